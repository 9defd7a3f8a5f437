/// A placement as plain data, read from the rules a second time and laid out by walking over every
/// outer row.
indirect enum NaivePlacement: Sendable {
  case none
  case tableRows([Int])
  case everyTableRows(Int, first: Int?)
  case before([Int])
  case every(Int, after: Int?)
  case start
  case end
  case beforeLast(Int)
  /// A boundary above each of these content rows.
  case between(Set<Int>)
  case plus(NaivePlacement, NaivePlacement)
  case limited(NaivePlacement, to: Int)
  case spaced(NaivePlacement, atLeast: Int)
  case when(fewerThan: Int, NaivePlacement, otherwise: NaivePlacement)
  case inSections(Set<Int>, NaivePlacement)

  /// Whether this term puts an additional row at outer row `row`.
  private func wants(tableRow row: Int, contentCount: Int) -> Bool {
    switch self {
    case .tableRows(let rows):
      return rows.contains(row)
    case .everyTableRows(let period, let first):
      let first = first ?? period - 1
      return contentCount > 0 && row >= first && (row - first) % period == 0
    default:
      return false
    }
  }

  /// Whether this term puts an additional row before content row `anchor`.
  private func claims(anchor: Int, contentCount: Int) -> Bool {
    switch self {
    case .before(let contentRows):
      return contentRows.contains(anchor)
    case .every(let period, let start):
      let start = start ?? period
      return contentCount > 0 && anchor >= start && (anchor - start) % period == 0
    case .start:
      return anchor == 0
    case .end:
      return anchor == contentCount
    case .beforeLast(let count):
      return anchor == contentCount - count
    case .between(let boundaries):
      return anchor >= 1 && anchor < contentCount && boundaries.contains(anchor)
    default:
      return false
    }
  }

  /// What is left in one section once every condition is decided.
  private struct Decided {
    var terms: [NaivePlacement] = []
    var limit = Int.max
    var spacing = 0
  }

  private func decide(contentCount: Int, section: Int, into decided: inout Decided) {
    switch self {
    case .plus(let first, let second):
      first.decide(contentCount: contentCount, section: section, into: &decided)
      second.decide(contentCount: contentCount, section: section, into: &decided)
    case .limited(let placement, let limit):
      decided.limit = min(decided.limit, limit)
      placement.decide(contentCount: contentCount, section: section, into: &decided)
    case .spaced(let placement, let spacing):
      decided.spacing = max(decided.spacing, spacing)
      placement.decide(contentCount: contentCount, section: section, into: &decided)
    case .when(let count, let short, let otherwise):
      let chosen = contentCount < count ? short : otherwise
      chosen.decide(contentCount: contentCount, section: section, into: &decided)
    case .inSections(let sections, let placement):
      if sections.contains(section) {
        placement.decide(contentCount: contentCount, section: section, into: &decided)
      }
    default:
      decided.terms.append(self)
    }
  }

  /// The anchors of the additional rows, or `nil` if the rules want every row from some row on, so
  /// that the walk would have no end.
  func anchors(contentCount: Int, section: Int = 0, limit: Int? = nil) -> [Int]? {
    slots(contentCount: contentCount, section: section, limit: limit)?.map(\.anchor)
  }

  /// A place for an additional row.
  struct Slot: Hashable {
    var anchor: Int
    /// Whether a term wants it that repeats.
    var isRepeating: Bool
  }

  /// The places of the additional rows, or `nil` if the rules want every row from some row on, so
  /// that the walk would have no end.
  func slots(contentCount: Int, section: Int = 0, limit: Int? = nil) -> [Slot]? {
    var decided = Decided()
    decide(contentCount: contentCount, section: section, into: &decided)
    let limit = min(decided.limit, limit ?? .max)
    var slots: [Slot] = []
    var content = 0
    var rowsSinceContent = 0
    while true {
      let row = content + slots.count
      let isFirstAtAnchor = rowsSinceContent == 0
      let wanting = decided.terms.filter { term in
        term.wants(tableRow: row, contentCount: contentCount)
          || (isFirstAtAnchor && term.claims(anchor: content, contentCount: contentCount))
      }
      let isFarEnough = slots.last.map { content - $0.anchor >= decided.spacing } ?? true
      if !wanting.isEmpty, isFarEnough, slots.count < limit {
        let isRepeating = wanting.contains { $0.period != nil }
        slots.append(Slot(anchor: content, isRepeating: isRepeating))
        rowsSinceContent += 1
        if rowsSinceContent == 1000 { return nil }
      } else if content < contentCount {
        content += 1
        rowsSinceContent = 0
      } else {
        return slots
      }
    }
  }

  /// The number of content rows from one row of this term to the next, if it repeats.
  private var period: Int? {
    switch self {
    case .every(let period, _): period
    case .everyTableRows(let period, _): period - 1
    default: nil
    }
  }

  /// The least number of content rows from one row of a term that repeats to the next; `nil` if no
  /// term does.
  func period(contentCount: Int, section: Int = 0) -> Int? {
    var decided = Decided()
    decide(contentCount: contentCount, section: section, into: &decided)
    return decided.terms.compactMap(\.period).min()
  }

  /// The least number of content rows between any two rows.
  func spacing(contentCount: Int, section: Int = 0) -> Int {
    var decided = Decided()
    decide(contentCount: contentCount, section: section, into: &decided)
    return decided.spacing
  }

  /// The most additional rows in a section.
  func limit(contentCount: Int, section: Int = 0) -> Int {
    var decided = Decided()
    decide(contentCount: contentCount, section: section, into: &decided)
    return decided.limit
  }

  /// Whether the end has a term of its own.
  func hasEnd(contentCount: Int, section: Int = 0) -> Bool {
    var decided = Decided()
    decide(contentCount: contentCount, section: section, into: &decided)
    return decided.terms.contains { term in
      switch term {
      case .end, .beforeLast(0): true
      default: false
      }
    }
  }

  /// Whether some part of the rule is about neighbours.
  var asksNeighbours: Bool {
    switch self {
    case .between: true
    case .plus(let first, let second), .when(_, let first, let second):
      first.asksNeighbours || second.asksNeighbours
    case .limited(let placement, _), .spaced(let placement, _), .inSections(_, let placement):
      placement.asksNeighbours
    case .none, .tableRows, .everyTableRows, .before, .every, .start, .end, .beforeLast: false
    }
  }
}
