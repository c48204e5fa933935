/// The cookies in an authority file, as libXau writes it: what a display wants to see of who comes
/// to it.
///
/// libxcb reads the file of its own process; this is for the file that another one, which sent a
/// toast, named.
struct XAuthority: Equatable {
  /// One cookie.
  struct Entry: Equatable {
    /// What kind of address it is for; see ``localFamily`` and ``wildFamily``.
    var family: UInt16
    /// The machine's name, where the family is the local one.
    var address: [UInt8]
    /// The display's number as text; empty for every display.
    var number: [UInt8]
    /// How the cookie is used.
    var scheme: [UInt8]
    /// The cookie.
    var cookie: [UInt8]
  }

  /// `FamilyLocal`: displays of the machine that the address names.
  static let localFamily: UInt16 = 256
  /// `FamilyWild`: every display.
  static let wildFamily: UInt16 = 65_535
  /// The one scheme that servers of today use.
  static let scheme = Array("MIT-MAGIC-COOKIE-1".utf8)

  /// In the order of the file.
  let entries: [Entry]

  /// Reads a file's bytes; what follows a damaged place is left out.
  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    func half() -> Int? {
      guard rest.count >= 2 else { return nil }
      return Int(rest.removeFirst()) << 8 | Int(rest.removeFirst())
    }
    func field() -> [UInt8]? {
      guard let count = half(), rest.count >= count else { return nil }
      defer { rest.removeFirst(count) }
      return Array(rest.prefix(count))
    }
    var entries: [Entry] = []
    while let family = half(), let address = field(), let number = field(), let scheme = field(),
      let cookie = field()
    {
      entries.append(
        Entry(
          family: UInt16(family), address: address, number: number, scheme: scheme, cookie: cookie))
    }
    self.entries = entries
  }

  /// The cookie for a display of this machine; one that names the machine before one for all, and
  /// that before one from when the machine had another name.
  ///
  /// - Parameters:
  ///   - number: the display's number.
  ///   - machine: the name of this machine.
  func entry(forDisplay number: Int, of machine: String) -> Entry? {
    let fitting = entries.filter {
      $0.scheme == Self.scheme && ($0.number.isEmpty || $0.number == Array("\(number)".utf8))
    }
    let local = fitting.filter { $0.family == Self.localFamily }
    return local.first { $0.address == Array(machine.utf8) }
      ?? fitting.first { $0.family == Self.wildFamily } ?? local.first
  }
}
