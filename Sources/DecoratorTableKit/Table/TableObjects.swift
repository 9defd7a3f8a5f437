import Foundation

/// The objects that a table asks and tells.
@MainActor
struct TableObjects {
  var dataSource: (any UITableViewDataSource)?
  var delegate: (any UITableViewDelegate)?
  var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  var dragDelegate: (any UITableViewDragDelegate)?
  var dropDelegate: (any UITableViewDropDelegate)?
  /// What a table is to have none of, though it had one by itself.
  var withheld: Set<TableObjectKind> = []

  /// Takes one object from others.
  mutating func replace(_ kind: TableObjectKind, by others: TableObjects) {
    switch kind {
    case .dataSource: dataSource = others.dataSource
    case .delegate: delegate = others.delegate
    case .prefetchDataSource: prefetchDataSource = others.prefetchDataSource
    case .dragDelegate: dragDelegate = others.dragDelegate
    case .dropDelegate: dropDelegate = others.dropDelegate
    }
  }

  /// UIKit's names of the objects that there are.
  var names: Set<String> {
    let objects: [(String, AnyObject?)] = [
      ("dataSource", dataSource), ("delegate", delegate),
      ("prefetchDataSource", prefetchDataSource), ("dragDelegate", dragDelegate),
      ("dropDelegate", dropDelegate),
    ]
    return Set(objects.filter { $0.1 != nil }.map(\.0))
  }

  /// Returns what a table has now, held weakly: what is gone by the time of a call is nil.
  static func adopted(from tableView: UITableView) -> () -> TableObjects {
    let dataSource = tableView.dataSource
    let delegate = tableView.delegate
    let prefetching = tableView.prefetchDataSource
    let drag = tableView.dragDelegate
    let drop = tableView.dropDelegate
    return { [weak dataSource, weak delegate, weak prefetching, weak drag, weak drop] in
      TableObjects(
        dataSource: dataSource, delegate: delegate, prefetchDataSource: prefetching,
        dragDelegate: drag, dropDelegate: drop)
    }
  }
}
