import Glibc
import SystemKit
import ToastCore
import VoiceProtocol

/// Talks to a voice process of the command's own: about its voices, and into files.
struct VoiceRunner {
  /// A voice that says nothing for so long does not work.
  private static let limit: Duration = .seconds(10)
  /// The number of a file in the voice process.
  private static let descriptor: CInt = 3

  private let options: VoiceRequestOptions
  private let environment: [String: String]

  init(_ options: VoiceRequestOptions, environment: [String: String]) {
    self.options = options
    self.environment = environment
  }

  func run() throws(CommandFailure) -> ExitStatus {
    switch options {
    case .list(let json):
      let voices = try list()
      try StandardOutput.write(json ? VoiceList.json(voices) : VoiceList.text(voices))
    case .demo(let folder, let language): try demo(folder, language)
    }
    return .success
  }

  private func list() throws(CommandFailure) -> [VoiceDescription] {
    do {
      let voice = try VoiceConversation(environment: environment)
      try voice.send(.voices)
      while true {
        if case .voices(let voices) = try voice.next(within: Self.limit) { return voices }
      }
    } catch {
      throw CommandFailure(.notDelivered, "\(error)")
    }
  }

  private func demo(_ folder: [UInt8], _ language: String?) throws(CommandFailure) {
    let name = String(decoding: folder, as: UTF8.self)
    if mkdir(folder.map { CChar(bitPattern: $0) } + [0], 0o777) != 0, errno != EEXIST {
      throw CommandFailure(.outputNotWritable, "--sound: \(SystemError("mkdir", name))")
    }
    let tag = language ?? UserLanguage.tags(in: environment).first ?? "en"
    for voice in try list() where voice.origin == .toast {
      let path = folder + Array("/\(voice.name).wav".utf8)
      try OutputFile.fill(path, "--sound") { file throws(CommandFailure) in
        try speak(voice.name, tag, into: file)
      }
      try StandardOutput.write("\(name)/\(voice.name).wav\n")
    }
  }

  private func speak(
    _ name: String, _ tag: String, into file: CInt
  ) throws(CommandFailure) {
    let severity = ToastSeverity(rawValue: name)
    let words = (WordingLanguage(tag: tag) ?? .english).example(severity)
    let run = SpeakRequest.Run(
      text: words, language: VoiceLanguage(tag) ?? .english, voice: VoiceName(name))
    let request = SpeakRequest(
      id: 1, runs: [run], cue: severity.flatMap { SoundCue(rawValue: $0.rawValue) },
      sink: .descriptor(Self.descriptor))
    do {
      let voice = try VoiceConversation(
        environment: environment, descriptors: [Self.descriptor: file])
      let end = try voice.say(request, within: Self.limit).end
      if case .failed(_, let failure) = end { throw failure }
    } catch {
      throw CommandFailure(.notDelivered, "\(name): \(error)")
    }
  }
}

extension WordingLanguage {
  /// A sentence to hear a voice by.
  fileprivate func example(_ severity: ToastSeverity?) -> String {
    let sentence =
      switch self {
      case .english: "The backup of your documents."
      case .german: "Die Sicherung Ihrer Dokumente."
      case .spanish: "La copia de sus documentos."
      case .french: "La sauvegarde de vos documents."
      }
    return severity.map { "\(word(for: $0)): \(sentence)" } ?? sentence
  }
}
