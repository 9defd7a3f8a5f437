/// An event of a supply, for an app's log and its statistics.
public enum RowSupplyEvent<Model> {
  /// A model was requested.
  case asked(SupplyRequest)
  /// A model was loaded.
  case loaded(Model, SupplyRequest)
  /// A load has ended without a fill for the slot.
  case empty(SupplyRequest)
  /// A load has failed. Each error is reported once.
  case failed(any Error, SupplyRequest)
  /// A load took longer than ``SupplySettings/loadTimeout``, and was cancelled.
  case timedOut(SupplyRequest)
  /// A model is shown in a row.
  case shown(Model)
  /// A model was dropped.
  case dropped(Model, SupplyDiscardReason)
  /// The last retry has failed: no model is requested until ``RowSupply/resume()``.
  case gaveUp
}
