/// One requirement of a ``Placement``. All clauses that apply to a section are considered together.
enum PlacementClause: Sendable {
  /// Directly before these content rows (inner), in ascending order.
  case beforeContentRows([Int])
  /// Before `start`, `start + period`, … (content rows, inner).
  case everyContentRows(period: Int, start: Int)
  /// Before the last content rows, as many as the number says; 0 for the end.
  case beforeLast(Int)
  /// Before the lower of two neighbours for which the answer is yes (inner positions).
  case between(NeighbourQuestion)
  /// At these rows of the layer (outer), in ascending order.
  case atTableRows([Int])
  /// At `first`, `first + period`, … (rows of the layer, outer).
  case everyTableRows(period: Int, first: Int)
  /// The most additional rows in a section.
  case limit(Int)
  /// The least number of content rows between two additional rows.
  case spacing(Int)
  /// The clauses apply in some sections (inner) only.
  indirect case inSections(SectionFilter, [PlacementClause])
  /// The first clauses apply to sections of fewer content rows, the others to the rest.
  indirect case whenFewer(than: Int, [PlacementClause], otherwise: [PlacementClause])
}

/// Some of the inner sections.
enum SectionFilter: Sendable {
  case among(Set<Int>)
  case outside(Set<Int>)
  case matching(@Sendable (Int) -> Bool)

  func contains(_ section: Int) -> Bool {
    switch self {
    case .among(let sections): sections.contains(section)
    case .outside(let sections): !sections.contains(section)
    case .matching(let predicate): predicate(section)
    }
  }
}
