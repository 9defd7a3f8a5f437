/// Where rows are seen from outside, on one side of a change; nil for a row that an operation on its
/// whole section swallows.
struct OuterPlaces {
  private let layout: TableLayout
  private let lists: AdditionalLists
  /// The content sections (inner) that swallow what happens to their rows, ascending.
  private let swallowing: [Int]

  init(in layout: TableLayout, swallowing: [Int]) {
    self.layout = layout
    lists = AdditionalLists(rowsOf: layout)
    self.swallowing = swallowing
  }

  /// The outer position of a content row.
  func place(ofContent row: RowPosition) -> RowPosition? {
    swallowing.containsInOrder(row.section) ? nil : layout.position(ofContent: row)
  }

  /// The outer position of an additional row.
  func place(ofAdditional ordinal: Int) -> RowPosition? {
    isSwallowed(ordinal) ? nil : layout.position(ofAdditional: ordinal)
  }

  /// Whether nothing is said of an additional row, and of its neighbours in the section.
  func isSwallowed(_ ordinal: Int) -> Bool {
    !swallowing.isEmpty && swallowing.containsInOrder(lists.list(of: ordinal))
  }
}
