import Foundation

// The five objects inside the innermost layer, which wrapped code reads and sets on the content
// table. An object of the table that no layer wraps is the table's own.
extension ManualWiring {
  func wrapped(_ kind: TableObjectKind) -> AnyObject? {
    if kind == .dataSource { return source?.inner }
    guard let object = tableView.flatMap(kind.get) else { return nil }
    if let half = half(of: object) { return half.innerObject }
    return object
  }

  func setWrapped(_ object: AnyObject?, _ kind: TableObjectKind) {
    guard let tableView else { return }
    if kind == .dataSource { return setDataSource(object, of: tableView) }
    guard let half = half(of: kind.get(tableView)) else {
      return kind.set(object, of: tableView)
    }
    half.wrap(object: object, ownership: .weak)
    setAgain(kind)
  }

  private func setDataSource(_ object: AnyObject?, of tableView: UITableView) {
    // Weak references to an object that removes itself in its deinit are nil already.
    guard let source, object == nil || object !== source.inner else { return }
    source.wrap(object: object, ownership: .weak)
    (object as? any CellRegistering)?.register(in: tableView)
    // Another source has other rows than those that were laid out.
    for layer in layers { layer.forgetRows() }
    queue.forget()
    setAgain(.dataSource)
  }

  /// Sets one of the table's objects again, outside of changes and callbacks. A table reads the
  /// methods of an object when it is set.
  private func setAgain(_ kind: TableObjectKind) {
    guard !queue.isInTheMiddle else {
      var turn = NextTurn()
      return turn.schedule { [weak self] in self?.setAgain(kind) }
    }
    guard let tableView else { return }
    let object = kind.get(tableView)
    kind.set(nil, of: tableView)
    kind.set(object, of: tableView)
  }
}
