/// The rule for the places of a layer's additional rows.
///
/// A placement has places, *slots*; a slot may have no row (see ``LayerRule``). Rules combine with
/// `+`. `limited(to:)` and `spaced(atLeast:)` apply to all slots of a placement together.
///
/// ```swift
/// Placement.every(6, after: 2)                                            // content rows 2, 8, …
/// Placement.tableRows([2]) + .end                                         // table row 2, and last
/// Placement.when(fewerThan: 4, .end, otherwise: .tableRows([2]) + .end)   // short lists differ
/// Placement.start + .between { days[$0.row] != days[$1.row] }             // date separators
/// ```
///
/// Numbers are counted in two ways, with different names:
///
/// - `before(_:)`, `every(_:after:)`, `beforeLast(_:)` and `between(_:)` count **content rows**:
///   the additional row is before that content row, wherever this is on screen. These are all rows
///   inside the layer, including those of other layers, or, with `counting: .content`, those of the
///   wrapped source alone.
/// - `tableRows(_:)` and `everyTableRows(_:first:)` count **table rows** of this layer, additional
///   rows included: the row with that number *is* an additional row.
///
/// Rules for the same place make one slot there. No slot is past the end of the content; a slot
/// exists once there is enough content for it.
///
/// A number out of range traps, and the message names it.
public struct Placement: Sendable {
  let clauses: [PlacementClause]
  /// Whether a rule continues to count from section to section.
  let countsThroughSections: Bool
  /// Whether the slots depend on which of the rows inside are content.
  let dependsOnContent: Bool

  /// Creates a placement of new or decoded clauses.
  ///
  /// - Complexity: O(clauses), those inside others too.
  init(_ clauses: [PlacementClause]) {
    self.init(
      clauses,
      countsThroughSections: clauses.contains { $0.contains(where: \.countsThroughSections) },
      dependsOnContent: clauses.contains { clause in
        clause.contains { $0.countsThroughSections || $0.countsContent || $0.asksAboutContent }
      })
  }

  /// Creates a placement from others, without analysing these again.
  ///
  /// - Parameters:
  ///   - clauses: The clauses of all of them, or clauses that contain these.
  ///   - parts: The others.
  ///   - dependsOnContent: Whether an added clause depends on content.
  init(_ clauses: [PlacementClause], of parts: Placement..., dependsOnContent: Bool = false) {
    self.init(
      clauses, countsThroughSections: parts.contains(where: \.countsThroughSections),
      dependsOnContent: dependsOnContent || parts.contains(where: \.dependsOnContent))
  }

  // Both are computed once, since each change of a layer reads them.
  private init(
    _ clauses: [PlacementClause], countsThroughSections: Bool, dependsOnContent: Bool
  ) {
    self.clauses = clauses
    self.countsThroughSections = countsThroughSections
    self.dependsOnContent = dependsOnContent
  }

  /// No additional rows.
  public static let none = Placement([])

  /// What the numbers of a rule count.
  public enum Counting: String, Hashable, Sendable, CaseIterable {
    /// The rows inside the layer (inner): of the source, and of layers inside.
    case rows
    /// The shown rows of the wrapped source, without rows of layers inside. Around several sources,
    /// the rows of all of them.
    ///
    /// The additional row is directly below the row that was counted last, and so above a row that
    /// a layer inside adds before the next one, such as the row of a new day.
    case content
  }

  /// The sections through which a rule counts.
  public enum SectionScope: String, Hashable, Sendable, CaseIterable {
    /// The rule restarts in each section.
    case eachSection
    /// The rule continues to count from section to section, as if all rows were in one.
    ///
    /// Sections that layers inside add do not count. A limit of the placement is one for the table.
    case allSections
  }

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
  ///   - limit: The limit of additional rows. Further slots stay empty. If it is nil, every slot is
  ///     filled. Traps if it is negative.
  /// - Returns: A layout of `contentCount` content rows.
  /// - Complexity: O(*r*) for *r* irregular additional rows, however many content rows there are
  ///   and however many rows a single regular rule places. ``between(asking:_:)`` visits each
  ///   content row.
  public func layout(contentCount: Int, section: Int = 0, limit: Int? = nil) -> RowLayout {
    let limit = limit ?? .max
    guard limit >= 0 else {
      misuse("\(limit) additional rows to give out: give 0 or more")
    }
    var walk = SlotGenerator(clauses, contentCount: contentCount, section: section)
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
      case .beforeContentRows([0], _): terms.append(".start")
      case .beforeContentRows(let rows, let counting) where rows.count == 1:
        terms.append(".before(\(rows[0])\(describe(counting)))")
      case .beforeContentRows(let rows, let counting):
        terms.append(".before(contentRows: \(rows)\(describe(counting)))")
      case .everyContentRows(let period, let start, let counting, let scope):
        let through = scope == .allSections ? ", through: .allSections" : ""
        terms.append(".every(\(period), after: \(start)\(describe(counting))\(through))")
      case .beforeLast(0, _): terms.append(".end")
      case .beforeLast(let count, let counting):
        terms.append(".beforeLast(\(count)\(describe(counting)))")
      case .between: terms.append(".between { … }")
      case .atTableRows(let rows): terms.append(".tableRows(\(rows))")
      case .everyTableRows(let period, let first):
        terms.append(".everyTableRows(\(period), first: \(first))")
      case .limit(let count): modifiers += ".limited(to: \(count))"
      case .spacing(let rows, let counting):
        modifiers += ".spaced(atLeast: \(rows)\(describe(counting)))"
      case .inSections(.among(let sections), let clauses):
        terms.append("(\(describe(clauses))).inSections(\(sections.sorted()))")
      case .inSections(.outside(let sections), let clauses):
        terms.append("(\(describe(clauses))).exceptInSections(\(sections.sorted()))")
      case .inSections(.matching, let clauses):
        terms.append("(\(describe(clauses))).inSections { … }")
      case .whenFewer(let count, let counting, let short, let other):
        terms.append(
          """
          .when(fewerThan: \(count)\(describe(counting)), \(describe(short)), \
          otherwise: \(describe(other)))
          """)
      }
    }
    let sum = terms.isEmpty ? ".none" : terms.joined(separator: " + ")
    guard !modifiers.isEmpty else { return sum }
    return terms.count > 1 ? "(\(sum))\(modifiers)" : sum + modifiers
  }

  private static func describe(_ counting: Counting) -> String {
    counting == .content ? ", counting: .content" : ""
  }
}
