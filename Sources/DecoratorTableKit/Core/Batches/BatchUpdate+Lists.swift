extension BatchUpdate {
  /// Creates the changes that lead from one list of lists to another, with the fewest moves.
  ///
  /// Sections are identified by their number: those that only the longer list has are inserted or
  /// deleted at the end. Rows are identified by equality. A row that changes section moves, unless
  /// one of the two sections comes or goes. Where equal rows occur several times, the first of one
  /// list is the first of the other; rows of the same section go before others.
  ///
  /// ```swift
  /// BatchUpdate(from: [["a", "b", "c"]], to: [["c", "a", "d"]])   // -[0,1] +[0,2] [0,0]>[0,1]
  /// ```
  ///
  /// - Parameters:
  ///   - old: The rows of each section before the batch.
  ///   - new: The rows of each section after the batch.
  /// - Complexity: O(*n* log *n*) for *n* rows, expected; O(*n*) if no rows change their order.
  @inlinable
  public init<Row: Hashable>(from old: [[Row]], to new: [[Row]]) {
    let common = Swift.min(old.count, new.count)
    let changed = (0..<common).filter { old[$0] != new[$0] }
    var matches = RowMatches(changed.map { (old[$0].count, new[$0].count) })
    for (index, section) in changed.enumerated() {
      matches.match(old[section], with: new[section], at: index)
    }
    // What is left over in one section is in no other.
    if changed.count > 1 {
      matches.matchRest(changed.map { old[$0] }, with: changed.map { new[$0] })
    }
    self.init(matches, of: changed, countBefore: old.count, countAfter: new.count)
  }

  /// Creates the changes of matched rows in some sections.
  @usableFromInline
  init(_ matches: RowMatches, of sections: [Int], countBefore: Int, countAfter: Int) {
    self.init()
    let common = min(countBefore, countAfter)
    self.sections.deleted = Array(common..<countBefore)
    self.sections.inserted = Array(common..<countAfter)
    addRows(
      leadingTo: sections.indices.map { index in
        RowArrangement(
          section: sections[index], target: sections[index],
          countBefore: matches.taken[index].count,
          rows: matches.runs(at: index, of: sections))
      })
  }
}
