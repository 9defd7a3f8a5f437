/// The distances, in content rows, that a rule keeps between the additional rows of a section while
/// these follow the content.
///
/// A clause that repeats says how often rows are to come, so it has something to say about content
/// that comes between them, and about content between them that goes. A clause that names a single
/// place has not.
struct SlotDistances: Hashable, Sendable {
  /// The least number of content rows from one row of a repeating clause to the next; nil if no
  /// clause repeats.
  private(set) var period: Int?
  /// The least number of content rows between any two rows.
  private(set) var spacing = 0

  /// Reads the clauses that apply to a section of `contentCount` content rows.
  ///
  /// - Parameter section: The section (inner).
  /// - Complexity: O(clauses)
  init(_ placement: Placement, contentCount: Int, section: Int) {
    // No two rows are further apart than the ends of the section, and so sums cannot overflow.
    add(placement.clauses, contentCount: contentCount, section: section, atMost: contentCount + 1)
  }

  private mutating func add(
    _ clauses: [PlacementClause], contentCount: Int, section: Int, atMost most: Int
  ) {
    for clause in clauses {
      switch clause {
      case .everyContentRows(let period, _):
        self.period = min(self.period ?? most, period)
      case .everyTableRows(let period, _):
        // The row itself is counted.
        self.period = min(self.period ?? most, period - 1)
      case .spacing(let rows):
        spacing = max(spacing, min(rows, most))
      case .inSections(let filter, let clauses):
        if filter.contains(section) {
          add(clauses, contentCount: contentCount, section: section, atMost: most)
        }
      case .whenFewer(let count, let short, let other):
        add(
          contentCount < count ? short : other, contentCount: contentCount, section: section,
          atMost: most)
      case .beforeContentRows, .beforeLast, .between, .atTableRows, .limit:
        break
      }
    }
  }

  /// The least distance of two rows that had a greater one before content between them went.
  var afterLoss: Int { period == nil ? spacing : max(spacing, 1) }

  /// The least distance of a row that comes amid the content from those above and below it.
  var ofNewRows: Int { max(spacing, period ?? 0) }

  /// Returns whether enough rows come in a change of the content for slots amid it.
  func mayBringSlots(_ content: RowMap) -> Bool {
    guard let period else { return false }
    return content.added.count >= period
  }
}
