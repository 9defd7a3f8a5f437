/// Finds out what was viewed, by several standards at once: a value that is told what is visible.
///
/// What it is told holds until it is told something else. So it knows when the next row will have
/// been visible for long enough, and nobody has to look in between: see ``nextCrossing``.
///
/// A *showing* begins when any part of a row is visible, and ends when none is. Time counts within
/// one showing. A row that is as visible as a standard wants for exactly the time that it wants has
/// been viewed, even if it goes at that very moment.
struct Viewability<ID: Hashable & Sendable>: Sendable {
  /// Something that was found out.
  enum Event: Hashable, Sendable {
    /// A row was viewed by a standard, at a time which may have passed.
    case viewed(ID, standard: Int, at: Double, ViewingRecord)
    /// A showing has ended; the record is by a standard.
    case ended(ID, standard: Int, at: Double, ViewingRecord)
  }

  /// A row on screen.
  private struct Showing {
    let id: ID
    let firstSeen: Double
    var largestFraction: Double
  }

  /// The time of a showing by one standard.
  private struct Stopwatch {
    /// The time from which on it has been as visible as it has to be; nil if it is not.
    var start: Double?
    /// The longest time without interruption, and all of the time, up to the last one.
    var longest = 0.0
    var total = 0.0
    /// Whether it has counted, or cannot.
    var isDone: Bool

    mutating func stop(at now: Double) {
      guard let start else { return }
      longest = max(longest, now - start)
      total += now - start
      self.start = nil
    }
  }

  let standards: [ViewabilityStandard]
  private var showings: [Showing] = []
  /// The stopwatches of all showings, as many for each as there are standards.
  private var stopwatches: [Stopwatch] = []
  /// What has counted by each of the standards that count it once.
  private var counted: [Set<ID>]

  /// The time at which the next row will have been viewed if nothing changes; nil if there is none.
  private(set) var nextCrossing: Double?

  init(standards: [ViewabilityStandard]) {
    self.standards = standards
    counted = standards.map { _ in [] }
  }

  /// Whether nothing is on screen.
  var isIdle: Bool { showings.isEmpty }

  /// Takes note of what is visible from now on.
  ///
  /// - Parameters:
  ///   - rows: All rows of which something is visible, each with what it shows; nothing twice.
  ///   - now: The time, never less than before.
  /// - Returns: What was found out, in the order of time.
  /// - Complexity: O(visible rows · standards), and a comparison of each row that comes with each
  ///   that was there
  mutating func look(at rows: [VisibleRow<ID>], now: Double) -> [Event] {
    var events = pass(to: now)
    if !isShowing(rows) { events += showOthers(rows, now: now) }
    for (index, row) in rows.enumerated() {
      if row.fraction > showings[index].largestFraction {
        showings[index].largestFraction = row.fraction
      }
      let first = index * standards.count
      for (number, standard) in standards.enumerated() {
        if !standard.isMet(by: row) {
          stopwatches[first + number].stop(at: now)
        } else if stopwatches[first + number].start == nil {
          stopwatches[first + number].start = now
        }
      }
    }
    return events + pass(to: now)
  }

  /// Takes note that time has passed.
  ///
  /// - Parameter now: The time, never less than before.
  /// - Returns: What was found out, in the order of time.
  /// - Complexity: O(visible rows · standards)
  mutating func pass(to now: Double) -> [Event] {
    var found: [(time: Double, event: Event)] = []
    nextCrossing = nil
    for index in stopwatches.indices where !stopwatches[index].isDone {
      let (showing, number) = index.quotientAndRemainder(dividingBy: standards.count)
      guard let start = stopwatches[index].start else { continue }
      let time = start + standards[number].seconds
      // Sums of times are right to a microsecond.
      if time < now + 1e-6 {
        found.append((time, count(showing, by: number, at: time)))
      } else {
        nextCrossing = min(nextCrossing ?? time, time)
      }
    }
    if found.count > 1 { found.sort { $0.time < $1.time } }
    return found.map(\.event)
  }

  /// Takes note of a tap on a row, which counts at once by standards that say so.
  ///
  /// - Parameters:
  ///   - id: What the row shows; a tap on what is not on screen has no effect.
  ///   - now: The time, never less than before.
  mutating func tap(_ id: ID, now: Double) -> [Event] {
    var events = pass(to: now)
    guard let showing = showings.firstIndex(where: { $0.id == id }) else { return events }
    for (number, standard) in standards.enumerated() where standard.countsTaps {
      guard !stopwatches[showing * standards.count + number].isDone else { continue }
      events.append(count(showing, by: number, at: now))
    }
    return events + pass(to: now)
  }

  private mutating func count(_ showing: Int, by number: Int, at time: Double) -> Event {
    stopwatches[showing * standards.count + number].isDone = true
    let id = showings[showing].id
    if standards[number].counting == .eachModel { counted[number].insert(id) }
    return .viewed(id, standard: number, at: time, record(of: showing, by: number, at: time))
  }

  private func record(of showing: Int, by number: Int, at now: Double) -> ViewingRecord {
    var stopwatch = stopwatches[showing * standards.count + number]
    stopwatch.stop(at: now)
    return ViewingRecord(
      firstSeen: showings[showing].firstSeen, continuousTime: stopwatch.longest,
      totalTime: stopwatch.total, visibleTime: now - showings[showing].firstSeen,
      largestFraction: showings[showing].largestFraction)
  }

  /// Returns whether the same rows are on screen, in the same order.
  private func isShowing(_ rows: [VisibleRow<ID>]) -> Bool {
    rows.count == showings.count && zip(rows, showings).allSatisfy { $0.id == $1.id }
  }

  /// Ends the showings of what has gone, and begins those of what has come.
  private mutating func showOthers(_ rows: [VisibleRow<ID>], now: Double) -> [Event] {
    var newShowings: [Showing] = []
    var newStopwatches: [Stopwatch] = []
    newShowings.reserveCapacity(rows.count)
    newStopwatches.reserveCapacity(rows.count * standards.count)
    var staying = [Bool](repeating: false, count: showings.count)
    var next = 0
    for row in rows {
      // Most rows are in the order of before.
      let index =
        showings[next...].firstIndex { $0.id == row.id }
        ?? showings[..<next].firstIndex { $0.id == row.id }
      if let index {
        staying[index] = true
        next = index + 1
        newShowings.append(showings[index])
        newStopwatches += stopwatches[(index * standards.count)..<((index + 1) * standards.count)]
      } else {
        newShowings.append(
          Showing(id: row.id, firstSeen: now, largestFraction: row.fraction))
        newStopwatches += standards.indices.map { Stopwatch(isDone: counted[$0].contains(row.id)) }
      }
    }
    var events: [Event] = []
    for (index, showing) in showings.enumerated() where !staying[index] {
      for number in standards.indices {
        events.append(
          .ended(
            showing.id, standard: number, at: now, record(of: index, by: number, at: now)))
      }
    }
    (showings, stopwatches) = (newShowings, newStopwatches)
    return events
  }
}
