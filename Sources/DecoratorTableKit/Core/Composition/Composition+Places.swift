// Where a row lands that somebody drags to a place among all children.
extension Composition {
  /// Returns the child in which a new row lands, and the place there; nil if there is none.
  ///
  /// Where two children meet in one section, that is the lower one.
  ///
  /// - Parameter place: A place (outer, in the list that results).
  func place(_ place: RowPosition) -> ChildRow? {
    switch kind {
    case .bySections:
      return origin(ofSection: place.section).map {
        ChildRow(child: $0.child, row: RowPosition(section: $0.section, row: place.row))
      }
    case .byRows:
      if let origin = origin(of: place) { return origin }
      return children.indices.last { size(ofChild: $0) > 0 }.map {
        ChildRow(child: $0, row: RowPosition(section: 0, row: size(ofChild: $0)))
      }
    }
  }

  /// Returns the child in which a row lands that leaves its own; nil if it stays there, as it does
  /// where its child meets another one.
  ///
  /// - Parameters:
  ///   - place: A place (outer, in the list that results).
  ///   - row: The row (inner), which exists.
  ///   - child: The child that it is of.
  /// - Complexity: O(*n*) for *n* children.
  func place(
    _ place: RowPosition, takingOut row: RowPosition, ofChild child: Int
  ) -> ChildRow? {
    var rest = self
    var rowCounts = children[child]
    rowCounts[row.section] -= 1
    rest.setRowCounts(rowCounts, ofChild: child)
    if kind == .byRows {
      let start = rest.sizes.total(before: child)
      if (start...start + rest.size(ofChild: child)).contains(place.row) { return nil }
    }
    return rest.place(place).flatMap { $0.child == child ? nil : $0 }
  }
}
