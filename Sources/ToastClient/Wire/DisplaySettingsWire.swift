package import GLibKit
package import ToastCore

/// What a display's settings say of preferences, as it travels from the agent, which is connected to
/// the display, to commands, which are not: an `a(sss)` of source, preference and value as JSON.
package enum DisplaySettingsWire {
  private typealias Entry = Structure<String, String, String>

  /// For the bus.
  package static func encode(_ layers: [PreferenceLayer]) -> Variant {
    let entries = layers.flatMap { layer in
      guard case .desktop(let source) = layer.source else { return [Entry]() }
      return layer.values.map { Entry(source, $0.key.rawValue, $0.value.text) }
    }
    return .tuple(entries)
  }

  /// What is in a reply; `nil` where it is no such reply. A newer agent may know preferences and
  /// values that this program does not: those are left out.
  package static func decode(_ reply: Variant) -> [PreferenceLayer]? {
    reply.decode([Entry].self)?.compactMap { entry in
      let (source, name, text) = entry.fields
      guard let field = PreferenceField(rawValue: name),
        let said = try? JSONText(parsing: Array(text.utf8), limit: sizeLimit),
        let value = try? field.value(said)
      else { return nil }
      return PreferenceLayer(.desktop(source), [field: value])
    }
  }

  /// The largest value that is read, in bytes.
  private static let sizeLimit = 10_000
}
