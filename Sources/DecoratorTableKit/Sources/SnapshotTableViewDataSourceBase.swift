import Foundation

/// What a table sees of a ``SnapshotTableViewDataSource``: every method of its data source.
///
/// Objective-C finds methods in the body of a class that is not generic, so they all are here, with or
/// without an answer; a subclass of the snapshot source overrides them.
@MainActor
open class SnapshotTableViewDataSourceBase: NSObject, DecoratorUITableViewDataSource {
  /// How sections and rows come and go.
  public var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// The table whose rows were counted last.
  private weak var tableView: UITableView?
  /// The queue of the decorated table that the source is in, if it is in one.
  weak var tableQueue: ChangeQueue?
  private lazy var ownQueue = ChangeQueue(host: self)
  /// How many questions are being answered by the app.
  private var openQuestions = 0

  override init() {}

  // MARK: - What the snapshot says

  /// The number of sections that are shown.
  var shownSectionCount: Int { misuse("\(type(of: self)) has no sections: override this") }

  /// The number of rows that are shown in a section.
  func shownRowCount(inSection section: Int) -> Int {
    misuse("\(type(of: self)) has no rows: override this")
  }

  /// The cell of a row.
  func shownCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: RowPosition
  ) -> UITableViewCell {
    misuse("\(type(of: self)) has no cells: override this")
  }

  /// The title above a section.
  func shownHeaderTitle(inSection section: Int) -> String? { nil }

  /// The title below a section.
  func shownFooterTitle(inSection section: Int) -> String? { nil }

  /// The view above a section.
  func shownHeaderView(_ tableView: UITableView, inSection section: Int) -> UIView? { nil }

  /// The view below a section.
  func shownFooterView(_ tableView: UITableView, inSection section: Int) -> UIView? { nil }

  /// Whether the user may delete a row, or insert one there.
  func allowsEditing(of row: RowPosition) -> Bool { false }

  /// Hears that the user has deleted a row, or wants one inserted.
  func didEdit(_ editingStyle: UITableViewCell.EditingStyle, at row: RowPosition) {}

  /// Whether the user may drag a row elsewhere.
  func allowsReordering(of row: RowPosition) -> Bool { false }

  /// Hears that the user has dragged a row, which the table shows at its new place.
  func didReorder(from source: RowPosition, to destination: RowPosition) {}

  // MARK: - UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int {
    self.tableView = tableView
    return shownSectionCount
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shownRowCount(inSection: section)
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
  }

  /// The cell of a row, from the cell provider.
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

  /// The view above a section, for the delegate.
  final func headerView(_ tableView: UITableView, _ section: Int) -> UIView? {
    answer { shownHeaderView(tableView, inSection: section) }
  }

  /// Whether a row shows a control to delete it, for the delegate.
  final func showsDeletion(at indexPath: IndexPath) -> Bool {
    answer { allowsEditing(of: RowPosition(indexPath)) }
  }

  /// The view below a section, for the delegate.
  final func footerView(_ tableView: UITableView, _ section: Int) -> UIView? {
    answer { shownFooterView(tableView, inSection: section) }
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // A table lets nothing be dragged that cannot be edited.
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
    didReorder(from: RowPosition(sourceIndexPath), to: RowPosition(destinationIndexPath))
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: - Changes

  /// Has the app answer a question of the table, which must not be told of changes meanwhile.
  private func answer<Value>(_ question: () -> Value) -> Value {
    openQuestions += 1
    defer { openQuestions -= 1 }
    return question()
  }
}

extension SnapshotTableViewDataSourceBase: ChangingSource {
  /// Queues a change for the decorated table that shows the source, else for the table itself.
  final func enqueue(_ change: WaitingChange) {
    let queue = tableQueue.flatMap { $0.view == nil ? nil : $0 } ?? ownQueue
    queue.enqueue(change)
  }
}

// What stands around the queue of a source in a table that nobody decorates.
extension SnapshotTableViewDataSourceBase: ChangeHost {
  final var changingView: (any ChangingView)? {
    tableView.flatMap { $0.dataSource == nil ? nil : $0 }
  }

  final var changingLayers: [any ChangingLayer] { [] }

  final var contentSource: AnyObject? { tableView?.dataSource }

  final var isAnswering: Bool { openQuestions > 0 }

  final func countContentRows() -> [Int] {
    (0..<shownSectionCount).map(shownRowCount(inSection:))
  }
}
