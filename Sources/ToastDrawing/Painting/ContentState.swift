/// What changes on a toast while it is shown.
struct ContentState: Hashable {
  /// Which of the layout's targets has the focus.
  var focus: Int?
  /// Which of the layout's targets is held down.
  var pressed: Int?
  /// How far the content is scrolled, in pixels of the layout.
  var scrolled = 0.0
}
