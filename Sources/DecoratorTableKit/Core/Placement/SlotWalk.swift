/// One walk over the rows of a section, from the top, that finds where the additional rows stand.
///
/// Row *r* of the layer is additional if a clause wants table row *r*, or if a clause claims the
/// content row *r* would otherwise be and no additional row stands there yet. The walk goes from
/// one additional row to the next; where a single regular rule decides about many of them, it takes
/// them as one run. Its cost does not depend on the number of content rows. It can stop at an
/// anchor, and go on from there.
struct SlotWalk {
  private let contentCount: Int
  /// The most additional rows in the section.
  private(set) var limit = Int.max
  /// Whether a clause claims the place after the last content row.
  private(set) var hasEnd = false
  /// The least number of content rows between two additional rows.
  private var spacing = 0
  /// The clauses with anchors for places (inner).
  private var contentSources: [SlotSource] = []
  /// The clauses with rows of the layer for places (outer).
  private var tableSources: [SlotSource] = []
  private var listedTableRowCount = 0
  private var periodicTableSourceCount = 0
  /// The answers that were known before the walk.
  private let known: BoundaryMemory.Section

  /// The number of additional rows above.
  private var above = 0
  /// No additional row has a smaller anchor from here on …
  private var floor = 0
  /// … and none is claimed by content before this one.
  private var claimFloor = 0
  /// The anchor of the last additional row above; -1 if there is none.
  private var last = -1
  /// The number of additional rows at that anchor.
  private var stackHeight = 0

  /// Prepares the walk over the inner section `section`. Traps if it cannot have that many content
  /// rows.
  ///
  /// - Parameter known: The answers about neighbours that are known.
  init(
    _ clauses: [PlacementClause], contentCount: Int, section: Int,
    knowing known: BoundaryMemory.Section = BoundaryMemory.Section()
  ) {
    guard (0...RowLayout.maximumContentCount).contains(contentCount) else {
      misuse(LayoutError.contentCountOutOfRange(contentCount).description)
    }
    self.contentCount = contentCount
    self.known = known
    add(clauses, section: section)
  }

  /// The answers about neighbours that are known by now.
  var answers: BoundaryMemory.Section {
    var answers = BoundaryMemory.Section()
    for source in contentSources {
      if let (question, known) = source.answers { answers.remember(known, of: question) }
    }
    return answers
  }

  /// A number greater than any anchor, and so than any table row minus the additional rows above.
  private var anchorEnd: Int { contentCount + 1 }
  /// A number greater than any outer row. Regular rules at most double the rows, and irregular ones
  /// add no more than fit into memory.
  private var rowEnd: Int { RowLayout.maximumContentCount * 3 }

  /// The most additional rows at one anchor. More mean that table rows will be wanted for ever: *m*
  /// periods that cover 2ᵐ numbers in succession cover all that follow.
  private var stackLimit: Int {
    (listedTableRowCount + 1) << min(periodicTableSourceCount, 24)
  }

  private mutating func add(_ clauses: [PlacementClause], section: Int) {
    for clause in clauses {
      switch clause {
      case .beforeContentRows(let rows):
        contentSources.append(SlotSource(rows, before: anchorEnd))
      case .everyContentRows(let period, let start):
        guard contentCount > 0 else { continue }
        contentSources.append(SlotSource(first: start, period: period, before: anchorEnd))
      case .beforeLast(let count):
        guard count <= contentCount else { continue }
        if count == 0 { hasEnd = true }
        contentSources.append(SlotSource([contentCount - count], before: anchorEnd))
      case .between(let question):
        let known = known.known(question) ?? KnownBoundaries(contentCount: contentCount)
        contentSources.append(SlotSource(question, known: known, section: section))
      case .atTableRows(let rows):
        tableSources.append(SlotSource(rows, before: rowEnd))
        listedTableRowCount += rows.count
      case .everyTableRows(let period, let first):
        guard contentCount > 0 else { continue }
        tableSources.append(SlotSource(first: first, period: period, before: rowEnd))
        periodicTableSourceCount += 1
      case .limit(let count):
        limit = min(limit, count)
      case .spacing(let rows):
        spacing = max(spacing, min(rows, anchorEnd))
      case .inSections(let filter, let clauses):
        if filter.contains(section) { add(clauses, section: section) }
      case .whenFewer(let count, let short, let other):
        add(contentCount < count ? short : other, section: section)
      }
    }
  }
}

extension SlotWalk {
  /// The earliest place claimed, and its source's period.
  private struct Earliest {
    var place: Int
    /// The period of the source; of several that want the place, if all their places have one.
    var period: Int?
    /// The earliest place that is not among those.
    var following: Int
    /// Whether a source that wants the place repeats.
    var isRepeating = false
  }

  /// Returns the anchor where a walk can begin. It can skip what stands above if no clause counts
  /// rows there.
  private func start(after top: Int) -> Int {
    tableSources.isEmpty && limit == .max && spacing == 0 ? top + 1 : 0
  }

