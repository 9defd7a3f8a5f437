/// What a table goes on telling, until it is cancelled.
///
/// ```swift
/// let observation = feed.observe { event in print(event) }
/// …
/// observation.cancel()
/// ```
///
/// It need not be kept: what is observed is told as long as there is the table.
@MainActor
public final class TableObservation {
  private var onCancel: (() -> Void)?

  package init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Whether it was cancelled.
  package var isCancelled: Bool { onCancel == nil }

  /// Tells nothing more, from this moment on; does nothing if it was cancelled.
  public func cancel() {
    let cancel = onCancel
    onCancel = nil
    cancel?()
  }
}

/// The observers of the events of a table, in the order in which they came.
@MainActor
final class EventObservers {
  private struct Observer {
    let observation: TableObservation
    let asksForCounts: Bool
    let handler: (DecoratedTableEvent) -> Void
  }

  private var observers: [Observer] = []

  /// The number of observers.
  var count: Int { observers.count }

  /// Whether the app is asked for its row counts for the sake of an observer alone.
  var askForCounts: Bool { observers.contains(where: \.asksForCounts) }

  /// Adds an observer.
  ///
  /// - Parameters:
  ///   - asksForCounts: Whether it is told of changes for which the app has to be asked for its row
  ///     counts: a table without layers needs none.
  ///   - handler: Called with each event.
  func add(
    askingForCounts asksForCounts: Bool = true, _ handler: @escaping (DecoratedTableEvent) -> Void
  ) -> TableObservation {
    let observation = TableObservation { [weak self] in
      self?.observers.removeAll { $0.observation.isCancelled }
    }
    observers.append(
      Observer(observation: observation, asksForCounts: asksForCounts, handler: handler))
    return observation
  }

  /// Tells all of an event. One that is cancelled by another is not told any more.
  func tell(_ event: DecoratedTableEvent) {
    for observer in observers where !observer.observation.isCancelled { observer.handler(event) }
  }
}
