/// Where rows are seen from outside, on one side of a change; nothing for rows that an operation on
/// their whole section swallows.
struct OuterPlaces {
  private let layout: TableLayout
  /// The content sections (inner) that swallow what happens to their rows, ascending.
  private let swallowing: [Int]

  init(in layout: TableLayout, swallowing: [Int]) {
    self.layout = layout
    self.swallowing = swallowing
  }

  /// The outer positions of content rows, those left out that are swallowed.
  func places(ofContent rows: [RowPosition]) -> [RowPosition] {
    guard !rows.isEmpty else { return [] }
    var places: [RowPosition] = []
    places.reserveCapacity(rows.count)
    for row in rows {
      if let place = place(ofContent: row) { places.append(place) }
    }
    return places
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
    guard !swallowing.isEmpty else { return false }
    return swallowing.containsInOrder(AdditionalLists(rowsOf: layout).list(of: ordinal))
  }
}
