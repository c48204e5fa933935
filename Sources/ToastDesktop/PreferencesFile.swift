import Glibc
import SystemKit
package import ToastCore

/// Our own file of preferences: `toast/preferences.json` in the folder for configuration.
package struct PreferencesFile: Sendable {
  /// Where it is.
  package let path: String

  /// The file of a user.
  ///
  /// - Returns: `nil` where the environment names neither XDG_CONFIG_HOME nor HOME.
  package init?(environment: [String: String]) {
    guard let folder = Self.configurationFolder(environment) else { return nil }
    path = "\(folder)/toast/preferences.json"
  }

  /// `XDG_CONFIG_HOME`, else `.config` at home; only absolute paths count, as the XDG base directory
  /// specification has it.
  static func configurationFolder(_ environment: [String: String]) -> String? {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { "\($0)/.config" }
  }

  /// What the file says.
  package struct Content: Sendable, Equatable {
    /// What it says of the preferences; nothing where it is not there or broken.
    package var layer = PreferenceLayer(.file)
    /// What is wrong with it, for people, each naming the file.
    package var problems: [String] = []
  }

  /// Reads it; one that is not there, or empty, says nothing.
  package func read() -> Content {
    do throws(Failure) {
      let (layer, errors) = PreferenceLayer.object(try members(), from: .file)
      return Content(layer: layer, problems: errors.map { "\(path): \($0)" })
    } catch {
      return Content(problems: [error.description])
    }
  }

  /// Sets a preference, or takes it out of the file; other members stay as they are.
  ///
  /// - Parameter value: as ``PreferenceField/value(_:)`` gives it; `nil` takes it out.
  /// - Throws: ``Failure``; the file is as it was then.
  package func set(_ field: PreferenceField, _ value: JSONText?) throws(Failure) {
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    let lock: Descriptor
    do throws(SystemError) {
      if value == nil, access(path, F_OK) != 0, errno == ENOENT { return }
      try FileBytes.makeFolder(folder)
      lock = try Descriptor(opening: folder, flags: O_RDONLY | O_DIRECTORY)
    } catch {
      throw .unwritable("\(error)")
    }
    // Two commands at once would each lose what the other says.
    while flock(lock.number, LOCK_EX) != 0, errno == EINTR {}
    var members = try members()
    let index = members.firstIndex { $0.key == field.rawValue }
    switch (index, value) {
    case (let index?, let value?): members[index] = .init(field.rawValue, value)
    case (let index?, nil): members.remove(at: index)
    case (nil, let value?): members.append(.init(field.rawValue, value))
    case (nil, nil): return
    }
    do throws(SystemError) {
      try FileBytes.replace(path, with: Self.bytes(members))
    } catch {
      throw .unwritable("\(error)")
    }
  }

  /// Why it could not be read or written.
  package enum Failure: Error, Sendable, Equatable, CustomStringConvertible {
    /// It is there and cannot be read; it is not overwritten either.
    case unreadable(String)
    /// It cannot be written.
    case unwritable(String)

    /// For people; names the file.
    package var description: String {
      switch self {
      case .unreadable(let reason), .unwritable(let reason): reason
      }
    }
  }

  private func members() throws(Failure) -> [JSONText.Member] {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileBytes.read(path, limit: JSONText.sizeLimit)
    } catch {
      if error.code == ENOENT { return [] }
      throw .unreadable("\(error)")
    }
    // Whoever writes it in place has made it empty first.
    guard bytes.contains(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return [] }
    do throws(JSONError) {
      guard case .object(let members) = try JSONText(parsing: bytes) else {
        throw JSONError(line: 1, column: 1, message: "an object is wanted: {\"textScale\": 2}")
      }
      return members
    } catch {
      throw .unreadable("\(path): \(error)")
    }
  }

  /// One member a line, for people who look into it.
  private static func bytes(_ members: [JSONText.Member]) -> [UInt8] {
    guard !members.isEmpty else { return Array("{}\n".utf8) }
    let lines = members.map { "  \(JSONText.string($0.key).text): \($0.value.text)" }
    return Array("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
  }
}