  /// Walks on, to the end of the section unless an anchor before is named.
  ///
  /// - Parameters:
  ///   - top: Additional rows with greater anchors are wanted; the others are only counted.
  ///   - bottom: The last anchor to walk to. A later call goes on below it, with a greater `top`.
  ///   - onlyRepeating: Whether only rows are wanted that a clause claims which repeats.
  ///   - supply: The most anchors to return.
  /// - Complexity: O(*k*) for *k* irregular additional rows, O(1) for a run of regular ones. Where
  ///   only places named by content rows are to be found, those up to `top` cost O(log *k*).
  mutating func anchors(
    after top: Int = -1, upTo bottom: Int = .max, onlyRepeating: Bool = false,
    atMost supply: Int = .max
  ) -> AnchorRuns {
    if top < 0, bottom == .max, !onlyRepeating, let listed = listedAnchors {
      return AnchorRuns(of: listed.prefix(min(limit, supply)))
    }
    var found = AnchorRuns()
    let end = min(bottom, contentCount) + 1
    floor = max(floor, start(after: top))
    claimFloor = max(claimFloor, floor)
    while above < limit, found.count < supply {
      let content = Self.earliest(&contentSources, from: claimFloor, end: anchorEnd)
      let table = Self.earliest(&tableSources, from: floor + above, end: rowEnd)
      let tableAnchor = table.place - above
      let anchor = min(content.place, tableAnchor)
      guard anchor < end else { break }
      let isWanted =
        !onlyRepeating || (content.isRepeating && content.place == anchor)
        || (table.isRepeating && tableAnchor == anchor)

      var step = 1
      var count = 1
      if let period = content.period, content.place < tableAnchor {
        step = Self.multiple(of: period, atLeast: spacing)
        // Each row of the run pushes the rows below it one down, towards the next table row.
        count = min(
          Self.steps(step, from: anchor, before: content.following),
          Self.steps(step + 1, from: anchor + above, before: table.place))
      } else if let period = table.period, tableAnchor < content.place {
        let rowStep = Self.multiple(of: period, atLeast: spacing + 1)
        step = rowStep - 1
        count = min(
          Self.steps(step, from: anchor, before: content.place),
          Self.steps(rowStep, from: table.place, before: table.following))
      }
      count = min(count, limit - above, Self.steps(step, from: anchor, before: end))
      let skipped =
        isWanted ? (anchor > top ? 0 : min((top - anchor) / step + 1, count)) : count
      count = skipped + min(count - skipped, supply - found.count)
      found.append(firstAnchor: anchor + skipped * step, step: step, count: count - skipped)
      stackHeight = anchor == last ? stackHeight + 1 : 1
      if stackHeight > stackLimit, anchor <= top || onlyRepeating { break }
      guard stackHeight <= stackLimit || limit < .max || supply < .max else {
        misuse(
          """
          the rules want every table row from row \(anchor + above + 1 - stackHeight) on, so that \
          nothing below would ever appear: leave table rows free, or limit the placement
          """)
      }
      above += count
      last = anchor + (count - 1) * step
      // Of a run, one stands at the last anchor.
      if count > 1 { stackHeight = 1 }
      floor = last + spacing
      claimFloor = last + max(spacing, 1)
    }
    return found
  }

  /// All anchors, if one clause lists them and nothing keeps them apart; nil otherwise.
  private var listedAnchors: ArraySlice<Int>? {
    guard contentSources.count == 1, tableSources.isEmpty, spacing == 0,
      let listed = contentSources[0].listed
    else { return nil }
    return listed
  }

  private static func earliest(_ sources: inout [SlotSource], from floor: Int, end: Int) -> Earliest
  {
    var earliest = Earliest(place: end, period: nil, following: end)
    for index in sources.indices {
      let place = sources[index].next(from: floor)
      let period = sources[index].period
      if place < earliest.place {
        earliest = Earliest(
          place: place, period: period, following: earliest.place, isRepeating: period != nil)
        continue
      }
      if place == earliest.place, period != nil { earliest.isRepeating = true }
      if place == earliest.place, let both = Self.period(ofBoth: earliest.period, period) {
        // The places of the longer period are among those of the shorter one.
        earliest.period = both
      } else {
        if place == earliest.place { earliest.period = nil }
        earliest.following = min(earliest.following, place)
      }
    }
    return earliest
  }

  /// Returns the period of all places of two sources that want the same place, if they have one.
  private static func period(ofBoth first: Int?, _ second: Int?) -> Int? {
    guard let first, let second else { return nil }
    let (shorter, longer) = (min(first, second), max(first, second))
    return longer % shorter == 0 ? shorter : nil
  }

  /// Returns the smallest multiple of `period`, not 0, that is at least `least`.
  private static func multiple(of period: Int, atLeast least: Int) -> Int {
    max((least + period - 1) / period, 1) * period
  }

  /// Returns the number of places `first`, `first + step`, … before `end`. At least `first` is.
  private static func steps(_ step: Int, from first: Int, before end: Int) -> Int {
    (end - 1 - first) / step + 1
  }
}
