/// An event of a decorated table, for tests and logs.
public enum DecoratedTableEvent: Sendable {
  /// The table is about to be updated; all translations are still as before the change. An observer
  /// that loads or detaches the table prevents the update: ``didApply(_:)`` does not follow.
  case willApply(AppliedUpdate)
  /// The table was updated; all translations are as after the change.
  case didApply(AppliedUpdate)
  /// The content was read and every layer laid out again. Identities of rows are lost.
  case didLoad
  /// An anomaly was reported.
  case anomaly(TableAnomaly)
}

extension DecoratedTableEvent: CustomStringConvertible {
  /// One line: the event, and the first operations of a change in the table. `String(reflecting:)`
  /// of an ``AppliedUpdate`` has all of them, at every level.
  public var description: String {
    switch self {
    case .willApply(let update): "will apply \(update)"
    case .didApply(let update): "did apply \(update)"
    case .didLoad: "did load"
    case .anomaly(let anomaly): "\(anomaly)"
    }
  }
}
