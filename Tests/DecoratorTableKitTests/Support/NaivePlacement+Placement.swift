import DecoratorTableKit

extension NaivePlacement {
  /// The same rule, as a value of the library.
  var placement: Placement {
    switch self {
    case .none: return .none
    case .tableRows(let rows): return .tableRows(rows)
    case .everyTableRows(let period, let first): return .everyTableRows(period, first: first)
    case .before(let contentRows, let counting):
      return .before(contentRows: contentRows, counting: counting)
    case .every(let period, let start, let counting, let scope):
      return .every(period, after: start, counting: counting, through: scope)
    case .start: return .start
    case .end: return .end
    case .beforeLast(let count, let counting): return .beforeLast(count, counting: counting)
    case .between(let boundaries):
      return .between(asking: .rows) { above, below in
        above.section == below.section && above.row + 1 == below.row
          && boundaries.contains(below.row)
      }
    case .plus(let first, let second): return first.placement + second.placement
    case .limited(let placement, let limit): return placement.placement.limited(to: limit)
    case .spaced(let placement, let spacing, let counting):
      return placement.placement.spaced(atLeast: spacing, counting: counting)
    case .when(let count, let counting, let short, let otherwise):
      return .when(
        fewerThan: count, counting: counting, short.placement, otherwise: otherwise.placement)
    case .inSections(let sections, let placement):
      return placement.placement.inSections(sections)
    }
  }
}
