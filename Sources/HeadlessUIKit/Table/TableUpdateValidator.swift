import Foundation

/// Finds the first problem of an update, and describes it in UIKit's words.
///
/// It checks bounds first, then conflicts between operations, then the numbers of sections and of
/// rows. Where UIKit's words are not known, they are modelled on those for the nearest case.
struct TableUpdateValidator: Sendable {
  /// A problem of an update.
  struct Problem: Error, Hashable {
    /// UIKit's message, without the description of the table that follows it.
    let text: String
  }

  /// The update, in order.
  let update: TableUpdate
  /// The number of rows of each section that the table knew before.
  let before: [Int]
  /// The number of rows of each section that the data source returns after.
  let after: [Int]

  /// Returns the effect of the update.
  ///
  /// - Throws: the first problem of the update.
  /// - Complexity: O(*m* log *m* + *s*) in the numbers of operations and sections.
  func validMap() throws(Problem) -> TableUpdateMap {
    if let text = problemWithBounds { throw Problem(text: text) }
    let map = TableUpdateMap(update)
    let text =
      problemWithConflicts(in: map) ?? problemWithSectionCount(in: map)
      ?? problemWithRowCounts(in: map)
    if let text { throw Problem(text: text) }
    return map
  }
}
