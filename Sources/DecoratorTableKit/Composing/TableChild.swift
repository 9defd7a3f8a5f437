import Foundation

/// One of several sources in a ``ComposedTable``: a ``DecoratedTable`` with whatever it wraps, or
/// another composed table.
@MainActor
public protocol TableChild: AnyObject {
  /// The decorated table whose rows are shown.
  var decoratedTable: DecoratedTable { get }
}

extension DecoratedTable: TableChild {
  /// This table.
  public var decoratedTable: DecoratedTable { self }
}

extension TableChild {
  /// Shows the rows in a table.
  func show(in tableView: UITableView) {
    if let composed = self as? ComposedTable {
      composed.attach(to: tableView)
    } else {
      decoratedTable.attach(to: tableView)
    }
  }

  /// Takes the rows out of the table.
  func leave() {
    if let composed = self as? ComposedTable {
      composed.detach()
    } else {
      decoratedTable.detach()
    }
  }

  /// Whether changes wait for their turn.
  var hasWaitingChanges: Bool {
    if let composed = self as? ComposedTable, composed.hasWaitingChildren { return true }
    return !decoratedTable.queue.waiting.isEmpty
  }

  /// Hears that the rows of others have moved its own on screen.
  func rowsDidMoveOnScreen() {
    decoratedTable.rowsDidMoveOnScreen()
    for slot in (self as? ComposedTable)?.shown ?? [] { slot.child.rowsDidMoveOnScreen() }
  }

  /// Lets changes have their turn.
  func applyWaitingChanges() {
    (self as? ComposedTable)?.applyChildren()
    decoratedTable.queue.applyWaitingChanges()
  }
}
