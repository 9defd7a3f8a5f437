import Foundation

/// The objects that a table asks and tells, by their kinds.
@MainActor
struct TableObjects {
  private var objects: ByKind<AnyObject?>
  /// What a table is to have none of, though it had one by itself.
  var withheld: Set<TableObjectKind> = []

  /// Creates the objects, or none of any kind.
  init(_ makeObject: (TableObjectKind) -> AnyObject? = { _ in nil }) {
    objects = ByKind(makeObject)
  }

  subscript(kind: TableObjectKind) -> AnyObject? {
    get { objects[kind] }
    set { objects[kind] = newValue }
  }

  /// The kinds of the objects that there are.
  var kinds: Set<TableObjectKind> {
    Set(TableObjectKind.allCases.filter { objects[$0] != nil })
  }
}

/// Objects of a table, by their kinds, held weakly: what is gone by the time of a call is nil.
@MainActor
struct WeakTableObjects {
  private struct Entry {
    weak var object: AnyObject?
    /// Whether there was one when it was set.
    let hadObject: Bool
  }

  private var entries = ByKind<Entry?> { _ in nil }

  /// Sets the object of a kind, or that there is none.
  mutating func set(_ object: AnyObject?, _ kind: TableObjectKind) {
    entries[kind] = Entry(object: object, hadObject: object != nil)
  }

  /// The object of a kind; nil if there is none, or none any more.
  subscript(kind: TableObjectKind) -> AnyObject? { entries[kind]?.object }

  /// Returns whether an object of a kind was set, or that there is none.
  func has(_ kind: TableObjectKind) -> Bool { entries[kind] != nil }

  /// Returns whether the object of a kind has been deallocated, or is just being.
  func isDeallocated(_ kind: TableObjectKind) -> Bool {
    entries[kind].map { $0.hadObject && $0.object == nil } == true
  }

  /// The kinds of which an object was set, or none.
  var kinds: Set<TableObjectKind> { Set(TableObjectKind.allCases.filter { has($0) }) }

  /// Returns what a table has now.
  static func adopted(from tableView: UITableView) -> WeakTableObjects {
    var adopted = WeakTableObjects()
    for kind in TableObjectKind.allCases { adopted.set(kind.get(tableView), kind) }
    return adopted
  }
}
