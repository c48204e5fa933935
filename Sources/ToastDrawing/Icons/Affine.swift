import Glibc

/// A movement, enlargement or turn of places: x' = a·x + c·y + e, y' = b·x + d·y + f.
struct Affine: Equatable {
  var (a, b, c, d, e, f) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

  /// This one, done after another.
  func after(_ first: Affine) -> Affine {
    Affine(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b,
      c: a * first.c + c * first.d, d: b * first.c + d * first.d,
      e: a * first.e + c * first.f + e, f: b * first.e + d * first.f + f)
  }

  func applied(_ x: Double, _ y: Double) -> (Double, Double) {
    (a * x + c * y + e, b * x + d * y + f)
  }

  /// How much longer a line gets, on average.
  var growth: Double { abs(a * d - b * c).squareRoot() }

  /// What an attribute of SVG says; `nil` for what cannot be understood.
  init?(svg text: String) {
    self.init()
    for part in text.split(separator: ")") {
      let halves = part.split(separator: "(", maxSplits: 1)
      guard halves.count == 2 else {
        if part.allSatisfy({ $0.isWhitespace || $0 == "," }) { continue }
        return nil
      }
      let name = halves[0].filter { $0.isLetter || $0 == "X" || $0 == "Y" }
      var scanner = NumberScanner(Array(halves[1].utf8))
      let numbers = scanner.rest()
      guard let step = Affine(named: name, numbers) else { return nil }
      self = after(step)
    }
  }

  private init?(named name: String, _ numbers: [Double]) {
    self.init()
    switch (name, numbers.count) {
    case ("matrix", 6):
      (a, b, c, d, e, f) = (
        numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]
      )
    case ("translate", 1), ("translate", 2):
      (e, f) = (numbers[0], numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1), ("scale", 2): (a, d) = (numbers[0], numbers[numbers.count - 1])
    case ("rotate", 1), ("rotate", 3):
      let angle = numbers[0] * .pi / 180
      (a, b, c, d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
      if numbers.count == 3 {
        let moved = applied(-numbers[1], -numbers[2])
        (e, f) = (moved.0 + numbers[1], moved.1 + numbers[2])
      }
    default: return nil
    }
  }

  init() {}

  init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }
}

extension Outline {
  /// The same line elsewhere.
  func transformed(by affine: Affine) -> Outline {
    Outline(
      steps.map { step in
        switch step {
        case .move(let x, let y):
          let point = affine.applied(x, y)
          return .move(point.0, point.1)
        case .line(let x, let y):
          let point = affine.applied(x, y)
          return .line(point.0, point.1)
        case .curve(let x1, let y1, let x2, let y2, let x, let y):
          let (first, second, end) = (
            affine.applied(x1, y1), affine.applied(x2, y2), affine.applied(x, y)
          )
          return .curve(first.0, first.1, second.0, second.1, end.0, end.1)
        case .close: return .close
        }
      })
  }
}
