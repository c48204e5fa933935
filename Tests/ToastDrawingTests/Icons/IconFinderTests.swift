import Testing
import ToastTesting

@testable import ToastDrawing

@Suite struct IconFinderTests {
  @Test func `of several sizes the one that fits is taken, else the nearest larger one`() throws {
    let theme = try TestTheme([
      "16": "Size=16\nType=Fixed", "48": "Size=48\nType=Fixed",
      "any": "Size=64\nMinSize=60\nMaxSize=512\nType=Scalable",
      "24@2": "Size=24\nScale=2\nType=Fixed",
    ])
    for folder in ["16", "48", "any", "24@2"] {
      try theme.write("icons/Test/\(folder)/bell.png", TestTheme.png(0xFFFF_0000))
    }
    func folder(_ size: Double, _ scale: Double) -> Substring? {
      theme.finder.path(of: "bell", size: size, scale: scale)?.split(separator: "/").dropLast().last
    }
    #expect(folder(16, 1) == "16" && folder(48, 1) == "48" && folder(100, 1) == "any")
    #expect(folder(24, 1) == "16" || folder(24, 1) == "48")
    #expect(folder(24, 2) == "24@2")
    #expect(folder(40, 1) == "48")
  }

  @Test func `what a theme has not is in those that it builds on, even in a circle`() throws {
    let theme = try TestTheme(["16": "Size=16"], inherits: "Base,Test,Missing")
    try theme.write(
      "icons/Base/index.theme",
      Array("[Icon Theme]\nInherits=Test\nDirectories=a\n[a]\nSize=16\n".utf8))
    try theme.write("icons/Base/a/only-there.png", TestTheme.png(0xFFFF_0000))
    try theme.write(
      "icons/hicolor/index.theme", Array("[Icon Theme]\nDirectories=b\n[b]\nSize=16\n".utf8))
    try theme.write("icons/hicolor/b/last.png", TestTheme.png(0xFFFF_0000))
    try theme.write("pixmaps/old.png", TestTheme.png(0xFFFF_0000))
    let finder = theme.finder
    #expect(
      finder.path(of: "only-there", size: 16, scale: 1)?.hasSuffix("a/only-there.png") == true)
    #expect(finder.path(of: "last", size: 16, scale: 1)?.hasSuffix("b/last.png") == true)
    #expect(finder.path(of: "old", size: 16, scale: 1)?.hasSuffix("pixmaps/old.png") == true)
    #expect(finder.path(of: "nowhere", size: 16, scale: 1) == nil)
  }

  @Test func `a special name falls back to less special ones, a symbolic one to colours`() {
    #expect(
      IconFinder.names(for: "audio-input-microphone-symbolic") == [
        "audio-input-microphone-symbolic", "audio-input-symbolic", "audio-input-microphone",
        "audio-input",
      ])
    #expect(IconFinder.names(for: "bell") == ["bell"])
    #expect(IconFinder.names(for: "bell-symbolic") == ["bell-symbolic", "bell"])
  }

  @Test func `a name is no path, and a path is one`() throws {
    let theme = try TestTheme(["16": "Size=16"])
    try theme.write("picture one.png", TestTheme.png(0xFFFF_0000))
    let path = "\(theme.folder.path)/picture one.png"
    #expect(theme.finder.path(of: path, size: 24, scale: 1) == path)
    #expect(
      theme.finder.path(of: "file://\(theme.folder.path)/picture%20one.png", size: 24, scale: 1)
        == path)
    for name in ["../picture one", "", ".", "a/b", "\(path).png", "file:///%", "%00"] {
      #expect(theme.finder.path(of: name, size: 24, scale: 1) == nil, "\(name)")
    }
  }

  @Test func `a theme that is missing or broken has no icons`() throws {
    let missing = IconFinder(theme: "None", environment: ["XDG_DATA_DIRS": "/nowhere"])
    #expect(missing.path(of: "bell", size: 24, scale: 1) == nil)
    let theme = try TestTheme()
    for text in ["", "[", "]\n=\n[x", "[Icon Theme]\nDirectories=../../etc,/etc,a\n[/etc]\nSize=1"]
    {
      try theme.write("icons/Test/index.theme", Array(text.utf8) + [0xFF, 0])
      #expect(theme.finder.path(of: "passwd", size: 24, scale: 1) == nil)
    }
  }
}
