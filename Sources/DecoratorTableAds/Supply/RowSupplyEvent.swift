/// Something that a supply did or that happened to it, for an app's log and its statistics.
public enum RowSupplyEvent<Model> {
  /// A model was asked for.
  case asked(SupplyRequest)
  /// A model has arrived.
  case loaded(Model, SupplyRequest)
  /// There was nothing for a slot.
  case empty(SupplyRequest)
  /// A load has failed. Each error is told once.
  case failed(any Error, SupplyRequest)
  /// A load took longer than ``SupplySettings/loadTimeout``, and was cancelled.
  case timedOut(SupplyRequest)
  /// A model was given a row.
  case shown(Model)
  /// A model was given up.
  case dropped(Model, SupplyDiscardReason)
  /// The last try has failed: nothing more is asked for until ``RowSupply/resume()``.
  case gaveUp
}
