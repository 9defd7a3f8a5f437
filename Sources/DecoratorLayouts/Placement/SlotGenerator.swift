/// Generates the places of the additional rows of a section, in one pass from the top.
///
/// Row *r* of the layer is additional if a clause claims table row *r*, or if a clause claims the
/// content row that *r* would otherwise be and there is no additional row before it yet. The pass
/// advances from one additional row to the next. As long as a regular clause alone has something to
/// say, it takes the rows of that clause as one run, however many they are. Where several regular
/// clauses meet, it goes row by row: such a rule over a billion content rows takes as long as it
/// says.
///
/// The walk can stop at an anchor, and go on from there.
struct SlotGenerator {
  private let contentCount: Int
  /// The counts of the section for rules that count content, or through sections.
  private let count: SectionCount?
  /// The most additional rows in the section.
  private(set) var limit = Int.max
  /// Whether a clause claims the place after the last content row.
  private(set) var hasEnd = false
  /// The least number of rows between two additional rows, and of content rows among these.
  private var spacing = 0
  private var contentSpacing = 0
  private var sources: [SlotSource] = []
  /// The most additional rows at one anchor. With more, all following table rows are additional:
  /// *m* periods that cover 2ᵐ successive numbers cover all that follow.
  private var stackLimit = 1
  /// The answers that were known before the pass.
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

  /// Prepares the pass over the inner section `section`. Traps for an invalid number of content
  /// rows.
  ///
  /// - Parameters:
  ///   - count: The counts for rules that count content, or from section to section.
  ///   - known: The known answers about neighbours.
  init(
    _ clauses: [PlacementClause], contentCount: Int, section: Int,
    counting count: SectionCount? = nil,
    knowing known: BoundaryMemory.Section = BoundaryMemory.Section()
  ) {
    RowLayout.check(contentCount: contentCount)
    self.contentCount = contentCount
    self.count = count
    self.known = known
    add(clauses, section: section)
    if limit < .max, let count { limit = max(limit - count.rowsElsewhere, 0) }
    let ofTable = sources.filter(\.countsTableRows)
    let listedCount = ofTable.reduce(0) { $0 + ($1.listed?.count ?? 0) }
    stackLimit = (listedCount + 1) << min(ofTable.count { $0.period != nil }, 24)
  }

  /// The known answers about neighbours by now.
  var answers: BoundaryMemory.Section {
    var answers = BoundaryMemory.Section()
    for source in sources {
      if let (question, known) = source.answers { answers.remember(known, of: question) }
    }
    return answers
  }

  private mutating func add(_ clauses: [PlacementClause], section: Int) {
    // Greater than any anchor, and than any row.
    let anchorEnd = contentCount + 1
    let rowEnd = RowLayout.maximumContentCount * 3
    for clause in clauses {
      switch clause {
      case .beforeContentRows(let rows, .content) where count.content != nil:
        guard let content = count.content else { continue }
        let anchors = rows.prefix { $0 <= content.contentCount }.map(content.anchor(after:))
        sources.append(SlotSource(.listed(anchors), before: anchorEnd))
      case .beforeContentRows(let rows, _):
        sources.append(SlotSource(.listed(rows), before: anchorEnd))
      case .everyContentRows(let period, var start, let counting, let scope):
        let (counted, above) = count.numbers(counting, of: contentCount)
        guard counted > 0 else { continue }
        if scope == .allSections {
          guard !count.isAdded else { continue }
          // A place between two sections is the end of the upper one.
          if above > 0 {
            start = above < start ? start - above : period - (above - start) % period
          }
        }
        let places: SlotSource.Places =
          if counting == .content, let content = count.content {
            .counted(first: start, period: period, content)
          } else {
            .periodic(first: start, period: period)
          }
        sources.append(SlotSource(places, before: anchorEnd))
      case .beforeLast(let number, let counting):
        let counted = count.numbers(counting, of: contentCount).count
        guard number <= counted else { continue }
        if number == 0 { hasEnd = true }
        let content = counting == .content ? count.content : nil
        let anchor = content?.anchor(after: counted - number) ?? contentCount - number
        sources.append(SlotSource(.listed([anchor]), before: anchorEnd))
      case .between(let question):
        let rows = question.isAboutContent ? count?.rows : nil
        let asked = rows?.contentCount ?? contentCount
        // The content rows are unknown if the layers inside have changed without an announcement.
        let known =
          known.known(question).flatMap { $0.count == asked ? $0 : nil }
          ?? RowAnswers(unknown: asked)
        let askedSection = rows == nil ? section : count.sourceSection(of: section) ?? section
        func position(_ row: Int) -> RowPosition {
          RowPosition(section: askedSection, row: rows?.sourceRow(ofContent: row) ?? row)
        }
        let ask = question.makeAsk()
        let places = SlotSource.Places.found(
          known, ask: { ask(position($0), position($1)) }, question: question, of: rows)
        sources.append(SlotSource(places, before: anchorEnd))
      case .atTableRows(let rows):
        sources.append(SlotSource(.listed(rows), before: rowEnd, countsTableRows: true))
      case .everyTableRows(let period, let first):
        guard contentCount > 0 else { continue }
        let places = SlotSource.Places.periodic(first: first, period: period)
        sources.append(SlotSource(places, before: rowEnd, countsTableRows: true))
      case .limit(let count):
        limit = min(limit, count)
      case .spacing(let rows, .content) where count.content != nil:
        contentSpacing = max(contentSpacing, min(rows, anchorEnd))
      case .spacing(let rows, _):
        spacing = max(spacing, min(rows, anchorEnd))
      case .inSections(let filter, let clauses):
        if filter.contains(section, in: count) { add(clauses, section: section) }
      case .whenFewer(let number, let counting, let short, let other):
        let counted = count.numbers(counting, of: contentCount).count
        add(counted < number ? short : other, section: section)
      }
    }
  }
}

