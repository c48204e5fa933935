// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import SystemKit
import VoiceProtocol

/// The program `toast-voice`: requests on standard input, events on standard output.
public enum VoiceProgram {
  /// How long the end of standard input waits for a sentence to be faded out. A sound server that
  /// does not answer must not keep the process.
  private static let farewell: CInt = 250

  /// Runs until standard input ends.
  ///
  /// Exit status: 0 after the end of standard input or when nobody reads the events any more, 64
  /// for an argument it does not know, 65 for bytes that are no frames, 70 where the engine cannot
  /// be started.
  public static func run(arguments: [String]) -> Never {
    if arguments == ["--version"] {
      print("toast-voice \(Release.version) (eSpeak NG \(Engine.version))")
      exit(0)
    }
    guard arguments.isEmpty else {
      complain("usage: toast-voice [--version]; requests on standard input", to: 2)
      exit(64)
    }
    // A reader that has gone is an error of the write, and so is a file that got too long.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let complaints = silenceLibraries()
    let engine: CInt
    do throws(SystemError) {
      // Before there is a second thread.
      engine = try EngineHost.start()
    } catch {
      giveUp(VoiceFailure(.engine, "\(error)"), complaints)
    }

    let mailbox = Mailbox()
    startThread {
      do throws(VoiceFailure) {
        try Player(
          mailbox: mailbox, events: EventWriter(descriptor: 1), engine: engine
        ).run()
        _exit(mailbox.exitStatus ?? 0)
      } catch {
        giveUp(error, complaints)
      }
    }
    let status = RequestReader(descriptor: 0, mailbox: mailbox).run { error in
      complain("toast-voice: \(error)", to: complaints)
    }
    mailbox.close(exitStatus: status)
    // The player ends the process once it is silent; this is only for the case that it cannot.
    poll(nil, 0, farewell)
    _exit(status)
  }

  /// Says why there is no engine, to whoever asks for speech and to people, and ends.
  private static func giveUp(_ failure: VoiceFailure, _ complaints: CInt) -> Never {
    EventWriter(descriptor: 1).send(.failed(id: 0, failure))
    complain("toast-voice: \(failure)", to: complaints)
    _exit(70)
  }

  /// Sends what the libraries write to standard error to nowhere, unless somebody is looking.
  ///
  /// - Returns: where our own last words go.
  private static func silenceLibraries() -> CInt {
    guard isatty(2) == 0 else { return 2 }
    let kept = fcntl(2, F_DUPFD_CLOEXEC, 3)
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    if null >= 0 { dup2(null, 2) }
    return kept
  }
}

/// Writes one line for people.
private func complain(_ text: String, to descriptor: CInt) {
  let line = Array("\(text)\n".utf8)
  _ = write(descriptor, line, line.count)
}
