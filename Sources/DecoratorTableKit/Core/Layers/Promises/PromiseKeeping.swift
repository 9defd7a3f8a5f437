/// A way to keep a promise: one type a promise, each in its own file.
protocol PromiseKeeping: Sendable {
  /// Whether rows stand where the rule puts them in the present content, whatever was before.
  var isLaidOutByRule: Bool { get }

  /// Lays a layer out.
  ///
  /// - Parameters:
  ///   - rule: The places of added rows, and their models.
  ///   - rowCounts: The number of content rows of each section, by inner section.
  func state(of rule: LayerRule, rowCounts: [Int]) -> LayerState

  /// Follows a change of the content.
  func following(_ content: UpdateMap, of state: LayerState) -> LayerTransition

  /// Follows a change of the content, and of the rule with it. Models and added sections are the
  /// same by their index.
  func following(_ content: UpdateMap, of state: LayerState, by rule: LayerRule)
    -> LayerTransition

  /// Changes the rule of a layer, while its content stays.
  func changing(_ state: LayerState, to rule: LayerRule, models: ModelChange) -> LayerTransition

  /// Returns the state after the user has dragged content among the rows of a layer.
  ///
  /// - Parameter layout: The rows on screen, with as many additional ones as before in each
  ///   section.
  func showing(_ layout: TableLayout, of state: LayerState) -> LayerState
}

extension PromiseKeeping {
  func showing(_ layout: TableLayout, of state: LayerState) -> LayerState {
    LayerState(layout: layout, memory: state.memory)
  }
}

extension LayerRule {
  /// Returns the type that keeps a promise for rows of this rule. Traps for a promise that rows
  /// above groups cannot keep.
  func keeping(_ promise: ContentPromise) -> any PromiseKeeping {
    if let hiding { return FollowVisibility(hiding: hiding) }
    if fillsSlots { return FillSlots(promise: promise) }
    guard groups != nil else { return promise.keeping }
    guard promise == .followRule else {
      misuse(
        """
        rows above groups cannot keep the promise .\(promise): they stand above the content that \
        has their key, wherever that goes; leave the promise out
        """)
    }
    return FollowGroups()
  }
}

extension LayerState {
  /// The type that keeps the promise for the rows of the layer.
  var keeping: any PromiseKeeping { rule.keeping(promise) }
}

extension ContentPromise {
  /// The type that keeps the promise, where rows do not stand above groups.
  var keeping: any PromiseKeeping {
    switch self {
    case .followRule: FollowRule()
    case .followContent: FollowContent()
    case .keepRow: KeepRow()
    }
  }
}
