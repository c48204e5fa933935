/// Writes a text so that a shell takes it as one word that means itself.
package enum ShellWord {
  /// The text, in single quotes where it needs any: `Undo`, `'Try again'`, `'Don'\''t'`.
  package static func quote(_ text: String) -> String {
    let isSafe =
      !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
          || "_-.,:/@+".unicodeScalars.contains(scalar)
      }
    if isSafe { return text }
    var quoted = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(scalar) }
    }
    return quoted + "'"
  }
}
