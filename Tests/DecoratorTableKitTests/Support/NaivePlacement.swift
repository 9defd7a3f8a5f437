import DecoratorTableKit

/// A placement as plain data, read from the rules a second time and laid out by walking over every
/// outer row.
indirect enum NaivePlacement: Sendable {
  case none
  case tableRows([Int])
  case everyTableRows(Int, first: Int?)
  case before([Int], counting: Placement.Counting = .rows)
  case every(
    Int, after: Int?, counting: Placement.Counting = .rows,
    through: Placement.SectionScope = .eachSection)
  case start
  case end
  case beforeLast(Int, counting: Placement.Counting = .rows)
  /// A boundary above each of these content rows.
  case between(Set<Int>)
  case plus(NaivePlacement, NaivePlacement)
  case limited(NaivePlacement, to: Int)
  case spaced(NaivePlacement, atLeast: Int, counting: Placement.Counting = .rows)
  case when(
    fewerThan: Int, counting: Placement.Counting = .rows, NaivePlacement,
    otherwise: NaivePlacement)
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
  private func claims(anchor: Int, in section: NaiveSection) -> Bool {
    switch self {
    case .before(let contentRows, let counting):
      return section.number(at: anchor, counting).map(contentRows.contains) ?? false
    case .every(let period, let start, let counting, .eachSection):
      let start = start ?? period
      guard section.count(counting) > 0, let number = section.number(at: anchor, counting) else {
        return false
      }
      return number >= start && (number - start) % period == 0
    case .every(let period, let start, let counting, .allSections):
      let start = start ?? period
      guard !section.isAdded, section.count(counting) > 0,
        let number = section.number(at: anchor, counting)
      else { return false }
      let numberInTable = section.countAbove(counting) + number
      // Between two sections the place is the end of the upper one.
      return (number > 0 || numberInTable == 0) && numberInTable >= start
        && (numberInTable - start) % period == 0
    case .start:
      return anchor == 0
    case .end, .beforeLast(0, _):
      return anchor == section.rowCount
    case .beforeLast(let count, let counting):
      return section.number(at: anchor, counting) == section.count(counting) - count
    case .between(let boundaries):
      return anchor >= 1 && anchor < section.rowCount && boundaries.contains(anchor)
    default:
      return false
    }
  }

  /// What is left in one section once every condition is decided.
  private struct Decided {
    var terms: [NaivePlacement] = []
    var limit = Int.max
    var spacing = 0
    var contentSpacing = 0
  }

  private func decide(in section: NaiveSection, into decided: inout Decided) {
    switch self {
    case .plus(let first, let second):
      first.decide(in: section, into: &decided)
      second.decide(in: section, into: &decided)
    case .limited(let placement, let limit):
      decided.limit = min(decided.limit, limit)
      placement.decide(in: section, into: &decided)
    case .spaced(let placement, let spacing, .rows):
      decided.spacing = max(decided.spacing, spacing)
      placement.decide(in: section, into: &decided)
    case .spaced(let placement, let spacing, .content):
      decided.contentSpacing = max(decided.contentSpacing, spacing)
      placement.decide(in: section, into: &decided)
    case .when(let count, let counting, let short, let otherwise):
      let chosen = section.count(counting) < count ? short : otherwise
      chosen.decide(in: section, into: &decided)
    case .inSections(let sections, let placement):
      if sections.contains(section.number) { placement.decide(in: section, into: &decided) }
    default:
      decided.terms.append(self)
    }
  }

  private func decided(in section: NaiveSection) -> Decided {
    var decided = Decided()
    decide(in: section, into: &decided)
    return decided
  }

  /// The anchors of the additional rows, or `nil` if the rules want every row from some row on, so
  /// that the walk would have no end.
  func anchors(contentCount: Int, section: Int = 0, limit: Int? = nil) -> [Int]? {
    anchors(in: NaiveSection(contentCount: contentCount, number: section), limit: limit)
  }

  /// The same where some rows are not content.
  func anchors(in section: NaiveSection, limit: Int? = nil) -> [Int]? {
    slots(in: section, limit: limit)?.map(\.anchor)
  }

  /// A place for an additional row.
  struct Slot: Hashable {
    var anchor: Int
    /// Whether a term wants it that repeats.
    var isRepeating: Bool
  }

  /// The places of the additional rows, or `nil` if the rules want every row from some row on, so
  /// that the walk would have no end.
  func slots(in section: NaiveSection, limit: Int? = nil) -> [Slot]? {
    let decided = decided(in: section)
    let distances = distances(in: section)
    let limit = min(self.limit(in: section), limit ?? .max)
    let rowCount = section.rowCount
    var slots: [Slot] = []
    var content = 0
    var rowsSinceContent = 0
    while true {
      let row = content + slots.count
      let isFirstAtAnchor = rowsSinceContent == 0
      let wanting = decided.terms.filter { term in
        term.wants(tableRow: row, contentCount: rowCount)
          || (isFirstAtAnchor && term.claims(anchor: content, in: section))
      }
      let isFarEnough =
        slots.last.map { distances.areSpaced($0.anchor, content, in: section) } ?? true
      if !wanting.isEmpty, isFarEnough, slots.count < limit {
        let isRepeating = wanting.contains { $0.period != nil }
        slots.append(Slot(anchor: content, isRepeating: isRepeating))
        rowsSinceContent += 1
        if rowsSinceContent == 1000 { return nil }
      } else if content < rowCount {
        content += 1
        rowsSinceContent = 0
      } else {
        return slots
      }
    }
  }

  /// The number of rows from one row of this term to the next, if it repeats, and what it counts.
  private var period: (rows: Int, counting: Placement.Counting)? {
    switch self {
    case .every(let period, _, let counting, _): (period, counting)
    case .everyTableRows(let period, _): (period - 1, .rows)
    default: nil
    }
  }

  /// The distances that the rows of a section keep.
  struct Distances {
    /// The least number of rows from one row of a term that repeats to the next; `nil` if no term
    /// does that counts all rows.
    var period: Int?
    /// The same for content rows.
    var contentPeriod: Int?
    /// The least number of rows between any two rows.
    var spacing = 0
    /// The same for content rows.
    var contentSpacing = 0

    /// Whether rows at two anchors are as far from each other as any two have to be.
    func areSpaced(_ first: Int, _ second: Int, in section: NaiveSection) -> Bool {
      section.distance(first, second, .rows) >= spacing
        && section.distance(first, second, .content) >= contentSpacing
    }

    /// Whether so many rows are as many as a term that repeats asks for.
    func isPeriod(_ rows: Int, contentRows: Int) -> Bool {
      if let period, rows >= period { return true }
      guard let contentPeriod else { return false }
      return contentRows >= contentPeriod
    }

    /// The least distance of rows that are nearer to each other than before.
    func afterLoss(_ counting: Placement.Counting) -> Int {
      switch counting {
      case .rows: period == nil ? spacing : max(spacing, 1)
      case .content: contentPeriod == nil ? contentSpacing : max(contentSpacing, 1)
      }
    }
  }

  func distances(in section: NaiveSection) -> Distances {
    let decided = decided(in: section)
    let periods = decided.terms.compactMap(\.period)
    return Distances(
      period: periods.filter { $0.counting == .rows }.map(\.rows).min(),
      contentPeriod: periods.filter { $0.counting == .content }.map(\.rows).min(),
      spacing: decided.spacing, contentSpacing: decided.contentSpacing)
  }

  /// The most additional rows in a section.
  func limit(in section: NaiveSection) -> Int {
    let limit = decided(in: section).limit
    guard countsThroughSections, limit < .max else { return limit }
    return max(limit - section.additionalElsewhere, 0)
  }

  /// Whether the end has a term of its own.
  func hasEnd(in section: NaiveSection) -> Bool {
    decided(in: section).terms.contains { term in
      switch term {
      case .end, .beforeLast(0, _): true
      default: false
      }
    }
  }

  /// Whether some part of the rule is about neighbours.
  var asksNeighbours: Bool {
    switch self {
    case .between: true
    case .plus(let first, let second), .when(_, _, let first, let second):
      first.asksNeighbours || second.asksNeighbours
    case .limited(let placement, _), .spaced(let placement, _, _), .inSections(_, let placement):
      placement.asksNeighbours
    case .none, .tableRows, .everyTableRows, .before, .every, .start, .end, .beforeLast: false
    }
  }

  /// Whether some part of the rule continues to count from section to section.
  var countsThroughSections: Bool {
    switch self {
    case .every(_, _, _, let scope): scope == .allSections
    case .plus(let first, let second), .when(_, _, let first, let second):
      first.countsThroughSections || second.countsThroughSections
    case .limited(let placement, _), .spaced(let placement, _, _), .inSections(_, let placement):
      placement.countsThroughSections
    case .none, .tableRows, .everyTableRows, .before, .start, .end, .beforeLast, .between: false
    }
  }
}
