/// The lines of a manner of speaking, checked. eSpeak NG takes anything, and says nothing.
public struct VoiceFile: Sendable, Equatable {
  /// What is wrong with a line.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// What it says.
    public let text: String
    /// What it may say.
    public let allowed: String

    /// For people.
    public var description: String { "line \(line): \(text); allowed: \(allowed)" }
  }

  /// What a keyword takes.
  private static let keywords: [String: [ClosedRange<Int>]] = [
    // Hertz: the lowest and the highest.
    "pitch": [40...300, 40...300],
    // The number; frequency, height and width in percent.
    "formant": [0...8, 70...140, 50...150, 50...150],
    "flutter": [0...10],
    "roughness": [0...3],
  ]

  /// The name.
  public let name: String
  /// The numbers behind each keyword, in the order of the lines.
  public let settings: [(keyword: String, numbers: [Int])]

  /// Reads the lines of one of our files.
  ///
  /// - Throws: ``Failure``, for a keyword that is not known, numbers out of range, a name that is
  ///   missing, and a `language`, which is the language's own.
  public init(_ bytes: [UInt8]) throws(Failure) {
    var name: String?
    var settings: [(String, [Int])] = []
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      func failure(_ allowed: String) -> Failure {
        Failure(line: index + 1, text: String(line), allowed: allowed)
      }
      let words = line.split(separator: " ").map(String.init)
      guard let keyword = words.first, !keyword.hasPrefix("//") else { continue }
      if keyword == "name" {
        guard words.count == 2, name == nil else { throw failure("one name of one word") }
        name = words[1]
        continue
      }
      guard let ranges = Self.keywords[keyword] else {
        throw failure((["name"] + Self.keywords.keys.sorted()).joined(separator: ", "))
      }
      let numbers = words.dropFirst().compactMap { Int($0) }
      guard words.count == ranges.count + 1, numbers.count == ranges.count,
        zip(numbers, ranges).allSatisfy({ $1.contains($0) }),
        keyword != "pitch" || numbers[0] < numbers[1]
      else { throw failure("\(keyword) \(ranges.map(\.description).joined(separator: " "))") }
      settings.append((keyword, numbers))
    }
    guard let name else { throw Failure(line: lines.count, text: "", allowed: "a name") }
    self.name = name
    self.settings = settings
  }

  /// Whether the two say the same.
  public static func == (left: VoiceFile, right: VoiceFile) -> Bool {
    left.name == right.name
      && left.settings.elementsEqual(right.settings) {
        $0.keyword == $1.keyword && $0.numbers == $1.numbers
      }
  }
}
