/// What somebody has said about the rows that a layer hides, in inner coordinates. Of two words
/// about one row the last counts.
struct VisibilityWords: Sendable {
  /// A word about a row.
  enum Word: Sendable {
    /// The row is hidden.
    case hide
    /// The row is shown.
    case reveal
    /// The rule is asked about the row.
    case ask
  }

  /// The words about single rows.
  private(set) var rows: [RowPosition: Word] = [:]
  /// Whether the rule is asked about all other rows.
  private(set) var asksForAll = false
  /// The most rows that a section shows, by section; nil where there is no limit any more.
  private(set) var limits: [Int: Int?] = [:]

  var isEmpty: Bool { rows.isEmpty && limits.isEmpty && !asksForAll }

  /// Whether somebody hides or reveals rows, whatever the rule says.
  var decidesRows: Bool {
    rows.values.contains { word in
      switch word {
      case .hide, .reveal: true
      case .ask: false
      }
    }
  }

  /// Says a word about rows.
  mutating func say(_ word: Word, about rows: some Sequence<RowPosition>) {
    for row in rows { self.rows[row] = word }
  }

  /// Lets the rule be asked about all rows.
  mutating func askForAll() {
    rows = [:]
    asksForAll = true
  }

  /// Sets the most rows that a section shows.
  mutating func limit(section: Int, to count: Int?) { limits.updateValue(count, forKey: section) }

  /// Says what was said later.
  mutating func add(_ later: VisibilityWords) {
    if later.asksForAll { askForAll() }
    rows.merge(later.rows) { $1 }
    limits.merge(later.limits) { $1 }
  }

  /// Follows the rows and sections through a change of the content. What is said of those that go
  /// is void.
  ///
  /// - Complexity: O(*w* log *m*) for *w* words and *m* changes.
  mutating func follow(_ content: UpdateMap) {
    if isEmpty { return }
    rows = Dictionary(
      rows.compactMap { row, word in
        guard content.rowCountsBefore.indices.contains(row.section),
          row.row < content.rowCountsBefore[row.section]
        else { return nil }
        return content.newPosition(forOld: row).map { ($0, word) }
      },
      uniquingKeysWith: { first, _ in first })
    limits = Dictionary(
      limits.compactMap { section, limit in
        content.sectionPlaces.newRow(forOld: section).map { ($0, limit) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The words about the rows of one section, which are in ascending order.
  struct OfSection {
    var hidden: [Int] = []
    var revealed: [Int] = []
    var asked: [Int] = []

    /// All rows of which something is said.
    var all: [Int] { (hidden + revealed + asked).sorted() }

    /// Returns the words about the first `count` rows.
    func ofFirst(_ count: Int) -> OfSection {
      func first(_ rows: [Int]) -> [Int] { rows.filter { (0..<count).contains($0) } }
      return OfSection(hidden: first(hidden), revealed: first(revealed), asked: first(asked))
    }
  }

  /// The words about single rows, by section.
  var bySection: [Int: OfSection] {
    var sections: [Int: OfSection] = [:]
    for row in rows.keys.sorted() {
      switch rows[row] {
      case .hide: sections[row.section, default: OfSection()].hidden.append(row.row)
      case .reveal: sections[row.section, default: OfSection()].revealed.append(row.row)
      case .ask: sections[row.section, default: OfSection()].asked.append(row.row)
      case nil: break
      }
    }
    return sections
  }
}
