import Testing

@testable import ToastSpeech

@Suite struct SpokenEmojiTests {
  static let emoji = [
    SpokenRow("🎉", "party popper"),
    SpokenRow("🎉 Done", "party popper, Done"),
    SpokenRow("Done 🎉", "Done, party popper"),
    SpokenRow("Hi 👋🏻!", "Hi, waving hand!"),
    SpokenRow("I ❤️ you", "I, heart, you"),
    SpokenRow("(🎉)", "(party popper)"),
    SpokenRow("🚀 Launch 🚀", "rocket, Launch, rocket"),
    SpokenRow("☕️ break", "coffee, break"),
    SpokenRow("☎ call", "telephone, call"),
    SpokenRow("👍🏽", "thumbs up"),
    SpokenRow("👩🏾‍💻 at work", "programmer, at work"),
    SpokenRow("👨‍👩‍👧‍👦", "family"),
    SpokenRow("🤷‍♂️ no idea", "shrug, no idea"),
    SpokenRow("👨‍🦯", "man with white cane"),
    SpokenRow("🦩 bird", "emoji, bird"),
  ]

  @Test(arguments: emoji)
  func `an emoji is said by its name, beside the sentence`(_ row: SpokenRow) { row.check() }

  static let runs = [
    SpokenRow("Done 🎉🎉🎉", "Done, party popper 3 times"),
    SpokenRow("✅✅✅", "check mark 3 times"),
    SpokenRow("15% off!!! 🔥🔥", "15% off! fire 2 times"),
    SpokenRow("🎉🚀🔥✨👍 Yes", "party popper, rocket, fire, and 2 more emoji, Yes"),
    SpokenRow("★★★★☆", "star 4 times, empty star"),
  ]

  @Test(arguments: runs)
  func `a run of emoji is said with its count`(_ row: SpokenRow) { row.check() }

  static let flags = [
    SpokenRow("🇩🇪", "flag of Germany"),
    SpokenRow("🇫🇷🇫🇷", "flag of France 2 times"),
    SpokenRow("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "flag of Scotland"),
    SpokenRow("🏳️‍🌈", "rainbow flag"),
    SpokenRow("🇿🇿", "flag of Z.Z"),
    SpokenRow("1️⃣ First", "1, First"),
    SpokenRow("#️⃣", "hash"),
  ]

  @Test(arguments: flags)
  func `flags and keycaps are said by what is on them`(_ row: SpokenRow) { row.check() }

  static let once = [
    SpokenRow("⚠️ Warning: disk full", "Warning: disk full"),
    SpokenRow("⚠ Disk full", "warning sign, Disk full"),
    SpokenRow("Warning: ⚠️ disk full", "Warning: disk full"),
    SpokenRow("Error: ❌ Build failed", "Error: Build failed"),
    SpokenRow("❌ Error: no space", "Error: no space"),
    SpokenRow("✅ Success", "Success"),
    SpokenRow("🟢 Success", "Success"),
    SpokenRow("ℹ️ Info: update", "Info: update"),
    SpokenRow("▶ Play", "Play"),
    SpokenRow("Error: 🚀 failed", "Error: rocket, failed"),
  ]

  @Test(arguments: once)
  func `what the word beside it says is not said twice`(_ row: SpokenRow) { row.check() }

  static let faces = [
    SpokenRow(":-)", "smile"),
    SpokenRow("Nice :)", "Nice, smile"),
    SpokenRow("Hello :) world", "Hello, smile, world"),
    SpokenRow(":(", "slight frown"),
    SpokenRow("I <3 Swift", "I, heart, Swift"),
    SpokenRow("XD", "XD"),
  ]

  @Test(arguments: faces)
  func `the few faces in ASCII are said`(_ row: SpokenRow) { row.check() }

  static let signs = [
    SpokenRow("✓ ok", "check mark, ok"),
    SpokenRow("✗ failed", "cross, failed"),
    SpokenRow("→ next step", "arrow next step"),
    SpokenRow("Step 1 → Step 2", "Step 1 arrow Step 2"),
    SpokenRow("© 2026 Acme™", "copyright 2026 Acme trade mark"),
    SpokenRow("A & B", "eigh and B"),
    SpokenRow("• one • two", "one, two"),
  ]

  @Test(arguments: signs)
  func `signs are said by their names`(_ row: SpokenRow) { row.check() }
}
