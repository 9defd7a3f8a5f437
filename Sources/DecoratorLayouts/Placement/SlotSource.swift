/// The places that one clause of a placement claims, from the top.
struct SlotSource {
  enum Places {
    /// Some places, in ascending order.
    case listed([Int])
    /// A first place, and one in each period after it.
    case periodic(first: Int, period: Int)
    /// The places below so many content rows, and so many more in each period; with the content
    /// among the rows of the section.
    case counted(first: Int, period: Int, ContentRows)
    /// The rows that a question distinguishes from the row above, numbered as it counts them. The
    /// first value has the known answers; the last one is nil if it counts all rows.
    case found(
      RowAnswers<Bool>, ask: (_ above: Int, _ below: Int) -> Bool, question: NeighbourQuestion,
      of: ContentRows?)
  }

  private var places: Places
  /// The number of listed places above.
  private var listedCount = 0
  /// A number greater than any place.
  private let end: Int

  /// Whether the places are rows of the layer (outer); otherwise they are content rows (inner).
  let countsTableRows: Bool
  /// The next place; `end` if there is none, and -1 before the first advance.
  private(set) var place = -1

  init(_ places: Places, before end: Int, countsTableRows: Bool = false) {
    self.places = places
    self.end = end
    self.countsTableRows = countsTableRows
    if case .periodic(let first, let period) = places {
      // No place is beyond `end`, so none is lost, and sums cannot overflow.
      self.places = .periodic(first: min(first, end), period: min(period, end))
    }
  }

  /// The answers to the question, if the source has one.
  var answers: (question: NeighbourQuestion, known: RowAnswers<Bool>)? {
    if case .found(let known, _, let question, _) = places { (question, known) } else { nil }
  }

  /// The places, if they are listed; nil otherwise.
  var listed: ArraySlice<Int>? {
    if case .listed(let list) = places { list[..<list.firstIndex(atLeast: end)] } else { nil }
  }

  /// Whether there is a place in each period.
  var repeats: Bool {
    switch places {
    case .periodic, .counted: true
    case .listed, .found: false
    }
  }

  /// The distance from one place to the next, if it is always the same.
  var period: Int? {
    if case .periodic(_, let period) = places { period } else { nil }
  }

  /// Advances to the first place that is not before `floor`, which never decreases.
  mutating func advance(to floor: Int) {
    guard place < floor else { return }
    switch places {
    case .listed(let list):
      while listedCount < list.count, list[listedCount] < floor { listedCount += 1 }
      place = listedCount < list.count ? min(list[listedCount], end) : end
    case .periodic(let first, let period):
      let index = floor > first ? (floor - first - 1) / period + 1 : 0
      // Compared before the multiplication, which could overflow.
      place = index <= (end - first) / period ? first + index * period : end
    case .counted(let first, let period, let content):
      let least = content.leastNumber(withAnchorFrom: floor)
      let index = least > first ? (least - first - 1) / period + 1 : 0
      // Compared before the multiplication, which could overflow.
      let isThere =
        first <= content.contentCount && index <= (content.contentCount - first) / period
      place = isThere ? content.anchor(after: first + index * period) : end
    case .found(var known, let ask, let question, let content):
      // No other reference to the answers exists while they change.
      places = .listed([])
      let least = content?.leastNumber(withAnchorFrom: floor) ?? floor
      let next = known.firstYes(from: max(least, 1)) { ask($0 - 1, $0) }
      places = .found(known, ask: ask, question: question, of: content)
      place = next.map { content?.anchor(after: $0) ?? $0 } ?? end
    }
  }
}
