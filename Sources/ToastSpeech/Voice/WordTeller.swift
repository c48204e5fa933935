import Synchronization
import ToastCore
import VoiceProtocol

/// Tells the words of one toast as they are heard.
final class WordTeller: Sendable {
  private let job: VoiceChannel.Job
  /// Found when the first word is heard: the sound does not wait for it.
  private let known = Mutex<(id: UInt64, places: WordPlaces)?>(nil)

  init(_ job: VoiceChannel.Job) { self.job = job }

  /// - Parameter scalars: of the request's text.
  func tell(_ request: SpeakRequest, _ scalars: Range<Int>) {
    let places = known.withLock { known in
      if let known, known.id == request.id { return known.places }
      let places = WordPlaces(request.text, of: job.toast.request.content)
      known = (request.id, places)
      return places
    }
    job.done(.spoke(places.word(at: scalars.lowerBound, length: scalars.count)))
  }
}
