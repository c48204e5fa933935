/// Where a toast is on the screen, for those that help a person find its parts.
public struct ToastPlaces: Sendable, Equatable {
  /// A rectangle in pixels of the display, from its top left corner.
  public struct Frame: Sendable, Equatable {
    /// Its left edge.
    public var x: Int
    /// Its top edge.
    public var y: Int
    /// Its width.
    public var width: Int
    /// Its height.
    public var height: Int

    /// A rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The toast.
  public var surface: Frame
  /// Its texts, in the order in which they are read.
  public var texts: [Frame]
  /// Its actions, in order.
  public var buttons: [Frame]
  /// Its close button, where it has one.
  public var close: Frame?
  /// Which of the buttons has the keyboard, the close button after the others; `nil` where none has.
  public var focus: Int?

  /// Places.
  public init(
    surface: Frame, texts: [Frame], buttons: [Frame], close: Frame? = nil, focus: Int? = nil
  ) {
    self.surface = surface
    self.texts = texts
    self.buttons = buttons
    self.close = close
    self.focus = focus
  }
}
