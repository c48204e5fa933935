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
    var seen: [UInt64: Int] = [:]
    var positions: [String?: Int] = [:]
    return toasts.map { toast in
      let hash = FNV.hash(toast)
      let count = seen[hash, default: 0]
      seen[hash] = count + 1
      let position = positions[toast.source, default: 0]
      positions[toast.source] = position + 1
      return AuditSubject(
        identity: String(hash, radix: 16) + (count > 0 ? "-\(count)" : ""),
        name: toast.content.title ?? toast.content.message ?? "", source: toast.source,
        position: position)
    }
  }
}

/// The hash FNV-1a with 64 bits, which is the same in every run.
private enum FNV {
  static func hash(_ toast: AuditedToast) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    add(toast.severity?.rawValue ?? "")
    add(toast.content.title ?? "")
    add(toast.content.message ?? "")
    for action in toast.content.actions { add(action.title) }
    return hash
  }
}
