/// What a tracker knew of the rows on screen at the last update, to be matched with those of this
/// one.
///
/// A row that still shows the same continues, wherever it is. A model in another row continues as
/// well, if its old row was removed or shows something else: it has crossed sections, or the table
/// was reloaded. The impression of a row that was only scrolled off screen has ended.
@MainActor
struct FormerRows {
  /// Those that were not matched so far.
  private var rows: [WatchedRows.Known]
  /// Returns the subject of a row now; nil for a row that is not tracked.
  private let currentSubject: @MainActor (ViewedOwner) -> WatchedSubject?

  /// Creates the rows of the last update.
  ///
  /// - Parameters:
  ///   - rows: The rows, with what was known of each.
  ///   - currentSubject: Returns the subject of a row now; nil for a row that is not tracked.
  init(
    _ rows: WatchedRows, currentSubject: @escaping @MainActor (ViewedOwner) -> WatchedSubject?
  ) {
    self.rows = rows.known
    self.currentSubject = currentSubject
  }

  /// Returns, and removes, the number of a row that still shows the same; nil for any other.
  mutating func consume(_ row: RowOnScreen, showing subject: WatchedSubject) -> Int? {
    consume { $0.place === row && $0.row.subject.identity == subject.identity }
  }

  /// Returns, and removes, the number of the row that showed a subject and does not any more; nil
  /// if there is none, or if the subject has no identity.
  ///
  /// Rows that still show the same must be consumed first.
  mutating func consume(showing subject: WatchedSubject) -> Int? {
    guard let identity = subject.identity else { return nil }
    return consume { [currentSubject] former in
      former.row.subject.identity == identity
        && (former.place.isInvalid || currentSubject(former.place.owner)?.identity != identity)
    }
  }

  private mutating func consume(where isFound: (WatchedRows.Known) -> Bool) -> Int? {
    rows.firstIndex(where: isFound).map { rows.remove(at: $0).row.number }
  }
}
