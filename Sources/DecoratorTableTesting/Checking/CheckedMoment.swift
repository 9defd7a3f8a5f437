/// When a ``ConsistencyChecker`` looks.
public enum CheckedMoment: String, Hashable, Sendable {
  /// The table has read its counts afresh.
  case load
  /// A change was announced, and nothing of it is in force.
  case beforeUpdate
  /// A change is in force, and the table is being told.
  case duringUpdate
  /// A change has been told to the table.
  case afterUpdate
  /// The test asked.
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
