import Foundation

/// The abilities of one kind of rows: their height, and what happens when they are displayed,
/// touched or edited.
///
/// They are added one by one with the calls of ``RowCapable``. Without an ability, a row has the
/// table's default behavior.
@MainActor
public struct RowCapabilities<Cell: UITableViewCell, Model>: RowCapable {
  /// The behavior of rows with these abilities; nil if there are none.
  private(set) var behavior: RowBehavior<Model>?
  /// Identifies the last addition of an ability that a table reads only when rows are inserted or
  /// loaded.
  private(set) var revision: AnyObject?

  /// Creates an empty set of capabilities.
  public init() {}

  /// These capabilities themselves.
  public var capabilities: RowCapabilities {
    get { self }
    set { self = newValue }
  }

  /// The handlers of rows with these abilities.
  var events: RowEvents<Model> { behavior?.events ?? RowEvents() }

  /// Returns these capabilities with another one added.
  func adding(_ later: RowEvents<Model>) -> RowCapabilities {
    var sum = self
    sum.behavior = RowBehavior(behavior?.events.adding(later) ?? later)
    if later.areReadOnInsertion { sum.revision = Revision() }
    return sum
  }
}

private final class Revision {}
