import Testing

@testable import ToastCore

/// Names are read out to their end, so they are cut; labels are what can be reviewed.
@Suite struct AccessibleNamesTests {
  private static let long = Array(repeating: "lorem", count: 300).joined(separator: " ")

  @Test func `34: what is short is named as it is`() {
    let content = ToastContent(title: "Saved", message: "Your file was saved")
    let wording = Wording(content, severity: .success)
    #expect(wording.names == ["Success: Saved", "Your file was saved"])
    #expect(wording.names == wording.labels)
    #expect(wording.names.first == wording.objectName)
  }

  @Test func `40: a long message is cut in the name and whole in the label`() throws {
    let wording = Wording(ToastContent(title: "Log", message: Self.long), severity: .info)
    #expect(wording.names.count == 2)
    #expect(wording.names[0] == "Info: Log")
    #expect(wording.names[1].hasSuffix("lorem, and 803 more characters."))
    #expect(wording.labels == ["Info: Log", Self.long])
  }

  @Test func `40: a title that takes all the room leaves none for the message`() {
    let wording = Wording(ToastContent(title: Self.long, message: "Later"), severity: .error)
    #expect(wording.names.count == 1)
    #expect(wording.names[0].hasPrefix("Error: lorem"))
    #expect(wording.names[0].hasSuffix("more characters."))
    #expect(wording.labels == ["Error: \(Self.long)", "Later"])
  }
}
