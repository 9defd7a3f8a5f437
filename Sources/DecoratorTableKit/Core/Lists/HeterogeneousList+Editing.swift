extension HeterogeneousList {
  /// Inserts a content row.
  ///
  /// - Parameters:
  ///   - model: The model of the row.
  ///   - position: The position of the row after that, in content coordinates. The number of
  ///     content rows of the section stands for the place after the last. Traps for any other.
  /// - Complexity: O(rows) of all sections with rows of several types, and O(models) of its type.
  ///   With merges, also as ``merge(_:placed:)`` for each.
  public mutating func insert<Model>(_ model: Model, atContent position: RowPosition) {
    checkSection(position.section)
    let count = contentRows[position.section].count
    guard position.row >= 0, position.row <= count else {
      misuse(
        """
        a content row cannot be inserted at \(position): section \(position.section) has \(count) \
        content rows, and takes one at any of 0...\(count)
        """)
    }
    models.insert(model, at: position, in: &contentRows)
    layOut()
  }

  /// Removes a content row.
  ///
  /// - Parameter position: A position in content coordinates; traps if there is no such row.
  /// - Returns: The model of the row.
  /// - Complexity: As `insert(_:atContent:)`.
  @discardableResult
  public mutating func remove(atContent position: RowPosition) -> Any {
    checkContent(position)
    let model = models.remove(at: position, in: &contentRows)
    layOut()
    return model
  }

  /// Gives a content row another model, of the same or another type.
  ///
  /// - Parameters:
  ///   - position: A position in content coordinates; traps if there is no such row.
  ///   - model: The model.
  /// - Complexity: O(1) for a model of the same type, otherwise as `insert(_:atContent:)`. With
  ///   merges, also as ``merge(_:placed:)`` for each.
  public mutating func replace<Model>(atContent position: RowPosition, with model: Model) {
    checkContent(position)
    models.replace(at: position, with: model, in: &contentRows)
    layOut()
  }

  /// Gives a section another header, or none.
  ///
  /// - Parameters:
  ///   - header: The model of the header; nil for none.
  ///   - section: A section; traps if there is no such section.
  public mutating func setHeader(_ header: Any?, ofSection section: Int) {
    checkSection(section)
    headersAndFooters[section].header = header
  }

  /// Gives a section another footer, or none.
  ///
  /// - Parameters:
  ///   - footer: The model of the footer; nil for none.
  ///   - section: A section; traps if there is no such section.
  public mutating func setFooter(_ footer: Any?, ofSection section: Int) {
    checkSection(section)
    headersAndFooters[section].footer = footer
  }
}
