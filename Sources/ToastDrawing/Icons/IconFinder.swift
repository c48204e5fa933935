import Glibc
import SystemKit

/// Finds the files of icons as the freedesktop.org specification says: in the person's theme, in
/// those that it builds on, in `hicolor`, and among the pictures without a theme.
final class IconFinder {
  private let theme: String
  private let bases: [String]
  private let pixmaps: [String]
  private var indexes: [String: IconThemeIndex] = [:]

  /// A larger index is none.
  private static let longestIndex = 1 << 20
  private static let mostThemes = 16

  /// - Parameters:
  ///   - theme: the person's theme.
  ///   - environment: where the folders are named.
  init(theme: String, environment: [String: String]) {
    self.theme = theme
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let home = value("HOME")
    var data = (value("XDG_DATA_HOME") ?? home.map { "\($0)/.local/share" }).map { [$0] } ?? []
    data += (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
      .map(String.init)
    // A relative folder is to be ignored (freedesktop.org, "XDG Base Directory Specification").
    data = data.filter { $0.hasPrefix("/") }
    bases = (home.map { ["\($0)/.icons"] } ?? []) + data.map { "\($0)/icons" }
    pixmaps = data.map { "\($0)/pixmaps" }
  }

  /// The file of an icon; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - name: its name, or the path of a file.
  ///   - size: in pixels of the layout.
  ///   - scale: output pixels for each of them.
  func path(of name: String, size: Double, scale: Double) -> String? {
    if name.hasPrefix("/") { return access(name, R_OK) == 0 ? name : nil }
    if name.hasPrefix("file:///") { return path(of: Self.decoded(name), size: size, scale: scale) }
    guard IconThemeIndex.isName(name) else { return nil }
    let themes = self.themes
    for name in Self.names(for: name) {
      for theme in themes {
        if let path = path(of: name, in: theme, size: size, scale: scale) { return path }
      }
      for folder in bases + pixmaps {
        if let path = Self.file(name, in: folder) { return path }
      }
    }
    return nil
  }

  /// A name, and the less special ones that may stand for it: without what follows its last dash,
  /// and one with colours for a symbolic one.
  static func names(for name: String) -> [String] {
    let suffix = "-symbolic"
    let isSymbolic = name.hasSuffix(suffix)
    var parts = name.split(separator: "-", omittingEmptySubsequences: false)
    if isSymbolic { parts.removeLast() }
    guard parts.count > 1 else {
      return isSymbolic ? [name, parts.joined(separator: "-")] : [name]
    }
    let shorter = stride(from: parts.count, to: 1, by: -1).map {
      parts[..<$0].joined(separator: "-")
    }
    return isSymbolic ? shorter.map { $0 + suffix } + shorter : shorter
  }

  /// The theme, those that it builds on, and the last resorts.
  private var themes: [String] {
    var found: [String] = []
    var waiting = [theme]
    while !waiting.isEmpty, found.count < Self.mostThemes {
      let name = waiting.removeFirst()
      guard IconThemeIndex.isName(name), !found.contains(name) else { continue }
      if name != "hicolor" { found.append(name) }
      waiting += index(of: name).inherited
    }
    // Most names are in GNOME's theme alone.
    return found + (found.contains("Adwaita") ? [] : ["Adwaita"]) + ["hicolor"]
  }

  private func index(of theme: String) -> IconThemeIndex {
    if let known = indexes[theme] { return known }
    let bytes = bases.lazy.compactMap { base in
      try? FileBytes.read("\(base)/\(theme)/index.theme", limit: Self.longestIndex)
    }.first
    let index = IconThemeIndex(bytes ?? [])
    indexes[theme] = index
    return index
  }

  private func path(of name: String, in theme: String, size: Double, scale: Double) -> String? {
    let folders = index(of: theme).folders
      .map { ($0.path, $0.distance(size: size, scale: scale)) }
      .sorted { $0.1 < $1.1 }
    for (folder, _) in folders {
      for base in bases {
        if let path = Self.file(name, in: "\(base)/\(theme)/\(folder)") { return path }
      }
    }
    return nil
  }

  private static func file(_ name: String, in folder: String) -> String? {
    for ending in [".svg", ".png", ".symbolic.png"] {
      let path = "\(folder)/\(name)\(ending)"
      if access(path, R_OK) == 0 { return path }
    }
    return nil
  }

  /// The path of an address of a file.
  private static func decoded(_ address: String) -> String {
    var bytes: [UInt8] = []
    var rest = address.dropFirst("file://".count).utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(Substring(rest.prefix(2))), radix: 16),
        value != 0
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
