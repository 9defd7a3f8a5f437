/// The distances between the additional rows of a section while these follow the content.
///
/// A repeating clause determines distances, so it applies to content that is inserted or removed
/// between rows. A clause for a single place does not.
struct SlotDistances: Sendable {
  /// Which rows are content, before and after a change. It is stored by reference, since distances
  /// are copied for every pair of rows.
  private final class Content: Sendable {
    let before: ContentRows
    let after: ContentRows

    init(before: ContentRows, after: ContentRows) { (self.before, self.after) = (before, after) }
  }

  /// Which rows are content; nil if all are.
  private var content: Content?
  /// The least number of rows from one row of a repeating clause to the next; nil if no repeating
  /// clause counts all rows.
  private var period: Int?
  /// The same for content rows; nil if no repeating clause counts these.
  private var contentPeriod: Int?
  /// The least number of rows between any two rows.
  private var spacing = 0
  /// The least number of content rows between any two rows.
  private var contentSpacing = 0

  /// Reads the clauses that apply to a section.
  ///
  /// - Parameters:
  ///   - section: The section (inner, after).
  ///   - count: The counts for rules that count content, after the change.
  ///   - contentBefore: Which rows were content before it; nil if all were.
  /// - Complexity: O(clauses)
  init(
    _ placement: Placement, rows: RowMap, section: Int, counting count: SectionCount?,
    contentBefore: ContentRows?
  ) {
    if count.content != nil || contentBefore != nil {
      content = Content(
        before: contentBefore ?? ContentRows(rows.countBefore),
        after: count.content ?? ContentRows(rows.countAfter))
    }
    add(placement.clauses, rowCount: rows.countAfter, section: section, counting: count)
  }

  private mutating func add(
    _ clauses: [PlacementClause], rowCount: Int, section: Int, counting count: SectionCount?
  ) {
    // No two rows are further apart than the ends of the section, so sums cannot overflow.
    let most = rowCount + 1
    for clause in clauses {
      switch clause {
      case .everyContentRows(let period, _, .content, _) where content != nil:
        contentPeriod = min(contentPeriod ?? most, period)
      case .everyContentRows(let period, _, _, _):
        self.period = min(self.period ?? most, period)
      case .everyTableRows(let period, _):
        // The row itself is counted.
        self.period = min(self.period ?? most, period - 1)
      case .spacing(let rows, .content) where content != nil:
        contentSpacing = max(contentSpacing, min(rows, most))
      case .spacing(let rows, _):
        spacing = max(spacing, min(rows, most))
      case .inSections(let filter, let clauses):
        if filter.contains(section, in: count) {
          add(clauses, rowCount: rowCount, section: section, counting: count)
        }
      case .whenFewer(let number, let counting, let short, let other):
        let counted = count.numbers(counting, of: rowCount).count
        add(
          counted < number ? short : other, rowCount: rowCount, section: section, counting: count)
      case .beforeContentRows, .beforeLast, .between, .atTableRows, .limit:
        break
      }
    }
  }

  // MARK: - New rows amid the content

  /// Returns whether a change inserts enough rows for slots among the content.
  func mayAddSlots(_ rows: RowMap) -> Bool {
    rows.added.count >= min(period ?? .max, contentPeriod ?? .max)
  }

  /// Returns whether a run of inserted rows (after) is long enough for slots.
  func mayAddSlots(_ run: Range<Int>) -> Bool {
    if let period, run.count >= period { return true }
    guard let contentPeriod, let rows = content?.after else { return false }
    return rows.contentCount(above: run.upperBound) - rows.contentCount(above: run.lowerBound)
      >= contentPeriod
  }

  /// Returns the first anchor (after) at which a row inserted among the content is far enough from
  /// one above; nil if there is none.
  func firstAnchor(below anchor: Int) -> Int? {
    var regular = period.map { anchor + $0 }
    if let contentPeriod, let other = content?.after.anchor(contentPeriod, below: anchor) {
      regular = min(regular ?? other, other)
    }
    guard let regular, let spaced = firstSpacedAnchor(below: anchor) else { return nil }
    return max(regular, spaced)
  }

  /// Returns the last anchor (after) at which a row inserted among the content is far enough from
  /// one below; nil if there is none.
  func lastAnchor(above anchor: Int) -> Int? {
    var regular = period.map { anchor - $0 }
    if let contentPeriod, let other = content?.after.anchor(contentPeriod, above: anchor) {
      regular = max(regular ?? other, other)
    }
    guard let regular, let spaced = lastSpacedAnchor(above: anchor) else { return nil }
    return min(regular, spaced)
  }

  /// Returns the first anchor (after) at which any row is far enough from one above; nil if there
  /// is none.
  func firstSpacedAnchor(below anchor: Int) -> Int? {
    guard contentSpacing > 0, let content else { return anchor + spacing }
    return content.after.anchor(contentSpacing, below: anchor).map { max($0, anchor + spacing) }
  }

  /// Returns the last anchor (after) at which any row is far enough from one below; nil if there is
  /// none.
  func lastSpacedAnchor(above anchor: Int) -> Int? {
    guard contentSpacing > 0, let content else { return anchor - spacing }
    return content.after.anchor(contentSpacing, above: anchor).map { min($0, anchor - spacing) }
  }

  // MARK: - Rows after a loss

  /// Returns the last row (before) within the least distances of a row.
  func reach(below row: Int) -> Int {
    let last = row + max(spacing, period ?? 0)
    guard let content else { return last }
    let number = max(contentSpacing, contentPeriod ?? 0)
    return max(last, content.before.anchor(number, below: row) ?? content.before.count)
  }

  /// Returns whether two rows are nearer to each other than allowed, and than before.
  ///
  /// - Parameters:
  ///   - now: Their anchors after the change, the upper one first.
  ///   - then: Their anchors before it.
  func areTooNear(_ now: (upper: Int, lower: Int), from then: (upper: Int, lower: Int)) -> Bool {
    func isTooNear(_ now: Int, _ then: Int, _ spacing: Int, _ period: Int?) -> Bool {
      now < (period == nil ? spacing : max(spacing, 1)) && now < abs(then)
    }
    if isTooNear(now.lower - now.upper, then.lower - then.upper, spacing, period) { return true }
    guard let content else { return false }
    return isTooNear(
      content.after.contentCount(above: now.lower) - content.after.contentCount(above: now.upper),
      content.before.contentCount(above: then.lower)
        - content.before.contentCount(above: then.upper),
      contentSpacing, contentPeriod)
  }
}
