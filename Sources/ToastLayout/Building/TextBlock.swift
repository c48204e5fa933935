/// Pictures, title, message and progress, as one block.
struct TextBlock {
  /// How many pictures there are.
  let marks: Int
  /// The size of a picture.
  let mark: Double
  /// Whether the pictures are beside the text, and not above it.
  let marksAreBeside: Bool
  let title: MeasuredText?
  let message: MeasuredText?
  /// The width of the text's column.
  let column: Double
  let hasProgress: Bool
  private let metrics: LayoutMetrics

  /// - Parameter width: the greatest width of the block.
  init(
    _ source: LayoutSource, _ metrics: LayoutMetrics, width: Double, measurer: some TextMeasurer
  ) {
    self.metrics = metrics
    marks = source.marks.count
    mark = metrics.mark(in: width)
    hasProgress = source.progress != nil
    let hasColumn = source.hasText || hasProgress
    let besideMarks = width - Self.width(marks, mark, metrics) - metrics.markGap
    marksAreBeside =
      marks > 0 && hasColumn && besideMarks >= LayoutMetrics.narrowColumn * source.em
    let room = marksAreBeside ? besideMarks : width
    title = source.title.map {
      MeasuredText($0, source.titleFont, width: room, measurer: measurer)
    }
    message = source.message.map {
      MeasuredText($0, source.messageFont, width: room, measurer: measurer)
    }
    let bar = hasProgress ? min(metrics.progressWidth, room) : 0
    column = min(max(title?.width ?? 0, message?.width ?? 0, bar), room)
  }

  private static func width(_ marks: Int, _ mark: Double, _ metrics: LayoutMetrics) -> Double {
    marks == 0 ? 0 : Double(marks) * (mark + metrics.markGap) - metrics.markGap
  }

  private var marksWidth: Double { Self.width(marks, mark, metrics) }

  /// The height of title, message and progress.
  private var columnHeight: Double {
    var height = (title?.height ?? 0) + (message?.height ?? 0)
    if title != nil, message != nil { height += metrics.lineGap }
    guard hasProgress else { return height }
    return height + (height > 0 ? metrics.progressGap : 0) + metrics.progressHeight
  }

  var size: Size {
    let height = columnHeight
    if marks == 0 { return Size(width: column, height: height) }
    if marksAreBeside {
      return Size(
        width: marksWidth + metrics.markGap + column, height: max(mark, height))
    }
    return Size(
      width: max(marksWidth, column), height: mark + (height > 0 ? metrics.markGap + height : 0))
  }

  /// The places of the pictures.
  func marks(x: Double, y: Double, height: Double) -> [Rect] {
    let top: Double
    if !marksAreBeside {
      top = y + (height - size.height) / 2
    } else if lineCount <= 2 {
      top = y + (height - mark) / 2
    } else {
      // Beside the first line of a long text, where reading begins.
      let line = (title ?? message)?.lines.first.map { $0.ascent + $0.descent } ?? mark
      top = max(columnTop(y: y, height: height) + (line - mark) / 2, y)
    }
    return (0..<marks).map { index in
      Rect(
        x: x + Double(index) * (mark + metrics.markGap), y: top, width: mark, height: mark)
    }
  }

  private var lineCount: Int { (title?.lines.count ?? 0) + (message?.lines.count ?? 0) }

  private func columnTop(y: Double, height: Double) -> Double {
    if marks == 0 || marksAreBeside { return y + (height - columnHeight) / 2 }
    return y + (height - size.height) / 2 + mark + metrics.markGap
  }

  /// Puts title, message and progress to their places.
  func place(
    in layout: inout ToastLayout, x: Double, y: Double, height: Double, progress: Double?
  ) {
    let left = marksAreBeside ? x + marksWidth + metrics.markGap : x
    var top = columnTop(y: y, height: height)
    layout.title = title?.placed(x: left, y: top, width: column)
    top += title.map { $0.height + metrics.lineGap } ?? 0
    layout.message = message?.placed(x: left, y: top, width: column)
    guard let progress else { return }
    if let end = layout.message?.frame.maxY ?? layout.title?.frame.maxY {
      top = end + metrics.progressGap
    }
    let track = Rect(x: left, y: top, width: column, height: metrics.progressHeight)
    var done = track
    done.width *= progress
    layout.progress = ProgressBox(track: track, done: done)
  }
}
