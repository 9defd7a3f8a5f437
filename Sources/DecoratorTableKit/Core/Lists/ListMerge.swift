/// Models that are merged into a list.
@usableFromInline
struct ListMerge: Sendable {
  /// The models, in the order in which they fill the slots.
  @usableFromInline var models: ListRows
  let placement: Placement
  /// The places of the models around everything inside the merge.
  @usableFromInline private(set) var layout: TableLayout

  /// Places models by a rule.
  ///
  /// - Parameters:
  ///   - models: The models.
  ///   - placement: The rule.
  ///   - rowCounts: The number of rows of each section inside the merge.
  init(_ models: ListRows, placed placement: Placement, around rowCounts: [Int]) {
    self.models = models
    self.placement = placement
    layout = Self.layout(of: models, placed: placement, around: rowCounts)
  }

  /// Places the models by the rule again.
  ///
  /// - Parameter rowCounts: The number of rows of each section inside the merge.
  mutating func layOut(around rowCounts: [Int]) {
    layout = Self.layout(of: models, placed: placement, around: rowCounts)
  }

  private static func layout(
    of models: ListRows, placed placement: Placement, around rowCounts: [Int]
  ) -> TableLayout {
    LayerRule(rows: placement, supply: .models(models.count)).layout(of: rowCounts)
  }
}
