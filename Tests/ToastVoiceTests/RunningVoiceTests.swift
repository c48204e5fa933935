// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Everything that starts the program. One after the other: what is tested is a process that is
/// alone with its sound server, and how quick it is.
@Suite(.serialized) struct RunningVoiceTests {}
