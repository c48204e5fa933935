import Testing
import ToastLayout

@testable import ToastMessage

/// `toast(isPresented:duration:systemImageName:message:tint:)`.
@Suite @MainActor struct OneLineToastTests {
  private let toasts = RecordingDestination()
  private let model = ViewModel()

  @Test func `46: it shows a symbol and a line for its time`() async {
    toasts.record {
      _ = model.toast(
        isPresented: model.$isSaved, duration: 3.0, systemImageName: "hand.wave",
        message: "Hello", tint: nil)
    }
    model.isSaved = true
    await turns()
    let content = ToastContent(icon: .systemImage("hand.wave"), message: "Hello")
    #expect(toasts.shown.map(\.content) == [content])
    #expect(toasts.shown.map(\.configuration.duration) == [.seconds(3)])
    #expect(toasts.shown.map(\.style) == [ToastStyle()], "the colours follow the scheme")
    toasts.end(0)
    await turns()
    #expect(!model.isSaved)
  }

  @Test func `46: symbol, time and tint may be left out`() async {
    toasts.record { _ = model.toast(isPresented: model.$isSaved, message: "Hello") }
    model.isSaved = true
    await turns()
    #expect(toasts.shown.map(\.content) == [ToastContent(message: "Hello")])
    #expect(toasts.shown.map(\.configuration) == [ToastConfiguration()])
  }

  @Test func `46: with a tint it has that background`() async {
    toasts.record { _ = model.toast(isPresented: model.$isSaved, message: "Hello", tint: .yellow) }
    model.isSaved = true
    await turns()
    #expect(toasts.shown.map(\.style) == [.tinted(.yellow)])
  }

  // Grey 118 is the darkest on which black has more contrast: 4.62 against 4.54 of white.
  @Test(arguments: [
    (Color.yellow, Color.black), (.white, .black), (.mint, .black), (.orange, .black),
    (.black, .white), (.indigo, .white), (Color(rgb: 0x14532D), .white), (.purple, .black),
    (.brown, .black),
    (Color(rgb: 0x767676), .black), (Color(rgb: 0x757575), .white), (.red, .black),
    // On the dark surface that shows through it.
    (.yellow.opacity(0.2), .white),
  ])
  func `46: the text on a tint is white or black, whichever has more contrast`(
    tint: Color, ink: Color
  ) {
    let style = ToastStyle.tinted(tint)
    #expect(style.backgroundColor == tint.over(Color(rgb: 0x141416)))
    #expect(
      [style.titleColor, style.messageColor, style.buttonForegroundColor] == [ink, ink, ink])
    #expect(style.iconColor == ink && style.severity == nil)
  }
}
