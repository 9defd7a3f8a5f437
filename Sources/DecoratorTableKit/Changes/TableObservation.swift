/// The observation of a table, until it is cancelled.
///
/// ```swift
/// let observation = feed.observe { event in print(event) }
/// …
/// observation.cancel()
/// ```
///
/// It need not be retained: it lasts as long as the table.
@MainActor
public final class TableObservation {
  private var onCancel: (() -> Void)?

  package init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Whether it was cancelled.
  package var isCancelled: Bool { onCancel == nil }

  /// Ends the observation at once; does nothing if it was cancelled.
  public func cancel() {
    let cancel = onCancel
    onCancel = nil
    cancel?()
  }
}

/// The observers of the events of a table, in the order in which they were added.
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

  /// Whether an observer needs row counts that nothing else needs.
  var askForCounts: Bool { observers.contains(where: \.asksForCounts) }

  /// Adds an observer.
  ///
  /// - Parameters:
  ///   - asksForCounts: Whether it also gets changes for which the app has to be asked for its row
  ///     counts, which a table without layers does not need.
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

  /// Notifies all observers of an event, except those that another one has cancelled meanwhile.
  func notify(_ event: DecoratedTableEvent) {
    for observer in observers where !observer.observation.isCancelled { observer.handler(event) }
  }
}
