extension CellAdapterMap {
  /// Adds an adapter for headers and footers.
  ///
  /// Of several adapters for a model the most specific shows it, as with cells. A `String` without
  /// an adapter is a section's title.
  ///
  /// - Parameter adapter: The adapter. Traps if there is one for its type of models already, or if
  ///   its reuse identifier is registered for views of another class.
  /// - Complexity: O(adapters for headers and footers)
  public mutating func add<View, Model>(_ adapter: HeaderFooterAdapter<View, Model>) {
    headersAndFooters.add(
      AnyHeaderFooterAdapter(
        registration: adapter.registration.erased, height: adapter.height
      ) { tableView, model in
        adapter.registration.view(in: tableView) { adapter.configure($0, model) }
      })
  }
}
