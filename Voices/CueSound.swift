import Glibc

/// A short sound of ours, made and not recorded: notes of two partials each, which rise within a few
/// milliseconds and die away.
public struct CueSound: Sendable, Equatable {
  /// The longest that one may be.
  public static let longest: Duration = .milliseconds(300)

  /// How loud they are, as the root of the mean square of 16-bit samples: as loud as the voice.
  public static let level = 3000.0

  /// A note.
  struct Note: Sendable, Equatable {
    /// When it begins, in milliseconds.
    let start: Int
    /// How long it is, in milliseconds.
    let length: Int
    /// In hertz.
    let pitch: Double
    /// Against the other notes.
    let weight: Double
  }

  let notes: [Note]

  /// Two notes up.
  public static let success = CueSound(
    Note(start: 0, length: 110, pitch: 660, weight: 1),
    Note(start: 90, length: 170, pitch: 880, weight: 1))
  /// The same note twice.
  public static let warning = CueSound(
    Note(start: 0, length: 100, pitch: 587, weight: 1),
    Note(start: 130, length: 140, pitch: 587, weight: 1))
  /// Two notes down, low.
  public static let error = CueSound(
    Note(start: 0, length: 130, pitch: 330, weight: 1),
    Note(start: 110, length: 190, pitch: 247, weight: 1))
  /// A high tick.
  public static let light = CueSound(Note(start: 0, length: 60, pitch: 1175, weight: 1))
  /// A tap.
  public static let medium = CueSound(Note(start: 0, length: 90, pitch: 523, weight: 1))
  /// A knock.
  public static let heavy = CueSound(Note(start: 0, length: 140, pitch: 196, weight: 1))

  private init(_ notes: Note...) { self.notes = notes }

  /// The samples: they begin and end in silence.
  ///
  /// - Parameters:
  ///   - rate: frames a second.
  ///   - volume: in percent; 100 is ``level``.
  public func samples(rate: Int, volume: Int = 100) -> [Int16] {
    let end = notes.map { $0.start + $0.length }.max() ?? 0
    var sum = [Double](repeating: 0, count: end * rate / 1000)
    for note in notes { add(note, to: &sum, rate) }
    let square = sum.reduce(0) { $0 + $1 * $1 } / Double(max(sum.count, 1))
    guard square > 0 else { return [] }
    let gain = Self.level * Double(volume) / 100 / square.squareRoot()
    return sum.map { Int16(clamping: Int(($0 * gain).rounded())) }
  }

  private func add(_ note: Note, to sum: inout [Double], _ rate: Int) {
    let first = note.start * rate / 1000
    let count = min(note.length * rate / 1000, sum.count - first)
    let rise = Double(rate) * 0.004
    for index in 0..<count {
      let time = Double(index) / Double(rate)
      let progress = Double(index) / Double(count)
      // Falls to silence at its very end, so that nothing clicks.
      let shape = min(Double(index) / rise, 1) * (1 - progress) * exp(-1.5 * progress)
      let wave = sin(2 * .pi * note.pitch * time) + 0.3 * sin(4 * .pi * note.pitch * time)
      sum[first + index] += note.weight * shape * wave
    }
  }
}
