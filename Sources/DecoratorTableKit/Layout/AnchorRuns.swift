/// Sorted anchors as the fewest runs that a single pass from the top finds.
///
/// The result depends on the anchors alone, not on the pieces in which they were appended, so that
/// equal anchors always give equal layouts.
struct AnchorRuns {
  private(set) var runs: [AnchorRun] = []

  /// The number of anchors in all runs.
  var count: Int { runs.last.map { $0.firstOrdinal + $0.count } ?? 0 }

  /// Appends `count` anchors from `firstAnchor` on, `step` content rows apart.
  mutating func append(firstAnchor: Int, step: Int, count: Int) {
    var rest = AnchorRun(
      firstOrdinal: self.count, firstAnchor: firstAnchor, step: step, count: count)
    while rest.count > 0, let last = runs.last {
      let gap = rest.firstAnchor - last.lastAnchor
      guard last.count == 1 || gap == last.step else { break }
      // Only a run of the same step can be taken whole; of another, its first anchor may fit.
      let taken = rest.count == 1 || rest.step == gap ? rest.count : 1
      runs[runs.count - 1].step = gap
      runs[runs.count - 1].count += taken
      rest = AnchorRun(
        firstOrdinal: rest.firstOrdinal + taken, firstAnchor: rest.anchor(at: taken),
        step: rest.step, count: rest.count - taken)
    }
    if rest.count > 0 { runs.append(rest) }
  }
}
