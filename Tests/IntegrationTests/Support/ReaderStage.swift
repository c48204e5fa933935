import ToastTesting

/// A stage with the real Orca, an ear that stands for a test or a newer reader, and an application
/// that is not ours, which marks places in what they hear.
struct ReaderStage: Sendable {
  let stage: Stage
  let orca: Orca
  let ear: Ear
  let application: OtherApplication

  /// Whether this machine has what is needed.
  static var isPossible: Bool { Orca.isInstalled && OtherApplication.isInstalled }

  init(sound: SoundServer? = nil) async throws {
    stage = try await Stage(display: true, sound: sound)
    orca = try await Orca(in: stage.session)
    ear = try await Ear(in: stage.session)
    application = try await OtherApplication(in: stage.session)
  }

  /// What Orca said of everything sent so far, its greeting left out.
  func said() async throws -> [Utterance] {
    try await orca.everything(through: application).filter { !$0.text.contains("Screen reader on") }
  }

  /// What the ear heard of everything sent so far.
  func heard() async throws -> [Heard] { try await ear.everything(through: application) }
}
