import SystemKit
import Testing
import ToastCore
import ToastLayout

@testable import ToastDrawing

@Suite struct GalleryTests {
  @Test func `its names are files' names, and all of another`() {
    let names = Gallery.pictures.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.contains("/") && !$0.isEmpty })
  }

  @Test func `it has every preset, glass, scale, contrast, direction and scheme`() {
    let pictures = Gallery.pictures
    for severity in ToastSeverity.allCases {
      for scale in [1.0, 2, 3] {
        #expect(pictures.contains { $0.style.severity == severity && $0.scale == scale })
      }
      #expect(
        pictures.contains {
          $0.style.severity == severity && $0.preferences.contrast == .more
        })
    }
    for backdrop in SampleBackdrop.allCases {
      #expect(pictures.contains { $0.backdrop == backdrop && $0.style.backgroundUsesGlass })
    }
    for scheme in AccessibilityPreferences.ColorScheme.allCases {
      #expect(pictures.contains { $0.preferences.colorScheme == scheme })
    }
    #expect(pictures.contains { $0.content.language == "he" })
    #expect(pictures.contains { $0.scrolled > 0 })
  }

  @Test func `a folder that is not there is an error that names the file`() {
    let error = #expect(throws: SystemError.self) {
      try GalleryWriter.write(into: "/nowhere/at/all") { _ in }
    }
    #expect(error?.description.contains("/nowhere/at/all/preset-plain@1x.png") == true)
  }
}
