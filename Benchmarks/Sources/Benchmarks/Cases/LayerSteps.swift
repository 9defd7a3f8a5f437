import DecoratorTableKit
import DecoratorTableTesting

/// Layers around one section of content, and successive changes of it.
struct LayerSteps {
  struct Step {
    let update: BatchUpdate
    /// The number of rows of each section after the change.
    let rowCounts: [Int]
  }

  /// The layers, innermost first.
  let layers: [LayerState]
  let steps: [Step]

  /// Creates successive inserts of content among additional rows, both at random places; the
  /// additional rows follow the content.
  init(irregular size: ContentSize, depth: Int = 1, insertions: Int) {
    var layers: [LayerState] = []
    var count = size.count
    for level in 0..<depth {
      let anchors = SeededGenerator.numbers(
        size.irregularCount, in: 0..<count + 1, seed: UInt64(level) + 7)
      let rule = LayerRule(rows: .before(contentRows: anchors), supply: .everySlot)
      let state = LayerState(rule: rule, policy: .followContent, rowCounts: [count])
      layers.append(state)
      count = state.layout.rows[0].count
    }
    self.layers = layers
    steps = Self.insertions(insertions, among: size.count)
  }

  /// Creates successive inserts of content in a layer with its own rule, whose rows follow the
  /// content.
  init(_ rule: LayerRule, contentCount: Int, insertions: Int) {
    layers = [LayerState(rule: rule, policy: .followContent, rowCounts: [contentCount])]
    steps = Self.insertions(insertions, among: contentCount)
  }

  private static func insertions(_ count: Int, among contentCount: Int) -> [Step] {
    var generator = SeededGenerator(seed: 3)
    return (0..<count).map { insertion in
      let row = Int.random(in: 0..<contentCount + insertion, using: &generator)
      return Step(
        update: BatchUpdate([.insertRow(RowPosition(section: 0, row: row))]),
        rowCounts: [contentCount + insertion + 1])
    }
  }

  /// Creates one insert of several content rows.
  ///
  /// - Parameter rows: The rows after the change.
  init(
    _ rule: LayerRule, _ policy: ContentPolicy, contentCount: Int,
    inserting rows: some Sequence<Int>
  ) {
    let update = BatchUpdate(rows.map { .insertRow(RowPosition(section: 0, row: $0)) })
    layers = [LayerState(rule: rule, policy: policy, rowCounts: [contentCount])]
    steps = [Step(update: update, rowCounts: [contentCount + update.insertedRows.count])]
  }

  /// Passes the outermost batch of each step to a closure, in order.
  func forEachUpdate(_ body: (BatchUpdate) -> Void) {
    var layers = layers
    for step in steps {
      var (update, rowCounts) = (step.update, step.rowCounts)
      for index in layers.indices {
        let after = layers[index].applyingLegal(update, rowCounts: rowCounts)
        layers[index] = after.state
        update = after.update
        if index + 1 < layers.count { rowCounts = after.outerRowCounts }
      }
      body(update)
    }
  }

  /// Returns the number of operations in all outermost batches.
  func operationCount() -> Int {
    var count = 0
    forEachUpdate { update in
      count += update.insertedRows.count + update.movedRows.count + update.reloadedSections.count
    }
    return count
  }

  /// Returns the sum of the outer rows of inserted content.
  func sumOfInsertedRows() -> Int {
    var sum = 0
    forEachUpdate { sum &+= $0.insertedRows[0].row }
    return sum
  }
}

extension LayerState {
  /// Returns the layer after a change that is known to be valid.
  func applyingLegal(_ update: BatchUpdate, rowCounts: [Int]) -> LayerUpdate {
    do {
      return try applying(update, rowCounts: rowCounts)
    } catch {
      fatalError("\(error)")
    }
  }
}
