/// What one child adds to a batch of the whole.
@MainActor
struct ChildContribution {
  let slot: ChildSlot
  /// The batch (inner).
  let update: CompositionChange.Update
  /// The rows that the batch deletes and inserts though they are the same (inner).
  var replacedRows: [ReplacedRow] = []
  /// Which rows of the child are content after; nil if it is as the child knows it by now.
  var tableContent: TableContent?
  /// The animations of its operations (inner).
  let animations: AnnouncedAnimations
  /// Whether the batch may be animated at all.
  let isAnimated: Bool
  /// Makes the change in the child and in what stands around it, inside the batch.
  let commit: @MainActor () -> Void
  /// Called when all animations are over, with whether they have ended.
  var completion: ((Bool) -> Void)?
  /// Called once, when the table has been told.
  let finish: @MainActor () -> Void

  /// Lets the child go on, since the table has been told.
  func end() {
    slot.layer.endChange()
    finish()
    // What the table was told of a composed table is what the children of that have begun.
    (slot.child as? ComposedTable)?.endTurn()
  }

  /// Makes the change without a table to tell.
  func endWithoutTable() {
    commit()
    completion?(false)
    end()
  }
}

extension AnnouncedAnimations {
  /// The animations of the operations of a batch that a child tells of.
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

  /// No animation for anything that goes and comes where all rows are replaced.
  init(replacing before: [Int], by after: [Int]) {
    self.init()
    for section in before.indices { sectionsBefore[section] = UITableView.RowAnimation.none }
    for section in after.indices { sectionsAfter[section] = UITableView.RowAnimation.none }
    // Where a section is shared, its rows are replaced one by one.
    for row in 0..<(before.first ?? 0) {
      rowsBefore[RowPosition(section: 0, row: row)] = UITableView.RowAnimation.none
    }
    for row in 0..<(after.first ?? 0) {
      rowsAfter[RowPosition(section: 0, row: row)] = UITableView.RowAnimation.none
    }
  }

  /// Adds those of a child, which stands here before and there after.
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
