/// The rows of a layer: the place of each, the model that it shows, and the memory of its promise.
///
/// A value: the state before a change can be kept and asked while the change is made.
public struct LayerState: Sendable {
  /// The layout in force.
  package let layout: TableLayout
  /// Everything besides the layout.
  let memory: LayerMemory

  /// The places of added rows, and their models.
  public var rule: LayerRule { memory.rule }
  /// The promise that is kept when the content changes.
  public var promise: ContentPromise { memory.promise }

  init(layout: TableLayout, memory: LayerMemory) {
    self.layout = layout
    self.memory = memory
  }

  /// Creates the state of a layer that keeps its promise list by list.
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

  /// The rows of the content sections, with their memory.
  var promisedRows: PromisedLists { PromisedLists(layouts: layout.rows, memory: memory.rows) }

  /// The added sections, with their memory. What was known of neighbouring sections is asked again:
  /// it may be about any of their rows.
  var promisedSections: PromisedLists {
    var sections = PromisedLists(layouts: [layout.sections], memory: memory.sections)
    sections.memory.forgetNeighbours()
    return sections
  }
}
