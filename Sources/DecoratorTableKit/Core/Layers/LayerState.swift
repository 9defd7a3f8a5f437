/// What a layer knows of its rows: where each stands, who it is, and what its promise has to remember.
///
/// A value: the state before a change can be kept and asked while the change is made.
public struct LayerState: Sendable {
  /// The layout in force.
  public let layout: TableLayout
  /// What else there is to know.
  let memory: LayerMemory

  /// Where rows are added, and what there is to add.
  public var rule: LayerRule { memory.rule }
  /// What happens to them when the content changes.
  public var promise: ContentPromise { memory.promise }

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
      self.init(
        layout: rule.layout(of: rowCounts), memory: LayerMemory(rule: rule, promise: promise))
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
      rows: layouts, sections: added.layout,
      memory: LayerMemory(
        rule: rule, promise: promise, rows: memories, sections: added.memory,
        waitingModels: rows.waiting, waitingSections: sections.waiting))
  }

  /// A layer with these rows and sections.
  init(rows: [RowLayout], sections: RowLayout, memory: LayerMemory) {
    let rowCounts = memory.sections.models.models.joined().prefix(sections.additionalCount)
      .map { memory.rule.addedSectionRowCounts[$0] }
    self.init(
      layout: TableLayout(sections: sections, rows: rows, addedSectionRowCounts: rowCounts),
      memory: memory)
  }

  init(layout: TableLayout, memory: LayerMemory) {
    self.layout = layout
    self.memory = memory
  }

  /// The rows of a content section, with what is remembered of them.
  func rows(ofSection section: Int) -> PromisedRows {
    PromisedRows(layout: layout.rows[section], memory: memory.rows[section])
  }

  /// The added sections, with what is remembered of them.
  var addedSections: PromisedRows {
    PromisedRows(layout: layout.sections, memory: memory.sections)
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
