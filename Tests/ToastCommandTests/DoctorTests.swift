import Testing

@testable import ToastCommand
@testable import ToastCore

/// What is made of what was found.
@Suite struct DoctorTests {
  private static let orca = DeliveryDiagnosis.Listener(
    process: "orca", event: .showing, isReader: true)

  private static func facts(_ diagnosis: DeliveryDiagnosis) -> DoctorFacts {
    DoctorFacts(
      sessionBus: .there("unix:path=/run/bus"), diagnosis: .there(diagnosis),
      notificationServer: nil, display: ":0", waylandDisplay: nil, isTerminal: true,
      isRemote: false, languages: ["de-AT"], wording: .german,
      preferences: ResolvedPreferences([], desktop: []), isQuiet: false, problems: [], late: [])
  }

  private static func diagnosis(
    _ accessibility: Surroundings.Listeners, _ voice: Surroundings.Voice,
    screen: Surroundings.Screen = .unavailable("no X server"), isLocked: Bool = false
  ) -> DeliveryDiagnosis {
    let surroundings = Surroundings(
      listeners: accessibility, voice: voice, screen: screen, isLocked: isLocked)
    let request = ToastRequest(
      content: ToastContent(title: "Saved"), origin: ToastOrigin(isTerminal: true))
    return DeliveryDiagnosis(
      accessibility: accessibility, listeners: accessibility.readers == 1 ? [orca] : [],
      voice: voice, engine: "eSpeak NG 1.51",
      device: voice == .available ? "pulse:speaker" : nil, screen: screen, isLocked: isLocked,
      steps: DeliveryPlan(for: request, in: surroundings).steps)
  }

  @Test func `where a reader listens all is well, and a toast is announced to it`() {
    let facts = Self.facts(
      Self.diagnosis(.known(readers: 1, others: 0), .available, screen: .available))
    #expect(facts.findings.allSatisfy { $0.state != .problem && $0.advice == nil })
    #expect(
      facts.findings.contains(
        Finding("screen reader", .ok, "orca is sent notifications that appear")))
    #expect(facts.findings.contains(Finding("voice", .ok, "eSpeak NG 1.51, pulse:speaker")))
    #expect(facts.reachesPerson)
    #expect(
      facts.forecast.map(\.text) == [
        "it is sent to orca", "it is spoken where no screen reader reads it out in time",
        "it is shown", "it is printed where it reaches the person in no other way",
      ])
  }

  @Test func `without a reader it is spoken and, in a terminal, printed`() {
    let facts = Self.facts(Self.diagnosis(.known(readers: 0, others: 0), .available))
    #expect(facts.reachesPerson)
    #expect(
      facts.forecast.map(\.text) == [
        "nobody listens that takes it", "it is spoken", "no: no X server", "it is printed",
      ])
  }

  @Test func `where neither reader nor sound is there, that is said with what to do`() {
    let facts = Self.facts(Self.diagnosis(.unreachable("no bus"), .unavailable("no device")))
    #expect(!facts.reachesPerson)
    let voice = facts.findings.first { $0.subject == "voice" }
    #expect(voice?.state == .problem && voice?.found == "eSpeak NG 1.51: no device")
    #expect(voice?.advice != nil)
    #expect(facts.findings.first { $0.subject == "accessibility" }?.advice != nil)
    #expect(
      facts.forecast.map(\.text) == [
        "no: no bus", "no: no device", "no: no X server", "it is printed",
      ])
  }

  @Test func `a registry that does not answer is a problem, and a reader may hear it`() {
    let facts = Self.facts(Self.diagnosis(.unknown, .unavailable("no device")))
    #expect(facts.findings.first { $0.subject == "accessibility" }?.state == .problem)
    #expect(facts.reachesPerson)
    #expect(facts.forecast.first?.text == "it is sent to whoever listens")
  }

  @Test func `an agent that cannot be started is a problem, and nothing is forecast`() {
    var facts = Self.facts(Self.diagnosis(.unknown, .unknown))
    facts.diagnosis = .absent("toastd is not there")
    #expect(facts.forecast.isEmpty && !facts.reachesPerson)
    let agent = facts.findings.first { $0.subject == "agent" }
    #expect(agent?.state == .problem && agent?.found == "toastd is not there")
  }

  @Test func `what else changes a toast is told`() {
    var facts = Self.facts(
      Self.diagnosis(.known(readers: 0, others: 0), .available, isLocked: true))
    facts.isRemote = true
    facts.isQuiet = true
    facts.problems = ["preferences.json: it is a folder"]
    facts.late = ["color-scheme"]
    let findings = facts.findings
    func found(_ subject: String) -> [String] {
      findings.filter { $0.subject == subject }.map(\.found)
    }
    #expect(found("session") == ["it is locked: of a toast only the application is told"])
    #expect(found("terminal") == ["the session came over the network"])
    #expect(found("do not disturb") == ["it is on, says default"])
    #expect(
      found("preferences") == [
        "preferences.json: it is a folder", "not answered in time: color-scheme",
      ])
    #expect(found("language") == ["de-AT; our own words are in German"])
  }

  @Test func `text has every preference, and JSON is the same for programs`() throws {
    var facts = Self.facts(
      Self.diagnosis(.known(readers: 1, others: 0), .unavailable("no device")))
    facts.notificationServer = .init(name: "evil\u{1B}[31m", version: "1")
    let text = DoctorText.text(facts)
    for field in PreferenceField.allCases { #expect(text.contains("  \(field.rawValue) ")) }
    #expect(!text.contains("\u{1B}"), "names of other programs cannot colour a terminal")
    #expect(text.split(separator: "\n").filter { $0.hasSuffix(" ") }.isEmpty)

    let json = try JSONText(parsing: Array(DoctorText.json(facts).utf8))
    #expect(json["reachesPerson"] == .bool(true))
    #expect(
      json["listeners"]
        == .array([
          .object([
            .init("process", .string("orca")), .init("event", .string("showing")),
            .init("screen_reader", .bool(true)),
          ])
        ]))
    #expect(json["toast"]?["announcement"]?["step"] == .string("take"))
    #expect(json["preferences"]?["textScale"]?["source"] == .string("default"))
  }
}

extension Surroundings.Listeners {
  fileprivate var readers: Int {
    if case .known(let readers, _) = self { readers } else { 0 }
  }
}
