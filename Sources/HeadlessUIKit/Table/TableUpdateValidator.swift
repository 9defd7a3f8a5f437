import Foundation

/// Finds what is wrong with an update, and says it in UIKit's words.
///
/// Bounds come first, then operations that exclude each other, then the numbers of sections and of
/// rows. Where UIKit's words are not known, they are modelled on those for the nearest case.
struct TableUpdateValidator: Sendable {
  /// What is wrong with an update.
  struct Problem: Error, Hashable {
    /// UIKit's words for it, without the description of the table that follows them.
    let text: String
  }

  /// The update, in order.
  let update: TableUpdate
  /// The number of rows of each section that the table knew before.
  let before: [Int]
  /// The number of rows of each section that the data source gives after.
  let after: [Int]

  /// What the update does.
  ///
  /// - Throws: what is wrong with it.
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
