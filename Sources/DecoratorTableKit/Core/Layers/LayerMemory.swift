/// What a layer knows besides where its rows are: its rule, and what its promise has to remember.
///
/// It is a class to be one reference in ``LayerState``, which most changes of content leave as it is;
/// nothing in it ever changes.
final class LayerMemory: Sendable {
  /// Where rows are added, and what there is to add.
  let rule: LayerRule
  /// What happens to them when the content changes.
  let promise: ContentPromise

  // *Follow the rule* remembers nothing.

  /// For each content section.
  let rows: [PromiseMemory]
  /// For the added sections: the content sections are their content, and section *j* of the rule is
  /// their model *j*.
  let sections: PromiseMemory
  /// The models without a row; nil where rows have no models, or each is dealt to its slot.
  let waitingModels: WaitingModels?
  /// The sections of the rule without a place; nil where each is dealt to its slot.
  let waitingSections: WaitingModels?

  init(
    rule: LayerRule, promise: ContentPromise, rows: [PromiseMemory] = [],
    sections: PromiseMemory = PromiseMemory(), waitingModels: WaitingModels? = nil,
    waitingSections: WaitingModels? = nil
  ) {
    self.rule = rule
    self.promise = promise
    self.rows = rows
    self.sections = sections
    self.waitingModels = waitingModels
    self.waitingSections = waitingSections
  }
}
