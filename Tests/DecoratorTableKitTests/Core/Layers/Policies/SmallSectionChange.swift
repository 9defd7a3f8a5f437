@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// A legal batch on a few sections, and which row is where after it.
struct SmallSectionChange: CustomStringConvertible {
  let update: BatchUpdate
  let world: ContentWorld
  /// The rows after the batch, where one that shows something new is another number.
  let renewedRows: [[Int]]
  /// The rows that were in sections which are still there.
  let survivors: Set<Int>

  /// The change that some operations make of sections with these numbers of rows; nil if they are
  /// not a legal batch.
  init?(of counts: [Int], _ operations: [BatchUpdate.Operation]) {
    let before = NaiveBatch.rows(counts)
    let renewing = NaiveBatch(before: before, operations: operations)
    var keeping = renewing
    keeping.replacesRows = false
    guard let sections = keeping.sectionsAfter, let rows = keeping.after,
      let renewedRows = renewing.after
    else { return nil }
    update = BatchUpdate(operations)
    self.renewedRows = renewedRows
    world = ContentWorld(
      zip(sections, rows).enumerated().map { index, section in
        guard let source = section.0 else {
          return ContentWorld.Section(identity: 1_000 + index, rows: section.1)
        }
        return ContentWorld.Section(
          identity: source, generation: keeping.reloads(source) ? 1 : 0, rows: section.1)
      })
    let kept = sections.compactMap(\.self).filter { !keeping.reloads($0) }
    survivors = Set(kept.flatMap { before[$0] })
  }

  var description: String { update.description }
}
