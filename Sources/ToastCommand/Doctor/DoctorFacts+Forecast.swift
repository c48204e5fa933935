import ToastCore

extension DoctorFacts {
  /// What would be done with a toast now, for each channel in words; empty where nobody presents any.
  var forecast: [(sense: ToastSense, step: DeliveryPlan.Step, text: String)] {
    guard case .there(let diagnosis) = diagnosis else { return [] }
    return diagnosis.steps.sorted { $0.key < $1.key }.map { sense, step in
      (sense, step, Self.text(sense, step, diagnosis))
    }
  }

  private static func text(
    _ sense: ToastSense, _ step: DeliveryPlan.Step, _ diagnosis: DeliveryDiagnosis
  ) -> String {
    switch (sense, step) {
    case (_, .skip(let reason)): "no: \(reason)"
    case (.announcement, _): announcement(diagnosis)
    case (.voice, .take): "it is spoken"
    case (.voice, .wait): "it is spoken where no screen reader reads it out in time"
    case (.screen, _): "it is shown"
    case (.text, .take): "it is printed"
    case (.text, .wait): "it is printed where it reaches the person in no other way"
    }
  }

  private static func announcement(_ diagnosis: DeliveryDiagnosis) -> String {
    switch diagnosis.accessibility {
    case .unreachable(let reason): return "no: \(reason)"
    case .unknown: return "it is sent to whoever listens"
    case .known:
      let names = diagnosis.listeners.filter { $0.event != nil }.map(\.process)
      return names.isEmpty
        ? "nobody listens that takes it" : "it is sent to \(names.joined(separator: ", "))"
    }
  }
}
