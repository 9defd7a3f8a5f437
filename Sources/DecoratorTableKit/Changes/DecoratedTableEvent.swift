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
