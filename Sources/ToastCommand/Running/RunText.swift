import ToastCore
import SystemKit

/// What is told of a program that has ended.
struct RunText: Sendable {
  let language: WordingLanguage

  /// The program's name, and the first thing that it is given where that is a plain word: `make test`,
  /// `git push`. Nothing else of a command line is told: there may be secrets in it.
  static func title(_ command: [[UInt8]]) -> String {
    let path = TextSafety.decode(command.first ?? [])
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard command.count > 1 else { return name }
    let word = TextSafety.decode(command[1])
    let isPlain =
      word.utf8.count <= 24 && word.first?.isLetter == true
      && word.allSatisfy { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
    return isPlain ? "\(name) \(word)" : name
  }

  /// How it ended, and how long it took.
  func message(_ end: ForegroundProgram.End, _ time: Duration) -> String {
    let time = text(time)
    switch end {
    case .exited(0):
      return switch language {
      case .english: "Done in \(time)."
      case .german: "Fertig nach \(time)."
      case .spanish: "Terminado en \(time)."
      case .french: "Terminé en \(time)."
      }
    case .exited(let status):
      return switch language {
      case .english: "Exit status \(status) after \(time)."
      case .german: "Exit-Status \(status) nach \(time)."
      case .spanish: "Código de salida \(status) tras \(time)."
      case .french: "Code de sortie \(status) après \(time)."
      }
    case .killed(let number):
      return switch language {
      case .english: "Ended by signal \(number) after \(time)."
      case .german: "Durch Signal \(number) beendet nach \(time)."
      case .spanish: "Terminado por la señal \(number) tras \(time)."
      case .french: "Arrêté par le signal \(number) après \(time)."
      }
    }
  }

  /// It could not be started.
  func cannotStart(_ reason: String) -> String {
    switch language {
    case .english: "It could not be started: \(reason)."
    case .german: "Konnte nicht gestartet werden: \(reason)."
    case .spanish: "No se pudo iniciar: \(reason)."
    case .french: "N’a pas pu démarrer : \(reason)."
    }
  }

  /// As it is said, the two largest units of it: `3.2 seconds`, `2 minutes 5 seconds`.
  func text(_ time: Duration) -> String {
    let tenths = Int((time / .milliseconds(100)).rounded())
    if tenths < 100, tenths % 10 != 0 {
      let point = language == .english ? "." : ","
      return "\(tenths / 10)\(point)\(tenths % 10) \(unit(.second, 2))"
    }
    let seconds = Int((time / .seconds(1)).rounded())
    let parts = [
      (seconds / 3600, Unit.hour), (seconds / 60 % 60, .minute), (seconds % 60, .second),
    ]
    let said = parts.drop { $0.0 == 0 }.prefix(2).filter { $0.0 > 0 }
    guard !said.isEmpty else { return "0 \(unit(.second, 0))" }
    return said.map { "\($0.0) \(unit($0.1, $0.0))" }.joined(separator: " ")
  }

  private enum Unit { case hour, minute, second }

  private func unit(_ unit: Unit, _ count: Int) -> String {
    let isOne = count == 1
    return switch (language, unit) {
    case (.english, .hour): isOne ? "hour" : "hours"
    case (.english, .minute): isOne ? "minute" : "minutes"
    case (.english, .second): isOne ? "second" : "seconds"
    // After "nach".
    case (.german, .hour): isOne ? "Stunde" : "Stunden"
    case (.german, .minute): isOne ? "Minute" : "Minuten"
    case (.german, .second): isOne ? "Sekunde" : "Sekunden"
    case (.spanish, .hour): isOne ? "hora" : "horas"
    case (.spanish, .minute): isOne ? "minuto" : "minutos"
    case (.spanish, .second): isOne ? "segundo" : "segundos"
    case (.french, .hour): isOne ? "heure" : "heures"
    case (.french, .minute): isOne ? "minute" : "minutes"
    case (.french, .second): isOne ? "seconde" : "secondes"
    }
  }
}
