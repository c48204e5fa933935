public import GLibKit
public import ToastCore

/// A request as it travels to the agent: an `a{sv}` and perhaps an open file. Fields that a reader
/// does not know are ignored, so that programs of different age understand each other.
public enum RequestWire {
  /// The fields, and the files that they name.
  ///
  /// - Parameter replaced: the toast whose place it takes.
  public static func encode(
    _ request: ToastRequest, replacing replaced: ToastID? = nil
  ) -> (fields: Variant, descriptors: [CInt]) {
    var writer = FieldWriter()
    writer["replaces"] = replaced?.number
    let content = request.content
    writer["icon"] = content.icon.map(IconWire.encode)
    writer["title"] = content.title
    writer["message"] = content.message
    if !content.actions.isEmpty {
      writer["actions"] = content.actions.map { Structure($0.title, $0.dismissesToast) }
      let names = content.actions.map { $0.name ?? "" }
      writer.set("action-names", names, unless: names.map { _ in "" })
    }
    writer["speech"] = content.speech
    writer["language"] = content.language
    writer["application"] = content.applicationName
    writer["progress"] = content.progress
    writer.set("sensitive", content.sensitive, unless: false)
    writer["severity"] = request.severity?.rawValue
    let style = StyleWire.encode(request.style)
    if !style.isEmpty { writer["style"] = style }

    let (configuration, usual) = (request.configuration, ToastConfiguration())
    writer.set("edge", configuration.edge.rawValue, unless: usual.edge.rawValue)
    if configuration.duration != usual.duration {
      writer["duration"] = seconds(configuration.duration)
    }
    writer.set("tap", configuration.dismissOnTap, unless: usual.dismissOnTap)
    writer.set("swipe", configuration.dismissOnSwipe, unless: usual.dismissOnSwipe)
    writer["haptic"] = configuration.hapticFeedback?.rawValue
    writer.set("policy", configuration.policy.description, unless: usual.policy.description)
    writer["politeness"] = configuration.politeness?.rawValue
    writer.set(
      "close-button", configuration.closeButton.rawValue, unless: usual.closeButton.rawValue)
    writer.set("exact", configuration.exactDuration, unless: false)
    writer.set("emergency", configuration.isEmergency, unless: false)

    writer["announce"] = request.wishes.announce
    writer["speak"] = request.wishes.speak
    writer["show"] = request.wishes.show
    writer.set("text", request.wishes.text.rawValue, unless: DeliveryWishes.Text.auto.rawValue)
    let speech = request.speech
    writer["voice"] = speech.voice
    writer["rate"] = speech.rate.map { Int32(clamping: $0) }
    writer["pitch"] = speech.pitch.map { Int32(clamping: $0) }
    writer["volume"] = speech.volume.map { Int32(clamping: $0) }

    writer.set("sender", request.origin.application, unless: "")
    writer.set("terminal", request.origin.isTerminal, unless: false)
    writer.set("remote", request.origin.isRemote, unless: false)
    writer.set("locale", request.origin.language, unless: "en")
    writer["display"] = request.origin.display?.name
    writer["display-authority"] = request.origin.display?.authority
    writer.set("preferences", PreferenceWire.encode(request.origin.preferences), unless: [:])

    guard case .descriptor(let file) = request.speech.destination else {
      return (writer.fields.variant, [])
    }
    writer["output"] = DescriptorHandle(0)
    return (writer.fields.variant, [file])
  }

  /// The toast whose place a request takes; `nil` for one that comes anew.
  ///
  /// - Throws: ``WireError`` where the field is no number of a toast.
  public static func replaced(in variant: Variant) throws(WireError) -> ToastID? {
    try FieldReader(variant).optional("replaces", UInt64.self).map { ToastID($0) }
  }

  /// What is no duration stays until somebody ends it, here as in the sender's own process.
  private static func seconds(_ duration: ToastDuration) -> Double {
    guard case .seconds(let seconds) = duration, duration.interval != nil else { return 0 }
    return seconds
  }

  /// The request in these fields.
  ///
  /// - Parameters:
  ///   - isPartial: whether it may leave the text to what is there already.
  ///   - descriptor: the file of a handle; the receiver owns it.
  /// - Throws: ``WireError`` naming the field.
  public static func decode(
    _ variant: Variant, isPartial: Bool = false, descriptor: (DescriptorHandle) -> CInt?
  ) throws(WireError) -> ToastRequest {
    let reader = try FieldReader(variant)
    var request = ToastRequest(
      content: try content(reader), style: try style(reader),
      configuration: try configuration(reader), wishes: try wishes(reader),
      speech: try speech(reader), origin: try origin(reader))
    guard isPartial || !request.content.isEmpty else {
      throw WireError("title, message: both are empty; one of them must say something")
    }
    // The file last: nobody would close it where another field is wrong.
    if let handle = try reader.optional("output", DescriptorHandle.self) {
      guard let file = descriptor(handle) else { throw WireError("output: no file came along") }
      request.speech.destination = .descriptor(file)
    }
    return request
  }

