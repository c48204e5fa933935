import GLibKit
import Glibc
import Synchronization
import SystemKit
import ToastClient
import ToastCore
import ToastText

/// Shows a toast for the command: hands it to the session's agent, or to one of its own where there
/// is no session, waits as long as was asked for, and prints.
struct ShowRunner: Sendable {
  private let options: ShowOptions
  private let loop: EventLoop
  private let environment: [String: String]

  init(_ options: ShowOptions, loop: EventLoop, environment: [String: String]) {
    self.options = options
    self.loop = loop
    self.environment = environment
  }

  /// Why the command ends early: what to say, and with which status.
  private struct Stop: Error {
    let status: ExitStatus
    let message: String
  }

  func run() async -> ExitStatus {
    do {
      return try await show()
    } catch let stop as Stop {
      Diagnostics.say("toast: \(stop.message)")
      return stop.status
    } catch {
      Diagnostics.say("toast: \(error)")
      return .notDelivered
    }
  }

  private func show() async throws -> ExitStatus {
    let content = try readContent()
    guard let name = options.output else { return try await show(content, into: nil) }
    let file: OutputFile
    do {
      file = try OutputFile(name)
    } catch {
      throw Stop(status: .outputNotWritable, message: "--output: \(error)")
    }
    let status: ExitStatus
    do {
      status = try await show(content, into: file.descriptor.number)
    } catch {
      file.drop()
      throw error
    }
    do {
      try file.keep()
    } catch {
      throw Stop(status: .outputNotWritable, message: "--output: \(error)")
    }
    return status
  }

  private func readContent() throws(Stop) -> ToastContent {
    var input: [UInt8] = []
    if options.messageFromStandardInput {
      do {
        input = try StandardStreams.readInput()
      } catch {
        throw Stop(status: .unreadableInput, message: "--message -: \(error)")
      }
    }
    let content = options.content(standardInput: input)
    guard !content.isEmpty else {
      throw Stop(status: .usage, message: "title, message: both are empty")
    }
    return content
  }

  private func show(_ content: ToastContent, into file: CInt?) async throws -> ExitStatus {
    let request = makeRequest(content, into: file)
    let text = SenderText(request, environment: environment)
    let follower = options.follows ? Follower(options, loop: loop) : nil
    let agent = await findAgent()
    // Its connection must outlive the waiting.
    defer { withExtendedLifetime(agent) {} }
    let id: ToastID
    do {
      id = try await hand(over: request, to: agent, text, follower?.observer)
    } catch {
      return try printInstead(text, error)
    }
    if options.printsID { try print("\(id)\n") }
    guard let follower else { return .success }
    return try await follow(follower)
  }

  private func makeRequest(_ content: ToastContent, into file: CInt?) -> ToastRequest {
    var request = ToastRequest(
      content: content, severity: options.severity, configuration: options.configuration,
      wishes: options.wishes, speech: options.speech,
      origin: .thisProcess(application: options.applicationName, environment: environment))
    if let file { request.speech.destination = .descriptor(file) }
    return request
  }

  /// Who takes the command's toast.
  private enum Agent {
    case session(AgentClient)
    case once(OnceAgent)
  }

  private func findAgent() async -> Agent {
    guard let address = try? SessionBus.address(environment: environment).get(),
      let connection = try? await BusConnection.open(address, on: loop)
    else { return .once(OnceAgent(loop: loop, environment: environment)) }
    return .session(AgentClient(connection))
  }

  private func hand(
    over request: ToastRequest, to agent: Agent, _ text: SenderText, _ observer: ToastObserver?
  ) async throws(AgentError) -> ToastID {
    switch agent {
    case .session(let agent):
      let start = AgentClient.Start.beside(environment: environment)
      return try await agent.show(request, text: text, start: start, follower: observer)
    case .once(let agent): return try await agent.show(request, text: text, follower: observer)
    }
  }

  /// Where no agent takes the toast, its text is what is left.
  private func printInstead(_ text: SenderText, _ error: any Error) throws -> ExitStatus {
    switch error as? AgentError {
    case .invalid(let reason): throw Stop(status: .usage, message: reason)
    case .refused(let reason): throw Stop(status: .notDelivered, message: reason)
    case .absent, .lost, nil: break
    }
    if options.output != nil {
      throw Stop(status: .notDelivered, message: "--output: nothing was spoken: \(error)")
    }
    guard options.text != .never, text.print().state == .delivered else {
      throw Stop(status: .notDelivered, message: "\(error)")
    }
    Diagnostics.say("toast: \(error)")
    return .success
  }

  private func follow(_ follower: Follower) async throws -> ExitStatus {
    let end = await follower.end(within: options.timeout)
    if options.reports, let report = end.report {
      try print(ReportLine.json(report).text + "\n")
    }
    if options.explains, let report = end.report { try print(ReportText.text(report)) }
    if options.waits, case .action(let name) = end.report?.outcome { try print("\(name)\n") }
    let limit = options.timeout.map { "\($0)" } ?? ""
    // A file that is not whole must not take the place of one that is.
    if options.output != nil, end.speech?.state != .delivered {
      let problem = end.isLate ? "it was not spoken within \(limit)" : "it was not spoken"
      throw Stop(
        status: .outputNotWritable, message: "--output: \(end.speech?.reason ?? problem)")
    }
    if case .failed(let reason) = end.report?.outcome { Diagnostics.say("toast: \(reason)") }
    if end.isLate {
      Diagnostics.say("toast: nothing more was heard of the toast within \(limit)")
    }
    return end.isDelivered || (end.isLate && !options.mustDeliver) ? .success : .notDelivered
  }

  private func print(_ text: String) throws(Stop) {
    if case .failed(let error) = PlainTextOutput(descriptor: STDOUT_FILENO).write(text) {
      throw Stop(status: .outputNotWritable, message: "standard output: \(error)")
    }
  }
}
