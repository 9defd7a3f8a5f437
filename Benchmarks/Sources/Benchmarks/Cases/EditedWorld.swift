import DecoratorTableKit

/// A layout in which edits accumulate.
struct EditedWorld {
  static let cleanName = "kit, made afresh"

  /// The number of layouts to examine.
  static let stageCount = 4

  /// The rows at each stage of editing, for each way to store them.
  private(set) var stages: [(name: String, lookups: [any RowLookup])]

  /// The number of outer rows that exist at every stage. It depends on how many of the random
  /// places coincide, since those make one additional row.
  private(set) var outerCount = Int.max

  /// Inserts content rows at random places among irregular additional rows.
  init(irregular size: ContentSize, insertions: Int) {
    let steps = LayerSteps(irregular: size, insertions: insertions)
    var layer = steps.layers[0]
    stages = [("kit", []), (Self.cleanName, []), (SortedRows.name, [])]
    for (index, step) in steps.steps.enumerated() {
      layer = layer.applyingLegal(step.update, rowCounts: step.rowCounts).state
      guard (index + 1) * Self.stageCount % insertions == 0 else { continue }
      let edited = layer.layout.rows[0]
      outerCount = min(outerCount, edited.count)
      let anchors = (0..<edited.additionalCount).map(edited.anchor(ofAdditional:))
      stages[0].lookups.append(edited)
      stages[1].lookups.append(RowLayout(contentCount: edited.contentCount, anchors: anchors))
      stages[2].lookups.append(SortedRows(anchors: anchors))
    }
  }

  /// Returns the contenders of a comparison that perform `work` at each stage.
  func contenders(
    operations: Int, work: @escaping @MainActor (any RowLookup) -> Int
  ) -> [Contender] {
    stages.map { name, lookups in
      Contender(name: name, operations: operations * lookups.count) {
        lookups.reduce(0) { $0 &+ work($1) }
      }
    }
  }
}
