/// The outer places of rows on one side of a change. Rows that are hidden, and those that an
/// operation on their whole section swallows, have none.
struct OuterPlaces {
  private let layout: TableLayout
  /// The content sections (inner) that swallow the operations on their rows, ascending.
  private let swallowing: [Int]

  init(in layout: TableLayout, swallowing: [Int]) {
    self.layout = layout
    self.swallowing = swallowing
  }

  /// Returns the outer positions of content rows. Those without a place are left out.
  func places(ofContent rows: [RowPosition]) -> [RowPosition] {
    layout.shownPositions(
      ofContent: swallowing.isEmpty
        ? rows : rows.filter { !swallowing.containsInOrder($0.section) })
  }

  /// Returns the outer position of a content row; nil if it is hidden or swallowed.
  func place(ofContent row: RowPosition) -> RowPosition? {
    swallowing.containsInOrder(row.section) ? nil : layout.shownPosition(ofContent: row)
  }

  /// Returns the outer position of an additional row; nil if it is swallowed.
  func place(ofAdditional ordinal: Int) -> RowPosition? {
    isSwallowed(ordinal) ? nil : layout.position(ofAdditional: ordinal)
  }

  /// Returns whether an additional row is swallowed, with its neighbours in the section.
  func isSwallowed(_ ordinal: Int) -> Bool {
    guard !swallowing.isEmpty else { return false }
    return swallowing.containsInOrder(AdditionalLists(rowsOf: layout).list(of: ordinal))
  }
}
