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

  /// Notes the rows that are on screen from now on. They may show something else than before.
  func refresh(at screen: RowsOnScreen, now: TimeInterval) {
    let before = watched.rows
    let subjects = screen.rows.map { subject($0.owner) }
    let known = numbers(of: screen.rows, showing: subjects, from: before)
    watched = WatchedRows()
    for (index, place) in screen.rows.enumerated() {
      let row = subjects[index].map {
        let number = known[index] ?? newNumber(for: $0, besides: known)
        return WatchedRow(place: place, number: number, subject: $0)
      }
      watched.insert(row, at: index)
    }
    watched.setVisibleParts(screen.parts)
    // Rows that are no longer on screen are reported with what was known of them.
    report(viewability.update(at: watched.visible, now: now), besides: before)
  }

  /// Notes the rows that are on screen from now on. They show the same as before.
  func update(at screen: RowsOnScreen, now: TimeInterval) {
    let gone = watched.remove(at: screen.removals)
    for index in screen.insertions {
      let place = screen.rows[index]
      let row = subject(place.owner).map {
        WatchedRow(place: place, number: newNumber(for: $0), subject: $0)
      }
      watched.insert(row, at: index)
    }
    watched.setVisibleParts(screen.parts)
    report(viewability.update(at: watched.visible, now: now), besides: gone)
  }

  /// Notes that time has passed.
  func pass(to now: TimeInterval) {
    report(viewability.pass(to: now))
  }

  /// Notes a tap on a row (reuse).
  func tap(_ path: IndexPath, now: TimeInterval) {
    guard let row = watched.rows.first(where: { $0.place.path == path }) else { return }
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
    of rows: [RowOnScreen], showing subjects: [WatchedSubject?], from before: [WatchedRow]
  ) -> [Int?] {
    var unmatched = before
    func consume(where isFound: (WatchedRow) -> Bool) -> Int? {
      unmatched.firstIndex(where: isFound).map { unmatched.remove(at: $0).number }
    }
    var numbers = zip(rows, subjects).map { row, now -> Int? in
      guard let now else { return nil }
      return consume { $0.place === row && $0.subject.identity == now.identity }
    }
    // Rows that still show the same have been matched by now.
    for (index, now) in subjects.enumerated() where numbers[index] == nil {
      guard let identity = now?.identity else { continue }
      numbers[index] = consume { former in
        former.subject.identity == identity
          && (former.place.isInvalid || subject(former.place.owner)?.identity != identity)
      }
    }
    return numbers
  }

  /// Returns a number for a row that comes on screen: the former one for a subject that counts
  /// once, unless another row on screen has it. A number that has counted is preferred.
  ///
  /// - Parameter known: Numbers that other rows on screen have, besides those in ``watched``.
  private func newNumber(for subject: WatchedSubject, besides known: [Int?] = []) -> Int {
    let identity = viewability.standard.counting == .eachModel ? subject.identity : nil
    if let identity, let former = numbers[identity] {
      let free = former.filter { !known.contains($0) && watched.row(withNumber: $0) == nil }
      if let number = free.first(where: viewability.hasCounted) ?? free.first { return number }
    }
    rowCount += 1
    if let identity { numbers[identity, default: []].append(rowCount) }
    return rowCount
  }

  // MARK: - Telling

  /// Calls the handlers.
  ///
  /// - Parameter gone: Rows that were on screen at the last update, besides those in ``watched``.
  private func report(_ events: [Viewability<Int>.Event], besides gone: [WatchedRow] = []) {
    for event in events where !isCancelled {
      let (handler, number, time, record) =
        switch event {
        case .viewed(let number, let time, let record): (viewed, number, time, record)
        case .ended(let number, let time, let record): (ended, number, time, record)
        }
      guard let row = watched.row(withNumber: number) ?? gone.first(where: { $0.number == number })
      else { continue }
      handler(
        row.subject.shown,
        ViewedRow(
          reuseIndexPath: row.place.path, dataIndexPath: row.place.dataPath,
          standard: viewability.standard, time: time, record: record))
    }
  }
}
