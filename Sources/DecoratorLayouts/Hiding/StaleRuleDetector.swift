/// Asks the rule of a layer that hides rows again about rows that it was asked about before, some
/// at a time, to find one for which the answer has changed.
///
/// What a rule has answered for rows that were hidden or revealed one by one is not known, so that
/// nothing is asked from then on until the rule is asked about all.
package struct StaleRuleDetector {
  /// A row that the rule would not leave as it is now.
  package struct Finding: Equatable {
    /// The row that the rule was asked about (data; inner where it is about all rows inside).
    package let row: RowPosition
    /// Whether the rule says now that it is hidden.
    package let isHidden: Bool
  }

  /// The most rows that are asked about at a time.
  static let rowCount = 64

  /// Whether all rows are as the rule has said.
  private(set) var isActive = true
  /// The number of the row to ask about next, counted through all sections.
  private var next = 0

  /// Creates a watch that trusts the rule.
  package init() {}

  /// Notes requests to hide and reveal rows.
  package mutating func note(_ requests: VisibilityRequests) {
    if requests.asksForAll { isActive = true }
    if requests.decidesRows { isActive = false }
  }

  /// Notes that the rule was asked about all rows.
  package mutating func noteLoading() { isActive = true }

  /// Looks at the next rows, or at all if there are not more, and stops at the first finding. It is
  /// quiet then until the rule is asked about all.
  ///
  /// - Complexity: O(sections), and the time that the rule takes.
  package mutating func findStaleRow(in shown: ShownContent) -> Finding? {
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
        return Finding(row: shown.question(about: position) ?? position, isHidden: isHidden)
      }
      row += 1
    }
    return nil
  }
}
