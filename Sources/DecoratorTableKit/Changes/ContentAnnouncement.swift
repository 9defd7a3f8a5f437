import Foundation

/// What an app announces in one block, nested ones included: in content coordinates, as UIKit counts.
@MainActor
struct ContentAnnouncement {
  private(set) var update = BatchUpdate()
  private(set) var animations = AnnouncedAnimations()
  /// Whether everything is to be loaded again instead.
  var reloads = false
  /// Called when the table has shown the changes.
  var completions: [(Bool) -> Void] = []
  /// The number of rows of each section that the source has at the end of the block.
  var rowCountsAfter: [Int] = []

  func complete(_ isFinished: Bool) {
    for completion in completions { completion(isFinished) }
  }

  mutating func deleteRows(_ rows: [IndexPath], with animation: UITableView.RowAnimation) {
    for row in rows.map(RowPosition.init) {
      update.deleteRow(row)
      animations.rowsBefore[row] = animation
    }
  }

  mutating func insertRows(_ rows: [IndexPath], with animation: UITableView.RowAnimation) {
    for row in rows.map(RowPosition.init) {
      update.insertRow(row)
      animations.rowsAfter[row] = animation
    }
  }

  mutating func moveRow(_ source: IndexPath, to target: IndexPath) {
    update.moveRow(from: RowPosition(source), to: RowPosition(target))
  }

  mutating func reloadRows(_ rows: [IndexPath], with animation: UITableView.RowAnimation) {
    for row in rows.map(RowPosition.init) {
      update.reloadRow(row)
      animations.rowsBefore[row] = animation
    }
  }

  mutating func reconfigureRows(_ rows: [IndexPath]) {
    for row in rows { update.reconfigureRow(RowPosition(row)) }
  }

  mutating func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    for section in sections {
      update.deleteSection(section)
      animations.sectionsBefore[section] = animation
    }
  }

  mutating func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    for section in sections {
      update.insertSection(section)
      animations.sectionsAfter[section] = animation
    }
  }

  mutating func moveSection(_ source: Int, to target: Int) {
    update.moveSection(from: source, to: target)
  }

  mutating func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    for section in sections {
      update.reloadSection(section)
      animations.sectionsBefore[section] = animation
    }
  }
}

/// How an app wants its operations to be shown, in content coordinates.
struct AnnouncedAnimations {
  /// Of rows that go or are replaced (before).
  var rowsBefore: [RowPosition: UITableView.RowAnimation] = [:]
  /// Of rows that come (after).
  var rowsAfter: [RowPosition: UITableView.RowAnimation] = [:]
  /// Of sections that go or are replaced (before).
  var sectionsBefore: [Int: UITableView.RowAnimation] = [:]
  /// Of sections that come (after).
  var sectionsAfter: [Int: UITableView.RowAnimation] = [:]
  /// Of all that is not named.
  var others = UITableView.RowAnimation.automatic
}
