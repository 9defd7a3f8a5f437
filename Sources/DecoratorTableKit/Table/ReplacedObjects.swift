/// The objects that wrapped code has set instead of those that were wrapped first, held weakly.
@MainActor
struct ReplacedObjects {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [TableObjectKind: Entry] = [:]

  /// Wraps another object from now on, or none.
  mutating func replace(_ kind: TableObjectKind, by object: AnyObject?) {
    entries[kind] = Entry(object: object)
  }

  /// Returns whether one was replaced, by another or by none.
  func isReplaced(_ kind: TableObjectKind) -> Bool { entries[kind] != nil }

  /// Returns the objects with those that were set instead of some of them.
  func applied(to objects: TableObjects) -> TableObjects {
    guard !entries.isEmpty else { return objects }
    var objects = objects
    objects.withheld = Set(entries.keys)
    for (kind, entry) in entries {
      switch kind {
      case .dataSource: objects.dataSource = entry.object as? any UITableViewDataSource
      case .delegate: objects.delegate = entry.object as? any UITableViewDelegate
      case .prefetchDataSource:
        objects.prefetchDataSource = entry.object as? any UITableViewDataSourcePrefetching
      case .dragDelegate: objects.dragDelegate = entry.object as? any UITableViewDragDelegate
      case .dropDelegate: objects.dropDelegate = entry.object as? any UITableViewDropDelegate
      }
    }
    return objects
  }
}
