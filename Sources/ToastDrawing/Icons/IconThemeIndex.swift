/// What the file `index.theme` of an icon theme says (freedesktop.org, "Icon Theme Specification").
struct IconThemeIndex {
  /// A folder of icons of one size.
  struct Folder: Equatable {
    enum Kind: Equatable {
      case fixed
      case scalable(ClosedRange<Double>)
      case threshold(Double)
    }

    var path: String
    var size: Double
    var scale: Double
    var kind: Kind

    /// How far its icons are from a size, in output pixels; 0 where they fit.
    func distance(size wanted: Double, scale wantedScale: Double) -> Double {
      let pixels = wanted * wantedScale
      let fits: ClosedRange<Double>
      switch kind {
      case .fixed: fits = (size * scale)...(size * scale)
      case .scalable(let range):
        fits = (range.lowerBound * scale)...(range.upperBound * scale)
      case .threshold(let distance):
        fits = ((size - distance) * scale)...((size + distance) * scale)
      }
      let other = scale == wantedScale ? 0 : 0.5
      if pixels < fits.lowerBound { return fits.lowerBound - pixels + other }
      // What is too small is blurred, which is worse than what is too large.
      if pixels > fits.upperBound { return (pixels - fits.upperBound) * 2 + other }
      return other
    }
  }

  private(set) var inherited: [String] = []
  private(set) var folders: [Folder] = []

  /// More folders than this are no theme.
  private static let mostFolders = 4_096

  init(_ bytes: [UInt8]) {
    var groups: [String: [String: String]] = [:]
    var group = ""
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
        group = String(text[text.index(after: text.startIndex)..<end])
      } else if let equals = text.firstIndex(of: "="), !text.hasPrefix("#") {
        let key = text[..<equals].filter { !$0.isWhitespace }
        groups[group, default: [:]][key] = String(text[text.index(after: equals)...])
      }
    }
    let head = groups["Icon Theme"] ?? [:]
    func list(_ key: String) -> [String] {
      (head[key] ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    }
    inherited = list("Inherits").filter(Self.isName)
    folders = (list("Directories") + list("ScaledDirectories")).prefix(Self.mostFolders)
      .compactMap { Self.folder($0, groups[$0]) }
  }

  private static func folder(_ path: String, _ values: [String: String]?) -> Folder? {
    guard let values, !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      return nil
    }
    func number(_ key: String) -> Double? {
      values[key].flatMap { Double($0.filter { !$0.isWhitespace }) }
        .flatMap { 1...10_000 ~= $0 ? $0 : nil }
    }
    guard let size = number("Size") else { return nil }
    let kind: Folder.Kind
    switch values["Type"]?.filter({ !$0.isWhitespace }) {
    case "Fixed": kind = .fixed
    case "Scalable":
      let least = number("MinSize") ?? size
      kind = .scalable(least...max(number("MaxSize") ?? size, least))
    default: kind = .threshold(number("Threshold") ?? 2)
    }
    return Folder(path: path, size: size, scale: number("Scale") ?? 1, kind: kind)
  }

  /// Whether a word can name a theme: no path.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && !name.hasPrefix(".")
  }
}
