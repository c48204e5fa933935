import ToastCore
import ToastTesting

/// Values of every kind that travels, the same on every run.
extension SplitMix {
  mutating func some<Value>(_ make: (inout SplitMix) -> Value) -> Value? {
    flip() ? make(&self) : nil
  }

  /// Text as people write it, and as nobody should.
  mutating func text() -> String {
    let pieces = [
      "Saved", " ", "Ü", "日本", "👩‍💻", "e\u{301}", "\n", "\u{1B}[31m", "\u{202E}", "'", "\"", "\\",
      "$(x)", "", "%s", "\u{FFFD}",
    ]
    return (0...next(below: 6)).map { _ in one(of: pieces) }.joined()
  }

  mutating func duration() -> Duration {
    .microseconds(Int64.random(in: 0...5_000_000_000, using: &self))
  }

  mutating func request() -> ToastRequest {
    let actions = (0..<next(below: 3)).map { _ in
      ToastAction(text(), name: some { "n\($0.text())" }, dismissesToast: flip(), handler: {})
    }
    let content = ToastContent(
      icon: some { $0.icon() }, title: "T" + text(), message: some { $0.text() }, actions: actions,
      speech: some { $0.text() }, language: some { $0.one(of: ["de", "pt-BR"]) },
      applicationName: some { $0.text() },
      progress: some { Double($0.next(below: 101)) / 100 }, sensitive: flip())
    let seconds = Double(next(below: 100_000)) / 7 + 0.25
    var request = ToastRequest(
      content: content, style: style(),
      configuration: ToastConfiguration(
        edge: one(of: ToastConfiguration.Edge.allCases),
        duration: flip() ? .indefinite : .seconds(seconds), dismissOnTap: flip(),
        dismissOnSwipe: flip(),
        hapticFeedback: some { $0.one(of: ToastConfiguration.HapticFeedback.allCases) },
        policy: policy(), politeness: some { $0.one(of: ToastPoliteness.allCases) },
        closeButton: one(of: ToastConfiguration.CloseButton.allCases), exactDuration: flip(),
        isEmergency: flip()),
      wishes: DeliveryWishes(
        announce: some { $0.flip() }, speak: some { $0.flip() },
        text: one(of: DeliveryWishes.Text.allCases)),
      speech: SpeechSettings(
        voice: some { $0.text() }, rate: some { 80 + $0.next(below: 370) },
        pitch: some { $0.next(below: 100) }, volume: some { $0.next(below: 101) },
        destination: flip() ? .loudspeaker : .descriptor(CInt(3 + next(below: 9)))),
      origin: ToastOrigin(
        application: text(), isTerminal: flip(), isRemote: flip(),
        language: one(of: ["en", "fr-CA"])))
    if flip() {
      request.origin.preferences = [
        .textScale: .number(Double(1 + next(below: 9)) / 2), .quiet: "on",
        .applications: .object([.init("A" + text(), "brief")]), .history: ["count": 3, "days": 2],
        .soundCues: .bool(flip()),
      ]
    }
    return request
  }

  /// A colour as it is written.
  mutating func color() -> Color {
    Color(rgb: UInt32(next(below: 1 << 24))).opacity(Double(next(below: 256)) / 255)
  }

  mutating func icon() -> ToastIcon {
    let tint: Color? = some { $0.color() }
    if flip() { return .systemImage(one(of: ["bell", "edit-undo-symbolic", ""]), tint: tint) }
    let name = text()
    return .image(flip() ? Image(decorative: name) : Image(name, label: text()), tint: tint)
  }

  mutating func font() -> Font {
    .system(
      size: Double(1 + next(below: 1000)) / 2, weight: one(of: Font.Weight.allCases),
      design: one(of: Font.Design.allCases))
  }

  /// A style in which every field may differ from the usual one, or not.
  mutating func style() -> ToastStyle {
    func pixels(_ random: inout SplitMix) -> Double { Double(random.next(below: 4000)) / 4 }
    let severity: ToastSeverity? = some { $0.one(of: ToastSeverity.allCases) }
    var style = ToastStyle.standard(severity)
    if flip() { return style }
    for color in [
      \.backgroundColor, \.titleColor, \.messageColor, \.buttonForegroundColor,
      \.buttonBackgroundColor,
    ] as [WritableKeyPath<ToastStyle, Color>] where flip() { style[keyPath: color] = self.color() }
    for tint in [
      \.backgroundTint, \.iconColor, \.buttonTint,
    ] as [WritableKeyPath<ToastStyle, Color?>] where flip() { style[keyPath: tint] = color() }
    for font in [
      \.titleFont, \.messageFont, \.buttonFont,
    ] as [WritableKeyPath<ToastStyle, Font>] where flip() { style[keyPath: font] = self.font() }
    style.backgroundUsesGlass = flip()
    style.buttonUsesGlass = flip()
    if flip() { style.cornerRadius = pixels(&self) }
    if flip() {
      style.shadow = ToastShadow(
        color: color(), radius: Double(next(below: 500)), x: -Double(next(below: 500)),
        y: Double(next(below: 500)))
    }
    style.contentPadding = some {
      EdgeInsets(
        top: pixels(&$0), leading: pixels(&$0), bottom: pixels(&$0), trailing: pixels(&$0))
    }
    style.maxWidth = some { 1 + pixels(&$0) }
    return style
  }

  mutating func policy() -> ToastPolicy {
    one(of: [
      .sequential, .replace, .stack(max: 1 + next(below: 10)), .coalesce(key: text()), .priority,
    ])
  }

  mutating func outcome() -> ToastOutcome {
    one(of: [
      .expired, .tapped, .swiped, .replaced, .action(text()), .closedByCaller, .closedByPerson,
      .cleared, .refused(text()),
      .failed(text()),
    ])
  }

  mutating func channelReport() -> ChannelReport {
    let listeners = (0..<next(below: 4)).map { _ in
      let receipt: ListenerReport.Receipt? = some {
        $0.flip() ? .read($0.duration()) : .lookedAt($0.duration())
      }
      return ListenerReport(
        process: text(), event: one(of: ListenerReport.Event.allCases), isReader: flip(),
        receipt: receipt)
    }
    return ChannelReport(
      one(of: ChannelReport.State.allCases), reason: some { $0.text() }, listeners: listeners,
      speech: some {
        SpeechReport(
          engine: $0.text(), voice: $0.text(), language: $0.text(), sound: $0.duration(),
          firstSample: $0.duration(), sink: $0.text())
      })
  }

  mutating func report() -> ToastReport {
    var channels: [ToastSense: ChannelReport] = [:]
    for sense in ToastSense.allCases where flip() { channels[sense] = channelReport() }
    return ToastReport(
      id: ToastID(next()), title: text(), severity: some { $0.one(of: ToastSeverity.allCases) },
      channels: channels, outcome: outcome())
  }
}
