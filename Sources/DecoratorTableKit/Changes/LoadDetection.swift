/// Detects whether a table has been reloaded, which no table reports.
///
/// A table that reloads asks for counts, which each segment answers, the innermost first, and then
/// for cells. It may ask for counts at other times as well, which must not invalidate what is kept
/// by positions. A reload is confirmed by any of three signs:
///
/// - Some segment answers with other rows than before.
/// - The table has ended the display of all its cells before it asks, as one does that reloads.
/// - It asks for the cell of a row that it already shows.
///
/// After answers without a sign the reload is unconfirmed, until the next sign.
struct LoadDetection: Equatable {
  /// The meaning of an answer to a question for counts.
  enum Verdict {
    /// The table reloads.
    case loads
    /// The table may or may not reload.
    case mayLoad
  }

  /// The number of reloads, done or requested, and of times that the table was attached or
  /// detached.
  private(set) var loads = 0
  /// Whether the table has counted its rows since its last confirmed reload.
  private(set) var isUnconfirmed = false
  /// Whether a segment has answered with other rows since the outermost one did last.
  private var hasOtherRows = false

  /// Notes that a segment has answered a question for counts; the outermost one answers last.
  ///
  /// - Returns: Whether the table reloads; nil before the outermost segment has answered.
  mutating func noteAnswer(
    isAsBefore: Bool, isOutermost: Bool, areAllViewsEnded: Bool
  ) -> Verdict? {
    if !isAsBefore { hasOtherRows = true }
    guard isOutermost else { return nil }
    defer { hasOtherRows = false }
    return hasOtherRows || areAllViewsEnded ? .loads : .mayLoad
  }

  /// Notes an answer without a sign of a reload.
  mutating func noteUnconfirmed() { isUnconfirmed = true }

  /// Notes a reload, done or requested, or that the table is attached or detached.
  mutating func noteLoad() {
    isUnconfirmed = false
    loads += 1
  }
}
