import Foundation

/// What a table was before it was decorated, and how it gets that back.
///
/// All references are weak: neither the table nor what it had is kept alive.
@MainActor
final class TableAttachment {
  weak var tableView: UITableView?
  private(set) var isAttached = false

  private var dataSource = AttachedProperty(
    read: { $0.dataSource }, write: { $0.dataSource = $1 as? any UITableViewDataSource })
  private var delegate = AttachedProperty(
    read: { $0.delegate }, write: { $0.delegate = $1 as? any UITableViewDelegate })
  private var prefetchDataSource = AttachedProperty(
    read: { $0.prefetchDataSource },
    write: { $0.prefetchDataSource = $1 as? any UITableViewDataSourcePrefetching })
  private var dragDelegate = AttachedProperty(
    read: { $0.dragDelegate }, write: { $0.dragDelegate = $1 as? any UITableViewDragDelegate })
  private var dropDelegate = AttachedProperty(
    read: { $0.dropDelegate }, write: { $0.dropDelegate = $1 as? any UITableViewDropDelegate })

  /// What the table prefetched with by itself.
  var originalPrefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    tableView.flatMap { prefetchDataSource.original(in: $0) }
      as? any UITableViewDataSourcePrefetching
  }

  /// Whom the table asked for drag items by itself.
  var originalDragDelegate: (any UITableViewDragDelegate)? {
    tableView.flatMap { dragDelegate.original(in: $0) } as? any UITableViewDragDelegate
  }

  /// Whom the table gave its drops by itself.
  var originalDropDelegate: (any UITableViewDropDelegate)? {
    tableView.flatMap { dropDelegate.original(in: $0) } as? any UITableViewDropDelegate
  }

  /// Makes these objects the table's own, and remembers those it had unless they are ours already.
  ///
  /// A table behaves differently for merely having somebody to ask about prefetching and dragging: it
  /// keeps what it has where there is none to attach.
  func attach(_ objects: TableObjects) {
    guard let tableView else { return }
    isAttached = true
    delegate.attach(objects.delegate, to: tableView)
    prefetchDataSource.attachIfAny(objects.prefetchDataSource, to: tableView)
    dragDelegate.attachIfAny(objects.dragDelegate, to: tableView)
    dropDelegate.attachIfAny(objects.dropDelegate, to: tableView)
    dataSource.attach(objects.dataSource, to: tableView)
  }

  /// Gives the table back what it had, each only if it still has ours.
  func detach() {
    guard isAttached else { return }
    isAttached = false
    guard let tableView else { return }
    delegate.detach(from: tableView)
    prefetchDataSource.detach(from: tableView)
    dragDelegate.detach(from: tableView)
    dropDelegate.detach(from: tableView)
    if dataSource.detach(from: tableView) { tableView.reloadData() }
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
