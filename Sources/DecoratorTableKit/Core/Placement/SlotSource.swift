/// The places where one clause of a placement wants additional rows, in ascending order.
///
/// The numbers are anchors (inner) or table rows (outer), depending on the clause; see
/// ``SlotWalk``.
struct SlotSource {
  private enum Places {
    case listed([Int], next: Int)
    case periodic(first: Int, period: Int)
    case found(
      KnownBoundaries, ask: (RowPosition, RowPosition) -> Bool, question: NeighbourQuestion)
  }

  private var places: Places
  private let section: Int
  /// A number greater than any place.
  private let end: Int

  /// The distance from one place to the next, if it is always the same.
  let period: Int?

  /// Creates a source of listed places, in ascending order.
  init(_ list: [Int], before end: Int) {
    self.init(places: .listed(list, next: 0), section: 0, end: end)
  }

  /// Creates a source of the places `first`, `first + period`, …
  init(first: Int, period: Int, before end: Int) {
    // No place lies beyond `end`, so nothing is lost, and sums cannot overflow.
    let period = min(period, end)
    self.init(
      places: .periodic(first: min(first, end), period: period), period: period, section: 0,
      end: end)
  }

  /// Creates a source of the content rows that a question tells from the row above.
  ///
  /// - Parameter known: The answers that are known.
  init(_ question: NeighbourQuestion, known: KnownBoundaries, section: Int) {
    self.init(
      places: .found(known, ask: question.makeAsk(), question: question), section: section,
      end: known.contentCount + 1)
  }

  /// The answers to the question, if the source asks one.
  var answers: (question: NeighbourQuestion, known: KnownBoundaries)? {
    if case .found(let known, _, let question) = places { (question, known) } else { nil }
  }

  /// The places, if they are listed; nil otherwise.
  var listed: ArraySlice<Int>? {
    guard case .listed(let list, next: 0) = places else { return nil }
    return list[..<list.firstIndex(atLeast: end)]
  }

  private init(places: Places, period: Int? = nil, section: Int, end: Int) {
    self.places = places
    self.period = period
    self.section = section
    self.end = end
  }

  /// Returns the first place that is not before `floor`, or `end`. `floor` never decreases.
  mutating func next(from floor: Int) -> Int {
    switch places {
    case .listed(let list, var next):
      if next < list.count, list[next] < floor {
        // As a rule it is the next one.
        next += 1
        if next < list.count, list[next] < floor { next = list.firstIndex(atLeast: floor) }
      }
      places = .listed(list, next: next)
      return next < list.count ? min(list[next], end) : end
    case .periodic(let first, let period):
      guard floor > first else { return first }
      let index = (floor - first - 1) / period + 1
      // Compared before it is multiplied, since the product may not be a number.
      return index <= (end - first) / period ? first + index * period : end
    case .found(var known, let ask, let question):
      // Nothing else refers to the answers while they change.
      places = .listed([], next: 0)
      let section = section
      let next = known.next(from: max(floor, 1)) { below in
        ask(
          RowPosition(section: section, row: below - 1), RowPosition(section: section, row: below))
      }
      places = .found(known, ask: ask, question: question)
      return next < known.contentCount ? next : end
    }
  }
}
