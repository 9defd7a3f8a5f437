import Foundation

/// The abilities of one kind of rows: their height, and what happens when the user touches them.
///
/// They are added one by one with the calls of ``RowCapable``. Without an ability, a row has the
/// table's default behavior.
@MainActor
public struct RowCapabilities<Cell: UITableViewCell, Model>: RowCapable {
  /// What rows do with these abilities.
  private(set) var events = RowEvents<Model>()
  /// Whether there are none.
  private(set) var areNone = true
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

  /// Returns these capabilities with another one added.
  func adding(_ later: RowEvents<Model>) -> RowCapabilities {
    var sum = self
    sum.events = areNone ? later : events.adding(later)
    sum.areNone = false
    if later.areReadOnInsertion { sum.revision = Revision() }
    return sum
  }
}

private final class Revision {}
