/// The first rows of sections, counted among all rows.
struct RowStarts {
  /// The number of rows before each section, and at the end that of all rows.
  let starts: [Int]

  /// Counts the rows before each section.
  ///
  /// - Parameter counts: The number of rows of each section.
  init(_ counts: [Int]) {
    var starts = [0]
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    self.starts = starts
  }

  /// The number of rows of all sections.
  var rowCount: Int { starts[starts.count - 1] }

  /// Returns the position of a row that is counted through all sections.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  func position(of row: Int) -> RowPosition {
    let section = starts.firstIndexInOrder { $0 > row } - 1
    return RowPosition(section: section, row: row - starts[section])
  }

  /// Returns rows in the fewest runs.
  ///
  /// - Parameter rows: The number of each row among all rows; -1 for a new one.
  func runs(_ rows: ArraySlice<Int32>) -> [CountedRun<RowSource>] {
    var runs: [CountedRun<RowSource>] = []
    var index = rows.startIndex
    while index < rows.endIndex {
      let first = index
      let row = Int(rows[first])
      if row < 0 {
        while index < rows.endIndex, rows[index] < 0 { index += 1 }
        runs.append(CountedRun(first: .new, count: index - first))
      } else {
        let position = position(of: row)
        let end = starts[position.section + 1]
        while index < rows.endIndex, rows[index] == row + index - first, rows[index] < end {
          index += 1
        }
        runs.append(CountedRun(first: .old(position), count: index - first))
      }
    }
    return runs
  }
}
