/// The rows and sections that a layer adds to its content: their places, and the models that fill
/// them. Or the content rows that it hides.
///
/// A rule and the row counts of the content give a layout: see ``LayoutStack``.
public struct LayerRule: Sendable {
  /// The rows that fill the slots.
  public enum Supply: Hashable, Sendable {
    /// A row for each of a number of models: model *j* fills slot *j*, from the top of the table.
    /// Models without a slot are kept and shown when there is one; slots without a model stay
    /// unfilled.
    case models(Int)
    /// A row for every slot, which belongs to the content row it stands before.
    case everySlot
  }

  /// The places of additional rows in the content sections.
  public let rows: Placement
  /// The rows that fill their slots.
  public let supply: Supply
  /// The places of added sections; its content rows stand for the content sections.
  public let sections: Placement
  /// The number of rows of each section to add; section *j* fills slot *j*.
  public let addedSectionRowCounts: [Int]
  private let kind: Kind

  /// What a layer does to its content.
  private enum Kind {
    /// Rows stand at the places of ``rows``, as many as there are.
    case places
    /// Rows come into slots one by one, as a layer says.
    case filledSlots
    /// A row stands above each group of content.
    case groups(any GroupSource)
    /// Content is hidden.
    case hiding(HidingRule)
  }

  /// The rule by which content falls into groups, each with a row above it; nil in other layers.
  var groups: (any GroupSource)? {
    if case .groups(let groups) = kind { groups } else { nil }
  }

  /// Whether rows come into slots one by one, as a layer says. Each is known by the number of its
  /// model, and goes with its slot.
  public var fillsSlots: Bool {
    if case .filledSlots = kind { true } else { false }
  }

  /// The rule by which content rows are hidden; nil for a layer that hides none.
  var hiding: HidingRule? {
    if case .hiding(let rule) = kind { rule } else { nil }
  }

  /// Whether the layer hides content rows, and adds none.
  public var hidesRows: Bool { hiding != nil }

  /// Whether the rows stand above groups of content, and are the keys of these.
  public var standsAboveGroups: Bool { groups != nil }

  /// Creates the rule of a layer.
  ///
  /// - Parameters:
  ///   - rows: The places of additional rows in the content sections.
  ///   - supply: The rows that fill their slots. Traps if the number of models is negative.
  ///   - sections: The places of added sections.
  ///   - addedSectionRowCounts: The number of rows of each section to add, 0 or more. Traps if one
  ///     is negative.
  public init(
    rows: Placement, supply: Supply, sections: Placement = .none, addedSectionRowCounts: [Int] = []
  ) {
    if case .models(let count) = supply, count < 0 {
      misuse("a layer of \(count) models: give 0 or more")
    }
    TableLayout.check(addedSectionRowCounts: addedSectionRowCounts)
    self.rows = rows
    self.supply = supply
    self.sections = sections
    self.addedSectionRowCounts = addedSectionRowCounts
    kind = .places
  }

  /// Creates the rule of a layer that fills slots one by one. There are none filled at first.
  ///
  /// - Parameter rows: The places of the slots.
  init(fillingSlotsOf rows: Placement) {
    self.init(.filledSlots, rows: rows)
  }

  /// Creates the rule of a layer with a row above each group of neighbouring content rows that have
  /// one key.
  ///
  /// The row *is* its key. It stays while its group has content, whatever comes on top of that; a
  /// new key brings a row. The group that is divided keeps its row above the first part; of two
  /// that meet the first keeps it. Groups end with their section.
  ///
  /// ```swift
  /// let rule = LayerRule(groupsBy: { days[$0.row] })
  /// let state = LayerState(rule: rule, rowCounts: [days.count])
  /// state.key(ofGroup: 0, as: Day.self)
  /// ```
  ///
  /// The keys are remembered. A change of the content asks only for those of the rows that come,
  /// move, are reloaded or reconfigured, each once.
  ///
  /// - Parameter key: Returns what the rows of a group have in common, for a content row (inner);
  ///   nil for a row that is in no group.
  public init<Key: Hashable & Sendable>(groupsBy key: @escaping @Sendable (RowPosition) -> Key?) {
    self.init(.groups(GroupKeys(key)))
  }

  /// Creates the rule of a layer that hides some of its content and adds nothing.
  ///
  /// The layer remembers who is hidden, wherever a row moves. A change of the content asks only
  /// about the rows that come, are reloaded or reconfigured, once about each. Sections always stay,
  /// with their headers. There is no promise to choose, since there are no rows to keep one.
  ///
  /// ```swift
  /// let rule = LayerRule(hidingWhere: { isMuted[$0.row] })
  /// let state = LayerState(rule: rule, rowCounts: [isMuted.count])
  /// state.layout.shownPosition(ofContent: RowPosition(section: 0, row: 4))    // nil: hidden
  /// ```
  ///
  /// - Parameter hides: Returns whether a content row (inner) is hidden; nil if all rows are shown
  ///   that come.
  public init(hidingWhere hides: (@Sendable (RowPosition) -> Bool)?) {
    self.init(hiding: HidingRule(hides))
  }

  /// Creates the rule of a layer that hides content by a rule that others may have.
  init(hiding: HidingRule) {
    self.init(.hiding(hiding))
  }

  private init(_ kind: Kind, rows: Placement = .none) {
    self.rows = rows
    supply = .everySlot
    sections = .none
    addedSectionRowCounts = []
    self.kind = kind
  }

  /// Lays out the rows for content of a given size.
  ///
  /// - Parameter rowCounts: The number of content rows of each section, by inner section. Traps if
  ///   one is negative.
  /// - Complexity: O(sections + irregular additional rows); see
  ///   `Placement.layout(contentCount:section:limit:)`. For groups and hidden rows O(content rows).
  package func layout(of rowCounts: [Int]) -> TableLayout {
    var boundaries = BoundaryMemory()
    return layout(of: rowCounts, remembering: &boundaries)
  }

  /// Lays out the rows for content of a given size.
  ///
  /// - Parameters:
  ///   - rowCounts: The number of content rows of each section, by inner section. Traps if one is
  ///     negative.
  ///   - boundaries: The answers about neighbours that are known, and then all that are.
  func layout(of rowCounts: [Int], remembering boundaries: inout BoundaryMemory) -> TableLayout {
    if let groups {
      return TableLayout(rows: groups.groups(of: rowCounts).layouts)
    }
    if let hiding {
      return TableLayout(
        rows: ShownContent(of: rowCounts, rule: hiding).layouts)
    }
    var left: Int? = if case .models(let count) = supply { count } else { nil }
    var layouts: [RowLayout] = []
    layouts.reserveCapacity(rowCounts.count)
    let asksAboutNeighbours = rows.asksAboutNeighbours
    var new = BoundaryMemory()
    for (section, count) in rowCounts.enumerated() {
      var answers =
        boundaries.sections.indices.contains(section)
        ? boundaries.sections[section] : BoundaryMemory.Section()
      let layout = rows.layout(
        contentCount: count, section: section, limit: left, remembering: &answers)
      if asksAboutNeighbours { new.sections.append(answers) }
      left = left.map { $0 - layout.additionalCount }
      layouts.append(layout)
    }
    boundaries = new
    let sections = self.sections.layout(
      contentCount: rowCounts.count, limit: addedSectionRowCounts.count)
    return TableLayout(
      sections: sections, rows: layouts,
      addedSectionRowCounts: Array(addedSectionRowCounts.prefix(sections.additionalCount)))
  }
}
