extension TableLayout {
  /// Returns the layout with other rows in some sections, and the same sections.
  ///
  /// - Parameters:
  ///   - rows: The layout of each content section; as many as there are. They hide what they hid.
  ///   - sameAdditionalCounts: Whether each section has as many additional rows as before. The
  ///     answer is believed: if it is wrong, so are the look-ups by ordinal.
  /// - Complexity: O(1) with the same numbers of additional rows, otherwise O(sections).
  func replacing(rows: [RowLayout], sameAdditionalCounts: Bool) -> TableLayout {
    guard sameAdditionalCounts else {
      return TableLayout(
        sections: sections, rows: rows, addedSectionRowCounts: addedSectionRowCounts)
    }
    return TableLayout(
      sections: sections, rows: rows, addedSectionRowCounts: addedSectionRowCounts,
      firstIndices: firstIndices, hidesRows: hidesRows)
  }

  private init(
    sections: RowLayout, rows: [RowLayout], addedSectionRowCounts: [Int], firstIndices: [Int],
    hidesRows: Bool
  ) {
    self.sections = sections
    self.rows = rows
    self.addedSectionRowCounts = addedSectionRowCounts
    self.firstIndices = firstIndices
    self.hidesRows = hidesRows
  }
}
