/// What a report needs to know of a toast to name it.
public struct AuditSubject: Sendable, Equatable {
  /// What stays the same as long as the toast says the same: a number made from its texts, and which
  /// of those with the same texts it is.
  public let identity: String
  /// What it is called in a report: its title, or else its message.
  public let name: String
  /// Where it is described; `nil` for one that was made by code.
  public let source: String?
  /// Which of its source's toasts it is, from 0.
  public let position: Int

  /// The subjects of an audit.
  static func all(of toasts: [AuditedToast]) -> [AuditSubject] {
    var positions: [String?: Int] = [:]
    let identities = identities(of: toasts.map(\.spoken))
    return toasts.enumerated().map { index, toast in
      let position = positions[toast.source, default: 0]
      positions[toast.source] = position + 1
      return AuditSubject(
        identity: identities[index], name: toast.content.title ?? toast.content.message ?? "",
        source: toast.source, position: position)
    }
  }

  /// An identity for each of some lists of texts: equal ones are counted.
  static func identities(of all: [[String]]) -> [String] {
    var seen: [UInt64: Int] = [:]
    return all.map { texts in
      let hash = FNV.hash(texts)
      let count = seen[hash, default: 0]
      seen[hash] = count + 1
      return String(hash, radix: 16) + (count > 0 ? "-\(count)" : "")
    }
  }
}

extension AuditedToast {
  /// The texts that tell it from others.
  fileprivate var spoken: [String] {
    [severity?.rawValue ?? "", content.title ?? "", content.message ?? ""]
      + content.actions.map(\.title)
  }
}

/// The hash FNV-1a with 64 bits, which is the same in every run.
private enum FNV {
  static func hash(_ texts: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return hash
  }
}
