import Foundation

/// One of the five objects of a table, by UIKit's name of the property.
enum TableObjectKind: String, CaseIterable {
  case dataSource, delegate, prefetchDataSource, dragDelegate, dropDelegate

  /// All kinds, in the order in which they are set on a table. The data source is the last: a table
  /// with a new one counts its rows, and asks the others about them.
  static let inOrderOfSetting: [TableObjectKind] = [
    .delegate, .prefetchDataSource, .dragDelegate, .dropDelegate, .dataSource,
  ]

  /// Whether a table behaves differently merely because it has an object of this kind. One is set
  /// only if needed; otherwise the table keeps its own.
  var isOptional: Bool { self != .dataSource && self != .delegate }

  /// Returns a table's object of this kind.
  @MainActor
  func get(_ tableView: UITableView) -> AnyObject? {
    switch self {
    case .dataSource: tableView.dataSource
    case .delegate: tableView.delegate
    case .prefetchDataSource: tableView.prefetchDataSource
    case .dragDelegate: tableView.dragDelegate
    case .dropDelegate: tableView.dropDelegate
    }
  }

  /// Sets a table's object of this kind, or removes it. The table does not retain it.
  @MainActor
  func set(_ object: AnyObject?, of tableView: UITableView) {
    switch self {
    case .dataSource: tableView.dataSource = object as? any UITableViewDataSource
    case .delegate: tableView.delegate = object as? any UITableViewDelegate
    case .prefetchDataSource:
      tableView.prefetchDataSource = object as? any UITableViewDataSourcePrefetching
    case .dragDelegate: tableView.dragDelegate = object as? any UITableViewDragDelegate
    case .dropDelegate: tableView.dropDelegate = object as? any UITableViewDropDelegate
    }
  }
}

/// A value for each of the five objects of a table.
struct ByKind<Value> {
  private var dataSource: Value
  private var delegate: Value
  private var prefetchDataSource: Value
  private var dragDelegate: Value
  private var dropDelegate: Value

  /// Creates the value of each kind.
  init(_ makeValue: (TableObjectKind) -> Value) {
    dataSource = makeValue(.dataSource)
    delegate = makeValue(.delegate)
    prefetchDataSource = makeValue(.prefetchDataSource)
    dragDelegate = makeValue(.dragDelegate)
    dropDelegate = makeValue(.dropDelegate)
  }

  /// The value of a kind.
  subscript(kind: TableObjectKind) -> Value {
    get {
      switch kind {
      case .dataSource: dataSource
      case .delegate: delegate
      case .prefetchDataSource: prefetchDataSource
      case .dragDelegate: dragDelegate
      case .dropDelegate: dropDelegate
      }
    }
    set {
      switch kind {
      case .dataSource: dataSource = newValue
      case .delegate: delegate = newValue
      case .prefetchDataSource: prefetchDataSource = newValue
      case .dragDelegate: dragDelegate = newValue
      case .dropDelegate: dropDelegate = newValue
      }
    }
  }
}
