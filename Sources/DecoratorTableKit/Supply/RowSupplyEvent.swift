/// Something that a supply did or that happened to it, for an app's log and its statistics.
public enum RowSupplyEvent<Model> {
  /// The reason why a model was given up.
  public enum Loss: Hashable, Sendable {
    /// It was not shown within its lifetime.
    case stale
    /// As many were ready as may be.
    case surplus
    /// Its row has gone with its content, and it was on screen before.
    case seen
    /// Another one has taken its place.
    case replaced
    /// ``RowSupply/releaseReady()`` was called.
    case released
    /// The layer has gone.
    case ended
  }

  /// A model was asked for.
  case asked(SupplyRequest)
  /// A model has arrived.
  case loaded(Model, SupplyRequest)
  /// There was nothing for a slot.
  case empty(SupplyRequest)
  /// A load has failed. Each error is told once.
  case failed(any Error, SupplyRequest)
  /// A load took longer than ``SupplySettings/patience``, and was cancelled.
  case timedOut(SupplyRequest)
  /// A model was given a row.
  case shown(Model)
  /// A model was given up.
  case dropped(Model, Loss)
  /// The last try has failed: nothing more is asked for until ``RowSupply/resume()``.
  case rests
}
