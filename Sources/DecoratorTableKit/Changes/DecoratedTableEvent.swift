/// Something that a decorated table does with its rows, for a test or a log that looks on.
public enum DecoratedTableEvent: Sendable {
  /// The table is about to be told of a change; all translations still answer as before it.
  case willApply(AppliedUpdate)
  /// The table was told of a change; all translations answer as after it.
  case didApply(AppliedUpdate)
  /// The content was read and every layer laid out afresh. Nobody knows any more which row was
  /// which.
  case didLoad
  /// An anomaly was noticed and survived.
  case anomaly(TableAnomaly)
}

extension DecoratedTableEvent: CustomStringConvertible {
  /// One line: what happened, and of a change the first operations that the table is told.
  /// `String(reflecting:)` of an ``AppliedUpdate`` has all of them, at every level.
  public var description: String {
    switch self {
    case .willApply(let update): "will apply \(update)"
    case .didApply(let update): "did apply \(update)"
    case .didLoad: "did load"
    case .anomaly(let anomaly): "\(anomaly)"
    }
  }
}
