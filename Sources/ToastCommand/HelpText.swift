/// Lays out help as swift-argument-parser does, so that it looks like that of other Swift commands.
enum HelpText {
  /// The width that help is wrapped to, whatever the terminal's: it is often read in a pipe.
  private static let width = 80
  /// Where the explanations begin.
  private static let column = 26

  /// The help of a command, or of one of its subcommands.
  static func text(
    of command: CommandDescription, _ subcommand: SubcommandDescription? = nil
  ) -> String {
    let chosen = subcommand ?? command.subcommands[0]
    var sections = [wrapped("OVERVIEW: \(subcommand?.overview ?? command.overview)")]
    sections += (subcommand?.discussion ?? command.discussion).map { wrapped($0) }
    sections.append(usage(of: command, subcommand))
    sections.append(section("ARGUMENTS", chosen.arguments.map { ("<\($0.name)>", $0.help) }))
    let options = chosen.options + command.commonOptions
    sections.append(section("OPTIONS", options.map { (label(of: $0), help(of: $0)) }))
    if subcommand == nil {
      let rows = command.subcommands.enumerated().map { index, subcommand in
        (subcommand.name + (index == 0 ? " (default)" : ""), subcommand.overview)
      }
      sections.append(section("SUBCOMMANDS", rows))
      sections.append("  See '\(command.name) help <subcommand>' for detailed help.")
    }
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// One line for each way to call it; subcommands that are called alike share one.
  private static func usage(
    of command: CommandDescription, _ subcommand: SubcommandDescription?
  ) -> String {
    var lines: [String] = []
    if let subcommand {
      lines.append("\(subcommand.name)\(tail(of: subcommand))")
    } else {
      let first = command.subcommands[0]
      lines.append("[\(first.name)]\(tail(of: first))")
      var rest = command.subcommands.dropFirst()
      while let next = rest.first {
        let alike = rest.prefix { $0.arguments == next.arguments && $0.options == next.options }
        lines.append("\(alike.map(\.name).joined(separator: "|"))\(tail(of: next))")
        rest = rest.dropFirst(alike.count)
      }
    }
    return "USAGE: " + lines.map { "\(command.name) \($0)" }.joined(separator: "\n       ")
  }

  private static func tail(of subcommand: SubcommandDescription) -> String {
    // A command that may be left out is so together with the dashes before it.
    let mayLackCommand = subcommand.takesCommand && subcommand.arguments.first?.isOptional == true
    let words = subcommand.arguments.enumerated().map { index, argument in
      let name = "<\(argument.name)>\(argument.isRepeatable ? " ..." : "")"
      return argument.isOptional && !(mayLackCommand && index == 0) ? " [\(name)]" : " \(name)"
    }.joined()
    let options = subcommand.options.isEmpty ? "" : " [<options>]"
    guard subcommand.takesCommand else { return words + options }
    return mayLackCommand ? "\(options) [--\(words)]" : "\(options) --\(words)"
  }

  private static func label(of option: OptionDescription) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.kind.takesValue ? " <\(option.valueName)>" : ""
    let more = option.isRepeatable ? " ..." : ""
    return letter + option.longForms.joined(separator: "/") + value + more
  }

  private static func help(of option: OptionDescription) -> String {
    var facts: [String] = []
    if case .choice(let words) = option.kind {
      facts.append("values: \(words.joined(separator: ", "))")
    }
    if let value = option.defaultValue { facts.append("default: \(value)") }
    return option.help + (facts.isEmpty ? "" : " (\(facts.joined(separator: "; ")))")
  }

  private static func section(_ title: String, _ rows: [(label: String, help: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let margin = String(repeating: " ", count: column)
    let lines = rows.map { row in
      let label = "  \(row.label)"
      let help = wrapped(row.help, margin: margin)
      // A label that reaches into the explanations has a line of its own.
      guard label.count < column else { return "\(label)\n\(margin)\(help)" }
      return label + margin.dropFirst(label.count) + help
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }

  /// The text in lines within the width, all but the first after the margin.
  private static func wrapped(_ text: String, margin: String = "") -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if margin.count + line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n\(margin)")
  }
}