  private static func content(_ reader: FieldReader) throws(WireError) -> ToastContent {
    let actions = try reader.value("actions", default: [Structure<String, Bool>]())
    let names = try reader.value("action-names", default: [String]())
    return ToastContent(
      icon: try reader.fields("icon").map { icon throws(WireError) in try IconWire.decode(icon) },
      title: try reader.optional("title"), message: try reader.optional("message"),
      // The handler is the sender's; here a press is only told.
      actions: actions.enumerated().map { index, action in
        let name = names.indices.contains(index) && !names[index].isEmpty ? names[index] : nil
        return ToastAction(
          action.fields.0, name: name, dismissesToast: action.fields.1, handler: {})
      },
      speech: try reader.optional("speech"), language: try reader.optional("language"),
      applicationName: try reader.optional("application"),
      progress: try reader.optional("progress"),
      sensitive: try reader.value("sensitive", default: false))
  }

  private static func style(_ reader: FieldReader) throws(WireError) -> ToastStyle {
    let severity = try reader.word("severity", ToastSeverity.self)
    guard let fields = try reader.fields("style") else { return .standard(severity) }
    return try StyleWire.decode(fields, severity)
  }

  private static func configuration(_ reader: FieldReader) throws(WireError) -> ToastConfiguration {
    let standard = ToastConfiguration()
    return ToastConfiguration(
      edge: try reader.word("edge") ?? standard.edge,
      duration: try duration(reader) ?? standard.duration,
      dismissOnTap: try reader.value("tap", default: standard.dismissOnTap),
      dismissOnSwipe: try reader.value("swipe", default: standard.dismissOnSwipe),
      hapticFeedback: try reader.word("haptic"), policy: try policy(reader) ?? standard.policy,
      politeness: try reader.word("politeness"),
      closeButton: try reader.word("close-button") ?? standard.closeButton,
      exactDuration: try reader.value("exact", default: false),
      isEmergency: try reader.value("emergency", default: false))
  }

  private static func policy(_ reader: FieldReader) throws(WireError) -> ToastPolicy? {
    guard let word = try reader.optional("policy", String.self) else { return nil }
    guard let policy = ToastPolicy(word) else {
      throw WireError(field: "policy", was: word, allowed: ToastPolicy.allowed)
    }
    return policy
  }

  private static func duration(_ reader: FieldReader) throws(WireError) -> ToastDuration? {
    guard let seconds = try reader.optional("duration", Double.self) else { return nil }
    guard seconds >= 0, seconds.isFinite else {
      throw WireError(
        field: "duration", was: "\(seconds)", allowed: "a number of seconds from 0 on")
    }
    return seconds == 0 ? .indefinite : .seconds(seconds)
  }

  private static func wishes(_ reader: FieldReader) throws(WireError) -> DeliveryWishes {
    DeliveryWishes(
      announce: try reader.optional("announce"), speak: try reader.optional("speak"),
      show: try reader.optional("show"),
      text: try reader.word("text") ?? .auto)
  }

  private static func speech(_ reader: FieldReader) throws(WireError) -> SpeechSettings {
    SpeechSettings(
      voice: try reader.optional("voice"),
      rate: try reader.number("rate", in: SpeechSettings.rates),
      pitch: try reader.number("pitch", in: SpeechSettings.pitches),
      volume: try reader.number("volume", in: SpeechSettings.volumes))
  }

  private static func origin(_ reader: FieldReader) throws(WireError) -> ToastOrigin {
    var origin = ToastOrigin(
      application: try reader.value("sender", default: ""),
      isTerminal: try reader.value("terminal", default: false),
      isRemote: try reader.value("remote", default: false),
      language: try reader.value("locale", default: ToastOrigin().language))
    if let name = try reader.optional("display", String.self), !name.isEmpty {
      origin.display = DisplayAddress(
        name: name, authority: try reader.optional("display-authority"))
    }
    origin.preferences = try PreferenceWire.decode(reader.value("preferences", default: [:]))
    return origin
  }
}
