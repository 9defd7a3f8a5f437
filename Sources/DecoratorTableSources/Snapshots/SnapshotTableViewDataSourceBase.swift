import Foundation

/// The part of a ``SnapshotTableViewDataSource`` that a table sees: every method of a data source.
///
/// Objective-C finds methods only in the body of a class that is not generic. So all of them are
/// here, and a subclass of the snapshot source overrides them.
@MainActor
open class SnapshotTableViewDataSourceBase: NSObject, DecoratorUITableViewDataSource {
  /// The animation of sections and rows that are inserted or removed.
  public var defaultRowAnimation: UITableView.RowAnimation = .automatic

  package private(set) final lazy var changes = SourceChanges(of: self)

  override init() {}

  // MARK: - The rows of the snapshot

  /// The number of sections that are shown.
  var shownSectionCount: Int { misuse("\(type(of: self)) has no sections: override this") }

  /// Returns the number of rows that are shown in a section.
  func shownRowCount(inSection section: Int) -> Int {
    misuse("\(type(of: self)) has no rows: override this")
  }

  /// Returns the cell of a row.
  func shownCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: RowPosition
  ) -> UITableViewCell {
    misuse("\(type(of: self)) has no cells: override this")
  }

  /// Returns the title above a section.
  func shownHeaderTitle(inSection section: Int) -> String? { nil }

  /// Returns the title below a section.
  func shownFooterTitle(inSection section: Int) -> String? { nil }

  /// Returns the view above a section.
  func shownHeaderView(_ tableView: UITableView, inSection section: Int) -> UIView? { nil }

  /// Returns the view below a section.
  func shownFooterView(_ tableView: UITableView, inSection section: Int) -> UIView? { nil }

  /// Returns whether the user may delete a row, or insert one there.
  func allowsEditing(of row: RowPosition) -> Bool { false }

  /// Deletes a row, or inserts one there, for the user.
  func didEdit(_ editingStyle: UITableViewCell.EditingStyle, at row: RowPosition) {}

  /// Returns whether the user may drag a row elsewhere.
  func allowsReordering(of row: RowPosition) -> Bool { false }

  /// Follows a drag by the user, after which the table shows the row at its new position.
  func didReorder(from source: RowPosition, to destination: RowPosition) {}

  // MARK: - UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int {
    changes.tableView = tableView.realTable
    return shownSectionCount
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    // A table may ask for the first section before it has asked how many there are.
    section < shownSectionCount ? shownRowCount(inSection: section) : 0
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
  }

  /// Returns the cell of a row from the cell provider.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - dataIndexPath: The row in the coordinates of the snapshot (data).
  open func getCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell {
    answer {
      shownCell(tableView, reuseIndexPath: reuseIndexPath, row: RowPosition(dataIndexPath))
    }
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    answer { shownHeaderTitle(inSection: section) }
  }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    answer { shownFooterTitle(inSection: section) }
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // In a table, only rows that can be edited can be dragged.
    answer {
      let row = RowPosition(indexPath)
      return allowsEditing(of: row) || allowsReordering(of: row)
    }
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    didEdit(editingStyle, at: RowPosition(indexPath))
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answer { allowsReordering(of: RowPosition(indexPath)) }
  }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    answer { didReorder(from: RowPosition(sourceIndexPath), to: RowPosition(destinationIndexPath)) }
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Calls the app for a question of the table, which must not be updated meanwhile.
  final func answer<Value>(_ question: () -> Value) -> Value { changes.answer(question) }
}

extension SnapshotTableViewDataSourceBase: ChangingDataSource {
  package final var shownRowCounts: [Int] {
    (0..<shownSectionCount).map(shownRowCount(inSection:))
  }
}
