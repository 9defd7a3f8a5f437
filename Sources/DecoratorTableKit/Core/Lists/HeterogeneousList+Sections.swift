extension HeterogeneousList {
  /// The number of sections.
  @inlinable public var sectionCount: Int { contentRows.count }

  /// Returns the number of rows of a section.
  ///
  /// - Parameter section: A section; traps if there is no such section.
  @inlinable
  public func rowCount(inSection section: Int) -> Int {
    guard section >= 0, section < contentRows.count else {
      Self.sectionDoesNotExist(section, count: contentRows.count)
    }
    guard merges.count > 0 else { return contentRows[section].count }
    return merges[merges.count - 1].layout.rows[section].count
  }

  /// The number of rows of each section.
  ///
  /// - Complexity: O(sections)
  public var rowCounts: [Int] { contentRows.indices.map(rowCount(inSection:)) }

  /// Returns whether there is a row at a position.
  ///
  /// - Parameter position: Any numbers.
  @inlinable
  public func contains(_ position: RowPosition) -> Bool {
    position.section >= 0 && position.section < sectionCount
      && position.row >= 0 && position.row < rowCount(inSection: position.section)
  }

  /// Returns the model of a section's header, if it has one.
  ///
  /// - Parameter section: A section; traps if there is no such section.
  public func header(ofSection section: Int) -> Any? {
    checkSection(section)
    return headersAndFooters[section].header
  }

  /// Returns the model of a section's footer, if it has one.
  ///
  /// - Parameter section: A section; traps if there is no such section.
  public func footer(ofSection section: Int) -> Any? {
    checkSection(section)
    return headersAndFooters[section].footer
  }
}
