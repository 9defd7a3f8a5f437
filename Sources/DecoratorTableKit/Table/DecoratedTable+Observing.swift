extension DecoratedTable {
  /// Tells of every change of the rows before and after it is applied, of loading, and of
  /// anomalies, for tests and logs.
  ///
  /// A table without layers asks nobody but its own data source. What it loads again without
  /// ``reloadData()`` is therefore not observed.
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
