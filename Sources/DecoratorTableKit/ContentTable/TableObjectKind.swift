import Foundation

/// One of the five objects that a table asks and tells, by UIKit's name of the property.
enum TableObjectKind: String, CaseIterable {
  case dataSource, delegate, prefetchDataSource, dragDelegate, dropDelegate

  /// All kinds, in the order in which a table is given its objects. The data source is the last: a
  /// table that has another one counts its rows, and asks the others about them.
  static let inOrderOfSetting: [TableObjectKind] = [
    .delegate, .prefetchDataSource, .dragDelegate, .dropDelegate, .dataSource,
  ]

  /// Whether a table behaves differently for merely having an object of this kind. It is given one
  /// only where there is something to do, and otherwise keeps the one that it has by itself.
  var isOptional: Bool {
    switch self {
    case .dataSource, .delegate: false
    case .prefetchDataSource, .dragDelegate, .dropDelegate: true
    }
  }

  /// Returns the object of this kind that a table has.
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

  /// Gives a table an object of this kind, or none. The table does not retain it.
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

/// A value for each of the five objects that a table has.
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
