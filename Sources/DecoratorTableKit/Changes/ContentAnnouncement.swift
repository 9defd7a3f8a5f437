import Foundation

/// The operations that an app announces in one block, those of nested blocks included, in content
/// coordinates as UIKit counts them.
@MainActor
struct ContentAnnouncement {
  /// The operations as a batch, once ``close()`` has put them in order.
  private(set) var update = BatchUpdate()
  private(set) var animations = AnnouncedAnimations()
  /// Whether the table is reloaded instead.
  var reloads = false
  /// The closures to call when the view shows the changes.
  var completions: [(Bool) -> Void] = []
  /// The number of rows of each section that the source has at the end of the block.
  var rowCountsAfter: [Int] = []

  /// Whether the rows were counted since, for a view that may load them.
  var isCounted = false

  /// Calls all completions, in the order in which they were announced.
  func complete(_ isFinished: Bool) {
    for completion in completions { completion(isFinished) }
  }

  /// Adds the operations of a call (data). They are sorted at the end, since an app may announce
  /// very many, one by one.
  mutating func add(_ call: TableCall) {
    for operation in call.operations {
      update.append(operation)
      animations.add(call.animation, of: operation)
    }
  }

  /// Sorts the operations, since no more will be added.
  mutating func close() { update.putInOrder() }

  /// Returns this announcement and the next one as one. The animations of the later one take
  /// precedence.
  ///
  /// - Throws: ``BatchUpdateError`` if one of them is not legal.
  /// - Complexity: As ``BatchUpdate/followed(by:before:between:after:)``.
  func followed(
    by next: ContentAnnouncement, rowCountsBefore before: [Int]
  ) throws(BatchUpdateError) -> ContentAnnouncement {
    var both = self
    both.update = try update.followed(
      by: next.update, before: before, between: rowCountsAfter, after: next.rowCountsAfter)
    both.animations = animations.followed(
      by: next.animations,
      first: UpdateMap(update, before: before, after: rowCountsAfter),
      second: UpdateMap(next.update, before: rowCountsAfter, after: next.rowCountsAfter))
    both.completions += next.completions
    both.rowCountsAfter = next.rowCountsAfter
    return both
  }

  /// Returns the batch for the view.
  func batch(keepingScrollPosition keepsScrollPosition: Bool) -> PreparedBatch {
    PreparedBatch(
      subject: .content(ListDifference(update), rowCountsAfter: rowCountsAfter),
      animations: animations,
      keepsScrollPosition: keepsScrollPosition)
  }
}

/// The animations that an app has announced for its operations, in content coordinates.
struct AnnouncedAnimations {
  /// The animations of removed or replaced rows (before).
  var rowsBefore: [RowPosition: UITableView.RowAnimation] = [:]
  /// The animations of inserted rows (after).
  var rowsAfter: [RowPosition: UITableView.RowAnimation] = [:]
  /// The animations of removed or replaced sections (before).
  var sectionsBefore: [Int: UITableView.RowAnimation] = [:]
  /// The animations of inserted sections (after).
  var sectionsAfter: [Int: UITableView.RowAnimation] = [:]
  /// The animation of everything else.
  var others = UITableView.RowAnimation.automatic

  /// Adds the animation of an operation, if the app can choose it.
  mutating func add(_ animation: UITableView.RowAnimation, of operation: BatchUpdate.Operation) {
    switch operation {
    case .deleteRow(let row), .reloadRow(let row): rowsBefore[row] = animation
    case .insertRow(let row): rowsAfter[row] = animation
    case .deleteSection(let section), .reloadSection(let section):
      sectionsBefore[section] = animation
    case .insertSection(let section): sectionsAfter[section] = animation
    case .moveRow, .reconfigureRow, .moveSection: break
    }
  }

  /// Returns these animations and those of the next batch, for both batches as one. A row that one
  /// of them replaces may be deleted and inserted in the other, so it has animations before and
  /// after.
  fileprivate func followed(
    by next: AnnouncedAnimations, first: UpdateMap, second: UpdateMap
  ) -> AnnouncedAnimations {
    var both = AnnouncedAnimations(others: next.others)
    (both.rowsBefore, both.rowsAfter) = Self.followed(
      (rowsBefore, rowsAfter), by: (next.rowsBefore, next.rowsAfter),
      first: first.newPosition(forOld:), firstBack: first.oldPosition(forNew:),
      second: second.newPosition(forOld:))
    (both.sectionsBefore, both.sectionsAfter) = Self.followed(
      (sectionsBefore, sectionsAfter), by: (next.sectionsBefore, next.sectionsAfter),
      first: first.sectionPlaces.newRow(forOld:),
      firstBack: first.sectionPlaces.inverse.newRow(forOld:),
      second: second.sectionPlaces.newRow(forOld:))
    return both
  }

  /// The animations of rows or sections: of those that are removed or replaced (before), and of
  /// those that are inserted (after).
  private typealias ByPlace<Place: Hashable> = (
    before: [Place: UITableView.RowAnimation], after: [Place: UITableView.RowAnimation]
  )

  private static func followed<Place>(
    _ animations: ByPlace<Place>, by next: ByPlace<Place>,
    first: (Place) -> Place?, firstBack: (Place) -> Place?, second: (Place) -> Place?
  ) -> ByPlace<Place> {
    var both: ByPlace<Place> = (animations.before, [:])
    for (place, animation) in animations.before {
      if let after = first(place).flatMap(second) { both.after[after] = animation }
    }
    for (place, animation) in animations.after {
      if let after = second(place) { both.after[after] = animation }
    }
    for (place, animation) in next.before {
      if let before = firstBack(place) { both.before[before] = animation }
      if let after = second(place) { both.after[after] = animation }
    }
    both.after.merge(next.after) { _, later in later }
    return both
  }
}
