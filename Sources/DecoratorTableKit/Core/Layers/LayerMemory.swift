/// What a layer knows besides where its rows are: its rule, and what its promise has to remember.
///
/// It is a class, so that states share it after the many changes of content that leave it as it is.
/// Nothing in it ever changes.
final class LayerMemory: Sendable {
  /// Where rows are added, and what there is to add.
  let rule: LayerRule
  /// What happens to them when the content changes.
  let promise: ContentPromise
  /// What the promise remembers of the additional rows, with a list for each content section.
  let rows: PromiseMemory
  /// What the promise remembers of the added sections. They are the rows of one list: the content
  /// sections are its content, and section *j* of the rule is its model *j*.
  let sections: PromiseMemory

  init(
    rule: LayerRule, promise: ContentPromise, rows: PromiseMemory = PromiseMemory(),
    sections: PromiseMemory = PromiseMemory()
  ) {
    self.rule = rule
    self.promise = promise
    self.rows = rows
    self.sections = sections
  }

  /// The same with other lists of rows.
  func replacing(rows lists: [ListMemory]) -> LayerMemory {
    LayerMemory(
      rule: rule, promise: promise, rows: PromiseMemory(lists: lists, waiting: rows.waiting),
      sections: sections)
  }
}

/// What a promise remembers of the additional rows of all lists. *Follow the rule* remembers
/// nothing.
struct PromiseMemory: Sendable {
  /// What is remembered of each list.
  var lists: [ListMemory] = []
  /// The models without a row; nil where rows have no models, or each model is dealt to its slot.
  var waiting: WaitingModels?
}

/// What a promise remembers of the additional rows of one list, beyond where they stand.
struct ListMemory: Sendable {
  /// *Follow the content*: whether the last row stands there for the end, and goes with it.
  var hasEndRow = false
  /// *Keep the row*: all rows, for the most content that there was so far, if some of that is gone.
  /// The layout in force is the first part of it.
  var wanted: RowLayout?
  /// The models of all rows; empty where rows have none.
  var models = ShownModels()

  /// Whether the other remembers the same, as far as can be said without looking at rows.
  ///
  /// - Complexity: O(1) where both share what they remember, at worst O(*r*) for *r* runs of
  ///   models.
  func isSurelyEqual(to other: ListMemory) -> Bool {
    wanted == nil && other.wanted == nil && hasEndRow == other.hasEndRow && models == other.models
  }
}
