import Foundation

/// The objects that a table asks and tells, by their kinds.
@MainActor
struct TableObjects {
  private var objects: [TableObjectKind: AnyObject]
  /// What a table is to have none of, though it had one by itself.
  var withheld: Set<TableObjectKind> = []

  init(_ objects: [TableObjectKind: AnyObject?] = [:]) {
    self.objects = objects.compactMapValues(\.self)
  }

  subscript(kind: TableObjectKind) -> AnyObject? {
    get { objects[kind] }
    set { objects[kind] = newValue }
  }

  /// The data source, if there is one.
  var dataSource: (any UITableViewDataSource)? {
    objects[.dataSource] as? any UITableViewDataSource
  }

  /// The delegate, if there is one.
  var delegate: (any UITableViewDelegate)? { objects[.delegate] as? any UITableViewDelegate }

  /// The kinds of the objects that there are.
  var kinds: Set<TableObjectKind> { Set(objects.keys) }
}

/// Objects of a table, by their kinds, held weakly: what is gone by the time of a call is nil.
@MainActor
struct WeakTableObjects {
  private struct Entry {
    weak var object: AnyObject?
    /// Whether there was one when it was set.
    let wasThere: Bool
  }

  private var entries: [TableObjectKind: Entry] = [:]

  /// Sets the object of a kind, or that there is none.
  mutating func set(_ object: AnyObject?, _ kind: TableObjectKind) {
    entries[kind] = Entry(object: object, wasThere: object != nil)
  }

  /// Returns whether the object of a kind has been deallocated, or is just being.
  func isGone(_ kind: TableObjectKind) -> Bool {
    entries[kind].map { $0.wasThere && $0.object == nil } == true
  }

  /// The kinds of which an object was set, or none.
  var kinds: Set<TableObjectKind> { Set(entries.keys) }

  /// Returns objects with those that were set instead of some of them.
  func applied(to objects: TableObjects) -> TableObjects {
    var objects = objects
    for (kind, entry) in entries { objects[kind] = entry.object }
    return objects
  }

  /// Returns what a table has now.
  static func adopted(from tableView: UITableView) -> WeakTableObjects {
    var adopted = WeakTableObjects()
    for kind in TableObjectKind.allCases { adopted.set(kind.get(tableView), kind) }
    return adopted
  }
}
