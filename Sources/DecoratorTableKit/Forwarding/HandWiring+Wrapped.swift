import Foundation

// The five objects inside the innermost layer, which wrapped code reads and sets on the content
// table. Where a table has an object that no layer stands around, it is the table's own.
extension HandWiring {
  var wrappedDataSource: (any UITableViewDataSource)? {
    get { source?.inner }
    set {
      guard let source, let tableView, newValue !== source.inner else { return }
      source.wrap(newValue, ownership: .weak)
      (newValue as? any CellRegistering)?.register(in: tableView)
      // The rows of another source are not those that were laid out.
      for layer in changingLayers { layer.forgetRows() }
      queue.forget()
      giveAgain(\.dataSource)
    }
  }

  var wrappedDelegate: (any UITableViewDelegate)? {
    get { delegateHalf.map(\.inner) ?? tableView?.delegate }
    set {
      guard let delegateHalf else {
        tableView?.delegate = newValue
        return
      }
      delegateHalf.wrap(newValue, ownership: .weak)
      giveAgain(\.delegate)
    }
  }

  var wrappedPrefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { prefetchHalf.map(\.inner) ?? tableView?.prefetchDataSource }
    set {
      guard let prefetchHalf else {
        tableView?.prefetchDataSource = newValue
        return
      }
      prefetchHalf.wrap(newValue, ownership: .weak)
      giveAgain(\.prefetchDataSource)
    }
  }

  var wrappedDragDelegate: (any UITableViewDragDelegate)? {
    get { dragHalf.map(\.inner) ?? tableView?.dragDelegate }
    set {
      guard let dragHalf else {
        tableView?.dragDelegate = newValue
        return
      }
      dragHalf.wrap(newValue, ownership: .weak)
      giveAgain(\.dragDelegate)
    }
  }

  var wrappedDropDelegate: (any UITableViewDropDelegate)? {
    get { dropHalf.map(\.inner) ?? tableView?.dropDelegate }
    set {
      guard let dropHalf else {
        tableView?.dropDelegate = newValue
        return
      }
      dropHalf.wrap(newValue, ownership: .weak)
      giveAgain(\.dropDelegate)
    }
  }

  private var delegateHalf: AdditionalTableViewDelegateImpl? { half(of: tableView?.delegate) }

  private var prefetchHalf: ForwardingTableViewDataSourcePrefetching? {
    half(of: tableView?.prefetchDataSource)
  }

  private var dragHalf: ForwardingTableViewDragDelegate? { half(of: tableView?.dragDelegate) }

  private var dropHalf: ForwardingTableViewDropDelegate? { half(of: tableView?.dropDelegate) }

  /// Gives the table one of its objects again, as soon as it is not in the middle of something. A
  /// table asks which methods an object has when that is set.
  private func giveAgain<Object>(_ property: ReferenceWritableKeyPath<UITableView, Object?>) {
    guard !queue.isInTheMiddle else {
      return NextTurn().schedule { [weak self] in self?.giveAgain(property) }
    }
    guard let tableView else { return }
    let object = tableView[keyPath: property]
    tableView[keyPath: property] = nil
    tableView[keyPath: property] = object
  }
}
