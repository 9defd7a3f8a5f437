/// The rows and sections that a layer adds to its content, with their places and models, or the
/// content rows that it hides.
///
/// A rule and the row counts of the content give a layout: see ``LayoutStack``.
public struct LayerRule: Sendable {
  /// The rows that fill the slots.
  public enum Supply: Hashable, Sendable {
    /// A row for each of a number of models: model *j* fills slot *j*, from the top of the table.
    /// Models without a slot are shown as soon as there is one; slots without a model stay empty.
    case models(Int)
    /// A row in every slot, without models. Under *follow the rule* a row is identified by the
    /// content row below it.
    case everySlot
  }

  /// The kinds of rules.
  package enum Kind: Sendable {
    /// Rows and sections are added at places.
    case placed(PlacedRule)
    /// A supply fills slots one by one. A row is identified by the number of its model, and moves
    /// with its slot.
    case slots(Placement)
    /// A row is added above each group of content.
    case groups(any GroupSource)
    /// Content is hidden.
    case hiding(HidingRule)
  }

  /// The kind of the rule.
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

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
    kind = .placed(
      PlacedRule(
        rows: rows, supply: supply, sections: sections,
        addedSectionRowCounts: addedSectionRowCounts))
  }

  /// Creates the rule of a layer whose slots are filled one by one. All are empty at first.
  ///
  /// - Parameter rows: The places of the slots.
  package init(fillingSlotsOf rows: Placement) {
    kind = .slots(rows)
  }

  /// Creates the rule of a layer with a row above each group of neighbouring content rows that have
  /// one key.
  ///
  /// A row is identified by its group's key and lives as long as the group. When a group is
  /// divided, the first part keeps the row; when two meet, the upper one's row survives. Groups end
  /// with their section.
  ///
  /// ```swift
  /// let rule = LayerRule(groupsBy: { days[$0.row] })    // a row above each day
  /// ```
  ///
  /// The keys are remembered. A change of the content asks only for those of the rows that are
  /// inserted, move, are reloaded or reconfigured, each once.
  ///
  /// - Parameters:
  ///   - rows: The rows that `key` is called for: those of the content (data), without rows of
  ///     layers inside, or all rows inside this layer (inner).
  ///   - key: Returns the key of a row; nil for a row that is in no group.
  public init<Key: Hashable & Sendable>(
    groupsBy key: @escaping @Sendable (RowPosition) -> Key?,
    asking rows: Placement.Counting = .content
  ) {
    kind = .groups(GroupKeys(isAboutContent: rows == .content, key))
  }

  /// Creates the rule of a layer that hides some of its content and adds nothing.
  ///
  /// The layer stores which rows are hidden, wherever they move. A change of the content evaluates
  /// the rule only for rows that are inserted, reloaded or reconfigured, once for each. Sections
  /// always stay, with their headers. There is no policy, since there are no additional rows.
  ///
  /// ```swift
  /// let rule = LayerRule(hidingWhere: { isMuted[$0.row] })
  /// ```
  ///
  /// - Parameters:
  ///   - hides: Returns whether a row is hidden; nil if all inserted rows are shown.
  ///   - rows: The rows that `hides` is called for: those of the content (data), without rows of
  ///     layers inside, or all rows inside this layer (inner).
  ///   - hidesRowsInside: Whether a row of a layer inside is hidden with the content row after it.
  ///     If not, such rows stay.
  public init(
    hidingWhere hides: (@Sendable (RowPosition) -> Bool)?,
    asking rows: Placement.Counting = .content,
    hidesRowsInside: Bool = false
  ) {
    kind = .hiding(
      HidingRule(
        isAboutContent: rows == .content, hidesRowsInside: hidesRowsInside, hides))
  }

  /// Lays out the rows for content of a given size.
  ///
  /// - Parameters:
  ///   - rowCounts: The number of content rows of each section, by inner section. Traps if one is
  ///     negative.
  ///   - contentPositions: Which of them are content of the wrapped source; nil if all are.
  /// - Complexity: O(sections + irregular additional rows); see
  ///   `Placement.layout(contentCount:section:limit:)`. For groups and hidden rows O(content rows).
  package func layout(
    of rowCounts: [Int], contentPositions: ContentPositions? = nil
  ) -> TableLayout {
    let state = LayerState(rule: self, rowCounts: rowCounts, contentPositions: contentPositions)
    return state.filledSlots?.slots.layout ?? state.layout
  }
}

// Properties of rules of any kind.
extension LayerRule {
  /// The rule of a layer with rows and sections at places; nil for the other kinds.
  package var placed: PlacedRule? { if case .placed(let rule) = kind { rule } else { nil } }

