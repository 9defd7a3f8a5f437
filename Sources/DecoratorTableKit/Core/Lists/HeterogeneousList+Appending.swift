extension HeterogeneousList {
  /// Appends a section without rows.
  ///
  /// - Parameters:
  ///   - header: The model of the section's header.
  ///   - footer: The model of the section's footer.
  /// - Complexity: O(1) without merges, otherwise as ``merge(_:placed:)`` for each.
  public mutating func appendSection(header: Any? = nil, footer: Any? = nil) {
    addSection(header: header, footer: footer)
    layOut()
  }

  /// Appends a section.
  ///
  /// - Parameters:
  ///   - models: The models of its rows.
  ///   - header: The model of the section's header.
  ///   - footer: The model of the section's footer.
  /// - Complexity: As ``appendSection(header:footer:)``; O(*n*) for *n* models of a protocol.
  public mutating func appendSection<Model>(
    _ models: [Model], header: Any? = nil, footer: Any? = nil
  ) {
    addSection(header: header, footer: footer)
    self.models.append(contentsOf: models, to: &contentRows[contentRows.count - 1])
    layOut()
  }

  /// Appends a content row to the last section. If there is no section, one is created.
  ///
  /// - Parameter model: The model of the row.
  /// - Complexity: As ``append(contentsOf:)`` for one model.
  public mutating func append<Model>(_ model: Model) {
    if contentRows.isEmpty { addSection(header: nil, footer: nil) }
    models.append(model, to: &contentRows[contentRows.count - 1])
    layOut()
  }

  /// Appends content rows to the last section. If there is no section, one is created.
  ///
  /// - Parameter models: The models of the rows.
  /// - Complexity: O(*n*) amortized for *n* models, and O(rows of the section) when it begins to be
  ///   of several types. With merges, as ``merge(_:placed:)`` for each.
  public mutating func append<Model>(contentsOf models: [Model]) {
    if contentRows.isEmpty { addSection(header: nil, footer: nil) }
    self.models.append(contentsOf: models, to: &contentRows[contentRows.count - 1])
    layOut()
  }

  private mutating func addSection(header: Any?, footer: Any?) {
    contentRows.append(.none)
    headersAndFooters.append(HeaderAndFooter(header: header, footer: footer))
  }
}
