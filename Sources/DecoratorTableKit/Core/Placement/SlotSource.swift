/// The places where one clause of a placement wants additional rows, from the top.
struct SlotSource {
  private enum Places {
    /// Some places, in ascending order.
    case listed([Int])
    /// A first place, and one in each period after it.
    case periodic(first: Int, period: Int)
    /// The places below so many content rows, and so many more in each period.
    case counted(first: Int, period: Int, ContentRows)
    /// The content rows that a question tells from the row above.
    case found(
      RowAnswers<Bool>, ask: (RowPosition, RowPosition) -> Bool, question: NeighbourQuestion)
  }

  private var places: Places
  /// The number of listed places that lie above.
  private var listedCount = 0
  private let section: Int
  /// A number greater than any place.
  private let end: Int

  /// Whether the places are rows of the layer (outer); otherwise they are content rows (inner).
  let countsTableRows: Bool
  /// The next place; `end` if there is none, and -1 before the first advance.
  private(set) var place = -1

  private init(_ places: Places, before end: Int, countsTableRows: Bool = false, section: Int = 0) {
    self.places = places
    self.end = end
    self.countsTableRows = countsTableRows
    self.section = section
  }

  /// Creates a source of listed places, in ascending order.
  init(_ list: [Int], before end: Int, countsTableRows: Bool = false) {
    self.init(.listed(list), before: end, countsTableRows: countsTableRows)
  }

  /// Creates a source of the places `first`, `first + period`, …
  init(first: Int, period: Int, before end: Int, countsTableRows: Bool = false) {
    // No place lies beyond `end`, so nothing is lost, and sums cannot overflow.
    self.init(
      .periodic(first: min(first, end), period: min(period, end)), before: end,
      countsTableRows: countsTableRows)
  }

  /// Creates a source of the places below `first`, `first + period`, … content rows.
  ///
  /// - Parameter content: The content rows among the rows of the section.
  init(first: Int, period: Int, of content: ContentRows, before end: Int) {
    self.init(.counted(first: first, period: period, content), before: end)
  }

  /// Creates a source of the content rows that a question tells from the row above.
  ///
  /// - Parameter known: The answers that are known.
  init(_ question: NeighbourQuestion, known: RowAnswers<Bool>, section: Int) {
    self.init(
      .found(known, ask: question.makeAsk(), question: question), before: known.count + 1,
      section: section)
  }

  /// The answers to the question, if the source asks one.
  var answers: (question: NeighbourQuestion, known: RowAnswers<Bool>)? {
    if case .found(let known, _, let question) = places { (question, known) } else { nil }
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

  /// Goes on to the first place that is not before `floor`, which never decreases.
  mutating func advance(to floor: Int) {
    guard place < floor else { return }
    switch places {
    case .listed(let list):
      while listedCount < list.count, list[listedCount] < floor { listedCount += 1 }
      place = listedCount < list.count ? min(list[listedCount], end) : end
    case .periodic(let first, let period):
      let index = floor > first ? (floor - first - 1) / period + 1 : 0
      // Compared before it is multiplied, since the product may not be a number.
      place = index <= (end - first) / period ? first + index * period : end
    case .counted(let first, let period, let content):
      // The content rows above any place from the floor on.
      let least =
        switch floor {
        case ...0: 0
        case ...content.count: content.contentCount(above: floor - 1) + 1
        default: content.contentCount + 1
        }
      let index = least > first ? (least - first - 1) / period + 1 : 0
      // Compared before it is multiplied, since the product may not be a number.
      let isThere =
        first <= content.contentCount && index <= (content.contentCount - first) / period
      place = isThere ? content.anchor(after: first + index * period) : end
    case .found(var known, let ask, let question):
      // Nothing else refers to the answers while they change.
      places = .listed([])
      let section = section
      let next = known.firstYes(from: max(floor, 1)) { below in
        ask(
          RowPosition(section: section, row: below - 1), RowPosition(section: section, row: below))
      }
      places = .found(known, ask: ask, question: question)
      place = next ?? end
    }
  }
}
