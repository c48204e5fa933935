import SystemKit

@testable import ToastTesting

/// A thread of a process, and how often it gave up the processor to wait for something: two looks
/// at a process that was at rest between them are equal.
struct RestingThread: Equatable {
  let id: String
  let name: String
  let waits: String

  /// The threads of a process.
  static func all(of process: ProcessID) throws -> [RestingThread] {
    let folder = "/proc/\(process)/task"
    return try TemporaryFolder.entries(of: folder).sorted().map { id in
      let status = String(decoding: try Bytes.of("\(folder)/\(id)/status"), as: UTF8.self)
      let fields = status.split(separator: "\n").map {
        $0.split(separator: ":\t", maxSplits: 1).map(String.init)
      }
      func field(_ name: String) -> String { fields.first { $0.first == name }?.last ?? "" }
      return RestingThread(id: id, name: field("Name"), waits: field("voluntary_ctxt_switches"))
    }
  }
}
