/// The rows of a layer that hides some of its content: which of them may be seen, and the most that
/// each section shows of these.
///
/// A row comes as the rule says, and then keeps its bit, wherever it moves, until somebody says
/// something else or the rule is asked again. A limit belongs to its section, also when that is
/// reloaded.
struct ShownContent: Sendable {
  /// The layout of each section (inner), which also has the bits of the rows beyond its limit.
  private(set) var layouts: [RowLayout]
  /// The most rows that each section (inner) shows; nil for a section without limit.
  private(set) var limits: [Int?]
  private let rule: HidingRule

  /// Takes up what a layer shows.
  init(layouts: [RowLayout], limits: [Int?], rule: HidingRule) {
    self.layouts = layouts
    self.limits = limits
    self.rule = rule
  }

  /// Asks about all rows.
  ///
  /// - Parameters:
  ///   - rowCounts: The number of content rows of each section.
  ///   - limits: The most rows that each section shows, by section, as far as there is a limit.
  ///     Those of other sections are dropped.
  init(of rowCounts: [Int], limits: [Int?] = [], rule: HidingRule) {
    self.rule = rule
    layouts = []
    self.limits = rowCounts.indices.map { limits.indices.contains($0) ? limits[$0] : nil }
    for (section, count) in rowCounts.enumerated() {
      let rows = rule.shownRows(inSection: section, contentCount: count)
      layouts.append(
        Self.layout(of: rows, contentCount: count, limit: self.limits[section]))
    }
  }

  /// Follows a change of the content. The rule is asked about the rows that come, or are reloaded
  /// or reconfigured, once about each.
  ///
  /// - Complexity: O(*m* log *m*) for *m* operations, O(*n* / 64) for the *n* rows of the sections
  ///   that they touch, and O(sections); and what it takes to ask.
  func following(_ content: UpdateMap) -> ShownContent {
    var after = self
    if !content.sectionPlaces.isUnchanged || !content.sections.isUnchanged {
      after.rearrange(content, from: self)
    }
    for (section, changed) in content.touchedAndChangedRows {
      guard let target = content.newSection(forOld: section),
        let rows = content.rows(ofSection: section)
      else { continue }
      var shown = layouts[section].shownRows
      if !rows.isUnchanged {
        shown = self.shown(rows, ofSection: section, at: target, by: content)
      }
      if rule.hides != nil {
        shown = after.asking(about: changed, of: shown, target, contentCount: rows.countAfter)
      }
      after.set(shown, inSection: target, contentCount: rows.countAfter)
    }
    return after
  }

  /// Does what somebody has said, while the content stays. Words about rows and sections that do
  /// not exist are passed over.
  ///
  /// - Complexity: O(*w* log *w*) for *w* words, and O(*n* / 64) for *n* rows of the sections that
  ///   they are about. If the rule is asked about all rows, also what that takes.
  func obeying(_ words: VisibilityWords) -> ShownContent {
    var after = self
    for (section, limit) in words.limits where limits.indices.contains(section) {
      after.limits[section] = limit
    }
    let said = words.bySection
    var sections = Set(said.keys).union(words.limits.keys)
    let asksForAll = words.asksForAll && rule.hides != nil
    if asksForAll { sections = Set(layouts.indices) }
    for section in sections.sorted() where layouts.indices.contains(section) {
      let count = layouts[section].contentCount
      let rows = (said[section] ?? VisibilityWords.OfSection()).ofFirst(count)
      var shown = layouts[section].shownRows
      if asksForAll {
        shown = asking(butAbout: rows.all, of: shown, section, contentCount: count)
      }
      if rule.hides != nil {
        shown = asking(about: rows.asked, of: shown, section, contentCount: count)
      }
      shown = Self.setting(rows.hidden, to: false, in: shown, contentCount: count)
      shown = Self.setting(rows.revealed, to: true, in: shown, contentCount: count)
      after.set(shown, inSection: section, contentCount: count)
    }
    return after
  }

  /// Returns the layout of a section that shows some of its rows, or all if these are nil.
  private static func layout(of rows: ShownRows?, contentCount: Int, limit: Int?) -> RowLayout {
    guard rows != nil || limit.map({ $0 < contentCount }) ?? false else {
      return RowLayout(contentCount: contentCount)
    }
    let all = { () -> ShownRows in
      RowLayout.checkMaskable(contentCount)
      return ShownRows(RowMask(repeating: true, count: contentCount))
    }
    return RowLayout(showing: rows ?? all(), atMost: limit ?? .max)
  }

