/// The rule by which content rows are hidden.
///
/// It is compared by identity, since closures cannot be compared.
package final class HidingRule: Sendable {
  /// Returns whether a row is hidden; nil if rows are hidden one by one only.
  let hides: (@Sendable (RowPosition) -> Bool)?
  /// Whether the rule is called for rows of the source (data), and not for all rows inside the
  /// layer (inner).
  package let isAboutContent: Bool
  /// Whether a row of a layer inside is hidden with the content row after it.
  let hidesRowsInside: Bool

  init(
    isAboutContent: Bool, hidesRowsInside: Bool = false, _ hides: (@Sendable (RowPosition) -> Bool)?
  ) {
    self.hides = hides
    self.isAboutContent = isAboutContent
    self.hidesRowsInside = hidesRowsInside
  }
}

/// The rows of a layer that hides some of its content: those that are hidden, and a limit for each
/// section.
///
/// The rule decides for inserted rows. A row then stays hidden or shown, wherever it moves, until a
/// request hides or reveals it or the rule is evaluated again. A limit follows its section, also
/// when that is reloaded.
package struct ShownContent: Sendable {
  /// The layout of each section (inner), which also knows the hidden rows beyond its limit.
  package private(set) var layouts: [RowLayout]
  /// The most content rows that each section (inner) shows; nil for a section without limit. Rows
  /// of layers inside are shown down to the last of these.
  package private(set) var limits: [Int?]
  package let rule: HidingRule
  /// Which of the rows inside are content; nil if all are, or if the rule applies to all.
  private(set) var contentPositions: ContentPositions?

  /// Creates the rows of a layer from layouts and limits.
  init(
    layouts: [RowLayout], limits: [Int?], rule: HidingRule,
    contentPositions: ContentPositions? = nil
  ) {
    self.layouts = layouts
    self.limits = limits
    self.rule = rule
    self.contentPositions = rule.isAboutContent ? contentPositions : nil
  }

  /// Evaluates the rule for all rows.
  ///
  /// - Parameters:
  ///   - rowCounts: The number of content rows of each section. Traps if one is negative.
  ///   - limits: The most rows that each section shows, by section, as far as there is a limit.
  ///     Those of other sections are dropped.
  ///   - contentPositions: Which of the rows are content; nil if all are.
  init(
    of rowCounts: [Int], limits: [Int?] = [], rule: HidingRule,
    contentPositions: ContentPositions? = nil
  ) {
    self.rule = rule
    self.contentPositions = rule.isAboutContent ? contentPositions : nil
    layouts = []
    self.limits = rowCounts.indices.map { limits.indices.contains($0) ? limits[$0] : nil }
    for (section, count) in rowCounts.enumerated() {
      RowLayout.check(contentCount: count)
      layouts.append(laidOut(section, contentCount: count))
    }
  }

  /// Follows a change of the content. The rule is evaluated for rows that are inserted, reloaded or
  /// reconfigured, once for each.
  ///
  /// - Complexity: O(*m* log *m*) for *m* operations, O(*h*) for the *h* hidden rows of the
  ///   sections that they touch, and O(sections); and what it takes to ask.
  func following(_ content: UpdateMap) -> ShownContent {
    var after = self
    after.contentPositions = rule.isAboutContent ? content.contentPositions : nil
    if !content.sectionPlaces.isUnchanged || !content.sections.isUnchanged {
      after.rearrange(content, from: self)
    }
    for (section, changed) in content.touchedAndChangedRows {
      guard let target = content.newSection(forOld: section),
        let rows = content.rows(ofSection: section)
      else { continue }
      var hidden = rows.newUnmovedRows(forOld: layouts[section].hiddenRows)
      hidden = hidden.updated(
        by: rows.added.map { row in
          (row, after.hides(RowPosition(section: target, row: row), movedBy: content, from: self))
        })
      hidden = hidden.updated(
        by: changed.compactMap { row in
          after.answer(about: RowPosition(section: target, row: row)).map { (row, $0) }
        })
      after.layouts[target] = after.laidOut(target, hiding: hidden, contentCount: rows.countAfter)
    }
    return after
  }

  /// Applies requests, without a change of the content. Requests for rows and sections that do not
  /// exist are ignored.
  ///
  /// - Complexity: O(*r* log *r*) for *r* requests, and O(*h*) for the *h* hidden rows of the
  ///   sections that they are about. If the rule is asked about all rows, also what that takes.
  func applying(_ requests: VisibilityRequests) -> ShownContent {
    var after = self
    for (section, limit) in requests.limits where limits.indices.contains(section) {
      after.limits[section] = limit
    }
    let rowsBySection = requests.rowsBySection
    let asksForAll = requests.asksForAll && rule.hides != nil
    let sections = Set(asksForAll ? Array(layouts.indices) : Array(rowsBySection.keys))
      .union(requests.limits.keys)
    for section in sections.sorted() where layouts.indices.contains(section) {
      let count = layouts[section].contentCount
      let rows = (rowsBySection[section] ?? []).filter { (0..<count).contains($0.row) }
      var hidden = layouts[section].hiddenRows
      if asksForAll {
        hidden = hiddenRows(inSection: section, contentCount: count, except: rows.map(\.row))
      }
      hidden = hidden.updated(
        by: rows.compactMap { row, request in
          switch request {
          case .hide: (row, true)
          case .reveal: (row, false)
          case .ask: answer(about: RowPosition(section: section, row: row)).map { (row, $0) }
          }
        })
      after.layouts[section] = after.laidOut(section, hiding: hidden, contentCount: count)
    }
    return after
  }

  /// Lays out a section.
  ///
  /// - Parameter rows: The hidden rows, ascending; nil to evaluate the rule for all.
  private func laidOut(_ section: Int, hiding rows: [Int]? = nil, contentCount: Int) -> RowLayout {
    var rows = rows ?? hiddenRows(inSection: section, contentCount: contentCount)
    var limit = limits[section] ?? .max
    if let content = contentRows(inSection: section) {
      let hidden = rows.compactMap(content.number(ofRow:))
      if rule.hidesRowsInside {
        // Rows between the content row above and a hidden one are hidden with that.
        rows = hidden.flatMap { content.anchor(after: $0)...content.row(ofContent: $0) }
      }
      if limit > 0, limit >= content.contentCount - hidden.count {
        limit = .max
      } else if limit > 0 {
        let end = content.row(ofContent: hidden.missingValue(at: limit - 1)) + 1
        limit = end - rows.firstIndex(atLeast: end)
      }
    }
    return RowLayout(contentCount: contentCount, hidden: rows, showingAtMost: limit)
  }

  /// Returns which rows of a section are content, if that makes a difference; nil if all rows are,
  /// and for a section that a layer inside has added, whose rows are hidden like content.
  private func contentRows(inSection section: Int) -> ContentRows? {
    contentPositions.map { $0.rows[section] }.flatMap { $0.isAllContent || $0.isAdded ? nil : $0 }
  }

  /// Returns the number of content rows that a section would show without its limit.
  package func cutOffCount(inSection section: Int) -> Int {
    let layout = layouts[section]
    guard let content = contentRows(inSection: section) else { return layout.cutOffCount }
    let end = layout.endOfShown
    let hidden = layout.hiddenRows.filter { $0 >= end && content.isContent($0) }
    return content.contentCount - content.contentCount(above: end) - hidden.count
  }

  /// Evaluates the rule for the rows of a section, and returns the hidden ones.
  ///
  /// - Parameter excepted: Rows for which the rule is not evaluated, ascending.
  private func hiddenRows(
    inSection section: Int, contentCount: Int, except excepted: [Int] = []
  ) -> [Int] {
    guard rule.hides != nil else { return [] }
    return (0..<contentCount).filter { row in
      !excepted.containsInOrder(row)
        && answer(about: RowPosition(section: section, row: row)) == true
    }
  }

  /// Returns the argument of the rule for a row (inner): its place in the data, or the row itself
  /// if the rule applies to all rows inside; nil if the rule does not apply.
  func question(about row: RowPosition) -> RowPosition? {
    guard let contentPositions else { return row }
    return contentPositions.sourcePosition(of: row)
  }

  /// Evaluates the rule for a row (inner); nil if it does not apply to the row.
  private func answer(about row: RowPosition) -> Bool? {
    guard let hides = rule.hides else { return nil }
    return question(about: row).map(hides)
  }

  /// Moves sections to their new places, and evaluates the rule for the rows of inserted ones,
  /// except old rows.
  private mutating func rearrange(_ content: UpdateMap, from old: ShownContent) {
    let places = content.sectionPlaces.inverse
    limits = content.rowCountsAfter.indices.map { section in
      places.newRow(forOld: section).flatMap { old.limits[$0] }
    }
    layouts = content.rowCountsAfter.enumerated().map { section, count in
      if let source = content.oldSection(forNew: section) { return old.layouts[source] }
      if content.replaced.isEmpty { return laidOut(section, contentCount: count) }
      let hidden = (0..<count).filter { row in
        hides(RowPosition(section: section, row: row), movedBy: content, from: old)
      }
      return laidOut(section, hiding: hidden, contentCount: count)
    }
  }

  /// Returns whether a row (after) that the batch inserts or moves is hidden. The rule is evaluated
  /// unless the row is an old one that shows the same.
  private func hides(
    _ row: RowPosition, movedBy content: UpdateMap, from old: ShownContent
  ) -> Bool {
    let showing = content.replacedRow(forNew: row)?.showing ?? .same
    guard showing == .same, let source = content.oldPosition(forNew: row) else {
      return answer(about: row) ?? false
    }
    return !old.isAdmitted(source)
  }

  /// Evaluates the rule for a row again.
  ///
  /// - Returns: Whether the row is hidden, if that differs; nil if it is unchanged.
  func newAnswer(about row: RowPosition) -> Bool? {
    guard let isHidden = answer(about: row) else { return nil }
    return isHidden == isAdmitted(row) ? isHidden : nil
  }

  /// Returns whether a row is shown, apart from the limit of its section.
  func isAdmitted(_ row: RowPosition) -> Bool {
    !layouts[row.section].hiddenRows.containsInOrder(row.row)
  }
}

extension [Int] {
  /// Returns the numbers after some were inserted or removed. All ascend.
  ///
  /// - Complexity: O(*n* + *m* log *n*) for *n* numbers and *m* decisions.
  fileprivate func updated(by decisions: [(number: Int, isIn: Bool)]) -> [Int] {
    guard !decisions.isEmpty else { return self }
    var updated: [Int] = []
    updated.reserveCapacity(count + decisions.count)
    var next = 0
    for (number, isIn) in decisions {
      let end = firstIndex(atLeast: number)
      updated += self[next..<end]
      next = end < count && self[end] == number ? end + 1 : end
      if isIn { updated.append(number) }
    }
    return updated + self[next...]
  }
}
