import Foundation

// The five objects inside the innermost layer, which wrapped code reads and sets on the content
// table. Where a table has an object that no layer stands around, it is the table's own.
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
    // An object that takes itself off in its deinit is gone for all who hold it weakly.
    guard let source, object == nil || object !== source.inner else { return }
    source.wrap(object: object, ownership: .weak)
    (object as? any CellRegistering)?.register(in: tableView)
    // The rows of another source are not those that were laid out.
    for layer in layers { layer.forgetRows() }
    queue.forget()
    setAgain(.dataSource)
  }

  /// Gives the table one of its objects again, as soon as it is not in the middle of something. A
  /// table asks which methods an object has when that is set.
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
