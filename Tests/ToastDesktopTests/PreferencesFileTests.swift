import Glibc
import Testing
import ToastCore
import ToastTesting

@testable import ToastDesktop

@Suite struct PreferencesFileTests {
  private let folder: TemporaryFolder
  private let file: PreferencesFile

  init() throws {
    folder = try TemporaryFolder()
    file = try #require(PreferencesFile(environment: ["XDG_CONFIG_HOME": "\(folder.path)/new"]))
  }

  private func write(_ text: String) throws {
    try folder.folder("new")
    try folder.folder("new/toast")
    try folder.write("new/toast/preferences.json", text.utf8)
  }

  private var text: String {
    get throws {
      String(decoding: try folder.contents(of: "new/toast/preferences.json"), as: UTF8.self)
    }
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  private func names(_ folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  @Test(
    arguments: [
      (["XDG_CONFIG_HOME": "/c", "HOME": "/h"], "/c"), (["HOME": "/h"], "/h/.config"),
      (["XDG_CONFIG_HOME": "c", "HOME": "/h"], "/h/.config"), (["XDG_CONFIG_HOME": ""], nil),
      ([:], nil),
    ] as [([String: String], String?)])
  func `it is in the folder for configuration`(environment: [String: String], folder: String?) {
    let path = PreferencesFile(environment: environment)?.path
    #expect(path == folder.map { "\($0)/toast/preferences.json" })
  }

  @Test func `a file that is not there says nothing, and is made for its owner alone`() throws {
    #expect(file.read() == PreferencesFile.Content())
    try file.set(.textScale, 2.0)
    #expect(try text == "{\n  \"textScale\": 2\n}\n")
    #expect(mode(file.path) == 0o600)
    #expect(mode("\(folder.path)/new/toast") == 0o700)
    #expect(names("\(folder.path)/new/toast") == ["preferences.json"])
    #expect(file.read().layer.values == [.textScale: 2.0])
  }

  @Test func `members keep their order, and strangers stay`() throws {
    try write(#"{"rate": 100, "later": [1], "pitch": 3}"#)
    try file.set(.rate, 200)
    try file.set(.motion, "none")
    try file.set(.pitch, nil)
    #expect(
      try text == "{\n  \"rate\": 200,\n  \"later\": [1],\n  \"motion\": \"none\"\n}\n")
    #expect(file.read().layer.values == [.rate: 200, .motion: "none"])
  }

  @Test func `taking out what is not there makes no file`() throws {
    try file.set(.rate, nil)
    #expect(names(folder.path).isEmpty)
    try file.set(.rate, 100)
    try file.set(.rate, nil)
    #expect(try text == "{}\n")
  }

  @Test func `a link stays one`() throws {
    try write("{}")
    try folder.write("elsewhere.json", "{\"rate\": 90}".utf8)
    unlink(file.path)
    symlink("\(folder.path)/elsewhere.json", file.path)
    try file.set(.pitch, 1)
    var status = stat()
    #expect(lstat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(file.read().layer.values == [.rate: 90, .pitch: 1])
  }

  @Test(arguments: ["", "  \n"]) func `an empty file says nothing`(text: String) throws {
    try write(text)
    #expect(file.read() == PreferencesFile.Content())
  }

  @Test(arguments: [
    (#"{"rate": 100, "ratte": 1}"#, "'ratte': there is no such preference; did you mean 'rate'?"),
    (#"{"rate": 100, "pitch": 100}"#, "pitch: '100' is not a whole number from 0 to 99"),
    (#"{"rate": 100, "motion": 1}"#, "motion: '1' is not full, reduced or none"),
  ])
  func `a bad member is told, and the good ones count`(text: String, problem: String) throws {
    try write(text)
    let content = file.read()
    #expect(content.layer.values == [.rate: 100])
    #expect(content.problems == ["\(file.path): \(problem)"])
  }

  @Test(arguments: [
    (#"{"rate": 100"#, "line 1, column 13: a ',' or '}' is missing"),
    ("[]", "line 1, column 1: an object is wanted"), ("rate=100", "line 1, column 1"),
    (#"{"rate": 100, "rate": 101}"#, "the key \"rate\" comes twice"),
  ])
  func `a broken file is told with the place, says nothing, and is not overwritten`(
    broken: String, problem: String
  ) throws {
    try write(broken)
    let content = file.read()
    #expect(content.layer.values.isEmpty)
    #expect(content.problems.count == 1)
    #expect(content.problems.first?.hasPrefix("\(file.path): ") == true)
    #expect(content.problems.first?.contains(problem) == true, "\(content.problems)")
    #expect(throws: PreferencesFile.Failure.unreadable(content.problems[0])) {
      try file.set(.rate, 200)
    }
    #expect(try text == broken)
  }

  /// What may stand in its place.
  enum Obstacle: CaseIterable { case folder, pipe, large, loop, unreadable }

  @Test(arguments: Obstacle.allCases)
  func `what is no readable file is told, and nothing waits for it`(obstacle: Obstacle) throws {
    // Nothing is unreadable for root.
    if obstacle == .unreadable, geteuid() == 0 { return }
    try write("{}")
    unlink(file.path)
    let reason: String
    switch obstacle {
    case .folder:
      try folder.folder("new/toast/preferences.json")
      reason = "Is a directory"
    case .pipe:
      mkfifo(file.path, 0o600)
      reason = "Invalid argument"
    case .large:
      try write("{\"rate\": 100\(String(repeating: " ", count: 1 << 20))}")
      reason = "File too large"
    case .loop:
      symlink(file.path, file.path)
      reason = "Too many levels"
    case .unreadable:
      try write("{}")
      chmod(file.path, 0)
      reason = "Permission denied"
    }
    let content = file.read()
    #expect(content.layer.values.isEmpty)
    #expect(content.problems.first?.contains(file.path) == true)
    #expect(content.problems.first?.contains(reason) == true, "\(content.problems)")
    #expect(throws: PreferencesFile.Failure.self) { try file.set(.rate, 200) }
  }

  @Test func `where no folder can be made it is told`() throws {
    try folder.write("new", "a file".utf8)
    let failure = #expect(throws: PreferencesFile.Failure.self) { try file.set(.rate, 200) }
    guard case .unwritable(let reason) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(reason.contains("\(folder.path)/new"))
  }

  @Test func `many writers at once lose nothing`() async throws {
    let fields: [PreferenceField] = [.rate, .pitch, .volume, .motion, .contrast, .speech]
    let values: [JSONText] = [100, 1, 2, "none", "more", "never"]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (field, value) in zip(fields, values) {
        group.addTask { [file] in try file.set(field, value) }
      }
      try await group.waitForAll()
    }
    #expect(file.read().layer.values == Dictionary(uniqueKeysWithValues: zip(fields, values)))
  }
}
