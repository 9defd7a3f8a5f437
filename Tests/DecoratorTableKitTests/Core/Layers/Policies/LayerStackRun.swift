@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Layers one around the other that follow changes, each with the model of what it adds. The model
/// of a layer sees the rows inside by identities of their own, and gets by the batch what became of
/// them.
struct LayerStackRun {
  enum Layer {
    /// Rows and sections at places.
    case placed(PolicyLayerRun)
    /// Slots to fill one by one: the model has a row in each.
    case slots(NaivePolicyLayer, LayerState)
    /// Groups and hidden rows, which have models elsewhere.
    case other(LayerState)

    var state: LayerState {
      switch self {
      case .placed(let run): run.state
      case .slots(_, let state), .other(let state): state
      }
    }

    var naive: NaivePolicyLayer? {
      switch self {
      case .placed(let run): run.naive
      case .slots(let naive, _): naive
      case .other: nil
      }
    }
  }

  /// The layers, the innermost first.
  private(set) var layers: [Layer] = []
  /// What each layer is around, the innermost first, and what the last one shows.
  private(set) var worlds: [ContentWorld]

  init(around content: ContentWorld) { worlds = [content] }

  /// What a table gets that finds the layers as they are.
  private var contentPositions: ContentPositions {
    layers.reduce(ContentPositions(rowCounts: worlds[0].rowCounts)) {
      $0.around($1.state.layout)
    }
  }

  /// The rules of a layer have no end in the content that there is now.
  struct NoEnd: Error {}

  // MARK: - Layers

  /// Adds a layer of rows and sections.
  ///
  /// - Returns: Whether its rules have an end.
  @discardableResult
  mutating func add(
    _ policy: ContentPolicy, rows: NaivePlacement, sections: NaivePlacement = .none,
    models: Int? = nil, addedSectionRowCounts: [Int] = []
  ) -> Bool {
    let naive = NaivePolicyLayer(
      policy, placement: rows, sectionPlacement: sections, models: models.map { Array(0..<$0) },
      addedSectionRowCounts: addedSectionRowCounts, world: worlds[layers.count])
    guard let naive, naive.canLayOut(naive.world) else { return false }
    add(.placed(PolicyLayerRun(naive, contentPositions: contentPositions)))
    return true
  }

  /// Adds a layer of slots, of which each third is empty.
  ///
  /// - Returns: Whether its rule has an end.
  @discardableResult
  mutating func add(_ policy: ContentPolicy, slots: NaivePlacement) -> Bool {
    let naive = NaivePolicyLayer(
      policy, placement: slots, sectionPlacement: .none, models: nil, addedSectionRowCounts: [],
      world: worlds[layers.count])
    guard let naive, naive.canLayOut(naive.world) else { return false }
    let state = LayerState(
      rule: LayerRule(fillingSlotsOf: slots.placement), policy: policy,
      rowCounts: naive.world.rowCounts, contentPositions: contentPositions)
    let filled = naive.shown.indices.filter { $0 % 3 < 2 }
    let fills = Dictionary(uniqueKeysWithValues: filled.map { ($0, $0) })
    add(.slots(naive, state.filling(fills).new))
    return true
  }

  /// Adds a layer of groups or hidden rows.
  mutating func add(_ rule: LayerRule) {
    add(.other(LayerState(rule: rule, rowCounts: worlds[layers.count].rowCounts)))
  }

  private mutating func add(_ layer: Layer) {
    layers.append(layer)
    worlds.append(ContentWorld(around: worlds[layers.count - 1], layer.state.layout))
  }

  // MARK: - Changes

  /// Follows a change of the content.
  mutating func follow(_ content: ContentWorld, _ update: BatchUpdate, moveLimit: Int = 512) throws
  {
    let map: UpdateMap
    do {
      map = try UpdateMap(
        validating: update, before: worlds[0].rowCounts, after: content.rowCounts,
        contentPositions: ContentPositions(rowCounts: content.rowCounts))
    } catch {
      throw Disagreement("\(update) is not legal: \(error)")
    }
    worlds[0] = content
    var chain = LevelChain(update, of: map, moveLimit: moveLimit)
    try follow(&chain, from: 0)
  }

  /// Changes the models of a layer of rows at places, and has those around it follow.
  mutating func changeModels(ofLayer level: Int, using generator: inout SeededGenerator) throws {
    guard case .placed(var run) = layers[level] else { return }
    let counts = worlds[0].rowCounts
    var chain = LevelChain(
      BatchUpdate(), of: .unchanged(counts, contentPositions: ContentPositions(rowCounts: counts)),
      moveLimit: 512)
    for layer in layers[..<level] {
      chain.lift(through: LayerTransition(keeping: layer.state, content: chain.reached))
    }
    let before = layers[level]
    let transition = try run.changeModels(using: &generator)
    layers[level] = .placed(run)
    try lift(&chain, through: transition, of: level, before: before)
    try follow(&chain, from: level + 1)
  }

