extension TableLayout {
  /// Returns the layout with other rows in some sections, and the same sections.
  ///
  /// - Parameter rows: The layout of each content section; as many as there are.
  /// - Complexity: O(1) if no section has another number of additional rows now, otherwise
  ///   O(sections).
  func replacing(rows: [RowLayout], sameAdditionalCounts: Bool) -> TableLayout {
    guard sameAdditionalCounts else {
      return TableLayout(
        sections: sections, rows: rows, addedSectionRowCounts: addedSectionRowCounts)
    }
    return TableLayout(
      sections: sections, rows: rows, addedSectionRowCounts: addedSectionRowCounts,
      firstIndices: firstIndices)
  }

  private init(
    sections: RowLayout, rows: [RowLayout], addedSectionRowCounts: [Int], firstIndices: [Int]
  ) {
    self.sections = sections
    self.rows = rows
    self.addedSectionRowCounts = addedSectionRowCounts
    self.firstIndices = firstIndices
  }
}
