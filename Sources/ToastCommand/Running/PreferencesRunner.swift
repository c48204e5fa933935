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
    let reading = PreferencesReading(environment: environment)
    for error in reading.environmentProblems { Remark.say(error) }
    try StandardOutput.write(
      options.isJSON
        ? PreferencesText.json(fields, reading.preferences) : text(reading.preferences))
    for problem in reading.fileProblems { Remark.say(problem) }
    return reading.fileProblems.isEmpty ? .success : .unreadableInput
  }
}
