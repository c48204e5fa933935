import GLibKit

/// The objects that are served on a bus, and who calls on them.
extension BusLink {
  /// Puts a toast and all below it on the bus.
  func serve(_ toast: ObjectPath) {
    for node in handlers.tree().subtree(toast) {
      for interface in node.interfaces { serve(interface, of: node.path) }
    }
  }

  /// Takes a toast off the bus, in the one order that Orca 48 bears: no `showing 0` and no
  /// `defunct`, which make it drop later toasts.
  func withdraw(_ toast: ObjectPath, index: Int32, subtree: [AccessibleNode]) {
    emit(
      "ChildrenChanged", from: AccessibleTree.rootPath, "remove", index, 0,
      answers.at(toast).variant)
    for node in subtree.reversed() {
      connection.emit(
        "org.a11y.atspi.Cache", "RemoveAccessible", from: AccessibleTree.cachePath,
        .tuple(answers.at(node.path)))
    }
    for node in subtree {
      for registration in registrations.removeValue(forKey: node.path) ?? [] {
        connection.unexport(registration)
      }
    }
  }

  /// Puts the root on the bus, and the cache that every client asks for first.
  func serveRoot() {
    serve("org.a11y.atspi.Accessible", of: AccessibleTree.rootPath)
    serve("org.a11y.atspi.Application", of: AccessibleTree.rootPath)
    export(
      ExportedInterface(InterfaceDescriptions.cache) { [weak self] call in
        guard let self else { return }
        call.reply(assumeIsolated { $0.answers.cacheItems })
      }, at: AccessibleTree.cachePath)
  }

  private func serve(_ interface: String, of path: ObjectPath) {
    guard let description = Self.descriptions[interface] else { return }
    export(
      ExportedInterface(
        description,
        property: { [weak self] name, caller in
          self?.assumeIsolated { $0.property(interface, name, path, caller) }
        },
        setProperty: { [weak self] name, value in
          self?.assumeIsolated { $0.setProperty(name, value) } ?? false
        },
        call: { [weak self] call in
          let (sender, member, arguments) = (call.sender, call.member, call.arguments)
          let answer = self?.assumeIsolated {
            $0.answer(interface, member, arguments, path, sender)
          }
          if let answer = answer ?? nil {
            call.reply(answer)
          } else {
            call.fail("org.freedesktop.DBus.Error.UnknownMethod", "\(path) has no \(member).")
          }
        }), at: path)
  }

  private func export(_ interface: ExportedInterface, at path: ObjectPath) {
    // It fails only where the path is taken, and no path is used twice.
    guard let registration = try? connection.export(interface, at: path) else { return }
    registrations[path, default: []].append(registration)
  }

  private func answer(
    _ interface: String, _ member: String, _ arguments: Variant, _ path: ObjectPath,
    _ sender: String
  ) -> Variant? {
    guard let node = handlers.tree()[path] else { return nil }
    handlers.looked(sender, path)
    if interface == "org.a11y.atspi.Action", member == "DoAction" {
      // Answered before the handler runs: the reader does not wait for it.
      handlers.pressed(path)
      return .tuple(true)
    }
    return answers.answer(interface, member, arguments, node)
  }

  private func property(
    _ interface: String, _ name: String, _ path: ObjectPath, _ sender: String
  ) -> Variant? {
    if name == "Id" { return applicationID.variant }
    guard let node = handlers.tree()[path] else { return nil }
    handlers.looked(sender, path)
    return answers.property(interface, name, node)
  }

  private func setProperty(_ name: String, _ value: Variant) -> Bool {
    guard name == "Id", let id = Int32(variant: value) else { return false }
    applicationID = id
    return true
  }

  var answers: AccessibleAnswers {
    AccessibleAnswers(
      tree: handlers.tree(), busName: connection.uniqueName, desktop: desktop, locale: locale)
  }

  private static let descriptions = Dictionary(
    uniqueKeysWithValues: [
      InterfaceDescriptions.accessible, InterfaceDescriptions.application,
      InterfaceDescriptions.action, InterfaceDescriptions.text, InterfaceDescriptions.component,
    ].map { ($0.name, $0) })
}
