import GLibKit
import ToastCore
import ToastDrawing
import ToastLayout

/// Drawing a toast of 400 × 120 pixels without a display.
enum DrawingBenchmark {
  static func rows(runs: Int) throws -> [Row] {
    let measurer = PangoMeasurer()
    var rows = [layout(measurer, runs: runs)]
    for scale in [1.0, 2] {
      for isGlass in [false, true] {
        let stage = try Stage(isGlass: isGlass, scale: scale, measurer)
        rows += [try first(stage, runs: runs), try frames(stage, runs: runs * 8)]
      }
    }
    return rows
  }

  /// A toast, what is behind it, and what it is drawn into.
  private struct Stage {
    let content = ToastContent(
      title: "Backup finished", message: "1,204 files, 3.1 GB in two minutes, no errors.",
      action: ToastAction("Show") {})
    let style: ToastStyle
    let scale: Double
    let name: String
    let measurer: PangoMeasurer
    let behind: Pixels
    let screen: Pixels
    /// Where it is when it is in its place: 16 from the edge of the screen, and in the middle.
    let place: PixelPoint

    init(isGlass: Bool, scale: Double, _ measurer: PangoMeasurer) throws {
      style = ToastStyle.custom {
        $0.backgroundUsesGlass = isGlass
        $0.buttonUsesGlass = isGlass
      }
      self.scale = scale
      self.measurer = measurer
      name = "\(isGlass ? "glass" : "solid"), scale \(Int(scale))"
      behind = try SampleBackdrop.photograph.pixels(width: 460, height: 170, scale: scale)
      screen = try Pixels(width: behind.width, height: behind.height)
      place = PixelPoint(x: Int(30 * scale), y: Int(16 * scale))
    }

    func scene(_ backdrop: Backdrop) -> ToastScene {
      var layout = ToastLayout(
        content, style: style, available: Size(width: 1280, height: 800), measurer: measurer)
      layout.surface = Rect(x: 0, y: 0, width: 400, height: 120)
      layout.content = layout.surface
      let look = EffectiveStyle(style, backdrop: backdrop.luminances(scale: scale))
      return ToastScene(layout: layout, style: look, scale: scale)
    }
  }

  private static func layout(_ measurer: PangoMeasurer, runs: Int) -> Row {
    let content = ToastContent(
      title: "Backup finished", message: "1,204 files, 3.1 GB in two minutes, no errors.",
      action: ToastAction("Show") {})
    let samples = Samples(
      (0..<runs).map { _ in
        let start = EventLoop.now
        let layout = ToastLayout(
          content, severity: .success, available: Size(width: 1280, height: 800),
          measurer: measurer)
        precondition(layout.title != nil)
        return EventLoop.now - start
      })
    return Row(
      what: "layout of a toast, warm", measured: samples.text, budget: "at most 0.5 ms",
      isMet: samples.median <= .microseconds(500))
  }

  /// From what lies behind to the first picture, everything new but the fonts.
  private static func first(_ stage: Stage, runs: Int) throws -> Row {
    let painter = ToastPainter()
    let times = try (0..<runs).map { _ in
      painter.release()
      stage.screen.clear()
      let start = EventLoop.now
      let backdrop = Backdrop(stage.behind)
      try painter.prepare(stage.scene(backdrop), over: backdrop)
      painter.paint(into: stage.screen, at: stage.place)
      return EventLoop.now - start
    }
    let samples = Samples(times)
    return Row(
      what: "first picture of a toast of 400 × 120, \(stage.name)",
      measured: samples.text, budget: "at most 8 ms", isMet: samples.median <= .milliseconds(8))
  }

  /// Frames of it coming in: the picture is emptied, and the toast is painted at another place.
  private static func frames(_ stage: Stage, runs: Int) throws -> Row {
    let painter = ToastPainter()
    let backdrop = Backdrop(stage.behind)
    try painter.prepare(stage.scene(backdrop), over: backdrop)
    let times = (0..<runs).map { run in
      let start = EventLoop.now
      stage.screen.clear()
      painter.paint(
        into: stage.screen, at: PixelPoint(x: stage.place.x, y: stage.place.y - run % 16))
      return EventLoop.now - start
    }
    let samples = Samples(times)
    let late = samples.percentile(95)
    return Row(
      what: "frame of that toast, \(stage.name)",
      measured: "\(samples.text), 95th percentile \(decimal(late / .milliseconds(1))) ms",
      budget: "at most 2 ms", isMet: samples.median <= .milliseconds(2))
  }
}
