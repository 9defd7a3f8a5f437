/// The knowledge of a layer besides the places of its rows: its rule, and the memory of its
/// promise.
///
/// It is a class, so that states share it after the many changes of content that leave it as it is.
/// Nothing in it ever changes.
final class LayerMemory: Sendable {
  /// The places of added rows, and their models.
  let rule: LayerRule
  /// The promise that is kept when the content changes.
  let promise: ContentPromise
  /// The promise's memory of the additional rows, with a list for each content section.
  let rows: PromiseMemory
  /// The promise's memory of the added sections. They are the rows of one list: the content
  /// sections are its content, and section *j* of the rule is its model *j*.
  let sections: PromiseMemory
  /// The groups of the content; nil where rows do not stand above groups.
  let groups: (any ContentGroups)?
  /// *Follow the rule*: the answers about neighbours that are known. Under the other promises each
  /// list has its own.
  let boundaries: BoundaryMemory
  /// *Hiding*: the most rows that each section (inner) shows; nil for a section without limit.
  let limits: [Int?]
  /// The slots, and what fills some of them; nil where every slot has a row that can have one.
  let filled: FilledSlots?

  init(
    rule: LayerRule, promise: ContentPromise, rows: PromiseMemory = PromiseMemory(),
    sections: PromiseMemory = PromiseMemory(), groups: (any ContentGroups)? = nil,
    boundaries: BoundaryMemory = BoundaryMemory(), limits: [Int?] = [], filled: FilledSlots? = nil
  ) {
    self.rule = rule
    self.promise = promise
    self.rows = rows
    self.sections = sections
    self.groups = groups
    self.boundaries = boundaries
    self.limits = limits
    self.filled = filled
  }

  /// Returns the same memory with other lists of rows.
  func replacing(rows lists: [ListMemory]) -> LayerMemory {
    LayerMemory(
      rule: rule, promise: promise, rows: PromiseMemory(lists: lists, waiting: rows.waiting),
      sections: sections, groups: groups, boundaries: boundaries, limits: limits, filled: filled)
  }
}

/// A promise's memory of the additional rows of all lists. *Follow the rule* remembers nothing.
struct PromiseMemory: Sendable {
  /// The memory of each list.
  var lists: [ListMemory] = []
  /// The models without a row; nil where rows have no models, or each model is dealt to its slot.
  var waiting: WaitingModels?

  /// Takes what is known of neighbours through a change of the content. The lists stay where they
  /// are.
  ///
  /// - Complexity: As ``BoundaryMemory/following(_:)``
  mutating func followNeighbours(_ content: UpdateMap) {
    for (section, changed) in content.touchedAndChangedRows {
      guard let rows = content.rows(ofSection: section), !lists[section].answers.isEmpty else {
        continue
      }
      lists[section].answers = lists[section].answers.following(rows, changed: changed)
    }
  }

  /// Forgets what is known of neighbours.
  ///
  /// - Complexity: O(lists)
  mutating func forgetNeighbours() {
    for list in lists.indices where !lists[list].answers.isEmpty {
      lists[list].answers = BoundaryMemory.Section()
    }
  }
}

/// A promise's memory of the additional rows of one list, besides their places.
struct ListMemory: Sendable {
  /// *Follow the content*: whether the last row stands there for the end, and goes with it.
  var hasEndRow = false
  /// *Keep the row*: all rows, for the most content so far; nil if none of that is gone. The layout
  /// in force is the first part of it.
  var wanted: RowLayout?
  /// The models of all rows; empty where rows have none.
  var models = ShownModels()
  /// The answers about neighbours that are known.
  var answers = BoundaryMemory.Section()

  /// Returns whether both are known to remember the same without a look at rows.
  ///
  /// - Complexity: O(1) where both share their models, otherwise O(*r*) for *r* runs of models.
  func isSurelyEqual(to other: ListMemory) -> Bool {
    wanted == nil && other.wanted == nil && hasEndRow == other.hasEndRow && models == other.models
      && answers.isEmpty && other.answers.isEmpty
  }
}
