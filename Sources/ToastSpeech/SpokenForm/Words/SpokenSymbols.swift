/// Signs that need no language.
enum SpokenSymbols {
  /// Letters that stand for quantities; their names are the same in every language we speak.
  static let greek: [String: String] = [
    "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "ε": "epsilon", "ζ": "zeta",
    "η": "eta", "θ": "theta", "ι": "iota", "κ": "kappa", "λ": "lambda", "μ": "mu", "ν": "nu",
    "ξ": "xi", "π": "pi", "ρ": "rho", "σ": "sigma", "τ": "tau", "φ": "phi", "χ": "chi",
    "ψ": "psi", "ω": "omega", "Γ": "Gamma", "Δ": "Delta", "Θ": "Theta", "Λ": "Lambda",
    "Ξ": "Xi", "Π": "Pi", "Σ": "Sigma", "Φ": "Phi", "Ψ": "Psi", "Ω": "Omega",
  ]

  /// Operators of more than one character, the longest first.
  static let operators = [
    "!==", "===", "-->", "==>", "<--", "<->", "!=", "==", "<=", ">=", "->", "=>", "<-", ":=",
    "+=", "-=", "*=", "&&", "||", "<<", ">>", "::", "??", "++",
  ]

  /// What separates parts of a line, and is not named.
  static let separators: Set<String> = ["•", "·", "‣", "›", "‹", "»", "▪", "◦", "⁃", "∙", "⋅", "┃"]

  /// Whether it is a piece of a frame, a bar or a spinner, drawn for the eye only.
  static func isDecoration(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2500...0x25FF, 0x2800...0x28FF, 0x1FB00...0x1FBFF, 0x2758...0x275F: true
    default: false
    }
  }
}
