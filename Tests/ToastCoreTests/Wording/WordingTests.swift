import Testing

@testable import ToastCore

@Suite struct WordingTests {
  private static func actions(_ names: String...) -> [ToastAction] {
    names.map { ToastAction($0) {} }
  }

  @Test func `34: one place composes what each sense gets`() {
    let wording = Wording(
      ToastContent(
        title: "Saved", message: "Your file was saved", actions: Self.actions("Undo")),
      severity: .success, id: 7)
    #expect(wording.objectName == "Success: Saved")
    #expect(wording.labels == ["Success: Saved", "Your file was saved"])
    #expect(wording.buttons == ["Undo"])
    #expect(wording.announcement == "Success: Saved. Your file was saved. Undo available.")
    #expect(wording.speech == wording.announcement)
    #expect(wording.line.text == "Success: Saved. Your file was saved. [Undo: toast invoke 7 Undo]")
    #expect(wording.line.severity == "Success")
  }

  /// Title, message, severity, and what is announced and said.
  @Test(
    arguments: [
      ("Saved", nil, nil, "Saved."),
      ("Saved", "Your file was saved", nil, "Saved. Your file was saved."),
      ("Saved!", "Your file was saved.", .success, "Success: Saved! Your file was saved."),
      ("Saving…", "a.txt", nil, "Saving… a.txt."),
      ("Result:", "42", .info, "Info: Result: 42."),
      ("Really?", "Yes", nil, "Really? Yes."),
      ("He said “Done!”", "Twice", nil, "He said “Done!” Twice."),
      ("Opened \"a.txt\"", "Twice", nil, "Opened \"a.txt\". Twice."),
      ("Version 2 (beta)", "Out", nil, "Version 2 (beta). Out."),
      ("Done! 🎉", "Well", nil, "Done! 🎉 Well."),
      ("Done 🎉", "Well", nil, "Done 🎉. Well."),
      ("保存しました。", "詳細", nil, "保存しました。 詳細。"),
      ("保存しました", "詳細", nil, "保存しました。 詳細。"),
      ("「保存しました。」", "詳細", nil, "「保存しました。」 詳細。"),
      ("تم الحفظ؟", "نعم", nil, "تم الحفظ؟ نعم."),
      ("सहेजा गया।", "ठीक है", nil, "सहेजा गया। ठीक है."),
      (nil, "Only a message", .warning, "Warning: Only a message."),
      ("", "Only a message", nil, "Only a message."),
      ("Saved", "Saved", .success, "Success: Saved."),
      ("Saved", "Saved.", .success, "Success: Saved."),
      ("?", "!", nil, "? !"),
      ("!", "!", nil, "!"),
      (" Saved\n", "Your file\nwas saved\n", .success, "Success: Saved. Your file was saved."),
      ("x", nil, .error, "Error: x."),
      (nil, nil, .error, "Error."),
      (nil, nil, nil, ""),
    ] as [(String?, String?, ToastSeverity?, String)])
  func `34: title and message become sentences, each with one end`(
    title: String?, message: String?, severity: ToastSeverity?, heard: String
  ) {
    let wording = Wording(ToastContent(title: title, message: message), severity: severity)
    #expect(wording.announcement == heard)
    #expect(wording.speech == heard)
  }

  /// Title, severity, language, and the name of the object.
  @Test(
    arguments: [
      ("Error: disk full", .error, .english, "Error: disk full"),
      ("ERROR disk full", .error, .english, "ERROR disk full"),
      ("error", .error, .english, "error"),
      ("[Error] disk full", .error, .english, "[Error] disk full"),
      ("⚠️ Warning: hot", .warning, .english, "⚠️ Warning: hot"),
      ("Information: new", .info, .english, "Information: new"),
      ("Errors: 3", .error, .english, "Error: Errors: 3"),
      ("Error-prone code", .error, .english, "Error: Error-prone code"),
      ("Error404", .error, .english, "Error: Error404"),
      ("Warning: hot", .error, .english, "Error: Warning: hot"),
      ("Error: disk full", nil, .english, "Error: disk full"),
      ("Fehler: Platte voll", .error, .german, "Fehler: Platte voll"),
      ("Error: disk full", .error, .german, "Error: disk full"),
      ("Erreur : disque plein", .error, .french, "Erreur : disque plein"),
      ("Achtung! Heiß", .warning, .german, "Achtung! Heiß"),
      ("Fehler: Platte voll", .error, .english, "Error: Fehler: Platte voll"),
      ("éxito", .success, .spanish, "éxito"),
      ("Gespeichert", .success, .german, "Erfolg: Gespeichert"),
      ("Guardado", .success, .spanish, "Éxito: Guardado"),
      ("Enregistré", .success, .french, "Succès: Enregistré"),
    ] as [(String, ToastSeverity?, WordingLanguage, String)])
  func `34: the severity's word is said once`(
    title: String, severity: ToastSeverity?, language: WordingLanguage, name: String
  ) {
    let wording = Wording(ToastContent(title: title), severity: severity, language: language)
    #expect(wording.objectName == name)
    #expect(wording.labels == [name])
  }

  @Test func `a title's own language counts when its severity's word is looked for`() {
    let content = ToastContent(title: "Fehler: Platte voll", language: "de-AT")
    #expect(Wording(content, severity: .error).objectName == "Fehler: Platte voll")
  }

