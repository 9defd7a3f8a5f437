import Foundation

/// Tracks which rows were viewed, for one call of `onViewed`: which rows, by which standard, and
/// the handlers.
@MainActor
final class ImpressionTracker {
  /// Returns the subject of a row; nil for a row that is not tracked.
  private let subject: @MainActor (ViewedOwner) -> WatchedSubject?
  /// Called when a row was viewed, with what it shows.
  private let viewed: @MainActor (Any, ViewedRow) -> Void
  /// Called when the impression of a row has ended, with what it showed.
  private let ended: @MainActor (Any, ViewedRow) -> Void
  /// Whether its observation was cancelled.
  var isCancelled = false
  private var viewability: Viewability<Int>
  private var watched = WatchedRows()
  private var rowCount = 0
  /// The numbers of subjects that count once, by identity: as many as there were rows that showed
  /// the same at one time.
  private var numbers: [AnyHashable: [Int]] = [:]

  /// Creates a tracker of rows that show values of one type.
  init<Shown>(
    by standard: ViewabilityStandard,
    subject: @escaping @MainActor (ViewedOwner) -> WatchedSubject?,
    viewed: @escaping (Shown, ViewedRow) -> Void, ended: ((Shown, ViewedRow) -> Void)?
  ) {
    self.subject = subject
    self.viewed = { shown, row in if let shown = shown as? Shown { viewed(shown, row) } }
    self.ended = { shown, row in if let shown = shown as? Shown { ended?(shown, row) } }
    viewability = Viewability(standard)
  }

  /// The time at which the next row will have been viewed if nothing changes; nil if there is none.
  var nextCrossing: TimeInterval? { viewability.nextCrossing }

  /// Notes the rows on screen from now on, from the top, and what is visible of each. Rows may show
  /// something else than before.
  func refresh(at rows: [RowOnScreen], _ parts: [VisiblePart], now: TimeInterval) {
    let before = watched
    let subjects = rows.map { subject($0.owner) }
    let known = numbers(of: rows, showing: subjects, from: before)
    watched = WatchedRows()
    for (index, row) in rows.enumerated() {
      let number = known[index]
      watched.append(
        row,
        subjects[index].map { subject in
          WatchedRow(number: number ?? newNumber(for: subject, besides: known), subject: subject)
        })
    }
    watched.setVisibleParts(parts)
    // Rows that are no longer on screen are reported with what was known of them.
    report(viewability.update(at: watched.visible, now: now), besides: before.known)
  }

  /// Notes the rows on screen from now on, from the top, and what is visible of each. Rows still
  /// show the same.
  func update(
    at rows: [RowOnScreen], _ parts: [VisiblePart], after change: ScreenChange, now: TimeInterval
  ) {
    let gone = watched.remove(at: change.removals)
    for index in change.insertions { watched.insert(rows[index], newRow(rows[index]), at: index) }
    watched.setVisibleParts(parts)
    report(viewability.update(at: watched.visible, now: now), besides: gone)
  }

  /// Notes that time has passed.
  func pass(to now: TimeInterval) {
    report(viewability.pass(to: now))
  }

  /// Notes a tap on a row (reuse).
  func tap(_ path: IndexPath, now: TimeInterval) {
    guard let index = watched.onScreen.firstIndex(where: { $0.path == path }),
      let row = watched.rows[index]
    else { return }
    report(viewability.tap(row.number, now: now))
  }

  // MARK: - Rows

  /// Returns the numbers of the rows that were on screen at the last update; nil for new ones, and
  /// for rows that are not tracked.
  ///
  /// A row that still shows the same continues, wherever it is. A model in another row continues as
  /// well, if its old row was removed or shows something else: it has crossed sections, or the
  /// table was reloaded. The impression of a row that was only scrolled off screen has ended.
  private func numbers(
    of rows: [RowOnScreen], showing subjects: [WatchedSubject?], from before: WatchedRows
  ) -> [Int?] {
    var unmatched = before.known
    func consume(where isFound: (WatchedRows.Known) -> Bool) -> Int? {
      unmatched.firstIndex(where: isFound).map { unmatched.remove(at: $0).row.number }
    }
    var numbers = zip(rows, subjects).map { row, now -> Int? in
      guard let now else { return nil }
      return consume { $0.place === row && $0.row.subject.identity == now.identity }
    }
    // Rows that still show the same have been matched by now.
    for (index, now) in subjects.enumerated() where numbers[index] == nil {
      guard let identity = now?.identity else { continue }
      numbers[index] = consume { former in
        former.row.subject.identity == identity
          && (former.place.isInvalid || subject(former.place.owner)?.identity != identity)
      }
    }
    return numbers
  }

  /// Returns the state of a row that is new on screen; nil for a row that is not tracked.
  private func newRow(_ row: RowOnScreen) -> WatchedRow? {
    subject(row.owner).map { WatchedRow(number: newNumber(for: $0), subject: $0) }
  }

  /// Returns a number for a row that comes on screen: the former one for a subject that counts
  /// once, unless another row on screen has it. A number that has counted is preferred.
  ///
  /// - Parameter known: Numbers that other rows on screen have, besides those in ``watched``.
  private func newNumber(for subject: WatchedSubject, besides known: [Int?] = []) -> Int {
    let identity = viewability.standard.counting == .eachModel ? subject.identity : nil
    if let identity, let former = numbers[identity] {
      let free = former.filter { !known.contains($0) && watched.known(withNumber: $0) == nil }
      if let number = free.first(where: viewability.hasCounted) ?? free.first { return number }
    }
    rowCount += 1
    if let identity { numbers[identity, default: []].append(rowCount) }
    return rowCount
  }

  // MARK: - Telling

  private func report(_ events: [Viewability<Int>.Event], besides gone: [WatchedRows.Known] = []) {
    for event in events where !isCancelled {
      switch event {
      case .viewed(let number, let time, let record):
        notify(viewed, of: number, besides: gone, at: time, record)
      case .ended(let number, let time, let record):
        notify(ended, of: number, besides: gone, at: time, record)
      }
    }
  }

  private func notify(
    _ listener: @MainActor (Any, ViewedRow) -> Void, of number: Int,
    besides gone: [WatchedRows.Known], at time: TimeInterval, _ record: ViewingRecord
  ) {
    guard
      let (place, row) = watched.known(withNumber: number)
        ?? gone.first(where: { $0.row.number == number })
    else { return }
    listener(
      row.subject.shown,
      ViewedRow(
        reuseIndexPath: place.path, dataIndexPath: place.dataPath,
        standard: viewability.standard, time: time, record: record))
  }
}
