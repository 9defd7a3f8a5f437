extension LayeredTable {
  /// Observes every change of the rows before and after it is applied, loads, and anomalies, for
  /// tests and logs.
  ///
  /// A table without layers calls its own data source only, so a reload without ``reloadData()`` is
  /// not observed.
  ///
  /// - Parameter handler: Called with each event, after those that were added before. It must not
  ///   change the table.
  /// - Returns: The observation, which can be cancelled.
  @discardableResult
  public func observe(
    _ handler: @escaping (_ event: DecoratedTableEvent) -> Void
  ) -> TableObservation {
    queue.observers.add(handler)
  }
}