  private mutating func set(_ rows: ShownRows?, inSection section: Int, contentCount: Int) {
    layouts[section] = Self.layout(
      of: rows, contentCount: contentCount, limit: limits[section])
  }

  /// Takes sections to their places, and asks about all rows of those that come.
  private mutating func rearrange(_ content: UpdateMap, from old: ShownContent) {
    let places = content.sectionPlaces.inverse
    limits = content.rowCountsAfter.indices.map { section in
      places.newRow(forOld: section).flatMap { old.limits[$0] }
    }
    layouts = content.rowCountsAfter.enumerated().map { section, count in
      if let source = content.oldSection(forNew: section) { return old.layouts[source] }
      return Self.layout(
        of: rule.shownRows(inSection: section, contentCount: count), contentCount: count,
        limit: limits[section])
    }
  }

  /// Returns the rows of a section after rows went and came.
  private func shown(
    _ rows: RowMap, ofSection section: Int, at target: Int,
    by content: UpdateMap
  ) -> ShownRows? {
    let before = layouts[section].shownRows
    var mask = RowMask()
    mask.reserveCapacity(rows.countAfter)
    var showsAll = before == nil
    func appendAdded(upTo end: Int) {
      for row in mask.count..<end {
        let row = RowPosition(section: target, row: row)
        let isShown = content.oldPosition(forNew: row).map(isAdmitted) ?? rule.shows(row)
        mask.append(isShown)
        if !isShown { showsAll = false }
      }
    }
    for stretch in rows.stretches {
      appendAdded(upTo: stretch.target)
      if let before {
        mask.append(stretch.sources, of: before.mask)
      } else {
        mask.append(repeating: true, count: stretch.count)
      }
    }
    appendAdded(upTo: rows.countAfter)
    return showsAll ? nil : ShownRows(mask)
  }

  /// Asks the rule about a row that it has spoken of before.
  ///
  /// - Returns: Whether the row is hidden, if that is news; nil if it is as the rule says.
  func newAnswer(about row: RowPosition) -> Bool? {
    guard rule.hides != nil else { return nil }
    let isShown = rule.shows(row)
    return isShown == isAdmitted(row) ? nil : !isShown
  }

  /// Returns whether a row may be seen, but for the limit of its section.
  func isAdmitted(_ row: RowPosition) -> Bool {
    layouts[row.section].shownRows.map { $0.mask[row.row] } ?? true
  }

  /// Asks about some rows of a section, which ascend.
  private func asking(
    about rows: [Int], of shown: ShownRows?, _ section: Int, contentCount: Int
  ) -> ShownRows? {
    guard !rows.isEmpty else { return shown }
    var (hidden, revealed): ([Int], [Int]) = ([], [])
    for row in rows {
      if rule.shows(RowPosition(section: section, row: row)) {
        revealed.append(row)
      } else {
        hidden.append(row)
      }
    }
    let shown = Self.setting(hidden, to: false, in: shown, contentCount: contentCount)
    return Self.setting(revealed, to: true, in: shown, contentCount: contentCount)
  }

  /// Asks about all rows of a section but some, which ascend and keep their bit.
  private func asking(
    butAbout excepted: [Int], of shown: ShownRows?, _ section: Int, contentCount: Int
  ) -> ShownRows? {
    guard !excepted.isEmpty else {
      return rule.shownRows(inSection: section, contentCount: contentCount)
    }
    var excepted = excepted[...]
    let rows = (0..<contentCount).filter { row in
      guard excepted.first == row else { return true }
      excepted.removeFirst()
      return false
    }
    return asking(about: rows, of: shown, section, contentCount: contentCount)
  }

  private static func setting(
    _ rows: [Int], to isShown: Bool, in shown: ShownRows?, contentCount: Int
  ) -> ShownRows? {
    guard !rows.isEmpty, shown != nil || !isShown else { return shown }
    let all = shown ?? ShownRows(RowMask(repeating: true, count: contentCount))
    return all.setting(rows, to: isShown)
  }
}
