extension AppliedUpdate {
  /// Returns whether some row or section from the top down to a row comes, goes, moves or is shown
  /// again.
  ///
  /// - Parameter row: The row in reuse coordinates (before).
  /// - Complexity: O(moves), and as ``newRow(forOld:)``
  func changesRows(downTo row: RowPosition) -> Bool {
    guard let after = self.newRow(forOld: row) else { return true }
    func reaches(_ places: [RowPosition], downTo last: RowPosition) -> Bool {
      // The lists of a batch are in order.
      places.first.map { $0 <= last } ?? false
    }
    func reaches(_ sections: [Int], downTo last: RowPosition) -> Bool {
      sections.first.map { $0 <= last.section } ?? false
    }
    return reaches(table.deletedRows, downTo: row) || reaches(table.reloadedRows, downTo: row)
      || reaches(table.reconfiguredRows, downTo: row) || reaches(table.insertedRows, downTo: after)
      || table.movedRows.contains { $0.source <= row || $0.target <= after }
      || reaches(table.deletedSections, downTo: row)
      || reaches(table.reloadedSections, downTo: row)
      || reaches(table.insertedSections, downTo: after)
      || table.movedSections.contains {
        $0.source <= row.section || $0.target <= after.section
      }
  }
}
