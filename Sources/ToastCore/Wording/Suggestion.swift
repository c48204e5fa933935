/// Finds what was probably meant.
package enum Suggestion {
  /// The nearest of the candidates: one slip of the finger away, or else one that begins with what
  /// was typed, or else two slips away; `nil` when there is none.
  package static func nearest(to typed: String, among candidates: [String]) -> String? {
    let distances = candidates.map { slips(typed, $0) }
    if let index = distances.firstIndex(where: { $0 <= 1 }) { return candidates[index] }
    // Two dashes and three letters: fewer fit too much.
    if typed.count >= 5, let longer = candidates.first(where: { $0.hasPrefix(typed) }) {
      return longer
    }
    return distances.firstIndex(of: 2).map { candidates[$0] }
  }

  /// The Damerau-Levenshtein distance (adjacent letters exchanged count once), or 3 where it is
  /// certainly more than 2.
  package static func slips(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one.utf8.prefix(64)), Array(other.utf8.prefix(64)))
    if abs(one.utf8.count - other.utf8.count) > 2 { return 3 }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var slips = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          slips = min(slips, beforeLast[j - 1] + 1)
        }
        row.append(slips)
      }
      beforeLast = last
      last = row
    }
    return min(last[b.count], 3)
  }
}
