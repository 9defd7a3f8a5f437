/// Determines which rows were viewed, by one standard, from the rows that are visible.
///
/// Rows count as visible until the next update. So the time at which the next row will have been
/// visible for long enough is known, and no update in between is needed: see ``nextCrossing``.
///
/// An *impression* begins when any part of a row is visible, and ends when none is. Time counts
/// within one impression. A row that meets the standard for exactly the required time has been
/// viewed, even if it is removed at that very moment.
struct Viewability<ID: Hashable & Sendable>: Sendable {
  /// A result.
  enum Event: Hashable, Sendable {
    /// A row was viewed, at a time which may have passed.
    case viewed(ID, at: Double, ViewingRecord)
    /// An impression has ended.
    case ended(ID, at: Double, ViewingRecord)
  }

  let standard: ViewabilityStandard
  private(set) var impressions: [Impression<ID>] = []
  /// Those of the previous update, whose storage is reused.
  private var former: [Impression<ID>] = []
  /// The rows that have counted, if each counts once.
  private var counted: Set<ID> = []

  /// The time at which the next row will have been viewed if nothing changes; nil if there is none.
  private(set) var nextCrossing: Double?

  init(_ standard: ViewabilityStandard) {
    self.standard = standard
  }

  /// Returns whether a row that counts once has counted.
  func hasCounted(_ id: ID) -> Bool { counted.contains(id) }

  /// Notes which rows are visible from now on.
  ///
  /// - Parameters:
  ///   - rows: All visible rows, each with the identity of what it shows, without repetitions.
  ///   - now: The time, never less than before.
  /// - Returns: The events, in the order of time.
  /// - Complexity: O(visible rows), and each row that comes is compared with all that were there
  mutating func update(at rows: [VisibleRow<ID>], now: Double) -> [Event] {
    var events = pass(to: now)
    if !isShowing(rows) { showOthers(rows, now: now, &events) }
    for (index, row) in rows.enumerated() {
      impressions[index].see(row.part.fraction, isEnough: standard.isMet(by: row), now: now)
    }
    events += countViewed(by: now)
    return events
  }

  /// Notes that time has passed.
  ///
  /// - Parameter now: The time, never less than before.
  /// - Returns: The events, in the order of time.
  /// - Complexity: O(visible rows) if something was viewed
  mutating func pass(to now: Double) -> [Event] {
    nextCrossing.map { isReached($0, at: now) } == true ? countViewed(by: now) : []
  }

  /// Returns whether a time is reached. Sums of times are exact to a microsecond.
  private func isReached(_ time: Double, at now: Double) -> Bool { time < now + 1e-6 }

  /// Counts the rows that have been viewed by now, and finds the next one.
  private mutating func countViewed(by now: Double) -> [Event] {
    var found: [(time: Double, event: Event)] = []
    nextCrossing = nil
    for index in impressions.indices {
      guard !impressions[index].isDone, let start = impressions[index].start else { continue }
      let time = start + standard.seconds
      if isReached(time, at: now) {
        found.append((time, count(index, at: time)))
      } else {
        nextCrossing = min(nextCrossing ?? time, time)
      }
    }
    if found.count > 1 { found.sort { $0.time < $1.time } }
    return found.map(\.event)
  }

  /// Notes a tap on a row, which counts at once if the standard counts taps.
  ///
  /// - Parameters:
  ///   - id: The identity of what the row shows. A tap on a row that is not on screen has no
  ///     effect.
  ///   - now: The time, never less than before.
  mutating func tap(_ id: ID, now: Double) -> [Event] {
    var events = pass(to: now)
    guard standard.countsTaps, let index = impressions.firstIndex(where: { $0.id == id }),
      !impressions[index].isDone
    else { return events }
    events.append(count(index, at: now))
    return events + countViewed(by: now)
  }

  private mutating func count(_ index: Int, at time: Double) -> Event {
    impressions[index].isDone = true
    let impression = impressions[index]
    if standard.counting == .eachModel { counted.insert(impression.id) }
    return .viewed(impression.id, at: time, impression.record(at: time))
  }

  /// Returns whether the same rows are on screen, in the same order.
  private func isShowing(_ rows: [VisibleRow<ID>]) -> Bool {
    rows.count == impressions.count && zip(rows, impressions).allSatisfy { $0.id == $1.id }
  }

  /// Ends the impressions of rows that are no longer visible, and begins those of new ones.
  private mutating func showOthers(
    _ rows: [VisibleRow<ID>], now: Double, _ events: inout [Event]
  ) {
    swap(&impressions, &former)
    impressions.removeAll(keepingCapacity: true)
    var next = 0
    for row in rows {
      // Most rows keep their order.
      let index =
        former[next...].firstIndex { $0.id == row.id }
        ?? former[..<next].firstIndex { $0.id == row.id }
      if let index {
        impressions.append(former[index])
        former[index].isStaying = true
        next = index + 1
      } else {
        impressions.append(Impression(row.id, firstSeen: now, isDone: counted.contains(row.id)))
      }
    }
    for impression in former where !impression.isStaying {
      events.append(.ended(impression.id, at: now, impression.record(at: now)))
    }
    former.removeAll(keepingCapacity: true)
  }
}

/// A row that is at least partly visible.
struct VisibleRow<ID: Hashable & Sendable>: Hashable, Sendable {
  /// What the row shows.
  var id: ID
  /// What is visible of it, more than nothing.
  var part = VisiblePart(fraction: 0, area: 0)
  /// Whether it plays.
  var isPlaying = false
}