  /// Gives a layer of rows at places another rule, by which it is laid out again.
  mutating func layOut(
    layer level: Int, by rows: NaivePlacement, sections: NaivePlacement, _ policy: ContentPolicy
  ) throws {
    guard case .placed(let run) = layers[level] else { return }
    let counts = worlds[0].rowCounts
    var chain = LevelChain(
      BatchUpdate(), of: .unchanged(counts, contentPositions: ContentPositions(rowCounts: counts)),
      moveLimit: 512)
    for layer in layers[..<level] {
      chain.lift(through: LayerTransition(keeping: layer.state, content: chain.reached))
    }
    let naive = NaivePolicyLayer(
      policy, placement: rows, sectionPlacement: sections, models: run.naive.models,
      addedSectionRowCounts: run.naive.addedSectionRowCounts, world: worlds[level])
    guard let naive, naive.canLayOut(naive.world) else { throw NoEnd() }
    let transition = run.state.relaidOut(
      by: naive.rule, policy: policy, contentPositions: chain.reached.contentPositions)
    try withEvery("new rule", in: ["\(rows), sections \(sections), \(policy)"]) { _ in
      try expectAgreement(of: transition.new, with: naive)
      var new = run
      (new.naive, new.state) = (naive, transition.new)
      layers[level] = .placed(new)
      // The rows are others now, with any identities.
      try lift(&chain, through: transition, of: level, before: .other(run.state))
    }
    try follow(&chain, from: level + 1)
  }

  private mutating func follow(_ chain: inout LevelChain, from first: Int) throws {
    for level in first..<layers.count {
      let world = worlds[level]
      guard layers[level].naive?.canLayOut(world) != false else {
        throw NoEnd()
      }
      try withEvery("layer", in: ["\(level), \(layers[level])"]) { _ in
        let before = layers[level]
        let transition: LayerTransition
        switch layers[level] {
        case .placed(var run):
          transition = try run.follow(world, chain.reached)
          layers[level] = .placed(run)
        case .slots(var naive, let state):
          naive.follow(world)
          transition = state.following(chain.reached)
          try expectEqual(
            transition.new.filledSlots?.slots.layout.rows.map(\.anchors),
            naive.lists.map(\.anchors),
            "the slots")
          layers[level] = .slots(naive, transition.new)
        case .other(let state):
          transition = state.following(chain.reached)
          layers[level] = .other(transition.new)
        }
        try lift(&chain, through: transition, of: level, before: before)
      }
    }
  }

  /// Lifts the batch through a layer that has changed, and compares what it leads to.
  private mutating func lift(
    _ chain: inout LevelChain, through transition: LayerTransition, of level: Int, before: Layer
  ) throws {
    chain.lift(through: transition)
    let update = chain.applied(from: .content).table
    let layout = transition.new.layout
    do {
      try update.validate(
        before: transition.old.layout.outerRowCounts, after: layout.outerRowCounts)
    } catch {
      throw Disagreement("\(update) is not legal: \(error)")
    }
    var world = try worlds[level + 1].following(update, rowCounts: layout.outerRowCounts)
    world.markContent(around: worlds[level], layout)
    worlds[level + 1] = world
    guard case .placed(let old) = before, case .placed(let new) = layers[level],
      old.naive.policy != .followRule
    else { return }
    let (rows, expected) = (old.naive.outer, new.naive.outer)
    let found = try NaiveUpdate(update: update).rows(from: rows, takingNewFrom: expected)
    try expectEqual(found, expected, "what \(update) makes of \(rows)")
  }
}

extension NaivePolicyLayer {
  /// The list seen from outside.
  fileprivate var outer: [[NaivePolicyList.Outer]] {
    let added = zip(sections.anchors, sections.shown).map { anchor, section in
      // A number that no row has.
      let identity = NaivePolicyList.Outer.additional(-1 - section)
      return NaiveLayer.Added(
        anchor: anchor, identity: identity,
        rows: Array(repeating: identity, count: addedSectionRowCounts[section]))
    }
    return NaiveLayer(
      content: world.sections.map { $0.rows.map { .content($0) } },
      sections: lists.map { list in
        NaiveLayer.Section(
          anchors: list.anchors, identities: list.shown.map { .additional($0) })
      }, added: added
    ).outer
  }
}
