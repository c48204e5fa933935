import GLibKit
import SystemKit
import ToastClient
import ToastCore

/// Tells how far something has come, through the session's agent; one is started where none runs.
struct ProgressRunner: Sendable {
  private let options: ProgressOptions
  private let environment: [String: String]

  init(_ options: ProgressOptions, environment: [String: String]) {
    self.options = options
    self.environment = environment
  }

  /// Tells it.
  func run() throws(CommandFailure) -> ExitStatus {
    let request = ToastRequest(
      content: options.content, configuration: options.configuration,
      wishes: options.options.wishes, speech: options.options.speech,
      origin: .thisProcess(
        application: options.options.applicationName, environment: environment))
    guard let address = try? SessionBus.address(environment: environment).get() else {
      return print(request)
    }
    do throws(AgentError) {
      try tell(request, AgentCommands(at: address))
    } catch {
      switch error {
      case .absent: return try startAndTell(request, at: address)
      case .unreachable, .lost: return print(request, because: error)
      case .invalid(let reason): throw CommandFailure(.usage, reason)
      case .refused, .noToast, .notYours: throw CommandFailure(.notDelivered, "\(error)")
      }
    }
    return .success
  }

  private func tell(_ request: ToastRequest, _ agent: AgentCommands) throws(AgentError) {
    let (id, line) = try agent.progress(request, of: options.target)
    if let line { TextLine.print(line, environment) }
    if options.options.printsID {
      do {
        try StandardOutput.write("\(id)\n")
      } catch {
        Remark.say(error.message)
      }
    }
  }

  private func startAndTell(
    _ request: ToastRequest, at address: String
  ) throws(CommandFailure) -> ExitStatus {
    // A toast with a number can only be at an agent that runs.
    if case .number(let id) = options.target {
      throw CommandFailure(.notDelivered, "\(ToastAbsence.unknown(id))")
    }
    let loop = EventLoop(name: "toast")
    let environment = environment
    let problem = loop.runToEnd { () -> AgentError? in
      do {
        let connection = try await BusConnection.open(address, on: loop)
        try await AgentClient.startAgent(connection, environment)
        return nil
      } catch {
        return error as? AgentError ?? .unreachable("\(error)")
      }
    }
    if let problem { return print(request, because: problem) }
    do throws(AgentError) {
      try tell(request, AgentCommands(at: address))
    } catch {
      return print(request, because: error)
    }
    return .success
  }

  /// What is left where no agent takes it: a line, whatever was told before.
  private func print(_ request: ToastRequest, because error: AgentError? = nil) -> ExitStatus {
    var request = request
    if request.content.isEmpty {
      switch options.target {
      case .name(let name): request.content.title = name
      case .number(let id): request.content.title = "\(id)"
      }
    }
    if let error { Remark.say("\(error)") }
    guard request.wishes.text != .never else { return .notDelivered }
    let printed = SenderText(request, environment: environment).print()
    return printed.state == .delivered ? .success : .notDelivered
  }
}
