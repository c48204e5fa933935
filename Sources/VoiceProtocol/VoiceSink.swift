/// Where the sound goes.
public enum VoiceSink: Hashable, Sendable {
  /// PulseAudio (PipeWire speaks its protocol too), and ALSA where there is none.
  case automatic
  /// A PulseAudio server in PulseAudio's own notation; the user's where nil.
  case pulse(server: String?)
  /// An ALSA device by its name; `default` where nil.
  case alsa(device: String?)
  /// A WAV file, written to a descriptor that the voice process has inherited.
  case descriptor(CInt)
}

extension VoiceSink {
  func write(to writer: inout FieldWriter) {
    switch self {
    case .automatic: writer.integer(UInt8(0))
    case .pulse(let server):
      writer.integer(UInt8(1))
      writer.optional(server)
    case .alsa(let device):
      writer.integer(UInt8(2))
      writer.optional(device)
    case .descriptor(let number):
      writer.integer(UInt8(3))
      writer.integer(number)
    }
  }

  init(from reader: inout FieldReader) throws(VoiceProtocolError) {
    switch try reader.integer("sink", as: UInt8.self) {
    case 0: self = .automatic
    case 1: self = .pulse(server: try reader.optional("server"))
    case 2: self = .alsa(device: try reader.optional("device"))
    case 3: self = .descriptor(try reader.integer("descriptor"))
    case let kind: throw reader.error(.badValue("\(kind)", allowed: "0 to 3"), "sink")
    }
  }
}
