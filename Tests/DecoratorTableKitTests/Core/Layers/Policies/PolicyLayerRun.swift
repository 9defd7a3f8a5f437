@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// A layer that changes, twice.
struct PolicyLayerRun {
  var naive: NaivePolicyLayer
  var state: LayerState
  var nextModel = 10_000

  init?(_ policy: ContentPolicy, using generator: inout SeededGenerator) {
    var counts: [Int] = []
    for _ in 0..<generator.number(in: 0...4) { counts.append(generator.number(in: 0...12)) }
    let models = generator.number(in: 0...2) == 0 ? nil : generator.number(in: 0...14)
    var sections: [Int] = []
    for _ in 0..<generator.number(in: 0...3) { sections.append(generator.number(in: 0...2)) }
    guard
      let naive = NaivePolicyLayer(
        policy, placement: Self.placement(using: &generator),
        sectionPlacement: Self.placement(using: &generator),
        models: models.map { Array(0..<$0) }, addedSectionRowCounts: sections,
        world: ContentWorld(rowCounts: counts))
    else { return nil }
    // Answers about neighbours are remembered, and must not depend on the numbers of rows, as those
    // of these rules do.
    guard !naive.placement.asksNeighbours, !naive.sectionPlacement.asksNeighbours,
      naive.canLayOut(naive.world)
    else { return nil }
    self.init(naive)
  }

  /// - Parameter contentPositions: Which of the rows inside are content; nil if all are.
  init(_ naive: NaivePolicyLayer, contentPositions: ContentPositions? = nil) {
    self.naive = naive
    state = LayerState(
      rule: naive.rule, policy: naive.policy, rowCounts: naive.world.rowCounts,
      contentPositions: contentPositions)
  }

  /// Rules that have an effect on short lists.
  private static func placement(using generator: inout SeededGenerator) -> NaivePlacement {
    var placement = generator.placement(depth: 1)
    if generator.number(in: 0...1) == 0 {
      placement = .plus(placement, .every(generator.number(in: 1...4), after: nil))
    }
    if generator.number(in: 0...2) == 0 { placement = .plus(placement, .end) }
    if generator.number(in: 0...5) == 0 {
      placement = .limited(placement, to: generator.number(in: 0...4))
    }
    return placement
  }

  mutating func changeContent(using generator: inout SeededGenerator) throws {
    let (world, update) = naive.world.changing(
      using: &generator, changesSections: generator.number(in: 0...2) == 0)
    guard naive.canLayOut(world) else { return }
    let map = UpdateMap(update, before: naive.world.rowCounts, after: world.rowCounts)
    try withEvery("update", in: [update]) { _ in try follow(world, map) }
  }

  /// Follows a change of the content.
  @discardableResult
  mutating func follow(_ world: ContentWorld, _ content: UpdateMap) throws -> LayerTransition {
    let before = naive
    naive.follow(world)
    let transition = state.following(content)
    try expect(transition, before: before)
    return transition
  }

  @discardableResult
  mutating func changeModels(using generator: inout SeededGenerator) throws -> LayerTransition {
    let before = naive
    var counts = naive.addedSectionRowCounts
    if generator.number(in: 0...3) == 0 {
      counts = counts.dropLast(generator.number(in: 0...1)).map { _ in
        generator.number(in: 0...2)
      }
      if generator.number(in: 0...1) == 0 { counts.append(generator.number(in: 0...2)) }
    }
    guard var models = naive.models else {
      naive.change(models: nil, addedSectionRowCounts: counts)
      let transition = state.changing(to: naive.rule, models: .unchanged)
      try expect(transition, before: before)
      return transition
    }
    let old = models
    var change = ModelChange.unchanged
    if generator.number(in: 0...2) == 0 {
      for _ in 0..<generator.number(in: 1...3) { models.append(newModel()) }
    } else {
      models.removeAll { _ in generator.number(in: 0...6) == 0 }
      for index in models.indices where generator.number(in: 0...6) == 0 {
        models[index] = newModel()
      }
      for _ in 0..<generator.number(in: 0...2) {
        models.insert(newModel(), at: generator.number(in: 0...models.count))
      }
      if generator.number(in: 0...3) == 0 { models.shuffle(using: &generator) }
      change = .listed(old.map(models.firstIndex(of:)), changed: [])
    }
    naive.change(models: models, addedSectionRowCounts: counts)
    let transition = state.changing(to: naive.rule, models: change)
    try withEvery("models", in: ["\(old) -> \(models)"]) { _ in
      try expect(transition, before: before, replaced: zip(old, models))
    }
    return transition
  }

  private mutating func newModel() -> Int {
    nextModel += 1
    return nextModel
  }

  /// Checks a change that the model has made already, and makes it.
  private mutating func expect(
    _ transition: LayerTransition, before: NaivePolicyLayer,
    replaced: Zip2Sequence<[Int], [Int]>? = nil
  ) throws {
    try expectAgreement(of: transition.old, with: before)
    try expectAgreement(of: transition.new, with: naive)
    state = transition.new
    // A layer that follows the rule lays out all rows again.
    guard naive.policy != .followRule else { return }
    // One that replaces another in its row is the same row, and changed.
    var shown = before.shown
    var changed: [Int] = []
    if let replaced, let old = before.models, let new = naive.models {
      for (model, other) in replaced where !new.contains(model) && !old.contains(other) {
        guard let ordinal = shown.firstIndex(of: model) else { continue }
        shown[ordinal] = other
        if naive.shown.contains(other) { changed.append(ordinal) }
      }
    }
    try expectEqual(transition.changed, changed.sorted(), "the changed rows")
    try expectMatch(transition.rows, from: shown, to: naive.shown, "row")
    try expectMatch(
      transition.sections, from: before.sections.shown, to: naive.sections.shown,
      "added section")
    try transition.expectUnnamedRowsStay()
  }
}
