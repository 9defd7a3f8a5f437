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
  ///   - animation: The animation of its inserted and removed rows and sections.
  ///   - change: Changes the model.
  ///   - completion: As in ``performBatchUpdates(_:completion:)``.
  /// - Complexity: As ``performBatchUpdates(_:completion:)``.
  public func performBatchUpdates(
    _ update: BatchUpdate, with animation: UITableView.RowAnimation = .automatic,
    _ change: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    performBatchUpdates(
      {
        change()
        for call in update.calls(shownWith: { _ in animation }) { self.announce(call) }
      }, completion: completion)
  }
}
