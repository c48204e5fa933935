// SPDX-License-Identifier: GPL-3.0-or-later

import ToastVoice

VoiceProgram.run(arguments: Array(CommandLine.arguments.dropFirst()))
