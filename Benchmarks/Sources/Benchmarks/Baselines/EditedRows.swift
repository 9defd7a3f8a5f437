/// Edits one after the other as one would make them by hand: in an array of all rows.
enum EditedRows {
  static let name = "array of rows"

  /// Where rows that are inserted one after the other are in the end.
  ///
  /// - Parameter rows: The row of each, as the list is when it comes.
  static func inserted(_ rows: [Int], into count: Int) -> [Int] {
    var list = [Bool](repeating: false, count: count)
    for row in rows { list.insert(true, at: row) }
    return list.indices.filter { list[$0] }
  }
}
