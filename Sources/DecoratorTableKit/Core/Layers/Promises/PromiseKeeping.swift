/// How a promise is kept: one type a promise, each in its own file.
protocol PromiseKeeping: Sendable {
  /// Whether rows stand where the rule puts them in the content of the moment, whatever was before.
  var isLaidOutByRule: Bool { get }

  /// Lays a layer out.
  ///
  /// - Parameters:
  ///   - rule: Where rows are added, and what there is to add.
  ///   - rowCounts: The number of content rows of each section, by inner section.
  func state(of rule: LayerRule, rowCounts: [Int]) -> LayerState

  /// What becomes of a layer when its content changes.
  func following(_ content: UpdateMap, of state: LayerState) -> LayerTransition

  /// What becomes of a layer when its content changes, and its rule with it. Models and added
  /// sections are the same by their index.
  func following(_ content: UpdateMap, of state: LayerState, by rule: LayerRule)
    -> LayerTransition

  /// What becomes of a layer when it changes what it adds, while its content stays.
  func changing(_ state: LayerState, to rule: LayerRule, models: ModelChange) -> LayerTransition

  /// The state after the user has dragged content among the rows of a layer.
  ///
  /// - Parameter layout: What is on screen, with as many additional rows as before in each section.
  func showing(_ layout: TableLayout, of state: LayerState) -> LayerState
}

extension ContentPromise {
  /// How the promise is kept.
  var keeping: any PromiseKeeping {
    switch self {
    case .followRule: FollowRule()
    case .followContent: FollowContent()
    case .keepRow: KeepRow()
    }
  }
}
