import Foundation

/// A data source with changes of its own, which it queues in ``SourceChanges``.
@MainActor
package protocol ChangingDataSource: UITableViewDataSource {
  /// The changes of the source.
  var changes: SourceChanges { get }

  /// The number of rows of each section (data) that the source shows.
  var shownRowCounts: [Int] { get }
}

/// The own changes of a data source, in order.
///
/// They wait in the queue of the decorated table that shows the source. In a table that is not
/// decorated they wait in a queue of their own, which updates that table.
@MainActor
package final class SourceChanges {
  /// The table that asked the source for its sections last.
  package weak var tableView: UITableView?
  /// The queue of the decorated table that shows the source; nil if there is none.
  weak var tableQueue: ChangeQueue? {
    didSet {
      tableView = nil
      ownQueue.forget()
    }
  }

  private weak var source: (any ChangingDataSource)?
  private lazy var ownQueue = ChangeQueue(host: self)
  /// The changes that are queued again on the next turn, since the view was attached or detached,
  /// and those after them.
  private var returned: [WaitingChange] = []
  private var requeuing = NextTurn()
  /// The number of questions that the app is answering.
  private var openQuestions = 0

  /// Creates an empty queue for a source.
  package init(of source: any ChangingDataSource) {
    self.source = source
  }

  /// Calls the app for a question of the table, which must not be updated meanwhile.
  package func answer<Value>(_ question: () -> Value) -> Value {
    openQuestions += 1
    defer { openQuestions -= 1 }
    return question()
  }

  /// Queues a change of the source.
  ///
  /// - Parameters:
  ///   - animation: The animation of inserted and removed rows and sections.
  ///   - isAnimated: Whether the table animates anything.
  ///   - rowCountsAfter: The number of rows of each section (data) after the change.
  ///   - difference: Returns the difference from the shown rows (data); nil to reload the table.
  ///     Not called without a table.
  ///   - preview: Runs a closure while the source answers as after the change.
  ///   - commit: Commits the change.
  ///   - completion: Called when the table shows the change.
  package func enqueue(
    with animation: UITableView.RowAnimation, isAnimated: Bool, rowCountsAfter: [Int],
    difference: @escaping () -> ListDifference?,
    preview: @escaping (_ questions: () -> Void) -> Void, commit: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    let source = source
    enqueue(
      WaitingChange(origin: .source(self)) { queue in
        guard queue.view != nil, queue.rowCountsInForce != nil else {
          return .unseen(commit: commit)
        }
        // The index paths of decorators that are stacked by hand are not known here.
        guard queue.host?.contentSource === source, let difference = difference() else {
          return .reload(commit: commit)
        }
        if difference.update.isEmpty { return .unseen(commit: commit) }
        let batch = PreparedBatch(
          subject: .content(difference, rowCountsAfter: rowCountsAfter),
          animations: AnnouncedAnimations(others: animation), isAnimated: isAnimated,
          keepsScrollPosition: queue.keepsScrollPosition, preview: preview, commit: commit)
        return .batch(batch, commitByLoading: commit)
      } completion: { _ in
        completion()
      })
  }

  private func enqueue(_ change: WaitingChange) {
    if returned.isEmpty {
      (tableQueue ?? ownQueue).enqueue(change)
    } else {
      returned.append(change)
    }
  }

  private func requeueReturnedChanges() {
    while !returned.isEmpty { (tableQueue ?? ownQueue).enqueue(returned.removeFirst()) }
  }

  /// Adds the changes that will be queued again.
  func addPending(to work: inout PendingWork) {
    work.add(requeuing, "changes of the source that are queued again")
  }
}

extension SourceChanges: ChangingSource {
  func withdraw(_ change: WaitingChange) {
    returned.append(change)
    requeuing.schedule { [weak self] in self?.requeueReturnedChanges() }
  }
}

// The host of a source's own queue, in a table that is not decorated.
extension SourceChanges: ChangeHost {
  var changingView: (any ChangingView)? { tableView.flatMap { $0.dataSource == nil ? nil : $0 } }

  var changingLayers: [any ChangingLayer] { [] }

  var contentSource: AnyObject? { tableView?.dataSource }

  var isAnswering: Bool { openQuestions > 0 }

  func countContentRows() -> [Int] { source?.shownRowCounts ?? [] }
}
