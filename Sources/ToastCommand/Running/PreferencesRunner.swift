import GLibKit
import Glibc
import ToastCore
import ToastDesktop

/// Lists what a person prefers, and writes our file.
struct PreferencesRunner: Sendable {
  private let environment: [String: String]

  init(environment: [String: String]) { self.environment = environment }

  /// Does what was asked.
  ///
  /// - Returns: ``ExitStatus/unreadableInput`` where our file is broken; what the other sources say
  ///   is printed all the same.
  func run(_ options: PreferencesOptions) throws(CommandFailure) -> ExitStatus {
    switch options.order {
    case .list: return try print(PreferenceField.allCases, options) { PreferencesText.list($0) }
    case .get(let field):
      return try print([field], options) { PreferencesText.value(field, $0) }
    case .set(let field, let value): try write(field, value)
    case .quieten(let seconds):
      let end = PreferenceTime.text(of: Int64(time(nil)) + seconds)
      try write(.quiet, .string(end))
    case .unset(let field): try write(field, nil)
    }
    return .success
  }

  private func write(_ field: PreferenceField, _ value: JSONText?) throws(CommandFailure) {
    guard let file = PreferencesFile(environment: environment) else {
      throw CommandFailure(
        .outputNotWritable, "neither XDG_CONFIG_HOME nor HOME names a folder for preferences")
    }
    do throws(PreferencesFile.Failure) {
      try file.set(field, value)
    } catch {
      switch error {
      case .unreadable: throw CommandFailure(.unreadableInput, "\(error)")
      case .unwritable: throw CommandFailure(.outputNotWritable, "\(error)")
      }
    }
  }

  private func print(
    _ fields: [PreferenceField], _ options: PreferencesOptions,
    _ text: (ResolvedPreferences) -> String
  ) throws(CommandFailure) -> ExitStatus {
    let (sender, errors) = PreferenceLayer.environment(environment)
    for error in errors { Remark.say("\(error)") }
    let settings = readSettings()
    let preferences = ResolvedPreferences(
      [sender, settings.content.layer], desktop: settings.desktop)
    try StandardOutput.write(
      options.isJSON ? PreferencesText.json(fields, preferences) : text(preferences))
    for problem in settings.content.problems { Remark.say(problem) }
    return settings.content.problems.isEmpty ? .success : .unreadableInput
  }

  /// What file and desktop say; who has not answered in time says nothing.
  private func readSettings() -> DesktopSettings {
    let loop = EventLoop(name: "toast")
    let environment = environment
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
