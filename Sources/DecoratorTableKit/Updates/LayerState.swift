/// What a layer knows of its rows: where each stands, who it is, and what its promise has to remember.
public struct LayerState: Sendable {
  /// Where rows are added, and what there is to add.
  public let rule: LayerRule
  /// What happens to them when the content changes.
  public let promise: ContentPromise
  /// The layout in force.
  public internal(set) var layout: TableLayout

  /// Lays a layer out for content of a given size.
  ///
  /// - Parameter rowCounts: The number of content rows of each section, by inner section.
  public init(rule: LayerRule, promise: ContentPromise = .followRule, rowCounts: [Int]) {
    self.rule = rule
    self.promise = promise
    layout = rule.layout(of: rowCounts)
  }

  /// The index of the model that an additional row shows; its ordinal where rows have no models.
  ///
  /// - Parameter ordinal: The additional row, counted through the layer.
  public func model(ofAdditional ordinal: Int) -> Int { ordinal }

  /// The additional row that shows a model; nil while the model waits for a slot.
  ///
  /// - Parameter index: The index of the model; the ordinal of the row where rows have no models.
  public func ordinal(ofModel index: Int) -> Int? { index < layout.additionalCount ? index : nil }
}
