import Foundation

extension DecoratedTable {
  /// Announces a change of the content that is given as a value.
  ///
  /// It is the same as ``performBatchUpdates(_:completion:)`` with each of the operations.
  ///
  /// ```swift
  /// let update = BatchUpdate(from: [posts.map(\.id)], to: [newPosts.map(\.id)])
  /// table.performBatchUpdates(update, with: .fade) { posts = newPosts }
  /// ```
  ///
  /// - Parameters:
  ///   - update: The operations, in the coordinates of the wrapped source (data).
  ///   - animation: The animation with which its rows and sections come and go.
  ///   - change: Changes the model.
  ///   - completion: As in ``performBatchUpdates(_:completion:)``.
  /// - Complexity: As ``performBatchUpdates(_:completion:)``.
  public func performBatchUpdates(
    _ update: BatchUpdate, with animation: UITableView.RowAnimation = .automatic,
    _ change: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates {
      change()
      self.announce(update, with: animation)
    } completion: {
      completion?($0)
    }
  }

  private func announce(_ update: BatchUpdate, with animation: UITableView.RowAnimation) {
    deleteSections(IndexSet(update.deletedSections), with: animation)
    insertSections(IndexSet(update.insertedSections), with: animation)
    for move in update.movedSections { moveSection(move.source, toSection: move.target) }
    reloadSections(IndexSet(update.reloadedSections), with: animation)
    deleteRows(at: update.deletedRows.map(IndexPath.init), with: animation)
    insertRows(at: update.insertedRows.map(IndexPath.init), with: animation)
    for move in update.movedRows {
      moveRow(at: IndexPath(move.source), to: IndexPath(move.target))
    }
    reloadRows(at: update.reloadedRows.map(IndexPath.init), with: animation)
    reconfigureRows(at: update.reconfiguredRows.map(IndexPath.init))
  }
}
