/// The moment at which a ``ConsistencyChecker`` examines a table.
public enum CheckedMoment: String, Hashable, Sendable {
  /// The table has read its counts anew.
  case load
  /// A change was announced, but is not in force yet.
  case beforeUpdate
  /// A change is in force, and the table is being updated.
  case duringUpdate
  /// The table has been updated.
  case afterUpdate
  /// The test asked for a check.
  case request

  var text: String {
    switch self {
    case .load: "after loading"
    case .beforeUpdate: "before the update"
    case .duringUpdate: "while the table is told"
    case .afterUpdate: "after the update"
    case .request: "when asked"
    }
  }
}
