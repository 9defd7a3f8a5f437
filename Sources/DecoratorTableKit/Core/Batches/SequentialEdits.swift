/// Changes of a list of sections and rows that become one ``BatchUpdate``. Each is in the
/// coordinates that the one before it has left.
///
/// ```swift
/// var edits = SequentialEdits(rowCounts: [10])
/// edits.insertRow(at: RowPosition(section: 0, row: 3))
/// edits.deleteRow(at: RowPosition(section: 0, row: 5))   // row 4 of before
/// edits.moveRow(from: RowPosition(section: 0, row: 2), to: RowPosition(section: 0, row: 7))
/// edits.reduced()   // -[0,4] +[0,2] [0,2]>[0,7]
/// ```
///
/// Only the result counts. A row that is inserted and deleted never was, one that is moved there
/// and back stays, and one that is reloaded and deleted is deleted.
///
/// An edit of something that does not exist traps, and the message names it.
public struct SequentialEdits: Sendable {
  /// The number of rows of each section before the first edit.
  let rowCountsBefore: [Int]
  /// The sections as they are now. Those of before are numbered as they were, new ones on from
  /// there.
  var sections: CountedSequence<Int>
  /// The numbers of rows with which new sections came.
  var newSectionCounts: [Int] = []
  /// The present rows of sections with edited rows, by number of the section.
  var rows: [Int: CountedSequence<RowSource>] = [:]
  /// Sections that are replaced, by number.
  var reloadedSections: Set<Int> = []
  /// Rows (before) that are replaced. They may have gone since.
  var reloadedRows: Set<RowPosition> = []
  /// Rows (before) to be configured again. They may have gone since.
  var reconfiguredRows: Set<RowPosition> = []
  /// Whether sections have come, gone or moved.
  var rearrangesSections = false

  /// Creates a list of no edits.
  ///
  /// - Parameter rowCounts: The number of rows of each section before the first edit, each 0 or
  ///   more. Traps if one is negative.
  /// - Complexity: O(sections)
  public init(rowCounts: [Int]) {
    for (section, count) in rowCounts.enumerated() where count < 0 {
      misuse("\(count) rows in section \(section): a row count is 0 or more")
    }
    rowCountsBefore = rowCounts
    sections = CountedSequence(CountedRun(first: 0, count: rowCounts.count))
  }

  /// The number of sections after all edits so far.
  public var sectionCount: Int { sections.count }

  /// The number of rows of each section after all edits so far.
  ///
  /// - Complexity: O(sections + edits)
  public var rowCounts: [Int] {
    sections.runs.flatMap { run in (0..<run.count).map { rowCount(of: run.first + $0) } }
  }

  /// Returns the number of rows of the section with a number.
  func rowCount(of number: Int) -> Int { rows[number]?.count ?? originalRows(of: number).count }

  /// Returns the rows with which the section with a number came.
  func originalRows(of number: Int) -> CountedRun<RowSource> {
    guard number < rowCountsBefore.count else {
      return CountedRun(first: .new, count: newSectionCounts[number - rowCountsBefore.count])
    }
    let first = RowPosition(section: number, row: 0)
    return CountedRun(first: .old(first), count: rowCountsBefore[number])
  }
}
