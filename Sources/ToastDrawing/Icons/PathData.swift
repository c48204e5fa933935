import Glibc

/// Reads the data of a path as SVG writes it. What cannot be understood ends the path, and what
/// came before it is drawn, as SVG asks for.
struct PathData {
  private(set) var outline = Outline()
  private var scanner: NumberScanner
  private var (x, y) = (0.0, 0.0)
  private var start = (0.0, 0.0)
  /// The last control point, and the command that it came from.
  private var control = (0.0, 0.0)
  private var last: Character = "M"

  /// The most steps of a path.
  private static let limit = 20_000

  static func outline(of text: String) -> Outline {
    var data = PathData(scanner: NumberScanner(Array(text.utf8)))
    data.read()
    return data.outline
  }

  private init(scanner: NumberScanner) { self.scanner = scanner }

  private mutating func read() {
    guard var command = scanner.letter(), command == "M" || command == "m" else { return }
    while outline.steps.count < Self.limit {
      guard step(command) else { return }
      last = command
      if let next = scanner.letter() {
        command = next
      } else if scanner.isAtEnd {
        return
      } else if command == "M" {
        command = "L"
      } else if command == "m" {
        command = "l"
      } else if command == "Z" || command == "z" {
        return
      }
    }
  }

  private mutating func point(_ isRelative: Bool) -> (Double, Double)? {
    guard let px = scanner.number(), let py = scanner.number() else { return nil }
    return isRelative ? (x + px, y + py) : (px, py)
  }

  private mutating func step(_ command: Character) -> Bool {
    let isRelative = command.isLowercase
    switch command.lowercased() {
    case "m":
      guard let to = point(isRelative) else { return false }
      (x, y) = to
      start = to
      outline.steps.append(.move(x, y))
    case "l":
      guard let to = point(isRelative) else { return false }
      line(to)
    case "h":
      guard let number = scanner.number() else { return false }
      line((isRelative ? x + number : number, y))
    case "v":
      guard let number = scanner.number() else { return false }
      line((x, isRelative ? y + number : number))
    case "c":
      guard let first = point(isRelative), let second = point(isRelative),
        let to = point(isRelative)
      else { return false }
      curve(first, second, to)
    case "s":
      guard let second = point(isRelative), let to = point(isRelative) else { return false }
      curve(mirrored(after: "cs"), second, to)
    case "q":
      guard let middle = point(isRelative), let to = point(isRelative) else { return false }
      quadratic(middle, to)
    case "t":
      guard let to = point(isRelative) else { return false }
      quadratic(mirrored(after: "qt"), to)
    case "a":
      return arc(isRelative)
    case "z":
      outline.steps.append(.close)
      (x, y) = start
    default: return false
    }
    return true
  }

  private mutating func line(_ to: (Double, Double)) {
    (x, y) = to
    outline.steps.append(.line(x, y))
  }

  /// The control point that goes on straight after a curve of these kinds.
  private func mirrored(after kinds: String) -> (Double, Double) {
    kinds.contains(last.lowercased()) ? (2 * x - control.0, 2 * y - control.1) : (x, y)
  }

  private mutating func curve(
    _ first: (Double, Double), _ second: (Double, Double), _ to: (Double, Double)
  ) {
    outline.steps.append(.curve(first.0, first.1, second.0, second.1, to.0, to.1))
    control = second
    (x, y) = to
  }

  private mutating func quadratic(_ middle: (Double, Double), _ to: (Double, Double)) {
    curve(
      (x + (middle.0 - x) * 2 / 3, y + (middle.1 - y) * 2 / 3),
      (to.0 + (middle.0 - to.0) * 2 / 3, to.1 + (middle.1 - to.1) * 2 / 3), to)
    control = middle
  }

  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let rx = scanner.number(), let ry = scanner.number(), let turn = scanner.number(),
      let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let to = point(isRelative)
    else { return false }
    let arc = Arc(
      from: (x, y), to: to, radii: (abs(rx), abs(ry)), turn: turn * .pi / 180, isLarge: isLarge,
      isClockwise: isClockwise)
    guard let arc else {
      line(to)
      return true
    }
    outline.steps += arc.curves
    (x, y) = to
    return true
  }
}

/// A part of an ellipse between two places (SVG 1.1, appendix F.6).
private struct Arc {
  private let center: (x: Double, y: Double)
  private let radii: (x: Double, y: Double)
  private let turn: Double
  private let begin: Double
  private let sweep: Double

  /// `nil` where it is a straight line.
  init?(
    from: (Double, Double), to: (Double, Double), radii: (Double, Double), turn: Double,
    isLarge: Bool, isClockwise: Bool
  ) {
    guard radii.0 > 0, radii.1 > 0, from != to else { return nil }
    let (cosine, sine) = (cos(turn), sin(turn))
    let (dx, dy) = ((from.0 - to.0) / 2, (from.1 - to.1) / 2)
    let (px, py) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
    // Radii that do not reach are enlarged.
    let reach = (px * px) / (radii.0 * radii.0) + (py * py) / (radii.1 * radii.1)
    let growth = max(reach.squareRoot(), 1)
    let (rx, ry) = (radii.0 * growth, radii.1 * growth)
    let below = rx * rx * py * py + ry * ry * px * px
    let factor =
      (isLarge == isClockwise ? -1 : 1) * (max(rx * rx * ry * ry - below, 0) / below).squareRoot()
    let (cx, cy) = (factor * rx * py / ry, -factor * ry * px / rx)
    self.radii = (rx, ry)
    self.turn = turn
    center = (
      cosine * cx - sine * cy + (from.0 + to.0) / 2, sine * cx + cosine * cy + (from.1 + to.1) / 2
    )
    begin = atan2((py - cy) / ry, (px - cx) / rx)
    var sweep = atan2((-py - cy) / ry, (-px - cx) / rx) - begin
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    self.sweep = sweep
  }

  /// As curves of at most a quarter each.
  var curves: [Outline.Step] {
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let part = sweep / Double(count)
    let control = 4 / 3 * tan(part / 4)
    return (0..<count).map { index in
      let (from, to) = (begin + part * Double(index), begin + part * Double(index + 1))
      let first = place(cos(from) - control * sin(from), sin(from) + control * cos(from))
      let second = place(cos(to) + control * sin(to), sin(to) - control * cos(to))
      let end = place(cos(to), sin(to))
      return .curve(first.0, first.1, second.0, second.1, end.0, end.1)
    }
  }

  private func place(_ x: Double, _ y: Double) -> (Double, Double) {
    let (ex, ey) = (radii.x * x, radii.y * y)
    return (
      center.x + cos(turn) * ex - sin(turn) * ey, center.y + sin(turn) * ex + cos(turn) * ey
    )
  }
}
