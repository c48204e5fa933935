import ToastCore

/// A picture of plain shapes, as nearly all symbolic icons are: what of SVG is drawn without a
/// library for it. It has `svg`, `g`, `path`, `rect`, `circle`, `ellipse` and `polygon`, with colours
/// and without gradients, masks, text and styles of its own.
struct VectorPicture {
  /// One shape, in the picture's own measure.
  struct Shape {
    var outline: Outline
    var fill: Paint?
    var stroke: Paint?
    var strokeWidth: Double
    var opacity: Double
    var isEvenOdd: Bool
  }

  /// What a shape is painted with.
  enum Paint: Equatable {
    case color(Color)
    /// The colour of the text around it.
    case current
  }

  let width: Double
  let height: Double
  private(set) var shapes: [Shape] = []
  /// Whether all of the document is in it.
  private(set) var isComplete = true

  /// More elements than this, or deeper ones, are no icon.
  private static let mostElements = 5_000
  private static let greatestDepth = 64

  /// `nil` for what is no picture, or has nothing to be drawn.
  init?(svg bytes: [UInt8]) {
    var reader = MarkupReader(bytes)
    guard case .begin("svg", let attributes)? = reader.next() else { return nil }
    guard let frame = Self.frame(attributes) else { return nil }
    (width, height) = (frame.width, frame.height)
    var first = Inherited()
    first.place = Affine(a: 1, b: 0, c: 0, d: 1, e: -frame.x, f: -frame.y)
    var states = [first.applying(attributes)]
    // Elements within one that is left out.
    var hidden = 0
    var count = 0
    while let part = reader.next() {
      count += 1
      guard count < Self.mostElements, states.count < Self.greatestDepth else { return nil }
      switch part {
      case .begin(let name, let attributes):
        if hidden > 0 {
          hidden += 1
          continue
        }
        guard let state = states.last?.applying(attributes), enter(name, attributes, state) else {
          hidden = 1
          continue
        }
        states.append(state)
      case .end:
        if hidden > 0 {
          hidden -= 1
        } else {
          states.removeLast()
        }
      }
      if states.isEmpty { break }
    }
    guard states.isEmpty, !shapes.isEmpty else { return nil }
  }

  private static func frame(
    _ attributes: [String: String]
  ) -> (x: Double, y: Double, width: Double, height: Double)? {
    var numbers: [Double] = []
    if let box = attributes["viewBox"] {
      var scanner = NumberScanner(Array(box.utf8))
      numbers = scanner.rest()
    } else {
      numbers = [0, 0, length(attributes["width"]) ?? 0, length(attributes["height"]) ?? 0]
    }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private static func length(_ text: String?) -> Double? {
    guard let text else { return nil }
    var scanner = NumberScanner(Array(text.utf8))
    return scanner.number()
  }

  /// Draws an element; false for one that is left out with all that is in it.
  private mutating func enter(
    _ name: String, _ attributes: [String: String], _ state: Inherited
  ) -> Bool {
    if ["mask", "clip-path", "filter"].contains(where: { attributes[$0] != nil }) {
      isComplete = false
      // What is masked is not seen as it is drawn.
      if attributes["mask"] != nil { return false }
    }
    if state.isIncomplete { isComplete = false }
    func number(_ key: String) -> Double { Self.length(attributes[key]) ?? 0 }
    let outline: Outline
    switch name {
    case "g": return true
    case "path": outline = PathData.outline(of: attributes["d"] ?? "")
    case "rect":
      let radius = max(number("rx"), number("ry"))
      outline = Outline(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"),
        radius: radius)
    case "circle":
      outline = Outline(
        centerX: number("cx"), y: number("cy"), radiusX: number("r"), radiusY: number("r"))
    case "ellipse":
      outline = Outline(
        centerX: number("cx"), y: number("cy"), radiusX: number("rx"), radiusY: number("ry"))
    case "polygon":
      var scanner = NumberScanner(Array((attributes["points"] ?? "").utf8))
      let numbers = scanner.rest()
      outline = Outline(
        polygon: Swift.stride(from: 0, to: numbers.count - 1, by: 2).map {
          (numbers[$0], numbers[$0 + 1])
        })
    case "title", "desc", "metadata", "defs", "sodipodi:namedview": return false
    default:
      isComplete = false
      return false
    }
    guard state.opacity > 0, state.isShown else { return true }
    shapes.append(
      Shape(
        outline: outline.transformed(by: state.place), fill: state.fill, stroke: state.stroke,
        strokeWidth: state.strokeWidth * state.place.growth, opacity: state.opacity,
        isEvenOdd: state.isEvenOdd))
    return true
  }
}

/// What an element has from those around it.
private struct Inherited {
  var place = Affine()
  var fill: VectorPicture.Paint? = .color(.black)
  var stroke: VectorPicture.Paint?
  var strokeWidth = 1.0
  var opacity = 1.0
  var isEvenOdd = false
  var isShown = true
  /// Whether something is painted with what is no colour.
  var isIncomplete = false

  func applying(_ attributes: [String: String]) -> Inherited {
    var state = self
    var values = attributes
    // A style wins over an attribute.
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let halves = declaration.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { continue }
      values[halves[0].trimmed] = halves[1].trimmed
    }
    if let text = values["transform"] {
      if let step = Affine(svg: text) {
        state.place = place.after(step)
      } else {
        state.isIncomplete = true
      }
    }
    if let text = values["fill"] { state.setFill(text) }
    if let text = values["stroke"] { state.stroke = state.paint(text) }
    if let width = Self.number(values["stroke-width"]) { state.strokeWidth = max(width, 0) }
    for key in ["opacity", "fill-opacity"] {
      if let part = Self.number(values[key]) { state.opacity *= min(max(part, 0), 1) }
    }
    if let rule = values["fill-rule"] { state.isEvenOdd = rule == "evenodd" }
    if values["display"] == "none" || values["visibility"] == "hidden" { state.isShown = false }
    return state
  }

  private mutating func setFill(_ text: String) { fill = paint(text) }

  private mutating func paint(_ text: String) -> VectorPicture.Paint? {
    switch text {
    case "none", "transparent": return nil
    case "currentColor", "context-fill": return .current
    case "black": return .color(.black)
    case "white": return .color(.white)
    case "inherit": return fill
    default: break
    }
    let digits = text.dropFirst()
    if text.hasPrefix("#"), digits.count == 3 {
      if let color = Color("#" + digits.map { "\($0)\($0)" }.joined()) { return .color(color) }
    } else if let color = Color(text) {
      return .color(color)
    }
    isIncomplete = true
    return .current
  }

  private static func number(_ text: String?) -> Double? {
    guard let text else { return nil }
    var scanner = NumberScanner(Array(text.utf8))
    return scanner.number()
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