  /// Names of actions, language, what is said of them, and how they are printed.
  @Test(
    arguments: [
      (["Undo"], .english, "Undo available.", "[Undo: toast invoke 7 Undo]"),
      (
        ["Undo", "Retry"], .english, "Undo and Retry available.",
        "[Undo: toast invoke 7 Undo] [Retry: toast invoke 7 Retry]"
      ),
      (
        ["Undo", "Retry", "Open…"], .english, "Undo, Retry and Open available.",
        "[Undo: toast invoke 7 Undo] [Retry: toast invoke 7 Retry] [Open…: toast invoke 7 'Open…']"
      ),
      (["Try again"], .english, "Try again available.", "[Try again: toast invoke 7 'Try again']"),
      (["Don't"], .english, "Don't available.", #"[Don't: toast invoke 7 'Don'\''t']"#),
      (["$(reboot)"], .english, "$(reboot) available.", "[$(reboot): toast invoke 7 '$(reboot)']"),
      (["-f"], .english, "-f available.", "[-f: toast invoke 7 -- -f]"),
      (["", "  "], .english, "", ""),
      (
        ["Rückgängig", "Öffnen"], .german, "Rückgängig und Öffnen verfügbar.",
        "[Rückgängig: toast invoke 7 Rückgängig] [Öffnen: toast invoke 7 Öffnen]"
      ),
      (["Deshacer"], .spanish, "Deshacer disponible.", "[Deshacer: toast invoke 7 Deshacer]"),
      (
        ["Deshacer", "Iniciar"], .spanish, "Deshacer e Iniciar disponibles.",
        "[Deshacer: toast invoke 7 Deshacer] [Iniciar: toast invoke 7 Iniciar]"
      ),
      (
        ["Agua", "Hielo"], .spanish, "Agua y Hielo disponibles.",
        "[Agua: toast invoke 7 Agua] [Hielo: toast invoke 7 Hielo]"
      ),
      (
        ["Annuler", "Réessayer"], .french, "Annuler et Réessayer disponibles.",
        "[Annuler: toast invoke 7 Annuler] [Réessayer: toast invoke 7 Réessayer]"
      ),
    ] as [([String], WordingLanguage, String, String)])
  func `34: actions are said after the text and printed with the command that takes them`(
    names: [String], language: WordingLanguage, said: String, printed: String
  ) {
    let content = ToastContent(title: "T", actions: names.map { ToastAction($0) {} })
    let wording = Wording(content, id: 7, language: language)
    #expect(wording.announcement == (said.isEmpty ? "T." : "T. \(said)"))
    #expect(wording.line.text == (printed.isEmpty ? "T." : "T. \(printed)"))
    #expect(wording.buttons.count == names.count)
  }

  @Test func `an action that no command can reach is printed by its name alone`() {
    let content = ToastContent(title: "T", actions: Self.actions("Try again"))
    #expect(Wording(content).line.text == "T. [Try again]")
  }

  @Test func `12: a spoken text replaces what is heard and not what is shown`() {
    let content = ToastContent(
      title: "5m32s", message: "3 MiB", actions: Self.actions("Undo"), speech: "five minutes")
    let wording = Wording(content, severity: .success, id: 1)
    #expect(wording.announcement == "Success: five minutes. Undo available.")
    #expect(wording.speech == wording.announcement)
    #expect(wording.labels == ["Success: 5m32s", "3 MiB"])
    #expect(wording.line.text == "Success: 5m32s. 3 MiB. [Undo: toast invoke 1 Undo]")
  }

  @Test func `a toast that has only a spoken text has a name and a line`() {
    let wording = Wording(ToastContent(speech: "Five minutes"), severity: .info)
    #expect(wording.objectName == "Info: Five minutes")
    #expect(wording.line.text == "Info: Five minutes.")
  }

  @Test func `34: the application's name is said first where it is wanted`() {
    let content = ToastContent(title: "Done", applicationName: "Backup")
    let wording = Wording(content, severity: .success, sayApplication: true)
    #expect(wording.announcement == "Backup. Success: Done.")
    #expect(wording.speech == "Backup. Success: Done.")
    #expect(wording.objectName == "Success: Done")
    #expect(wording.line == WordedLine(before: "Backup. ", severity: "Success", after: ": Done."))
    #expect(Wording(content, sayApplication: false).announcement == "Done.")
    #expect(Wording(ToastContent(title: "Done"), sayApplication: true).announcement == "Done.")
  }

  @Test func `French print has a no-break space before the colon, bus and voice have none`() {
    let wording = Wording(
      ToastContent(title: "Enregistré"), severity: .success, language: .french)
    #expect(wording.line.text == "Succès\u{A0}: Enregistré.")
    #expect(wording.announcement == "Succès: Enregistré.")
  }

  @Test func `40: what is hostile in a text reaches nobody`() {
    let content = ToastContent(
      title: "\u{1B}[2JSa\u{7}ved\u{202E}", message: "a\nb\u{1}0A",
      actions: Self.actions("Un\u{1B}do"), applicationName: "x\u{9B}2Jy")
    let wording = Wording(content, id: 7, sayApplication: true)
    #expect(wording.announcement == "xy. Sa ved. a b 0A. Un do available.")
    #expect(wording.speech == wording.announcement)
    #expect(wording.labels == ["Sa ved", "a b 0A"])
    #expect(
      wording.line.text
        == "xy. Sa�ved. a b�0A. [Un�do: toast invoke 7 'Un�do']")
  }

  @Test func `the parts of a line say where its colour goes`() {
    let content = ToastContent(title: "⚠️ Warning: hot", message: "Very")
    #expect(
      Wording(content, severity: .warning).line
        == WordedLine(before: "⚠️ ", severity: "Warning", after: ": hot. Very."))
    #expect(Wording(content).line == WordedLine(after: "⚠️ Warning: hot. Very."))
  }
}
