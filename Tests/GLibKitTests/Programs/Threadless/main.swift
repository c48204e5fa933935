import GLibKit
import Glibc
import SystemKit

// Asks for a thread where the system has room for some work and none for a thread's stack. A
// program of its own, since the limit is a whole process's. Ends with 0 when that was an error.
let status = try Descriptor(opening: "/proc/self/statm", flags: O_RDONLY)
var bytes = [UInt8](repeating: 0, count: 100)
let count = max(0, read(status.number, &bytes, bytes.count))
let pages = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ").first
let size = (pages.flatMap { UInt($0) } ?? 0) * UInt(getpagesize()) + 1 << 20
var limit = rlimit(rlim_cur: size, rlim_max: size)
setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
do throws(SystemError) {
  try onOwnThread("test") {}
  exit(1)
} catch {
  exit(error.code == EAGAIN ? 0 : 2)
}
