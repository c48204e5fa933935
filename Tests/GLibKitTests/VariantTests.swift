import Testing

@testable import GLibKit

@Suite struct VariantTests {
  @Test func `values come back as they were sent`() throws {
    let sent = Variant.tuple(
      "Grüße", UInt64.max, Int32.min, true, 0.5, ["a", "b"],
      ["key": "value".variant], Structure(":1.7", ObjectPath(stringLiteral: "/x")))
    #expect(sent.signature == "(stibdasa{sv}(so))")
    let received = try #require(Variant(bytes: sent.bytes, signature: sent.signature))
    let values = try #require(
      received.decode(
        String.self, UInt64.self, Int32.self, Bool.self, Double.self, [String].self,
        [String: Variant].self, Structure<String, ObjectPath>.self))
    #expect(values.0 == "Grüße")
    #expect(values.1 == .max)
    #expect(values.2 == .min)
    #expect(values.3)
    #expect(values.4 == 0.5)
    #expect(values.5 == ["a", "b"])
    #expect(values.6["key"].flatMap(String.init(variant:)) == "value")
    #expect(values.7.fields.0 == ":1.7")
  }

  @Test func `a value of another type is no value`() {
    let tuple = Variant.tuple("text")
    let number: UInt32? = tuple.decode(UInt32.self)
    let pair: (String, String)? = tuple.decode(String.self, String.self)
    #expect(number == nil)
    #expect(pair == nil)
    #expect([String](variant: "x".variant) == nil)
  }

  @Test func `a NUL loses nothing that follows it`() {
    #expect(String(variant: "a\0b".variant) == "a\u{FFFD}b")
  }

  @Test(arguments: ["", "x", "/a/", "/ä", "//", "/a\0"])
  func `what is no object path is none`(path: String) {
    #expect(ObjectPath(path) == nil)
  }

  @Test func `damaged bytes never end the process`() {
    let bytes = Variant.tuple("a", ["k": "v"], UInt32(7)).bytes
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var damaged = bytes
        damaged[index] = value
        let variant = Variant(bytes: damaged, signature: "(sa{ss}u)")
        _ = variant?.decode(String.self, [String: String].self, UInt32.self)
      }
    }
    #expect(Variant(bytes: bytes, signature: "no signature") == nil)
  }
}
