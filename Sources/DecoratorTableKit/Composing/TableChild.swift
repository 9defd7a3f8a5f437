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
  func detachFromTable() {
    if let composed = self as? ComposedTable {
      composed.detach()
    } else {
      decoratedTable.detach()
    }
  }

  /// Called when the rows of others have moved its own on screen.
  func rowsDidMoveOnScreen() {
    decoratedTable.rowsDidMoveOnScreen()
    for slot in (self as? ComposedTable)?.shown ?? [] { slot.child.rowsDidMoveOnScreen() }
  }

  /// Lets changes have their turn, up to where the table is told of them.
  func processChanges() {
    if let composed = self as? ComposedTable {
      composed.processChanges()
    } else {
      decoratedTable.queue.processChanges()
    }
  }

  /// Calls the completions of a turn that is over.
  func callCompletions() {
    if let composed = self as? ComposedTable {
      let asked = composed.asked
      composed.asked = []
      for slot in asked.reversed() { slot.child.callCompletions() }
    }
    decoratedTable.queue.callCompletions()
  }
}
