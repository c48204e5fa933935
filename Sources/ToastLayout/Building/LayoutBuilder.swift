import ToastCore

/// Puts a toast together, as it is read from the left.
struct LayoutBuilder<Measurer: TextMeasurer> {
  let source: LayoutSource
  let metrics: LayoutMetrics
  let style: ToastStyle
  let measurer: Measurer

  /// The whole toast.
  func layout() -> ToastLayout {
    let room = metrics.contentWidth(besideButton: false)
    let labels = source.buttons.map { name in
      MeasuredText(
        name, source.buttonFont, width: max(room - 2 * metrics.labelPadding.width, 1),
        measurer: measurer)
    }
    var sizes = labels.map { size(of: $0, room: room) }
    if source.close != nil {
      sizes.append(Size(width: min(metrics.target, room), height: metrics.target))
    }
    let block = TextBlock(source, metrics, width: room, measurer: measurer)
    let isBroken = labels.contains { $0.lines.count > 1 }
    if !isBroken, let narrow = blockBesideButtons(block, sizes) {
      return beside(narrow, sizes, labels)
    }
    return below(block, sizes, labels, room: room)
  }

  private func size(of label: MeasuredText, room: Double) -> Size {
    let padding = metrics.labelPadding
    return Size(
      width: min(max(label.width + 2 * padding.width, metrics.target), room),
      height: max(label.height + 2 * padding.height, metrics.target))
  }

  /// The block as it is beside the buttons; `nil` where they go below it: at a large scale, when
  /// there are many, and where the text would get too narrow.
  private func blockBesideButtons(_ block: TextBlock, _ sizes: [Size]) -> TextBlock? {
    guard 1...2 ~= sizes.count, metrics.scale < LayoutMetrics.largeScale, source.hasText,
      block.marksAreBeside || block.marks == 0
    else { return nil }
    let buttons = metrics.buttonGap + TargetRow(sizes, gap: metrics.targetGap).width
    let room = metrics.contentWidth(besideButton: true) - buttons
    if block.size.width <= room { return block }
    let narrow = TextBlock(source, metrics, width: max(room, 1), measurer: measurer)
    let column = room - (narrow.size.width - narrow.column)
    guard column >= LayoutMetrics.wideColumn * source.em,
      narrow.marksAreBeside || narrow.marks == 0
    else { return nil }
    return narrow
  }

  private func beside(
    _ block: TextBlock, _ sizes: [Size], _ labels: [MeasuredText]
  ) -> ToastLayout {
    let row = TargetRow(sizes, gap: metrics.targetGap)
    let inner = Size(
      width: block.size.width + metrics.buttonGap + row.width,
      height: max(block.size.height, row.height))
    var (layout, origin) = surface(around: inner, besideButton: true)
    place(block, in: &layout, x: origin.x, y: origin.y, height: inner.height)
    let frames = row.frames(
      x: origin.x + block.size.width + metrics.buttonGap,
      y: origin.y + (inner.height - row.height) / 2)
    place(frames, labels, in: &layout)
    return layout
  }

  private func below(
    _ block: TextBlock, _ sizes: [Size], _ labels: [MeasuredText], room: Double
  ) -> ToastLayout {
    let rows = TargetRow.rows(sizes, gap: metrics.targetGap, width: room)
    var inner = block.size
    for (index, row) in rows.enumerated() {
      inner.width = max(inner.width, row.width)
      let gap = index > 0 ? metrics.targetGap : inner.height > 0 ? metrics.buttonGap : 0
      inner.height += gap + row.height
    }
    var (layout, origin) = surface(around: inner, besideButton: false)
    place(block, in: &layout, x: origin.x, y: origin.y, height: block.size.height)
    var top = origin.y + block.size.height + (block.size.height > 0 ? metrics.buttonGap : 0)
    var frames: [Rect] = []
    for row in rows {
      frames += row.frames(x: origin.x, y: top)
      top += row.height + metrics.targetGap
    }
    // What closes is where a line ends, as it is beside a text.
    if source.close != nil, let last = frames.last {
      frames[frames.count - 1].x = origin.x + inner.width - last.width
    }
    place(frames, labels, in: &layout)
    return layout
  }

  /// An empty toast around a content, and where the content begins.
  private func surface(
    around inner: Size, besideButton: Bool
  ) -> (ToastLayout, origin: (x: Double, y: Double)) {
    let padding = metrics.padding(besideButton: besideButton)
    let width = inner.width + padding.leading + padding.trailing
    let height = inner.height + padding.top + padding.bottom
    let whole = Size(
      width: min(max(width.rounded(.up), metrics.leastSurface), metrics.greatest.width),
      height: max(height.rounded(.up), metrics.leastSurface))
    let surface = Size(
      width: whole.width, height: min(whole.height, metrics.greatest.height))
    let radius = min(
      style.cornerRadius,
      min(surface.width, surface.height) / 2,
      Corner.greatestRadius(
        besideX: min(padding.leading, padding.trailing), y: min(padding.top, padding.bottom)))
    let layout = ToastLayout(
      surface: Rect(x: 0, y: 0, surface), cornerRadius: radius, content: Rect(x: 0, y: 0, whole),
      shadowMargin: style.shadow.margin, direction: .leftToRight, buttons: [])
    // Where the surface has to be larger than its content, the content is in its middle.
    return (
      layout,
      (
        padding.leading + max(whole.width - width.rounded(.up), 0) / 2,
        padding.top + max(whole.height - height, 0) / 2
      )
    )
  }

  private func place(
    _ block: TextBlock, in layout: inout ToastLayout, x: Double, y: Double, height: Double
  ) {
    for (mark, frame) in zip(source.marks, block.marks(x: x, y: y, height: height)) {
      let box = MarkBox(picture: mark.picture, label: mark.label, frame: frame)
      if mark.isSeverity { layout.severity = box } else { layout.icon = box }
    }
    block.place(in: &layout, x: x, y: y, height: height, progress: source.progress)
  }

  private func place(
    _ frames: [Rect], _ labels: [MeasuredText], in layout: inout ToastLayout
  ) {
    let padding = metrics.labelPadding
    layout.buttons = zip(labels, frames).enumerated().map { index, button in
      let (label, frame) = button
      let radius = min(
        frame.height / 2, frame.width / 2,
        Corner.greatestRadius(besideX: padding.width, y: padding.height))
      return ButtonBox(
        action: index, frame: frame,
        label: label.placed(
          x: frame.x + (frame.width - label.width) / 2, y: frame.middle - label.height / 2,
          width: label.width, isCentred: true),
        cornerRadius: radius)
    }
    guard let name = source.close, let frame = frames.last else { return }
    let cross = metrics.cross(in: min(frame.width, frame.height))
    layout.close = CloseBox(
      name: name, frame: frame,
      glyph: Rect(
        x: frame.x + (frame.width - cross) / 2, y: frame.middle - cross / 2, width: cross,
        height: cross))
  }
}

extension ToastShadow {
  /// The room that it takes around a surface: its blur fades out at one and a half of its radius.
  var margin: Margins {
    guard color.alpha > 0 else { return Margins(left: 0, top: 0, right: 0, bottom: 0) }
    let (radius, x, y) = (Self.length(radius), Self.length(x), Self.length(y))
    let reach = (max(radius, 0) * 1.5).rounded(.up)
    return Margins(
      left: max(reach - x, 0), top: max(reach - y, 0), right: max(reach + x, 0),
      bottom: max(reach + y, 0))
  }

  private static func length(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1e4), 1e4)
  }
}
