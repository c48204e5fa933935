import Glibc
import SystemKit
import Testing

@testable import ToastTesting

extension CommandTests {
  /// `--output`: the file is opened by the command, with the caller's rights, and is either whole or
  /// as it was.
  @Suite struct OutputFileTests {
    private let folder: TemporaryFolder
    private var file: String { "\(folder.path)/speech.wav" }

    init() throws { folder = try TemporaryFolder() }

    private func speak(_ file: String, _ more: [String] = []) async throws -> ProgramResult {
      try await Surroundings.toast(
        ["Saved", "-t", "50", "--exact-duration", "--output", file] + more)
    }

    /// What is in the folder besides the file itself.
    private var leftovers: [String] {
      TemporaryFolder.entries(of: folder.path).filter { $0.hasSuffix(".part") }
    }

    private func mode(of path: String) -> mode_t? {
      var status = stat()
      return lstat(path, &status) == 0 ? status.st_mode : nil
    }

    @Test(arguments: [
      ("/nowhere/x.wav", "No such file or directory"), ("/tmp", "Is a directory"),
      ("/proc/x.wav", "No such file or directory"), ("/dev/null/x.wav", "Not a directory"),
    ])
    func `a place that cannot be written to is named, and nothing is shown`(
      place: String, reason: String
    ) async throws {
      let result = try await speak(place)
      #expect(result.exit == .status(73))
      #expect(result.errors == "toast: --output: open \(place): \(reason)\n")
      #expect(result.output.isEmpty)
    }

    @Test func `the name of a file does nothing to a terminal`() async throws {
      let result = try await speak("/nowhere/\u{1B}[2J\u{1B}]0;x\u{7}a\nb.wav")
      #expect(result.exit == .status(73))
      let told = "toast: --output: open /nowhere/a b.wav: No such file or directory\n"
      #expect(result.errors == told)
    }

    @Test(.enabled(if: Surroundings.canMount))
    func `a file system that is read-only is named`() async throws {
      let result = try await run(
        "unshare",
        [
          "-m", "sh", "-c",
          "mount -t tmpfs -o ro tmpfs \"$1\" && exec \"$2\" Saved --output \"$1/x.wav\"",
          "sh", folder.path, "\(Surroundings.programs)/toast",
        ], environment: Surroundings.silent.merging(["PATH": "/usr/sbin:/usr/bin:/bin"]) { $1 })
      #expect(result.exit == .status(73))
      #expect(
        result.errors == "toast: --output: open \(folder.path)/x.wav: Read-only file system\n")
    }

    @Test func `a full disk is told, and the toast is still delivered`() async throws {
      let result = try await speak("/dev/full", ["--report"])
      #expect(result.exit == .status(73))
      #expect(result.errors.hasPrefix("Saved.\ntoast: --output: "))
      #expect(result.errors.hasSuffix("No space left on device\n"))
      let report = try ReportedToast(result)
      #expect(report.voice?.state == "failed")
      #expect(report.text?.state == "delivered")
    }

    @Test(arguments: [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)] as [(mode_t, mode_t)])
    func `a new file has the mode that the umask leaves`(mask: mode_t, mode: mode_t) async throws {
      let result = try await Surroundings.shell(
        "umask \(String(mask, radix: 8)); \"$toast\" Saved --output \"$file\"", ["file": file])
      #expect(result.exit == .status(0))
      #expect(self.mode(of: file).map { $0 & 0o777 } == mode)
      #expect(leftovers.isEmpty)
    }

    @Test func `a file is replaced once the new one is whole`() async throws {
      try folder.write("speech.wav", "old".utf8)
      #expect(try await speak(file).exit == .status(0))
      #expect(try WaveFile(file).seconds > 0.1)
      #expect(leftovers.isEmpty)
    }

    @Test func `where the voice fails, the file stays as it was`() async throws {
      let programs = try await ProgramFolder(["toast", "toastd"])
      try folder.write("speech.wav", "old".utf8)
      let result = try await run(
        programs.toast, ["Saved", "--output", file, "-t", "50", "--exact-duration"],
        environment: Surroundings.silent)
      #expect(result.exit == .status(73))
      #expect(result.errors.contains("toast-voice is not in"))
      #expect(try Bytes.of(file) == Array("old".utf8))
      #expect(leftovers.isEmpty)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGKILL])
    func `a command that is killed leaves nothing behind`(signal: CInt) async throws {
      let programs = try await ProgramFolder(["toast", "toastd"])
      // A voice that takes what it is given, and says nothing.
      try await programs.write("toast-voice", "#!/bin/sh\nexec sleep 60\n")
      try folder.write("speech.wav", "old".utf8)
      let toast = try Program(
        programs.toast, ["Saved", "--output", file], environment: Surroundings.silent)
      try await toast.waitForLine("its text", onErrors: true) { $0 == "Saved." }
      toast.signal(signal)
      #expect(try await toast.waitForExit() == .signal(signal))
      #expect(TemporaryFolder.entries(of: folder.path) == ["speech.wav"])
      #expect(try Bytes.of(file) == Array("old".utf8))
    }

    @Test func `a link stays a link, and what it points to is replaced`() async throws {
      let link = "\(folder.path)/link.wav"
      try folder.write("speech.wav", "old".utf8)
      try #require(symlink("speech.wav", link) == 0)
      #expect(try await speak(link).exit == .status(0))
      #expect(mode(of: link).map { $0 & S_IFMT } == S_IFLNK)
      #expect(try WaveFile(file).seconds > 0.1)
    }

    @Test func `a link into nothing makes the file that it names`() async throws {
      let link = "\(folder.path)/link.wav"
      try #require(symlink(file, link) == 0)
      #expect(try await speak(link).exit == .status(0))
      #expect(mode(of: link).map { $0 & S_IFMT } == S_IFLNK)
      #expect(try WaveFile(file).seconds > 0.1)
    }

    @Test func `a pipe gets the speech, and its end with the speech's`() async throws {
      try #require(mkfifo(file, 0o600) == 0)
      let reader = try Program("cat", [file])
      // The reader is done before a toast of a minute is.
      let result = try await Surroundings.toast(["Saved", "-t", "60000", "--output", file])
      #expect(result.exit == .status(0))
      #expect(try await reader.waitForExit() == .status(0))
      #expect(reader.output.bytes.starts(with: Array("RIFF".utf8)))
      #expect(reader.output.bytes.count > 10_000)
    }

    @Test func `a name need not be UTF-8, nor a title be nice`() async throws {
      let result = try await Surroundings.shell(
        "\"$toast\" --output \"$folder/$(printf '\\377').wav\" -- -rf && ls -1b \"$folder\"",
        ["folder": folder.path])
      #expect(result.exit == .status(0))
      #expect(result.output == "\\377.wav\n")
    }

    @Test func `speech into a file needs no session and no sound, and is heard by nobody yet`()
      async throws
    {
      let result = try await speak(file, ["--report"])
      let report = try ReportedToast(result)
      #expect(report.voice?.state == "delivered")
      #expect(report.voice?.sink == "file")
      // What is in a file was heard by nobody, so the text is printed.
      #expect(result.errors == "Saved.\n")
    }
  }
}
