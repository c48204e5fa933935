import GLibKit
import SystemKit
import ToastClient
import ToastCore

/// Shows a toast for the command: hands it to the session's agent, or to one of its own where there
/// is no session, waits as long as was asked for, and prints.
struct ShowRunner: Sendable {
  private let options: ShowOptions
  private let environment: [String: String]

  init(_ options: ShowOptions, environment: [String: String]) {
    self.options = options
    self.environment = environment
  }

  /// Shows the toast.
  func run() throws(CommandFailure) -> ExitStatus {
    for error in PreferenceLayer.environment(environment).errors { Remark.say("\(error)") }
    let content = try readContent()
    guard let name = options.output else {
      let request = makeRequest(content)
      switch try handOver(request) {
      case .done(let status): return status
      case .noAgent: return try follow(request)
      case .noSession: return try follow(request, hasSession: false)
      }
    }
    return try OutputFile.fill(name, "--output") { file throws(CommandFailure) in
      var request = makeRequest(content)
      request.speech.destination = .descriptor(file)
      return try follow(request)
    }
  }

  private func readContent() throws(CommandFailure) -> ToastContent {
    var input: [UInt8] = []
    if options.messageFromStandardInput {
      do {
        input = try StandardStreams.readInput()
      } catch {
        throw CommandFailure(.unreadableInput, "--message -: \(error)")
      }
    }
    let content = options.content(standardInput: input)
    guard !content.isEmpty else {
      throw CommandFailure(.usage, "title, message: both are empty")
    }
    return content
  }

  private func makeRequest(_ content: ToastContent) -> ToastRequest {
    ToastRequest(
      content: content, severity: options.severity, configuration: options.configuration,
      wishes: options.wishes, speech: options.speech,
      origin: .thisProcess(application: options.applicationName, environment: environment))
  }

  /// What the short way comes to.
  private enum ShortWay {
    case done(ExitStatus)
    /// An agent has to be started, or the toast is to be followed.
    case noAgent
    /// There is no session bus, or it does not answer.
    case noSession
  }

  /// The short way, without a loop: for a toast of which nothing more is to be known, and an agent
  /// that runs. Most toasts of scripts are such.
  private func handOver(_ request: ToastRequest) throws(CommandFailure) -> ShortWay {
    guard !options.follows else { return .noAgent }
    guard let address = try? SessionBus.address(environment: environment).get() else {
      return .noSession
    }
    let text = SenderText(request, environment: environment)
    let id: ToastID
    do {
      id = try AgentClient.hand(
        over: request, replacing: options.replaced, text: text, at: address)
    } catch {
      switch error {
      case .absent: return .noAgent
      case .unreachable: return .noSession
      case .invalid, .refused, .noToast, .notYours, .lost:
        return .done(try WithoutAgent(error, request, text).tell(options))
      }
    }
    if options.printsID { try StandardOutput.write("\(id)\n") }
    return .done(.success)
  }

  /// The long way: an agent is started where there is none, and what becomes of the toast is
  /// followed as far as was asked for.
  private func follow(
    _ request: ToastRequest, hasSession: Bool = true
  ) throws(CommandFailure) -> ExitStatus {
    let loop = EventLoop(name: "toast")
    let following = ShowFollowing(
      options, request, hasSession: hasSession, loop: loop, environment: environment)
    let result = loop.runToEnd { () -> Result<ExitStatus, CommandFailure> in
      do throws(CommandFailure) {
        return .success(try await following.run())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
