import Foundation

/// What a table was before it was decorated, and how it gets that back.
///
/// All references are weak: neither the table nor what it had is kept alive.
@MainActor
final class TableAttachment {
  weak var tableView: UITableView?
  private(set) var isAttached = false
  private weak var dataSource: (any UITableViewDataSource)?
  private weak var delegate: (any UITableViewDelegate)?
  private weak var originalDataSource: (any UITableViewDataSource)?
  private weak var originalDelegate: (any UITableViewDelegate)?

  nonisolated init() {}

  /// Makes these objects the table's own, and remembers those it had unless they are ours already.
  func attach(
    dataSource: (any UITableViewDataSource)?, delegate: (any UITableViewDelegate)?
  ) {
    guard let tableView else { return }
    if !isAttached {
      originalDataSource = tableView.dataSource
      originalDelegate = tableView.delegate
    }
    self.dataSource = dataSource
    self.delegate = delegate
    isAttached = true
    // UIKit asks an object for its methods when it is set, and skips one that is set already.
    tableView.delegate = nil
    tableView.delegate = delegate
    tableView.dataSource = nil
    tableView.dataSource = dataSource
    tableView.reloadData()
  }

  /// Gives the table back what it had, each only if it still has ours.
  func detach() {
    guard isAttached else { return }
    isAttached = false
    guard let tableView else { return }
    if tableView.delegate === delegate { tableView.delegate = originalDelegate }
    if tableView.dataSource === dataSource {
      tableView.dataSource = originalDataSource
      tableView.reloadData()
    }
  }

  /// Detaches when the owner goes away, on whatever thread that happens.
  nonisolated func restoreFromAnywhere() {
    if Thread.isMainThread {
      MainActor.assumeIsolated { detach() }
    } else {
      Task { @MainActor in self.detach() }
    }
  }
}
