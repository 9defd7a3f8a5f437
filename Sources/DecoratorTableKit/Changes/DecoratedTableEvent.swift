/// What a decorated table does with its rows, for a test or a log that looks on.
public enum DecoratedTableEvent: Sendable {
  /// The table is about to be told of a change; all translations still answer as before it.
  case willApply(AppliedUpdate)
  /// The table was told of a change; all translations answer as after it.
  case didApply(AppliedUpdate)
  /// The content was read and every layer laid out afresh; nothing is known of which row was which.
  case didLoad
  /// Something was noticed that is probably not meant, and survived.
  case anomaly(TableAnomaly)
}
