import Glibc
public import SystemKit
public import ToastCore

/// Icons, as files have them.
///
/// Whatever is wrong with a theme or a file, an icon is there or it is not: the toast then shows the
/// glyph of its severity. It belongs to the thread that made it.
public final class IconSource {
  private let finder: IconFinder
  private var known: [Key: Icon?] = [:]
  private var library: SVGLibrary?
  private var hasNoLibrary = false

  private struct Key: Hashable {
    let name: String
    let size: Double
    let scale: Double
  }

  /// A file of an icon, read.
  enum Icon {
    case vector(VectorPicture, isSymbolic: Bool)
    case raster(RasterPicture, isSymbolic: Bool)
    /// SVG with more than plain shapes.
    case document([UInt8])
  }

  /// A larger file is not read.
  private static let longestFile = 8 << 20
  private static let longestDocument = 1 << 20
  /// So many icons are kept.
  private static let mostKnown = 32

  /// Icons.
  ///
  /// - Parameters:
  ///   - theme: the person's icon theme.
  ///   - environment: where `HOME`, `XDG_DATA_HOME` and `XDG_DATA_DIRS` name folders.
  public init(
    theme: String = "Adwaita", environment: [String: String] = Environment.current
  ) {
    finder = IconFinder(theme: theme, environment: environment)
  }

  /// Whether there is such an icon, and it can be drawn. A toast is laid out without one that
  /// cannot.
  ///
  /// - Parameters:
  ///   - icon: the icon that a toast asks for.
  ///   - size: in pixels of the layout.
  ///   - scale: output pixels for each of them.
  public func has(_ icon: ToastIcon, size: Double = 24, scale: Double = 1) -> Bool {
    switch icon {
    case .systemImage:
      icon.themeName.map { self.icon($0, size: size, scale: scale) != nil } ?? false
    case .image(let image, _): self.icon(image.name, size: size, scale: scale) != nil
    }
  }

  /// What a toast says, without an icon that cannot be drawn: its place would be blank. To be laid
  /// out.
  ///
  /// - Parameters:
  ///   - content: what the toast says.
  ///   - size: of the icon, in pixels of the layout.
  ///   - scale: output pixels for each of them.
  public func drawable(
    _ content: ToastContent, size: Double = 24, scale: Double = 1
  ) -> ToastContent {
    guard let icon = content.icon, !has(icon, size: size, scale: scale) else { return content }
    var content = content
    content.icon = nil
    return content
  }

  func icon(_ name: String, size: Double, scale: Double) -> Icon? {
    let key = Key(name: name, size: size, scale: scale)
    if let icon = known[key] { return icon }
    if known.count >= Self.mostKnown { known.removeAll() }
    let icon = finder.path(of: name, size: size, scale: scale).flatMap(read)
    known[key] = .some(icon)
    return icon
  }

  private func read(_ path: String) -> Icon? {
    guard let bytes = try? FileBytes.read(path, limit: Self.longestFile) else { return nil }
    let isSymbolic = path.hasSuffix("-symbolic.svg") || path.hasSuffix("symbolic.png")
    if let raster = RasterPicture(png: bytes) { return .raster(raster, isSymbolic: isSymbolic) }
    guard bytes.count <= Self.longestDocument else { return nil }
    let vector = VectorPicture(svg: bytes)
    if let vector, isSymbolic || vector.isComplete {
      return .vector(vector, isSymbolic: isSymbolic)
    }
    return canDraw(bytes) ? .document(bytes) : nil
  }

  /// Whether the library takes a document, and something of it can be seen: tried on a small
  /// picture.
  private func canDraw(_ document: [UInt8]) -> Bool {
    let size = 16
    guard let library = loadedLibrary(), let pixels = try? Pixels(width: size, height: size),
      library.draw(document, on: Canvas(pixels), size: Double(size))
    else { return false }
    return (0..<size).contains { y in (0..<size).contains { pixels[$0, y] != 0 } }
  }

  func loadedLibrary() -> SVGLibrary? {
    if library == nil, !hasNoLibrary {
      library = SVGLibrary()
      hasNoLibrary = library == nil
    }
    return library
  }
}
