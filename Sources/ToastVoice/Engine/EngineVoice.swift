// SPDX-License-Identifier: GPL-3.0-or-later

/// The voice that is really used.
struct EngineVoice: Equatable {
  /// The engine's identifier, variant included: `gmw/en-US+f3`.
  let identifier: String
  /// Its first language, as the engine writes it.
  let language: String
}
