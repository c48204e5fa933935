import CGLib
import Glibc
import Synchronization
public import SystemKit

/// Tells on a loop that files have changed, come or gone, whether or not they and their folders are
/// there yet. The kernel tells (inotify); nothing is looked at from time to time.
///
/// A file counts as changed when whoever wrote it is done, so that nobody reads the half of it.
public final class FileWatch: Sendable {
  private let loop: EventLoop
  private let number: CInt
  private let files: [String]
  private let changed: @Sendable (_ path: String) -> Void
  private let watched = Mutex<[CInt: Place]>([:])
  /// As an ``EventLoop/Timer`` has its source: destroyed and released from whatever thread.
  private nonisolated(unsafe) let source: UnsafeMutablePointer<GSource>

  /// What one of the kernel's watches is for.
  private enum Place: Sendable, Equatable {
    /// A folder; the names in it that matter, each with the files that it leads to.
    case folder(String, [String: [String]])
    /// A file itself, which a link may lead to.
    case file(String)
  }

  /// Begins to watch; call it on the loop.
  ///
  /// - Parameters:
  ///   - files: absolute paths.
  ///   - changed: is told one of them.
  /// - Throws: ``SystemError`` where the user has too many watches already.
  public init(
    _ files: [String], on loop: EventLoop, changed: @escaping @Sendable (String) -> Void
  ) throws(SystemError) {
    number = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
    guard number >= 0 else { throw SystemError("inotify_init1", "") }
    self.loop = loop
    self.files = files
    self.changed = changed
    source = makeSource()
    g_source_set_name(source, "files")
    g_source_add_unix_fd(source, number, G_IO_IN)
    let weak = WeakWatch(self)
    g_source_set_callback(source, filesChanged, retainedBox(weak), releaseBox)
    g_source_attach(source, loop.context)
    arm()
  }

  deinit {
    g_source_destroy(source)
    g_source_unref(source)
    close(number)
  }

  private static let folderMask =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB
    | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR

  /// The folder of each file, or the nearest one above that is there, with the name in it that is
  /// the next part of the file's path.
  private var folders: [String: [String: [String]]] {
    var folders: [String: [String: [String]]] = [:]
    for file in files {
      var parts = file.split(separator: "/").map(String.init)
      while let name = parts.popLast() {
        let folder = "/" + parts.joined(separator: "/")
        var status = stat()
        guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
        folders[folder, default: [:]][name, default: []].append(file)
        break
      }
    }
    return folders
  }

  private func arm() {
    var places: [CInt: Place] = [:]
    // A folder that was made since it was looked for would be missed.
    for _ in 0..<8 {
      let folders = folders
      places = [:]
      for (folder, names) in folders {
        let watch = inotify_add_watch(number, folder, UInt32(Self.folderMask))
        if watch >= 0 { places[watch] = .folder(folder, names) }
      }
      if folders == self.folders { break }
    }
    for file in files {
      var status = stat()
      guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { continue }
      let watch = inotify_add_watch(
        number, file, UInt32(IN_CLOSE_WRITE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF))
      if watch >= 0, places[watch] == nil { places[watch] = .file(file) }
    }
    let old = watched.withLock { watched in
      let old = watched
      watched = places
      return old
    }
    for watch in old.keys where places[watch] == nil { inotify_rm_watch(number, watch) }
  }

  fileprivate func read() {
    var told: Set<String> = []
    var isStale = false
    var buffer = [UInt8](repeating: 0, count: 8192)
    while true {
      let count = Glibc.read(number, &buffer, buffer.count)
      guard count > 0 else { break }
      buffer.withUnsafeBytes { bytes in
        var place = 0
        while place + MemoryLayout<inotify_event>.size <= count {
          let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let start = place + MemoryLayout<inotify_event>.size
          let name = bytes[start..<start + Int(event.len)].prefix { $0 != 0 }
          note(event, String(decoding: name, as: UTF8.self), &told, &isStale)
          place = start + Int(event.len)
        }
      }
    }
    if isStale { arm() }
    for file in files where told.contains(file) { changed(file) }
  }

  private func note(
    _ event: inotify_event, _ name: String, _ told: inout Set<String>, _ isStale: inout Bool
  ) {
    let mask = CInt(bitPattern: event.mask)
    if mask & IN_Q_OVERFLOW != 0 {
      told.formUnion(files)
      isStale = true
      return
    }
    switch watched.withLock({ $0[event.wd] }) {
    case .file(let file):
      told.insert(file)
      isStale = isStale || mask & (IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB) != 0
    case .folder(let folder, let names):
      if mask & (IN_DELETE_SELF | IN_MOVE_SELF) != 0 {
        told.formUnion(names.values.joined())
        isStale = true
      }
      for file in names[name] ?? [] {
        let isPart = file != folder + (folder == "/" ? "" : "/") + name
        // A file that is only just made has nothing in it, and its writer is not done; a link is.
        guard isPart || mask & IN_CREATE == 0 || Self.isLink(file) else { continue }
        told.insert(file)
        isStale = isStale || isPart || mask & IN_CLOSE_WRITE == 0
      }
    case nil: break
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

/// The source must not keep alive what ends it.
private final class WeakWatch: Sendable {
  private let reference: Mutex<Reference>
  private struct Reference { weak var watch: FileWatch? }
  init(_ watch: FileWatch) { reference = Mutex(Reference(watch: watch)) }
  var watch: FileWatch? { reference.withLock { $0.watch } }
}

private func filesChanged(_ data: gpointer?) -> gboolean {
  unbox(data, as: WeakWatch.self)?.watch?.read()
  return 1
}
