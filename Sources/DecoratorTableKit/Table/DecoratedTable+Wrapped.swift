import Foundation

// The objects of the content, which wrapped code reads and sets on the table that it knows.
extension DecoratedTable {
  /// The objects of the content now: those that were wrapped first, and what was set instead.
  func wrapped() -> TableObjects { TableObjects { given($0) } }

  /// Returns the object of a kind that was wrapped first, or what was set instead.
  private func given(_ kind: TableObjectKind) -> AnyObject? {
    if replaced.has(kind) { return replaced[kind] }
    return adopted.has(kind) ? adopted[kind] : retained[kind]
  }

  /// The wrapped data source, if there is one.
  var wrappedDataSource: (any UITableViewDataSource)? {
    given(.dataSource) as? any UITableViewDataSource
  }

  /// The wrapped delegate, if there is one.
  var wrappedDelegate: (any UITableViewDelegate)? {
    given(.delegate) as? any UITableViewDelegate
  }

  /// Returns whether one of the wrapped objects is retained.
  func ownership(of kind: TableObjectKind) -> InnerOwnership {
    replaced.has(kind) ? .weak : ownership
  }

  func wrapped(_ kind: TableObjectKind) -> AnyObject? {
    if let object = given(kind) { return object }
    return kind.isOptional && !replaced.has(kind) ? attachment.original(kind) : nil
  }

  func setWrapped(_ object: AnyObject?, _ kind: TableObjectKind) {
    // An object that takes itself off in its deinit is gone for all who hold it weakly.
    guard object !== wrapped(kind) || isGone(kind) else { return }
    // What is taken off is not missed, nor is what goes with it.
    if object == nil {
      attachment.adoptedKinds.formIntersection(wrapped().kinds)
      attachment.adoptedKinds.remove(kind)
    }
    if kind == .dataSource { return setDataSource(object) }
    replaced.set(object, kind)
    if kind == .delegate { halves.first?.delegate.wrap(object: object, ownership: .weak) }
    showAgain(kind)
  }

  /// Whether the object of a kind that is held weakly is gone, and nobody has said so.
  private func isGone(_ kind: TableObjectKind) -> Bool {
    (replaced.has(kind) ? replaced : adopted).isGone(kind)
  }

  private func setDataSource(_ object: AnyObject?) {
    releaseQueue()
    replaced.set(object, .dataSource)
    halves.first?.dataSource.wrap(object: object, ownership: .weak)
    // The rows of another source are not those that were laid out.
    for half in halves { half.layer.forgetRows() }
    guard isDecorating, let tableView else { return }
    checkCells()
    (object as? any CellRegistering)?.register(in: tableView)
    shareQueue()
    queue.forget()
    reportTableOfSubclass()
    showAgain(.dataSource)
    // One of several sources shares a table, which does not load for that.
    if place != nil { reloadData() }
  }
}
