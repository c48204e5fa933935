import Glibc
import SystemKit
import ToastAudit
import ToastCommand
import ToastCore
import ToastText

/// The program `toast-audit`, which is `toast audit`.
public enum AuditProgram {
  /// The exit statuses (`spec/audit.md`).
  enum Status: Int32 {
    case nothingFound = 0
    case findings = 1
    case couldNotRun = 2
  }

  /// Does what the arguments ask for.
  ///
  /// - Parameter arguments: those of `toast`, with the word `audit`, as bytes.
  /// - Returns: the exit status: 0 nothing found, 1 findings, 2 could not run.
  public static func run(arguments: [[UInt8]]) -> Int32 {
    StandardStreams.holdPlaces()
    signal(SIGPIPE, SIG_IGN)
    do {
      switch CommandRequest(arguments) {
      case .audit(let options): return try run(options).rawValue
      case .help(let text), .version(let text):
        try StandardOutput.write(text)
        return Status.nothingFound.rawValue
      case .usageError(let error): _ = PlainTextOutput().write(error.text)
      default: Remark.say("this program takes the arguments of 'toast audit', with the word audit")
      }
    } catch is LiveTreeError {
    } catch let error as CommandFailure {
      Remark.say(error.message)
    } catch {
      Remark.say("\(error)")
    }
    return Status.couldNotRun.rawValue
  }

  private static func run(_ options: AuditOptions) throws -> Status {
    // Everything is read before anything is checked: a wrong file is told at once.
    let disabled = try rules(options.disabled)
    let preferences = try preferences(options.preferences)
    let suppressions = try options.suppressions.map { name in
      try AuditSuppression.suppressions(
        from: InputFile.read(name), source: InputFile.text(of: name))
    }
    let baseline = try options.baseline.map { name in
      try AuditReport.baseline(from: InputFile.read(name), source: InputFile.text(of: name))
    }
    let profile = try profile(options.profile)
    var report =
      if let process = options.process {
        audit(
          try LiveTree.toasts(of: process, timeout: options.timeout), for: profile,
          source: "process \(process)", disabled: disabled)
      } else {
        audit(
          try toasts(options.files), for: profile, preferences: preferences,
          matrix: options.isMatrix, disabled: disabled)
      }
    if let suppressions { report = report.applying(suppressions) }
    if let baseline { report = report.comparing(with: baseline) }
    try write(text(of: report, options.format), to: options.output)
    return status(of: report, options.failOn)
  }

  private static func toasts(_ files: [[UInt8]]) throws(AuditInputError) -> [AuditedToast] {
    var toasts: [AuditedToast] = []
    for name in files {
      toasts += try AuditedToast.toasts(
        from: InputFile.read(name), source: InputFile.text(of: name))
    }
    guard !toasts.isEmpty else {
      let names = files.map(InputFile.text).joined(separator: ", ")
      throw AuditInputError("\(names): there is no toast to check")
    }
    return toasts
  }

  private static func profile(_ word: String) throws(AuditInputError) -> AuditProfile {
    guard let profile = AuditProfile(rawValue: word) else {
      throw AuditInputError("--profile: '\(word)' is no profile")
    }
    return profile
  }

  private static func rules(_ ids: [String]) throws(AuditInputError) -> Set<AuditRule> {
    var rules: Set<AuditRule> = []
    for id in ids { rules.insert(try AuditRule(id: id, in: "--disable")) }
    return rules
  }

  private static func preferences(
    _ name: [UInt8]?
  ) throws(AuditInputError) -> AccessibilityPreferences {
    guard let name else { return AccessibilityPreferences() }
    return try AccessibilityPreferences.audited(
      from: InputFile.read(name), source: InputFile.text(of: name))
  }

  private static func text(of report: AuditReport, _ format: AuditOptions.Format) -> String {
    switch format {
    case .text: report.text
    case .json: report.json
    case .earl: report.earl
    case .sarif: report.sarif(version: Release.version)
    case .junit: report.junit
    }
  }

  private static func write(_ text: String, to name: [UInt8]?) throws {
    guard let name else {
      try StandardOutput.write(text)
      return
    }
    let file = try OutputFile(name)
    if case .failed(let error) = PlainTextOutput(descriptor: file.descriptor.number).write(text) {
      file.drop()
      throw error
    }
    try file.keep()
  }

  private static func status(of report: AuditReport, _ failOn: AuditOptions.FailOn) -> Status {
    let isFound =
      switch failOn {
      case .failed: !report.failures.isEmpty
      case .cantTell: !report.failures.isEmpty || !report.questions.isEmpty
      case .never: false
      }
    return isFound ? .findings : .nothingFound
  }
}
