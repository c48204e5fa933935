import Testing
import ToastTesting

/// Handlers of actions, in every kind of program.
@Suite(.serialized) struct ActionTests {
  /// A program, and where its main actor's work is done.
  enum Kind: String, CaseIterable {
    /// The main thread runs GLib's main loop.
    case glib
    /// The main thread waits for the toast.
    case blocking
    /// The main function is asynchronous: libdispatch leaves the main thread then.
    case async

    var program: String { "toast-test-\(rawValue)" }
    var isOnMainThread: Bool { self != .async }
    /// What it prints before anything is pressed.
    var greeting: [String] { self == .blocking ? ["main actor's work", "flushed", "not yet"] : [] }

    func ran(_ action: String) -> String {
      "\(action) ran, on the main thread: \(isOnMainThread)"
    }

    func start(withAgent: Bool = false) async throws -> ActionStage {
      let stage = try await ActionStage(program, withAgent: withAgent)
      if let last = greeting.last { try await stage.line(last) }
      return stage
    }
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `11: a press runs the handler, and that ends the toast`(_ kind: Kind, withAgent: Bool)
    async throws
  {
    let stage = try await kind.start(withAgent: withAgent)
    #expect(stage.stage.agents.count == (withAgent ? 1 : 0))
    try await stage.press(.undo)
    #expect(
      try await stage.end() == kind.greeting + [kind.ran("Undo"), "ended by its action “Undo”"])
  }

  @Test(arguments: Kind.allCases)
  func `11: an action that leaves the toast runs once a press`(_ kind: Kind) async throws {
    let stage = try await kind.start()
    for count in 1...2 {
      try await stage.press(.more)
      try await stage.lines("More", count)
    }
    try await stage.press(.undo)
    #expect(
      try await stage.end() == kind.greeting + [
        kind.ran("More"), kind.ran("More"), kind.ran("Undo"), "ended by its action “Undo”",
      ])
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `11: while a handler awaits something, presses are ignored`(_ kind: Kind, withAgent: Bool)
    async throws
  {
    let stage = try await kind.start(withAgent: withAgent)
    try await stage.press(.wait)
    try await stage.line("Wait begins")
    for action in [ActionStage.Action.wait, .more, .undo] { try await stage.press(action) }
    try await stage.program.write("\n")
    #expect(
      try await stage.end() == kind.greeting + [
        "Wait begins", kind.ran("Wait"), "ended by its action “Wait”",
      ])
  }

  @Test(arguments: Kind.allCases)
  func `a handler may wait for delivery, and blocks nothing for ever`(_ kind: Kind) async throws {
    let stage = try await kind.start()
    for count in 1...2 {
      try await stage.press(.flush)
      try await stage.lines("Flush", count)
    }
    try await stage.press(.undo)
    #expect(
      try await stage.end() == kind.greeting + [
        kind.ran("Flush"), kind.ran("Flush"), kind.ran("Undo"), "ended by its action “Undo”",
      ])
  }

  @Test(arguments: [Kind.glib, .blocking])
  func `a main thread that serves the main actor sleeps while there is nothing to do`(_ kind: Kind)
    async throws
  {
    let stage = try await kind.start()
    try await stage.press(.more)
    try await stage.lines("More", 1)
    let id = stage.program.id
    let mainThread = { try RestingThread.all(of: id).filter { $0.id == "\(id)" } }
    let before = try mainThread()
    #expect(before.count == 1)
    // Three seconds pass somewhere else.
    try await stage.stage.session.run("sleep", ["3"])
    #expect(try mainThread() == before)
  }
}
