// The questions to a layer that its promise answers.
extension LayerState {
  /// Lays a layer out for content of a given size.
  ///
  /// - Parameters:
  ///   - rule: The places of added rows, and their models.
  ///   - promise: The promise that is kept when the content changes; nil for the one that suits the
  ///     placement, see ``ContentPromise``. Rows above groups keep ``ContentPromise/followRule``;
  ///     traps for another.
  ///   - rowCounts: The number of content rows of each section, by inner section. Traps if one is
  ///     negative.
  /// - Complexity: As `LayerRule.layout(of:)`.
  public init(rule: LayerRule, promise: ContentPromise? = nil, rowCounts: [Int]) {
    self = rule.keeping(promise ?? rule.usualPromise)
      .state(of: rule, rowCounts: rowCounts)
  }

  /// Follows a change of the content.
  ///
  /// - Parameter content: The change, for the content that the layer is laid out for.
  /// - Complexity: *Follow the content*: O((*m* + rows with a moved heir + rows around content
  ///   that goes + new slots) log *k*) for *m* operations, and O(sections); a limit, a spacing or
  ///   table rows take as long as `LayerRule.layout(of:)` besides, to decide about new slots amid
  ///   the content. *Keep the row*: O((*m* + rows that come and go) log *k*).
  ///   Both take the time of a look at each answer that is remembered, where a rule asks about
  ///   neighbours. *Follow the rule*: as `LayerRule.layout(of:)`. Groups: O((*m* + *g*) log *m*)
  ///   for the *g* groups that are touched, and a copy of the groups of sections that are.
  func following(_ content: UpdateMap) -> LayerTransition {
    keeping.following(content, of: self)
  }

  /// Follows a change of the content, and of the rule with it.
  ///
  /// - Parameters:
  ///   - content: The change.
  ///   - rule: The rule for the new content. Model *j* of it is model *j* of the old one, and so
  ///     are the added sections.
  /// - Complexity: As ``following(_:)``, and O(*k*) if the number of models changes.
  func following(_ content: UpdateMap, rule: LayerRule) -> LayerTransition {
    rule.keeping(promise).following(content, of: self, by: rule)
  }

  /// Changes the rule of the layer, while its content stays.
  ///
  /// Under *follow the rule* the models are dealt again. Otherwise rows stay where they are. The
  /// row of a model that goes is closed. A model that takes the place of another in the list takes
  /// over its row. Models that change their order stand in the rows in their new order. Other new
  /// ones get free slots below the last row of a section, sections from the top.
  ///
  /// - Parameters:
  ///   - rule: The new rule. Present rows stay where they are even if its placement is another one;
  ///     see ``laidOutAgain(by:models:)``.
  ///   - models: The change of the models. Added section *j* is section *j*.
  /// - Complexity: Under *follow the rule* as `LayerRule.layout(of:)`. Otherwise O(models +
  ///   sections); O(new rows + sections) if models are appended.
  func changing(to rule: LayerRule, models: ModelChange) -> LayerTransition {
    rule.keeping(promise).changing(self, to: rule, models: models)
  }

  /// Returns the same rows after the user has dragged content among them, of this list or from
  /// elsewhere.
  ///
  /// - Parameter layout: The rows on screen, with as many additional ones as before in each
  ///   section.
  /// - Complexity: O(sections); O(additional rows) for sections that keep rows for lack of content.
  func showing(_ layout: TableLayout) -> LayerState {
    keeping.showing(layout, of: self)
  }
}

extension ContentPromise {
  /// Whether rows stand where the rule puts them in the present content, whatever was before.
  var isLaidOutByRule: Bool { keeping.isLaidOutByRule }
}
