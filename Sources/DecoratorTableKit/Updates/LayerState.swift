/// What a layer knows of its rows: where each stands, who it is, and what its promise has to remember.
///
/// A value: the state before a change can be kept and asked while the change is made.
public struct LayerState: Sendable {
  /// Where rows are added, and what there is to add.
  public let rule: LayerRule
  /// What happens to them when the content changes.
  public let promise: ContentPromise
  /// The layout in force.
  public let layout: TableLayout

  // What has to be remembered beyond the layout. *Follow the rule* remembers nothing.

  /// For each content section.
  let rowMemories: [PromiseMemory]
  /// For the added sections: the content sections are their content, and section *j* of the rule is
  /// their model *j*.
  let sectionMemory: PromiseMemory
  /// The models without a row; nil where rows have no models, or each is dealt to its slot.
  let waitingModels: WaitingModels?
  /// The sections of the rule without a place; nil where each is dealt to its slot.
  let waitingSections: WaitingModels?

  /// Lays a layer out for content of a given size.
  ///
  /// - Parameters:
  ///   - rule: Where rows are added, and what there is to add.
  ///   - promise: What happens to them when the content changes.
  ///   - rowCounts: The number of content rows of each section, by inner section. Traps if one is
  ///     negative.
  /// - Complexity: As ``LayerRule/layout(of:)``.
  public init(rule: LayerRule, promise: ContentPromise = .followRule, rowCounts: [Int]) {
    guard promise != .followRule else {
      self.init(rule: rule, layout: rule.layout(of: rowCounts))
      return
    }
    var rows = SlotFilling(placement: rule.rows, waiting: rule.modelsToDeal)
    var layouts: [RowLayout] = []
    var memories: [PromiseMemory] = []
    for (section, count) in rowCounts.enumerated() {
      let laidOut = PromisedRows(contentCount: count, section: section, filling: &rows)
      layouts.append(laidOut.layout)
      memories.append(laidOut.memory)
    }
    var sections = SlotFilling(placement: rule.sections, waiting: rule.sectionsToDeal)
    let added = PromisedRows(contentCount: rowCounts.count, section: 0, filling: &sections)
    self.init(
      rule: rule, promise: promise, rows: layouts, rowMemories: memories, sections: added,
      waitingModels: rows.waiting, waitingSections: sections.waiting)
  }

  /// A layer that follows its rule.
  init(rule: LayerRule, layout: TableLayout) {
    self.rule = rule
    promise = .followRule
    self.layout = layout
    rowMemories = []
    sectionMemory = PromiseMemory()
    waitingModels = nil
    waitingSections = nil
  }

  /// A layer after a change of its rows and sections.
  init(
    rule: LayerRule, promise: ContentPromise, rows: [RowLayout], rowMemories: [PromiseMemory],
    sections: PromisedRows, waitingModels: WaitingModels?, waitingSections: WaitingModels?
  ) {
    let rowCounts = sections.memory.models.models.joined().prefix(sections.layout.additionalCount)
      .map { rule.addedSectionRowCounts[$0] }
    self.init(
      rule: rule, promise: promise,
      layout: TableLayout(sections: sections.layout, rows: rows, addedSectionRowCounts: rowCounts),
      rowMemories: rowMemories, sectionMemory: sections.memory, waitingModels: waitingModels,
      waitingSections: waitingSections)
  }

  init(
    rule: LayerRule, promise: ContentPromise, layout: TableLayout, rowMemories: [PromiseMemory],
    sectionMemory: PromiseMemory, waitingModels: WaitingModels?, waitingSections: WaitingModels?
  ) {
    self.rule = rule
    self.promise = promise
    self.layout = layout
    self.rowMemories = rowMemories
    self.sectionMemory = sectionMemory
    self.waitingModels = waitingModels
    self.waitingSections = waitingSections
  }

  /// The rows of a content section, with what is remembered of them.
  func rows(ofSection section: Int) -> PromisedRows {
    PromisedRows(layout: layout.rows[section], memory: rowMemories[section])
  }

  /// The added sections, with what is remembered of them.
  var addedSections: PromisedRows {
    PromisedRows(layout: layout.sections, memory: sectionMemory)
  }
}

extension LayerRule {
  /// All models, if rows have some.
  var modelsToDeal: WaitingModels? {
    if case .models(let count) = supply { WaitingModels(count: count) } else { nil }
  }

  /// All sections that there are to add.
  var sectionsToDeal: WaitingModels { WaitingModels(count: addedSectionRowCounts.count) }
}
