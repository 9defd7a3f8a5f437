/// Re-evaluates a hiding rule for a few rows at a time, to detect one whose answer has changed
/// unannounced.
///
/// The answers of a rule for rows that were hidden or revealed one by one are not known, so the
/// detector is inactive from then on, until the rule is evaluated for all rows.
package struct StaleRuleDetector {
  /// The number of rows to evaluate at a time.
  static let rowCount = 64

  /// Whether all rows are as the rule has decided.
  private(set) var isActive = true
  /// The number of the next row, counted through all sections.
  private var next = 0

  /// Creates an active detector.
  package init() {}

  /// Notes requests to hide and reveal rows.
  package mutating func note(_ requests: VisibilityRequests) {
    if requests.asksForAll { isActive = true }
    if requests.decidesRows { isActive = false }
  }

  /// Notes that the rule was evaluated for all rows.
  package mutating func noteLoading() { isActive = true }

  /// Evaluates the rule for the next rows, or for all if there are fewer, up to the first finding.
  /// The detector is then inactive until the rule is evaluated for all rows.
  ///
  /// - Returns: The argument of the rule (data; inner if it applies to all rows inside) for the row
  ///   whose answer has changed, and the new answer.
  /// - Complexity: O(sections), and the time that the rule takes.
  package mutating func findStaleRow(
    in shown: ShownContent
  ) -> (row: RowPosition, isHidden: Bool)? {
    let total = shown.layouts.reduce(0) { $0 + $1.contentCount }
    guard isActive, total > 0 else { return nil }
    var (section, row) = (0, next % total)
    for _ in 0..<min(total, Self.rowCount) {
      while row >= shown.layouts[section].contentCount {
        row -= shown.layouts[section].contentCount
        section = (section + 1) % shown.layouts.count
      }
      next = (next + 1) % total
      let position = RowPosition(section: section, row: row)
      if let isHidden = shown.newAnswer(about: position) {
        isActive = false
        return (shown.question(about: position) ?? position, isHidden)
      }
      row += 1
    }
    return nil
  }
}
