/// Successive edits as they would be made by hand: in an array of all rows.
enum EditedRows {
  static let name = "array of rows"

  /// Returns the final rows of elements that are inserted one after the other.
  ///
  /// - Parameter rows: The row of each element, in the list at the time of its insertion.
  static func inserted(_ rows: [Int], into count: Int) -> [Int] {
    var list = [Bool](repeating: false, count: count)
    for row in rows { list.insert(true, at: row) }
    return list.indices.filter { list[$0] }
  }
}