extension SlotGenerator {
  /// Continues, to an anchor or else the end of the section.
  ///
  /// - Parameters:
  ///   - top: Additional rows with greater anchors are returned; the others are only counted.
  ///   - bottom: The last anchor. A later call continues below it, with a greater `top`.
  ///   - onlyRepeating: Whether only rows of repeating clauses are returned.
  ///   - supply: The most anchors to return.
  /// - Complexity: O(*k*) for *k* irregular additional rows, O(1) for a run of a regular clause
  ///   that no other clause interrupts. Additional rows count as irregular where regular clauses
  ///   meet.
  mutating func anchors(
    after top: Int = -1, upTo bottom: Int = .max, onlyRepeating: Bool = false,
    atMost supply: Int = .max
  ) -> AnchorRuns {
    if top < 0, bottom == .max, !onlyRepeating, let listed = listedAnchors {
      return AnchorRuns(of: listed.prefix(min(limit, supply)))
    }
    var found = AnchorRuns()
    let end = min(bottom, contentCount) + 1
    // Rows above can be skipped if no clause counts them.
    let countsRows =
      limit < .max || max(spacing, contentSpacing) > 0
      || sources.contains(where: \.countsTableRows)
    if !countsRows { floor = max(floor, top + 1) }
    claimFloor = max(claimFloor, floor)
    while above < limit, found.count < supply {
      var run = nextRun()
      guard run.anchor < end else { break }
      run.count = min(run.count, limit - above, run.count(before: end))
      stackHeight = run.anchor == last ? stackHeight + 1 : 1
      if stackHeight > stackLimit {
        if run.anchor <= top || onlyRepeating { break }
        guard limit < .max || supply < .max else {
          misuse(
            """
            the rules want every table row from row \(last + above + 1 - stackHeight) on, so that \
            nothing below would ever appear: leave table rows free, or limit the placement
            """)
        }
      }
      let isWanted = run.isRepeating || !onlyRepeating
      let skipped = isWanted ? run.count(before: top + 1) : run.count
      run.count = skipped + min(run.count - skipped, supply - found.count)
      found.append(
        firstAnchor: run.anchor + skipped * run.step, step: run.step, count: run.count - skipped)
      above += run.count
      last = run.anchor + (run.count - 1) * run.step
      // One row of a run is at the last anchor.
      if run.count > 1 { stackHeight = 1 }
      floor = last + spacing
      if contentSpacing > 0, let content = count.content {
        floor = max(floor, content.anchor(contentSpacing, below: last) ?? contentCount + 1)
      }
      claimFloor = max(floor, last + 1)
    }
    return found
  }

  /// All anchors, if one clause lists them and there is no spacing; nil otherwise.
  private var listedAnchors: ArraySlice<Int>? {
    guard sources.count == 1, !sources[0].countsTableRows, max(spacing, contentSpacing) == 0
    else { return nil }
    return sources[0].listed
  }

  /// Additional rows at equal distances.
  private struct Run {
    var anchor: Int
    /// Content rows from one anchor to the next, 1 or more.
    var step = 1
    var count = 1
    /// Whether a repeating clause claims the first row.
    var isRepeating = false

    /// Returns the number of rows with anchors before `end`.
    func count(before end: Int) -> Int {
      end > anchor ? min((end - 1 - anchor) / step + 1, count) : 0
    }
  }

  /// Returns the next additional row, with those that follow while only its clause applies.
  private mutating func nextRun() -> Run {
    var run = Run(anchor: .max)
    var first = 0
    for index in sources.indices {
      sources[index].advance(to: sources[index].countsTableRows ? floor + above : claimFloor)
      if anchor(ofSource: index) < run.anchor {
        run.anchor = anchor(ofSource: index)
        first = index
      }
    }
    run.isRepeating = sources.indices.contains {
      anchor(ofSource: $0) == run.anchor && sources[$0].repeats
    }
    guard run.isRepeating, contentSpacing == 0, let period = sources[first].period else {
      return run
    }
    // A period in table rows counts the additional row itself.
    let own = sources[first].countsTableRows ? 1 : 0
    run.step = Self.multiple(of: period, atLeast: spacing + own) - own
    run.count = .max
    for index in sources.indices where index != first {
      // Each row of the run moves the rows below it one down, towards the next table row.
      let step = sources[index].countsTableRows ? run.step + 1 : run.step
      let distance = anchor(ofSource: index) - run.anchor
      run.count = min(run.count, max((distance + step - 1) / step, 1))
    }
    return run
  }

  /// Returns the anchor of the next place of a source, if there is no additional row before it.
  private func anchor(ofSource index: Int) -> Int {
    sources[index].place - (sources[index].countsTableRows ? above : 0)
  }

  /// Returns the smallest multiple of `period`, not 0, that is at least `least`.
  private static func multiple(of period: Int, atLeast least: Int) -> Int {
    max((least + period - 1) / period, 1) * period
  }
}
