/// Requests to hide and reveal rows, in inner coordinates. The last one for a row wins.
package struct VisibilityRequests: Sendable {
  /// A request for a row.
  package enum Request: Sendable {
    /// The row is hidden.
    case hide
    /// The row is shown.
    case reveal
    /// The rule is evaluated for the row.
    case ask
  }

  /// The requests for single rows.
  private(set) var rows: [RowPosition: Request] = [:]
  /// Whether the rule is evaluated for all other rows.
  private(set) var asksForAll = false
  /// The most rows that a section shows, by section; nil where there is no limit any more.
  package private(set) var limits: [Int: Int?] = [:]

  /// Creates no requests.
  package init() {}

  package var isEmpty: Bool { rows.isEmpty && limits.isEmpty && !asksForAll }

  /// Whether rows are hidden or revealed regardless of the rule.
  var decidesRows: Bool {
    rows.values.contains { request in
      switch request {
      case .hide, .reveal: true
      case .ask: false
      }
    }
  }

  /// The requests for single rows, by section, each with its rows in ascending order.
  var rowsBySection: [Int: [(row: Int, request: Request)]] {
    Dictionary(grouping: rows.sorted { $0.key < $1.key }) { $0.key.section }
      .mapValues { $0.map { ($0.key.row, $0.value) } }
  }

  /// Records a request for rows.
  package mutating func record(_ request: Request, for rows: some Sequence<RowPosition>) {
    for row in rows { self.rows[row] = request }
  }

  /// Records that the rule is to be evaluated for all rows.
  package mutating func askForAll() {
    rows = [:]
    asksForAll = true
  }

  /// Removes the requests for single rows.
  package mutating func forgetRows() { rows = [:] }

  /// Records the most rows that a section shows.
  package mutating func limit(section: Int, to count: Int?) {
    limits.updateValue(count, forKey: section)
  }

  /// Adds requests that were made later.
  package mutating func add(_ later: VisibilityRequests) {
    if later.asksForAll { askForAll() }
    rows.merge(later.rows) { $1 }
    limits.merge(later.limits) { $1 }
  }

  /// Returns the same requests in other coordinates. A row without a place there is dropped.
  package func translated(
    _ row: (RowPosition) -> RowPosition?, section: (Int) -> Int
  ) -> VisibilityRequests {
    var translated = VisibilityRequests()
    translated.asksForAll = asksForAll
    for (position, request) in rows {
      if let position = row(position) { translated.rows[position] = request }
    }
    for (number, limit) in limits { translated.limit(section: section(number), to: limit) }
    return translated
  }

  /// Follows the rows and sections through a change of the content. Requests for those that are
  /// removed are dropped.
  ///
  /// - Complexity: O(*r* log *m*) for *r* requests and *m* changes.
  package mutating func follow(_ content: UpdateMap) {
    if isEmpty { return }
    let counts = content.rowCountsBefore
    var followed: [RowPosition: Request] = [:]
    for (row, request) in rows
    where counts.indices.contains(row.section) && row.row < counts[row.section] {
      if let target = content.newPosition(forOld: row) { followed[target] = request }
    }
    rows = followed
    var followedLimits: [Int: Int?] = [:]
    for (section, limit) in limits {
      if let target = content.sectionPlaces.newRow(forOld: section) {
        followedLimits.updateValue(limit, forKey: target)
      }
    }
    limits = followedLimits
  }
}
