extension AuditRule {
  /// What is checked and for whom, in one line.
  public var reason: String {
    switch self {
    case .imageAlternative: "A picture has a text in its place, or is marked as decorative."
    case .severityExposed: "What the severity's look says, a screen reader says too."
    case .readingOrder: "What is read out comes in the order in which it is seen."
    case .sensoryWording: "The words make sense without shape, place and colour."
    case .severityWithoutColor: "A glyph or a word tells the severity, and not a colour alone."
    case .soundCanStop: "What is spoken for longer than 3 seconds can be stopped."
    case .contrastMinimum:
      "Text stands out from what is behind it: 4.5:1, or 3:1 where it is large."
    case .contrastEnhanced: "Text stands out by 7:1, or by 4.5:1 where it is large."
    case .resizeText: "Text of twice the size is shown whole."
    case .reflow: "On 320 pixels nothing has to be scrolled sideways."
    case .nonTextContrast: "Pictures and controls stand out by 3:1."
    case .textSpacing: "With more space between letters, words and lines all text is shown whole."
    case .keyboard: "Each action can be named, and so taken, without a pointer."
    case .keyboardTrap: "The focus can leave the toast again."
    case .timing: "A person has enough time, or can have more, or can read it afterwards."
    case .moving: "What moves for longer than 5 seconds can be stopped."
    case .noTiming: "A person can have toasts that do not end by themselves."
    case .interruptions: "A person can put off what is no emergency."
    case .flashes: "Nothing flashes more than three times in a second."
    case .flashesAtAll: "Nothing flashes more than three times in a second, however small it is."
    case .animation: "Movement can be turned off; fading is none."
    case .focusOrder: "The focus goes from button to button as they are read."
    case .focusVisible: "The ring around what has the focus stands out by 3:1."
    case .focusNotHidden: "What has the focus is in sight."
    case .gestureAlternative: "What a swipe does, a tap or a button does too."
    case .draggingAlternative: "What is done by dragging can be done by a single press."
    case .pointerUp: "A press acts when it is let go of, and can be moved away before."
    case .labelInName: "A name holds the words that are seen, so that they can be spoken to it."
    case .targetSize: "What can be pressed is 24 by 24 pixels, or has the room of that around it."
    case .targetSizeEnhanced: "What can be pressed is 44 by 44 pixels."
    case .language: "The text names its language, by which it is spoken and hyphenated."
    case .languageOfParts: "A part in another language names that language."
    case .contextOnFocus: "Getting the focus changes nothing else."
    case .contextOnInput: "Pressing a button does only what a person expects."
    case .nameAndRole: "The toast and each of its buttons has a name."
    case .statusMessage: "What is seen is announced, without the focus moving."
    }
  }
}
