/// One requirement of a ``Placement``. All clauses that apply to a section are considered together.
enum PlacementClause: Sendable {
  /// Below these numbers of rows, in ascending order.
  case beforeContentRows([Int], Placement.Counting = .rows)
  /// Below `start`, `start + period`, … rows.
  case everyContentRows(
    period: Int, start: Int, Placement.Counting = .rows,
    through: Placement.SectionScope = .eachSection)
  /// Before the last rows, as many as the number says; 0 for the end.
  case beforeLast(Int, Placement.Counting = .rows)
  /// Before the lower of two neighbours for which the answer is yes (inner positions).
  case between(NeighbourQuestion)
  /// At these rows of the layer (outer), in ascending order.
  case atTableRows([Int])
  /// At `first`, `first + period`, … (rows of the layer, outer).
  case everyTableRows(period: Int, first: Int)
  /// The most additional rows in a section.
  case limit(Int)
  /// The least number of rows between two additional rows.
  case spacing(Int, Placement.Counting = .rows)
  /// The clauses apply in some sections (inner) only.
  indirect case inSections(SectionFilter, [PlacementClause])
  /// The first clauses apply to sections of fewer rows, the others to the rest.
  indirect case whenFewer(
    than: Int, Placement.Counting = .rows, [PlacementClause], otherwise: [PlacementClause])

  /// Whether this clause, or one inside it, counts content.
  var countsContent: Bool {
    switch self {
    case .beforeContentRows(_, let counting), .beforeLast(_, let counting),
      .everyContentRows(_, _, let counting, _), .spacing(_, let counting):
      counting == .content
    case .inSections(_, let clauses): clauses.contains(where: \.countsContent)
    case .whenFewer(_, let counting, let short, let other):
      counting == .content || (short + other).contains(where: \.countsContent)
    case .between, .atTableRows, .everyTableRows, .limit: false
    }
  }

  /// Whether this clause, or one inside it, asks a closure about content.
  var asksAboutContent: Bool {
    switch self {
    case .between(let question): question.isAboutContent
    case .inSections(.matching, _): true
    case .inSections(_, let clauses): clauses.contains(where: \.asksAboutContent)
    case .whenFewer(_, _, let short, let other):
      (short + other).contains(where: \.asksAboutContent)
    case .beforeContentRows, .everyContentRows, .beforeLast, .atTableRows, .everyTableRows, .limit,
      .spacing:
      false
    }
  }

  /// Whether this clause, or one inside it, goes on counting from section to section.
  var countsThroughSections: Bool {
    switch self {
    case .everyContentRows(_, _, _, let scope): scope == .allSections
    case .inSections(_, let clauses): clauses.contains(where: \.countsThroughSections)
    case .whenFewer(_, _, let short, let other):
      (short + other).contains(where: \.countsThroughSections)
    case .beforeContentRows, .beforeLast, .between, .atTableRows, .everyTableRows, .limit,
      .spacing:
      false
    }
  }
}

/// Some of the inner sections.
enum SectionFilter: Sendable {
  case among(Set<Int>)
  case outside(Set<Int>)
  case matching(@Sendable (Int) -> Bool)

  /// Returns whether the clauses apply to an inner section. A predicate is asked about sections of
  /// the source (data), and not about those that layers inside have added.
  func contains(_ section: Int, in count: SectionCount) -> Bool {
    switch self {
    case .among(let sections): sections.contains(section)
    case .outside(let sections): !sections.contains(section)
    case .matching(let predicate): count.sourceSection.map(predicate) ?? false
    }
  }
}
