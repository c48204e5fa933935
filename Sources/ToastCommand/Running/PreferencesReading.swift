import GLibKit
import ToastClient
import ToastCore
import ToastDesktop

/// What a person prefers as this command's environment, our file and the desktop say; who has not
/// answered in time says nothing.
struct PreferencesReading: Sendable {
  /// What they come to.
  let preferences: ResolvedPreferences
  /// What is wrong with settings in the environment.
  let environmentProblems: [String]
  /// What is wrong with our file.
  let fileProblems: [String]
  /// The desktop's sources that have not answered.
  let late: [String]

  /// Reads them; blocks the calling thread for ``DesktopSettings/readLimit`` at most.
  init(environment: [String: String]) {
    let (sender, errors) = PreferenceLayer.environment(environment)
    let settings = Self.settings(environment)
    preferences = ResolvedPreferences(
      [sender, settings.content.layer],
      desktop: settings.desktop + Self.displaySettings(environment))
    environmentProblems = errors.map { "\($0)" }
    fileProblems = settings.content.problems
    late = settings.late.sorted()
  }

  /// What the display's settings say: the agent is connected to it, and this command is not.
  private static func displaySettings(_ environment: [String: String]) -> [PreferenceLayer] {
    guard let address = try? SessionBus.address(environment: environment).get() else { return [] }
    return (try? AgentCommands(at: address).displaySettings()) ?? []
  }

  private static func settings(_ environment: [String: String]) -> DesktopSettings {
    let loop = EventLoop(name: "toast")
    return loop.runToEnd { () -> DesktopSettings in
      var session: BusConnection?
      if let address = try? SessionBus.address(environment: environment).get() {
        session = try? await BusConnection.open(
          address, on: loop, limit: DesktopSettings.readLimit)
      }
      let settings = DesktopSettings(
        session: session, environment: environment, complain: { _ in }, changed: {})
      await withCheckedContinuation { continuation in
        settings.whenRead { continuation.resume() }
      }
      return settings
    }
  }
}
