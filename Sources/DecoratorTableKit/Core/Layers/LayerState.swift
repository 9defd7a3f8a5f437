/// What a layer knows of its rows: where each stands, what it shows, and what its promise
/// remembers.
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

  init(layout: TableLayout, memory: LayerMemory) {
    self.layout = layout
    self.memory = memory
  }

  /// A layer whose promise is kept list by list.
  ///
  /// - Complexity: O(sections)
  init(rows: PromisedLists, sections: PromisedLists, rule: LayerRule, promise: ContentPromise) {
    let places = sections.layouts[0]
    let rowCounts = sections.memory.lists[0].models.models.joined().prefix(places.additionalCount)
      .map { rule.addedSectionRowCounts[$0] }
    self.init(
      layout: TableLayout(
        sections: places, rows: rows.layouts, addedSectionRowCounts: rowCounts),
      memory: LayerMemory(
        rule: rule, promise: promise, rows: rows.memory, sections: sections.memory))
  }

  /// The rows of the content sections, with what is remembered of them.
  var promisedRows: PromisedLists { PromisedLists(layouts: layout.rows, memory: memory.rows) }

  /// The added sections, with what is remembered of them.
  var promisedSections: PromisedLists {
    PromisedLists(layouts: [layout.sections], memory: memory.sections)
  }
}
