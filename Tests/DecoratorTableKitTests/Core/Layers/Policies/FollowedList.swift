@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// A layer around one list that it follows, twice: once as the library has it, once as the model.
struct FollowedList {
  /// What the slots of the layer are filled with.
  enum Supply: Hashable {
    case everySlot
    case models(Int)
    /// Every slot with an ordinal whose bit is 1 is filled.
    case filled(UInt64)
  }

  private(set) var naive: NaivePolicyLayer
  private(set) var state: LayerState
  /// What fills slots, by the identity of the slot; nil where slots are not filled one by one.
  private var fills: [Int: Int]?

  init?(_ placement: NaivePlacement, _ supply: Supply, count: Int) {
    self.init(placement, supply, around: ContentWorld(rowCounts: [count]))
  }

  /// - Parameter world: The list, in which some rows need not be content.
  init?(_ placement: NaivePlacement, _ supply: Supply, around world: ContentWorld) {
    var models: [Int]?
    if case .models(let number) = supply { models = Array(0..<number) }
    guard
      let naive = NaivePolicyLayer(
        .followContent, placement: placement, sectionPlacement: .none, models: models,
        addedSectionRowCounts: [], world: world),
      naive.canLayOut(naive.world)
    else { return nil }
    self.naive = naive
    let (counts, contentPositions) = (world.rowCounts, world.listContent)
    guard case .filled(let bits) = supply else {
      state = LayerState(
        rule: naive.rule, policy: .followContent, rowCounts: counts,
        contentPositions: contentPositions)
      return
    }
    let slots = naive.shown
    let filled = slots.indices.filter { bits >> ($0 % 64) & 1 == 1 }
    fills = Dictionary(uniqueKeysWithValues: filled.map { (slots[$0], $0) })
    state = LayerState(
      rule: LayerRule(fillingSlotsOf: placement.placement), policy: .followContent,
      rowCounts: counts, contentPositions: contentPositions)
    state = state.filling(Dictionary(uniqueKeysWithValues: filled.map { ($0, $0) })).new
  }

  /// Whether the list can get another rule with its content: that counts what it has known of the
  /// content before.
  var canChangeRule: Bool { fills == nil && state.contentPositions != nil }

  /// The additional rows on screen, by identity.
  private var shown: [Int] {
    naive.shown.compactMap { identity in fills.map { $0[identity] } ?? identity }
  }

  /// The list seen from outside.
  private var outer: [NaivePolicyList.Outer] {
    naive.lists[0].outer.compactMap { row in
      guard let fills, case .additional(let identity) = row else { return row }
      return fills[identity].map { .additional($0) }
    }
  }

  /// Follows a change of the content, and fails unless both agree on it, and the batch outside is
  /// legal and leads to the rows that are there then.
  ///
  /// - Parameter placement: Another rule from now on; nil for the same.
  mutating func follow(
    _ world: ContentWorld, _ update: BatchUpdate, by placement: NaivePlacement? = nil
  ) throws {
    var new = naive
    new.placement = placement ?? naive.placement
    guard new.canLayOut(world) else { return }
    let (rows, list) = (shown, outer)
    new.follow(world)
    naive = new
    // What fills a removed slot is in the empty one that it would be next to.
    for (identity, other) in naive.lists[0].joined {
      if let fill = fills?[identity], fills?[other] == nil { fills?[other] = fill }
    }
    if fills != nil {
      let slots = Set(naive.shown)
      fills = fills?.filter { slots.contains($0.key) }
    }
    let content = UpdateMap(
      update, before: state.layout.contentRowCounts, after: world.rowCounts,
      contentPositions: world.listContent)
    let transition =
      placement == nil ? state.following(content) : state.following(content, rule: naive.rule)
    if fills == nil {
      try expectRows(of: transition.new, with: naive, shown: naive.shown)
    } else {
      try expectFills(of: transition.new)
    }
    try expectMatch(transition.rows, from: rows, to: shown, "row")
    try transition.expectUnnamedRowsStay()
    let lifted = transition.lift(update, moveLimit: BatchUpdate.defaultMoveLimit)
    let found = try NaiveUpdate(update: lifted).rows(from: [list], takingNewFrom: [outer])
    try expectEqual(found, [outer], "what \(lifted) makes of \(list)")
    do {
      try lifted.validate(before: [list.count], after: [outer.count])
    } catch {
      throw Disagreement("\(lifted) is not legal: \(error)")
    }
    state = transition.new
  }

  /// Has the user drag content among the rows, which stay where they are. Nothing happens where
  /// slots are filled one by one.
  mutating func drag(to world: ContentWorld) {
    let dragged = NaivePolicyLayer(
      naive.policy, placement: naive.placement, sectionPlacement: .none, models: naive.models,
      addedSectionRowCounts: [], world: world)
    guard fills == nil, var list = dragged?.lists[0] else { return }
    list.rows = naive.lists[0].rows
    (naive.world, naive.lists) = (world, [list])
    state = state.showing(state.layout, contentPositions: world.listContent)
  }

  /// Compares the slots of a state, and what fills them, with the model.
  private func expectFills(of state: LayerState) throws {
    let filled = state.filledSlots
    try expectEqual(
      filled?.slots.layout.rows[0].anchors ?? [], naive.lists[0].anchors, "the slots")
    let slots = naive.shown
    try expectEqual(
      slots.indices.map { filled?.fill(ofSlot: $0) }, slots.map { fills?[$0] }, "the fills")
    let anchors = zip(naive.lists[0].anchors, slots).filter { fills?[$1] != nil }.map(\.0)
    try expectEqual(state.layout.rows[0].anchors, anchors, "the rows")
  }
}

extension ContentWorld {
  /// What a layer around the only list gets about it.
  fileprivate var listContent: ContentPositions {
    MaskedSection(isContent: naiveSections[0].isContent).contentPositions
  }
}

extension FollowedList: CustomStringConvertible {
  var description: String {
    """
    \(naive.placement), rows \(naive.lists[0].rows), filled \(fills ?? [:]), content \
    \(MaskedSection(isContent: naive.world.naiveSections[0].isContent))
    """
  }
}
