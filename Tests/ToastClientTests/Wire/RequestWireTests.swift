import GLibKit
import Synchronization
import Testing
import ToastCore
import ToastTesting

@testable import ToastClient

@Suite struct RequestWireTests {
  /// The request as it arrives in another process: as bytes, with files of other numbers.
  private func sent(_ request: ToastRequest) throws -> ToastRequest {
    let (fields, descriptors) = RequestWire.encode(request)
    #expect(fields.signature == "a{sv}")
    let arrived = try #require(Variant(bytes: fields.bytes, signature: "a{sv}"))
    return try RequestWire.decode(arrived) { descriptors[Int($0.index)] }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a request arrives as it was sent`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let request = random.request()
    #expect(try sent(request) == request)
  }

  @Test func `a NUL in a text becomes a sign that can be sent`() throws {
    let request = ToastRequest(content: ToastContent(title: "a\0b"))
    #expect(try sent(request).content.title == "a\u{FFFD}b")
  }

  @Test(arguments: [0, -1, -0.5, .nan, .infinity, -.infinity])
  func `17: zero and what is no duration arrive as indefinite`(seconds: Double) throws {
    let request = ToastRequest(
      content: ToastContent(title: "Saved"),
      configuration: ToastConfiguration(duration: .seconds(seconds)))
    #expect(try sent(request).configuration.duration == .indefinite)
  }

  @Test func `what is missing has its default, and what is unknown is ignored`() throws {
    let fields: [String: Variant] = ["title": "Saved".variant, "shadow": UInt32(7).variant]
    let request = try RequestWire.decode(fields.variant) { _ in nil }
    #expect(request == ToastRequest(content: ToastContent(title: "Saved")))
  }

  @Test(arguments: [nil] + ToastSeverity.allCases as [ToastSeverity?])
  func `what looks as usual for its severity is sent without its looks`(severity: ToastSeverity?)
    throws
  {
    let request = ToastRequest(content: ToastContent(title: "Saved"), severity: severity)
    let fields = try #require([String: Variant](variant: RequestWire.encode(request).fields))
    #expect(fields.keys.sorted() == (severity == nil ? [] : ["severity"]) + ["title"])
    #expect(try sent(request).style == .standard(severity))
  }

  @Test func `colours arrive rounded to what is written`() throws {
    var request = ToastRequest(content: ToastContent(title: "Saved"))
    request.style.titleColor = .white.opacity(0.5)
    #expect(try sent(request).style.titleColor == Color("#ffffff80"))
  }

  @Test func `the toast whose place it takes goes along`() throws {
    let request = ToastRequest(content: ToastContent(title: "Saved"))
    let fields = RequestWire.encode(request, replacing: ToastID(7)).fields
    #expect(try RequestWire.replaced(in: fields) == ToastID(7))
    #expect(try RequestWire.replaced(in: RequestWire.encode(request).fields) == nil)
    let wrong = ["replaces": "7".variant].variant
    #expect(throws: WireError("replaces: 's' is not of the D-Bus type t")) {
      _ = try RequestWire.replaced(in: wrong)
    }
  }

  /// A field that is wrong, and what the error has to say.
  struct Wrong: Sendable, CustomTestStringConvertible {
    let field: String
    let value: Variant
    let error: String

    init(_ field: String, _ value: some VariantConvertible, _ error: String) {
      self.field = field
      self.value = value.variant
      self.error = error
    }

    var testDescription: String { "\(field): \(error)" }
  }

  static let wrong: [Wrong] = [
    Wrong("title", UInt32(1), "title: 'u' is not of the D-Bus type s"),
    Wrong("message", ["x"], "message: 'as' is not of the D-Bus type s"),
    Wrong("actions", ["x"], "actions: 'as' is not of the D-Bus type a(sb)"),
    Wrong("action-names", "x", "action-names: 's' is not of the D-Bus type as"),
    Wrong("speech", true, "speech: 'b' is not of the D-Bus type s"),
    Wrong("language", 0.5, "language: 'd' is not of the D-Bus type s"),
    Wrong("application", Int64(1), "application: 'x' is not of the D-Bus type s"),
    Wrong("severity", "Error", "severity: 'Error' is not one of error, warning, success, info"),
    Wrong("edge", "left", "edge: 'left' is not one of top, bottom"),
    Wrong("duration", -1.0, "duration: '-1.0' is not a number of seconds from 0 on"),
    Wrong("duration", Double.nan, "duration: 'nan' is not a number of seconds from 0 on"),
    Wrong("duration", Double.infinity, "duration: 'inf' is not a number of seconds from 0 on"),
    Wrong("duration", "3", "duration: 's' is not of the D-Bus type d"),
    Wrong("politeness", "rude", "politeness: 'rude' is not one of polite, assertive"),
    Wrong("exact", "yes", "exact: 's' is not of the D-Bus type b"),
    Wrong("emergency", UInt32(1), "emergency: 'u' is not of the D-Bus type b"),
    Wrong("announce", "yes", "announce: 's' is not of the D-Bus type b"),
    Wrong("speak", "no", "speak: 's' is not of the D-Bus type b"),
    Wrong("text", "maybe", "text: 'maybe' is not one of auto, always, never"),
    Wrong("voice", true, "voice: 'b' is not of the D-Bus type s"),
    Wrong("rate", Int32(79), "rate: '79' is not from 80 to 449"),
    Wrong("rate", Int32(450), "rate: '450' is not from 80 to 449"),
    Wrong("rate", UInt32(175), "rate: 'u' is not of the D-Bus type i"),
    Wrong("pitch", Int32(-1), "pitch: '-1' is not from 0 to 99"),
    Wrong("pitch", Int32.max, "pitch: '2147483647' is not from 0 to 99"),
    Wrong("volume", Int32(101), "volume: '101' is not from 0 to 100"),
    Wrong("output", "file.wav", "output: 's' is not of the D-Bus type h"),
    Wrong("output", DescriptorHandle(3), "output: no file came along"),
    Wrong("icon", "bell", "icon: 's' is not of the D-Bus type a{sv}"),
    Wrong(
      "icon", [String: Variant](), "icon: there must be either a symbol or an image in it"),
    Wrong(
      "icon", ["symbol": "bell".variant, "tint": "red".variant],
      "icon.tint: 'red' is not #rrggbb or #rrggbbaa"),
    Wrong("style", true, "style: 'b' is not of the D-Bus type a{sv}"),
    Wrong(
      "style", ["titleColor": "white".variant],
      "style.titleColor: 'white' is not #rrggbb or #rrggbbaa"),
    Wrong(
      "style", ["cornerRadius": (-1.0).variant],
      "style.cornerRadius: '-1.0' is not from 0.0 to 1024.0"),
    Wrong(
      "style", ["maxWidth": Double.infinity.variant],
      "style.maxWidth: 'inf' is not from 1.0 to 65536.0"),
    Wrong(
      "style", ["titleFont": Structure(0.5, "bold", "serif").variant],
      "style.titleFont: '0.5' is not from 1.0 to 512.0"),
    Wrong(
      "style", ["titleFont": Structure(12.0, "fat", "serif").variant],
      "style.titleFont: 'fat' is not one of ultraLight, thin, light, regular, medium, semibold, "
        + "bold, heavy, black"),
    Wrong(
      "style", ["shadow": Structure("#000000", 1.0, Double.nan, 0.0).variant],
      "style.shadow: 'nan' is not from -512.0 to 512.0"),
    Wrong(
      "style", ["contentPadding": Structure(1.0, 1.0, -2.0, 1.0).variant],
      "style.contentPadding: '-2.0' is not from 0.0 to 1024.0"),
    Wrong("sender", Int32(1), "sender: 'i' is not of the D-Bus type s"),
    Wrong("terminal", "1", "terminal: 's' is not of the D-Bus type b"),
    Wrong("remote", Int32(1), "remote: 'i' is not of the D-Bus type b"),
    Wrong("locale", true, "locale: 'b' is not of the D-Bus type s"),
    Wrong(
      "title", " \n", "title, message: both are empty; one of them must say something"),
  ]

  @Test(arguments: wrong)
  func `a wrong field is named, with what it was and what is allowed`(wrong: Wrong) {
    var fields: [String: Variant] = ["title": "Saved".variant]
    fields[wrong.field] = wrong.value
    #expect(throws: WireError(wrong.error)) {
      _ = try RequestWire.decode(fields.variant) { _ in nil }
    }
  }

  @Test(arguments: wrong)
  func `a file is taken only where nothing else is wrong`(wrong: Wrong) {
    guard wrong.field != "output" else { return }
    let taken = Mutex(0)
    var fields: [String: Variant] = [
      "title": "Saved".variant, "output": DescriptorHandle(0).variant,
    ]
    fields[wrong.field] = wrong.value
    #expect(throws: WireError.self) {
      _ = try RequestWire.decode(fields.variant) { _ in
        taken.withLock { $0 += 1 }
        return 7
      }
    }
    #expect(taken.withLock { $0 } == 0)
  }

  @Test func `what is no set of fields is named by its type`() {
    #expect(throws: WireError("message: '(s)' is not a{sv}")) {
      _ = try RequestWire.decode(.tuple("x")) { _ in nil }
    }
  }
}
