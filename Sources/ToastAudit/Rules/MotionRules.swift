import ToastCore
import ToastLayout

/// What moves and flashes: 2.3.1, 2.3.2 and 2.3.3.
struct MotionRules {
  let toast: AuditedToast
  let preferences: AccessibilityPreferences

  func findings(_ rules: Set<AuditRule>) -> [Finding] {
    var findings: [Finding] = []
    for rule in [AuditRule.flashes, .flashesAtAll] where rules.contains(rule) {
      findings.append(flashes(rule))
    }
    if rules.contains(.animation) { findings.append(animation) }
    return findings
  }

  /// A toast that comes and goes is one flash at most, wherever its area counts. Only one that is
  /// gone at once lets others flash after it.
  private func flashes(_ rule: AuditRule) -> Finding {
    let plans = MotionPlan.Phase.allCases.map { MotionPlan(preferences.motion, $0) }
    let own = plans.reduce(0) { $0 + Frames.reversals(of: $1) }
    let moving = plans.reduce(0) { $0 + $1.duration }
    let limit = 3.0
    if own > Int(limit) {
      return Finding(
        rule, .toast, .failed, measured: Double(own), required: limit,
        "its coming and going flashes")
    }
    if toast.configuration.exactDuration, let shown = toast.configuration.duration.interval {
      let rate = 1 / max(shown / .seconds(1) + moving, 1e-3)
      if rate > limit {
        return Finding(
          rule, .toast, .cantTell, measured: rate, required: limit,
          "some of these one after the other would flash \(Figure.text(rate)) times a second: show "
            + "it for longer")
      }
    }
    return Finding(
      rule, .toast, .passed, measured: Double(own), required: limit, "it comes and goes once")
  }

  private var animation: Finding {
    let reach = Frames.distance(of: MotionPlan(.reduced, .entering))
    let none = Frames.distance(of: MotionPlan(.none, .entering))
    let most = max(reach, none)
    return most == 0
      ? Finding(
        .animation, .toast, .passed, measured: 0, required: 0, "a person can turn movement off")
      : Finding(
        .animation, .toast, .failed, measured: most, required: 0,
        "it moves for who turned movement off")
  }
}

/// The frames of a plan, sixty in a second.
private enum Frames {
  private static func states(of plan: MotionPlan) -> [MotionState] {
    (0...Int(plan.duration * 60)).map { plan.state(at: Double($0) / 60) }
  }

  /// How far it is from its place at most, once it has begun.
  static func distance(of plan: MotionPlan) -> Double {
    states(of: plan).lazy.map { abs($0.distance) }.max() ?? 0
  }

  /// How often what is seen of it gets less and then more again, or the reverse, by a tenth at
  /// least.
  static func reversals(of plan: MotionPlan) -> Int {
    var reversals = 0
    var direction = 0
    var last: Double?
    for state in states(of: plan) {
      let seen = max(0, 1 - abs(state.distance)) * state.opacity
      guard let turn = last else {
        last = seen
        continue
      }
      guard abs(seen - turn) >= 0.1 else { continue }
      let now = seen > turn ? 1 : -1
      if direction != 0, now != direction { reversals += 1 }
      direction = now
      last = seen
    }
    return reversals
  }
}
