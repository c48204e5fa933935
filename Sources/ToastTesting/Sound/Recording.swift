import Glibc
import SystemKit

/// What a sink plays, recorded as it plays: 48,000 frames a second, two channels of 16 bits.
///
/// It is complete to the frame. The server hands it over in blocks of a few milliseconds, so that
/// the time at which something stands in the file is that much later than the sound.
public final class Recording: Sendable {
  /// Frames in a second.
  public static let rate = 48_000

  /// The file of raw samples, which grows as long as it records.
  public let path: String
  private let folder: TemporaryFolder
  private let recorder: Program

  init(of sink: String, in folder: TemporaryFolder, environment: [String: String]) throws {
    self.folder = folder
    path = "\(folder.path)/recording"
    recorder = try Program(
      "parec",
      [
        "--device=\(sink).monitor", "--raw", "--format=s16le", "--rate=\(Self.rate)",
        "--channels=2", "--latency-msec=5", path,
      ], environment: environment)
  }

  /// A silent sink gives silence: the first bytes tell that the recording runs.
  func waitUntilRunning() async throws {
    try await waitUntil(
      "the recording", within: .seconds(10), there: { self.recorder.state(of: "no sound") }
    ) { (self.frames > 0).whenTrue }
  }

  /// How many frames there are so far.
  public var frames: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) / 4 : 0
  }

  /// The left channel so far.
  public var samples: [Int16] {
    guard let file = try? Descriptor(opening: path, flags: O_RDONLY) else { return [] }
    let count = frames
    return [Int16](unsafeUninitializedCapacity: count * 2) { buffer, filled in
      let bytes = read(file.number, buffer.baseAddress, count * 4)
      filled = max(0, bytes) / 2
    }.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { Int16(littleEndian: $0.element) }
  }

  /// Waits until something louder than a level is in the recording.
  ///
  /// - Returns: the frame where that begins.
  /// - Throws: ``TestingError`` with the code `late`.
  @discardableResult
  public func waitForSound(
    above level: Int16 = 100, within limit: Duration = .seconds(5)
  ) async throws -> Int {
    try await waitUntil(
      "sound above \(level)", within: limit, there: { "\(self.frames) frames of silence" }
    ) { self.samples.firstIndex { $0.magnitude > level.magnitude } }
  }

  /// Waits until a number of frames more were recorded.
  ///
  /// - Throws: ``TestingError`` with the code `late`.
  public func waitForFrames(_ count: Int, within limit: Duration = .seconds(10)) async throws {
    let wanted = frames + count
    try await waitUntil("\(count) frames", within: limit, there: { "\(self.frames) frames" }) {
      (self.frames >= wanted).whenTrue
    }
  }

  /// Ends the recording; what was recorded stays.
  public func end() async throws { try await recorder.end() }
}
