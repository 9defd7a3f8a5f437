extension [ListRows] {
  /// Returns the place where the model of a row is kept. The array must be all sections of a list
  /// without merges.
  ///
  /// - Parameter position: Any numbers.
  /// - Returns: The place, or nil if there is no such row.
  @inline(__always)
  func place(of position: RowPosition) -> ListPlace? {
    let (section, row) = (position.section, position.row)
    guard section >= 0, section < count, row >= 0 else { return nil }
    switch self[section] {
    case .run(let column, let first, let count):
      return row < count ? ListPlace(column: column, index: first + row) : nil
    case .mixed(let places):
      return row < places.count ? places[row].place : nil
    }
  }
}
