import Foundation

/// The five objects of a table, by their kinds.
@MainActor
struct TableObjects {
  private var objects: ByKind<AnyObject?>
  /// The kinds that are set to nil, though the table had its own.
  var withheld: Set<TableObjectKind> = []

  /// Creates the objects, or none of any kind.
  init(_ makeObject: (TableObjectKind) -> AnyObject? = { _ in nil }) {
    objects = ByKind(makeObject)
  }

  subscript(kind: TableObjectKind) -> AnyObject? {
    get { objects[kind] }
    set { objects[kind] = newValue }
  }

  /// The kinds of the objects that are not nil.
  var kinds: Set<TableObjectKind> {
    Set(TableObjectKind.allCases.filter { objects[$0] != nil })
  }
}

/// Objects of a table, by their kinds, held weakly: deallocated ones are nil.
@MainActor
struct WeakTableObjects {
  private struct Entry {
    weak var object: AnyObject?
    /// Whether it was set to an object, and not to nil.
    let hadObject: Bool
  }

  private var entries = ByKind<Entry?> { _ in nil }

  /// Sets the object of a kind, or nil.
  mutating func set(_ object: AnyObject?, _ kind: TableObjectKind) {
    entries[kind] = Entry(object: object, hadObject: object != nil)
  }

  /// The object of a kind; nil if there is none, or none any more.
  subscript(kind: TableObjectKind) -> AnyObject? { entries[kind]?.object }

  /// Returns whether a kind was set, to an object or to nil.
  func has(_ kind: TableObjectKind) -> Bool { entries[kind] != nil }

  /// Returns whether the object of a kind has been deallocated, or is just being.
  func isDeallocated(_ kind: TableObjectKind) -> Bool {
    entries[kind].map { $0.hadObject && $0.object == nil } == true
  }

  /// The kinds that were set, to an object or to nil.
  var kinds: Set<TableObjectKind> { Set(TableObjectKind.allCases.filter { has($0) }) }

  /// Returns the present objects of a table.
  static func adopted(from tableView: UITableView) -> WeakTableObjects {
    var adopted = WeakTableObjects()
    for kind in TableObjectKind.allCases { adopted.set(kind.get(tableView), kind) }
    return adopted
  }
}
