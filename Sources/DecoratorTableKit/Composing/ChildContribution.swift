/// The part of one child in a batch of the composed table.
@MainActor
struct ChildContribution {
  let slot: ChildSlot
  /// The batch (inner).
  let update: CompositionChange.Update
  /// The rows that the batch deletes and inserts though they are the same (inner).
  var replacedRows: [ReplacedRow] = []
  /// Which rows of the child are content after; nil if it is the present one of the child.
  var contentPositions: ContentPositions?
  /// The animations of its operations (inner).
  let animations: AnnouncedAnimations
  /// Whether the batch may be animated at all.
  let isAnimated: Bool
  /// Commits the change in the child and in its slot, inside the batch.
  let commit: @MainActor () -> Void
  /// Called when all animations are over, with whether they have ended.
  var completion: ((Bool) -> Void)?
  /// Called once, when the table was updated.
  let finish: @MainActor () -> Void

  /// Continues with the child, since the table was updated.
  func end() {
    slot.segment.endChange()
    finish()
  }

  /// Commits the change without a table.
  func endWithoutTable() {
    commit()
    completion?(false)
    end()
  }
}

extension AnnouncedAnimations {
  /// The animations of the operations in a child's batch.
  @MainActor
  init(of update: BatchUpdate, _ animations: TableAnimations) {
    self.init()
    for row in update.deletedRows + update.reloadedRows {
      rowsBefore[row] = animations.animation(ofRowBefore: row)
    }
    for row in update.insertedRows { rowsAfter[row] = animations.animation(ofRowAfter: row) }
    for section in update.deletedSections + update.reloadedSections {
      sectionsBefore[section] = animations.animation(ofSectionBefore: section)
    }
    for section in update.insertedSections {
      sectionsAfter[section] = animations.animation(ofSectionAfter: section)
    }
  }

  /// No animations, for a replacement of all rows.
  init(replacing before: [Int], by after: [Int]) {
    self.init()
    for section in before.indices { sectionsBefore[section] = UITableView.RowAnimation.none }
    for section in after.indices { sectionsAfter[section] = UITableView.RowAnimation.none }
    // In a shared section, the rows are replaced one by one.
    for row in 0..<(before.first ?? 0) {
      rowsBefore[RowPosition(section: 0, row: row)] = UITableView.RowAnimation.none
    }
    for row in 0..<(after.first ?? 0) {
      rowsAfter[RowPosition(section: 0, row: row)] = UITableView.RowAnimation.none
    }
  }

  /// Adds those of a child, by its numbers before and after.
  mutating func add(
    _ others: AnnouncedAnimations, from before: Composition, to after: Composition,
    child: (before: Int, after: Int)
  ) {
    for (row, animation) in others.rowsBefore {
      if let row = before.position(of: row, inChild: child.before) { rowsBefore[row] = animation }
    }
    for (row, animation) in others.rowsAfter {
      if let row = after.position(of: row, inChild: child.after) { rowsAfter[row] = animation }
    }
    // A section that several share belongs to none of them.
    guard before.kind == .bySections else { return }
    for (section, animation) in others.sectionsBefore {
      if let section = before.section(of: section, inChild: child.before) {
        sectionsBefore[section] = animation
      }
    }
    for (section, animation) in others.sectionsAfter {
      if let section = after.section(of: section, inChild: child.after) {
        sectionsAfter[section] = animation
      }
    }
  }
}
