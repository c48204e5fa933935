import ToastCore

/// The words and grammar of one language for the spoken form, as far as it differs.
struct SpokenWords: Sendable {
  /// The language.
  let language: WordingLanguage
  /// Between a number and its fraction; the other of `.` and `,` groups thousands.
  let decimalMark: String
  /// What numbers are counted in, by its symbol.
  let measures: [String: Plural]
  /// What durations are counted in, by its symbol.
  let durations: [String: DurationUnit]
  /// What follows a slash in `km/h`.
  let rates: [String: String]
  /// Money, by its symbol and by its ISO 4217 code.
  let currencies: [String: Currency]
  /// What stands for many zeros in a sum of money, `k` and `M`.
  let magnitudes: [String: Plural]
  /// January to December.
  let months: [String]
  /// The first to the thirty-first of a month.
  let days: [String]
  /// Signs of mathematics, of programs and of print.
  let symbols: [String: String]
  /// Keys, by what is printed on them.
  let keys: [String: String]
  /// Words in capitals that are to be spelled, though they can be read as words.
  let acronyms: Set<String>
  /// Short forms that are said in full: `w/o`.
  let shortForms: [String: String]
  /// Words that a Roman numeral may follow.
  let romanCues: Set<String>
  /// Names of emoji, by ``EmojiCluster/key(_:)``.
  let emoji: [String: String]
  /// Names of regions, by the letters of their flag.
  let regions: [String: String]
  /// Names of scripts, as the language of a text.
  let scripts: [Script: String]
  /// Everything else.
  let phrases: SpokenPhrases

  /// The words of a language.
  static func of(_ language: WordingLanguage) -> SpokenWords {
    switch language {
    case .english: english
    case .german: german
    case .spanish: spanish
    case .french: french
    }
  }
}

/// A noun for one and for many.
struct Plural: Sendable {
  let one: String
  let many: String

  init(_ one: String, _ many: String? = nil) {
    self.one = one
    self.many = many ?? one
  }
}

/// A unit of time.
struct DurationUnit: Sendable {
  /// From the longest, 0, to the shortest: in `1h 3m` they fall.
  let rank: Int
  let name: Plural
}

/// A currency.
struct Currency: Sendable {
  let name: Plural
  /// A hundredth of it; `nil` where it is not said.
  let cent: Plural?

  init(_ one: String, _ many: String? = nil, cent: Plural? = nil) {
    name = Plural(one, many)
    self.cent = cent
  }
}

/// Short texts with places for what varies, `%1` and `%2`.
struct SpokenPhrases: Sendable {
  var dot: String
  var point: String
  var slash: String
  var dash: String
  var colon: String
  var at: String
  var port: String
  var minus: String
  var plus: String
  var times: String
  var about: String
  var dollarSign: String
  /// `3/5`
  var ratio: String
  /// `3-5`
  var range: String
  /// `1920x1080`
  var dimensions: String
  /// `1e-5`, the factor and the exponent.
  var scientific: String
  /// `2^10`
  var power: String
  var squared: String
  var cubed: String
  /// Day, month and year.
  var date: String
  var monthOfYear: String
  /// Hour and minute, and the seconds.
  var clock: String
  /// Euros and cents.
  var sum: String
  var version: String
  /// Pre-releases by their abbreviation.
  var releases: [String: String]
  var identifier: String
  var hexadecimal: String
  var colour: String
  /// A file and its folders.
  var path: String
  var homeFolder: String
  var parentFolder: String
  var drive: String
  var line: String
  var column: String
  var tag: String
  var endTag: String
  /// `Optional<Int>`
  var generic: String
  var number: String
  var star: String
  /// How often an emoji is repeated.
  var repeated: String
  var emoji: String
  var moreEmoji: String
  var flag: String
  var key: String
  /// A text in a script that the voice cannot say.
  var textIn: String
  var otherScript: String
  /// What is left out at the end, one and many.
  var moreCharacters: Plural

  /// The beginning of a phrase that ends in its second place, which is still to be read.
  static func start(of phrase: String, _ value: String) -> String {
    fill(phrase, value, "").split(separator: " ").joined(separator: " ")
  }

  /// Puts values into the places of a phrase.
  static func fill(_ phrase: String, _ values: String...) -> String {
    var filled = ""
    var rest = phrase[...]
    while let place = rest.firstIndex(of: "%") {
      filled += rest[..<place]
      rest = rest[rest.index(after: place)...]
      if let number = rest.first?.wholeNumberValue, values.indices.contains(number - 1) {
        filled += values[number - 1]
        rest.removeFirst()
      } else {
        filled += "%"
      }
    }
    return filled + rest
  }
}
