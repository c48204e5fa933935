extension SpokenRule {
  /// A link: its host is what a listener can use.
  static let url = SpokenRule { cursor in
    guard let scheme = cursor.word(), scheme.utf8.count <= 12 else { return nil }
    if scheme == "mailto", cursor.isMark(":", 1), cursor.kind(2) == .word {
      cursor.skip(2)
      return .nothing
    }
    guard cursor.areMarks("://", 1) else { return nil }
    var chunk = cursor.chunk { token in
      token.kind == .mark && "<>\"”»`|".contains(token.text)
    }
    chunk = Web.withoutEnd(chunk)
    let rest = chunk.dropFirst(4).map(\.text).joined()
    let said =
      scheme == "file"
      ? FilePath.said(rest, in: cursor.words) : Web.authority(rest, in: cursor.words)
    guard let said else { return nil }
    cursor.skip(chunk.count)
    return .words(said)
  }

  /// `first.last@example.com`, `anna@192.168.1.5`, and what is copied from there:
  /// `git@example.com:project/tool.git`.
  static let email = SpokenRule(segment: { segment, words in
    let parts = segment.text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty,
      parts[0].allSatisfy({ $0.isLetter || $0.isNumber || "._%+-".contains($0) })
    else { return nil }
    let place = parts[1].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let host = place.first, Web.isHost(host) || Web.isVersion4(host),
      let machine = Web.authority(host, in: words)
    else { return nil }
    let what = place.count == 2 && !place[1].isEmpty ? place[1] : parts[0]
    let said = FilePath.said(String(what), in: words) ?? Speller.dotted(what, in: words)
    return .words("\(said) \(words.phrases.at) \(machine)")
  })

  /// Addresses of machines: `192.168.0.1:8080`, `fe80::1`, `localhost:3000`, `www.example.com`.
  static let address = SpokenRule(segment: { segment, words in
    let text = segment.text
    if let said = Web.version6(text, in: words) { return .words(said) }
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let machine = parts.first else { return nil }
    let named = machine.split(separator: ":", maxSplits: 1)
    guard let host = named.first, machine.filter({ $0 == ":" }).count == named.count - 1
    else { return nil }
    let isVersion4 = Web.isVersion4(host)
    let isKnown = isVersion4 || host == "localhost" || host.hasPrefix("www.")
    guard isKnown || Web.isHost(host) && Web.hasKnownEnd(host) && text.count > host.count
    else { return nil }
    guard let said = Web.authority(machine, in: words) else { return nil }
    if isVersion4, parts.count == 2, parts[1].allSatisfy(\.isNumber), !parts[1].isEmpty {
      return .words("\(said) \(words.phrases.slash) \(parts[1])")
    }
    return .words(said)
  })
}

/// Reads what addresses on the web are made of.
enum Web {
  /// Ends of host names that are no ends of file names.
  private static let knownEnds: Set<String> = [
    "com", "org", "net", "io", "dev", "app", "edu", "gov", "info", "eu", "uk", "de", "fr", "es",
    "it", "nl", "ch", "at", "be", "se", "no", "fi", "dk", "pl", "us", "ca", "au", "jp", "cn", "in",
    "br", "local", "cloud", "blog", "site", "online", "tech", "page",
  ]

  static func hasKnownEnd(_ host: some StringProtocol) -> Bool {
    guard let end = host.split(separator: ".").last else { return false }
    return knownEnds.contains(end.lowercased())
  }

  /// Whether it is a name with at least one point in it.
  static func isHost(_ text: some StringProtocol) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.last?.contains(where: \.isLetter) == true
      && labels.allSatisfy { label in
        !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }

  static func isVersion4(_ text: some StringProtocol) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        part.utf8.count <= 3 && Int(part).map { (0...255).contains($0) } == true
          && part.allSatisfy(\.isNumber)
      }
  }

  /// An IPv6 address or a hardware address, in groups of characters.
  static func version6(_ text: String, in words: SpokenWords) -> String? {
    let colon = words.phrases.colon
    guard text.utf8.count <= 45, text.allSatisfy({ $0.isHexDigit || $0 == ":" }),
      text.contains(where: \.isNumber)
    else { return nil }
    let groups = text.split(separator: ":", omittingEmptySubsequences: false)
    guard groups.count >= 3, groups.allSatisfy({ $0.count <= 4 }) else { return nil }
    let isHardware = groups.count == 6 && groups.allSatisfy { $0.count == 2 }
    let hasLetter = text.contains(where: \.isLetter)
    guard isHardware && hasLetter || text.contains("::") || groups.count == 8 else { return nil }
    let spelled = groups.map { Speller.spell($0, in: words) }
    if isHardware { return spelled.joined(separator: ", ") }
    return spelled.joined(separator: " \(colon) ").split(separator: " ").joined(separator: " ")
  }

  /// Host and port out of `user@host:port/path?query`.
  static func authority(_ text: some StringProtocol, in words: SpokenWords) -> String? {
    let end = text.firstIndex { "/?#".contains($0) } ?? text.endIndex
    let authority = text[..<end]
    let start = authority.lastIndex(of: "@").map { authority.index(after: $0) }
    var host = authority[(start ?? authority.startIndex)...]
    var port = ""
    if let colon = host.lastIndex(of: ":"), !host.hasPrefix("[") || host[..<colon].hasSuffix("]") {
      port = String(host[host.index(after: colon)...])
      host = host[..<colon]
      guard port.allSatisfy(\.isNumber) else { return nil }
    }
    if host.hasPrefix("www."), host.utf8.count > 4 { host = host.dropFirst(4) }
    guard !host.isEmpty, host.allSatisfy({ $0.isLetter || $0.isNumber || "-._[]:".contains($0) })
    else { return nil }
    let name =
      if host.hasPrefix("["),
        let said = version6(String(host.filter { $0 != "[" && $0 != "]" }), in: words)
      {
        said
      } else if isVersion4(host) {
        host.split(separator: ".").joined(separator: " \(words.phrases.dot) ")
      } else {
        Speller.dotted(host, in: words)
      }
    return port.isEmpty ? name : "\(name) \(words.phrases.port) \(port)"
  }

  /// A link without the punctuation of the sentence that it stands in.
  static func withoutEnd(_ link: ArraySlice<Token>) -> ArraySlice<Token> {
    var link = link
    var open = 0
    for token in link where token.kind == .mark {
      if "([".contains(token.text) { open += 1 }
      if ")]".contains(token.text) { open -= 1 }
    }
    while let last = link.last, last.kind == .mark, link.count > 5 {
      if ")]".contains(last.text) {
        guard open < 0 else { break }
        open += 1
      } else if !".,;:!?'’*…".contains(last.text) {
        break
      }
      link.removeLast()
    }
    return link
  }
}
