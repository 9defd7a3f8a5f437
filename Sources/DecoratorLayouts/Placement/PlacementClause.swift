/// One requirement of a ``Placement``. All clauses that apply to a section are considered together.
enum PlacementClause: Sendable {
  /// Below these numbers of rows, in ascending order.
  case beforeContentRows([Int], Placement.Counting = .rows)
  /// Below `start`, `start + period`, … rows.
  case everyContentRows(
    period: Int, start: Int, Placement.Counting = .rows,
    through: Placement.SectionScope = .eachSection)
  /// Before a number of last rows; 0 for the end.
  case beforeLast(Int, Placement.Counting = .rows)
  /// Between two neighbours for which the answer is true, called with data or inner positions.
  case between(NeighbourQuestion)
  /// At these rows of the layer (outer), in ascending order.
  case atTableRows([Int])
  /// At `first`, `first + period`, … (rows of the layer, outer).
  case everyTableRows(period: Int, first: Int)
  /// The most additional rows in a section.
  case limit(Int)
  /// The least number of rows between two additional rows.
  case spacing(Int, Placement.Counting = .rows)
  /// The clauses apply in some sections only.
  indirect case inSections(SectionFilter, [PlacementClause])
  /// The first clauses apply to sections of fewer rows, the others to the rest.
  indirect case whenFewer(
    than: Int, Placement.Counting = .rows, [PlacementClause], otherwise: [PlacementClause])

  /// Returns whether a predicate holds for this clause, or for one inside it.
  ///
  /// - Complexity: O(clauses inside)
  func contains(where predicate: (PlacementClause) -> Bool) -> Bool {
    if predicate(self) { return true }
    return switch self {
    case .inSections(_, let clauses): clauses.contains { $0.contains(where: predicate) }
    case .whenFewer(_, _, let short, let other):
      short.contains { $0.contains(where: predicate) }
        || other.contains { $0.contains(where: predicate) }
    case .beforeContentRows, .everyContentRows, .beforeLast, .between, .atTableRows,
      .everyTableRows, .limit, .spacing:
      false
    }
  }

  /// Whether the clause itself counts content.
  var countsContent: Bool {
    switch self {
    case .beforeContentRows(_, let counting), .beforeLast(_, let counting),
      .everyContentRows(_, _, let counting, _), .spacing(_, let counting),
      .whenFewer(_, let counting, _, _):
      counting == .content
    case .inSections, .between, .atTableRows, .everyTableRows, .limit: false
    }
  }

  /// Whether the clause itself has a closure about content.
  var asksAboutContent: Bool {
    switch self {
    case .between(let question): question.isAboutContent
    case .inSections(.matching, _): true
    case .inSections, .beforeContentRows, .everyContentRows, .beforeLast, .atTableRows,
      .everyTableRows, .limit, .spacing, .whenFewer:
      false
    }
  }

  /// Whether the clause itself continues to count from section to section.
  var countsThroughSections: Bool {
    if case .everyContentRows(_, _, _, .allSections) = self { true } else { false }
  }
}

/// Some of the sections.
enum SectionFilter: Sendable {
  /// Those with these numbers (inner).
  case among(Set<Int>)
  /// Those without these numbers (inner).
  case outside(Set<Int>)
  /// Those of the content for which a predicate holds, which gets the section (data).
  case matching(@Sendable (Int) -> Bool)

  /// Returns whether the clauses apply to an inner section. A predicate is called for sections of
  /// the source (data), and not for those that layers inside have added.
  func contains(_ section: Int, in count: SectionCount?) -> Bool {
    switch self {
    case .among(let sections): sections.contains(section)
    case .outside(let sections): !sections.contains(section)
    case .matching(let predicate): count.sourceSection(of: section).map(predicate) ?? false
    }
  }
}
