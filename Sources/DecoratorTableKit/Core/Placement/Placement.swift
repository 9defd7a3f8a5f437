/// The rule that says where a layer's additional rows stand.
///
/// A placement names places, *slots*; whether there is a row for each is another matter (see
/// ``LayerRule``). Rules combine with `+`. What `limited(to:)` or `spaced(atLeast:)` says of a
/// placement holds for all of its slots together.
///
/// ```swift
/// Placement.every(6, after: 2)                                         // content rows 2, 8, …
/// Placement.tableRow(2) + .end                                         // table row 2, and last
/// Placement.when(fewerThan: 4, .end, otherwise: .tableRow(2) + .end)   // short lists differ
/// Placement.start + .between { days[$0.row] != days[$1.row] }          // date separators
/// ```
///
/// Two readings of a number are in use, and each has names of its own:
///
/// - `before(_:)`, `every(_:after:)`, `beforeLast(_:)` and `between(_:)` count **content rows**:
///   the additional row stands before that content row, wherever this is on screen.
/// - `tableRow(_:)` and `everyTableRows(_:first:)` count **table rows** of this layer, additional
///   rows included: the row with that number *is* an additional row.
///
/// Rules that claim the same place make one slot there. A slot never stands past the end of the
/// content; it comes into being when there is enough content for it.
///
/// A number out of range traps, and the message names it.
public struct Placement: Sendable {
  let clauses: [PlacementClause]

  init(_ clauses: [PlacementClause]) {
    self.clauses = clauses
  }

  /// No additional rows.
  public static let none = Placement([])
}

extension Placement {
  /// Lays out the additional rows of a section.
  ///
  /// ```swift
  /// Placement.every(6, after: 2).layout(contentCount: 20).count              // 24
  /// Placement.every(6, after: 2).layout(contentCount: 20, limit: 1).count    // 21
  /// ```
  ///
  /// - Parameters:
  ///   - contentCount: The number of content rows of the section; traps if it is negative.
  ///   - section: The section (inner), for rules that differ from section to section.
  ///   - limit: The most additional rows to give out. Slots beyond stay unfilled. If it is nil,
  ///     every slot is filled. Traps if it is negative.
  /// - Returns: A layout of `contentCount` content rows.
  /// - Complexity: O(*r*) for *r* irregular additional rows, however many content rows there are
  ///   and however many rows a single regular rule places. ``between(_:)`` looks at each content
  ///   row.
  public func layout(contentCount: Int, section: Int = 0, limit: Int? = nil) -> RowLayout {
    let limit = limit ?? .max
    guard limit >= 0 else {
      misuse("\(limit) additional rows to give out: give 0 or more")
    }
    var walk = SlotWalk(clauses, contentCount: contentCount, section: section)
    return RowLayout(contentCount: contentCount, walk.anchors(atMost: limit))
  }
}

extension Placement: CustomStringConvertible {
  /// The rule as it is written in code.
  public var description: String { Self.describe(clauses) }

  private static func describe(_ clauses: [PlacementClause]) -> String {
    var terms: [String] = []
    var modifiers = ""
    for clause in clauses {
      switch clause {
      case .beforeContentRows([0]): terms.append(".start")
      case .beforeContentRows(let rows) where rows.count == 1: terms.append(".before(\(rows[0]))")
      case .beforeContentRows(let rows): terms.append(".before(contentRows: \(rows))")
      case .everyContentRows(let period, let start):
        terms.append(".every(\(period), after: \(start))")
      case .beforeLast(0): terms.append(".end")
      case .beforeLast(let count): terms.append(".beforeLast(\(count))")
      case .between: terms.append(".between { … }")
      case .atTableRows(let rows) where rows.count == 1: terms.append(".tableRow(\(rows[0]))")
      case .atTableRows(let rows): terms.append(".tableRows(\(rows))")
      case .everyTableRows(let period, let first):
        terms.append(".everyTableRows(\(period), first: \(first))")
      case .limit(let count): modifiers += ".limited(to: \(count))"
      case .spacing(let rows): modifiers += ".spaced(atLeast: \(rows))"
      case .inSections(.among(let sections), let clauses):
        terms.append("(\(describe(clauses))).inSections(\(sections.sorted()))")
      case .inSections(.outside(let sections), let clauses):
        terms.append("(\(describe(clauses))).exceptInSections(\(sections.sorted()))")
      case .inSections(.matching, let clauses):
        terms.append("(\(describe(clauses))).inSections { … }")
      case .whenFewer(let count, let short, let other):
        terms.append(
          ".when(fewerThan: \(count), \(describe(short)), otherwise: \(describe(other)))")
      }
    }
    let sum = terms.isEmpty ? ".none" : terms.joined(separator: " + ")
    guard !modifiers.isEmpty else { return sum }
    return terms.count > 1 ? "(\(sum))\(modifiers)" : sum + modifiers
  }
}