  /// The places of rows and slots; ``Placement/none`` for layers that have no such places.
  package var rows: Placement {
    switch kind {
    case .placed(let rule): rule.rows
    case .slots(let rows): rows
    case .groups, .hiding: .none
    }
  }

  /// Whether slots are filled one by one.
  package var fillsSlots: Bool { if case .slots = kind { true } else { false } }

  /// Whether the layer hides content rows, and adds none.
  package var hidesRows: Bool { if case .hiding = kind { true } else { false } }

  /// Whether there are rows or slots at places, which follow a policy when the content changes.
  var hasPolicy: Bool {
    switch kind {
    case .placed, .slots: true
    case .groups, .hiding: false
    }
  }

  /// The default policy of the rule: that of the places of rows, or of sections if there are no
  /// rows.
  package var usualPolicy: ContentPolicy {
    (rows.clauses.isEmpty ? placed?.sections ?? rows : rows).usualPolicy
  }

  /// Whether the layer depends on which of the rows inside are content.
  package var dependsOnContent: Bool {
    switch kind {
    case .placed(let rule): rule.dependsOnContent
    case .slots(let rows): rows.dependsOnContent
    case .groups(let source): source.isAboutContent
    case .hiding(let rule): rule.isAboutContent
    }
  }

  /// Traps for a policy that the rule cannot have.
  func checkPolicy(_ policy: ContentPolicy) {
    switch kind {
    case .placed, .slots: break
    case .groups:
      misuse(
        """
        rows above groups cannot follow the policy .\(policy): they stand above the content that \
        has their key, wherever that goes; leave the policy out
        """)
    case .hiding:
      misuse(
        """
        a layer that hides rows cannot follow the policy .\(policy): it has no rows of its own; \
        leave the policy out
        """)
    }
  }

  /// Returns the same rule with another placement of its rows. Traps if the rule has no placement.
  ///
  /// - Parameter name: The name of the layer.
  package func placing(_ rows: Placement, inLayer name: String) -> LayerRule {
    switch kind {
    case .placed(var rule):
      rule.rows = rows
      return LayerRule(.placed(rule))
    case .slots:
      return LayerRule(.slots(rows))
    case .groups:
      misuse(
        """
        layer \(name) stands above groups and cannot be placed at \(rows): add a layer of \
        rows, or return nil for rows that are in no group
        """)
    case .hiding:
      misuse("layer \(name) hides rows and cannot be placed at \(rows): add a layer of rows")
    }
  }

  /// Returns the same rule with a change, if there are placed rows and sections.
  package func changingPlaced(_ change: (inout PlacedRule) -> Void) -> LayerRule {
    guard var rule = placed else { return self }
    change(&rule)
    return LayerRule(.placed(rule))
  }
}

/// The rows and sections that a layer adds to its content: their places and models.
package struct PlacedRule: Sendable {
  /// The places of additional rows in the content sections.
  var rows: Placement
  /// The rows that fill their slots.
  package var supply: LayerRule.Supply
  /// The places of added sections; its content rows are the content sections.
  package var sections = Placement.none
  /// The number of rows of each section to add; section *j* fills slot *j*.
  package var addedSectionRowCounts: [Int] = []

  /// The number of models for the slots; nil if there is a row in every slot.
  package var modelCount: Int? { if case .models(let count) = supply { count } else { nil } }

  /// Whether rows show models.
  var hasModels: Bool { modelCount != nil }

  /// Whether the places depend on which of the rows inside are content.
  var dependsOnContent: Bool { rows.dependsOnContent || sections.dependsOnContent }
}

extension LayoutStack {
  /// Lays out nested layers.
  ///
  /// - Parameters:
  ///   - rules: The rule of each layer, the outermost first.
  ///   - rowCounts: The number of rows of each section of the data, 0 or more; traps if one is
  ///     negative.
  /// - Complexity: O(layers · sections + irregular additional rows); see `LayerRule.layout(of:)`.
  public init(of rules: [LayerRule], rowCounts: [Int]) {
    var rowCounts = rowCounts
    var layers: [TableLayout] = []
    var content =
      rules.contains(where: \.dependsOnContent) ? ContentPositions(rowCounts: rowCounts) : nil
    for rule in rules.reversed() {
      let layout = rule.layout(of: rowCounts, contentPositions: content)
      layers.append(layout)
      rowCounts = layout.outerRowCounts
      content = content?.around(layout)
    }
    self.init(layers.reversed())
  }
}
