/// What a question knew of the rows on screen at the last look, to be found again at this one.
///
/// A row goes on that shows what it showed, wherever it is by now. What is shown in another row
/// goes on as well, if its own has left the table or shows something else: a model that crosses
/// sections, or a table that was loaded again. A row that has only gone off the screen has ended.
@MainActor
struct FormerRows {
  /// Those that were not found again so far.
  private var rows: [WatchedRows.Known]

  /// Creates the rows of the last look.
  ///
  /// - Parameters:
  ///   - rows: The rows, with what was known of each.
  ///   - onScreen: The rows on screen at this look.
  init(_ rows: WatchedRows, onScreen: [RowOnScreen]) {
    self.rows = rows.known.filter { former in
      former.place.isInvalid || onScreen.contains { $0 === former.place }
    }
  }

  /// Returns the number of a row that shows what it showed; nil for any other.
  mutating func consume(_ row: RowOnScreen, showing subject: WatchedSubject) -> Int? {
    consume { $0.place === row && $0.row.subject.identity == subject.identity }
  }

  /// Returns the number of what another row showed; nil if none did, or if it has no identity.
  ///
  /// Rows that show what they showed are to be taken first.
  mutating func consume(showing subject: WatchedSubject) -> Int? {
    guard let identity = subject.identity else { return nil }
    return consume { $0.row.subject.identity == identity }
  }

  private mutating func consume(where isFound: (WatchedRows.Known) -> Bool) -> Int? {
    rows.firstIndex(where: isFound).map { rows.remove(at: $0).row.number }
  }
}
