@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

/// A supply and its model in one world, with the same events.
struct SupplyRun {
  /// Something that happens in the world.
  enum Step: Hashable {
    case scroll(Int)
    case wait(Double)
    /// Time passes until the plan wants to look again.
    case wake
    /// A load ends, by its index among those under way.
    case arrive(Int), fail(Int), nothing(Int)
    /// A load ends a second time, or after it was cancelled.
    case arriveAgain
    /// The first visible model that was not seen is seen.
    case see
    case removeSlot(Int), addSlot(Int)
    /// A finger is put on the list or lifted, or taps it; all rows on screen are new.
    case hold, release, tap, renew
    /// The table is added to a window again.
    case comeBack
    case pause, goOn, resume, refresh(Bool), warn, end
  }

  private(set) var world: SupplyWorld
  private(set) var naive: NaiveSupply
  private(set) var plan: SupplyPlan
  /// All effects, by the number of the model.
  private(set) var ended: Set<Int> = []
  private(set) var dropped: Set<Int> = []
  private(set) var loaded: Set<Int> = []
  private(set) var randomCount = 0

  init(_ rules: SupplySettings, world: SupplyWorld) {
    self.world = world
    naive = NaiveSupply(rules: rules)
    plan = SupplyPlan(rules: rules)
  }

  /// Makes a step in both, and compares.
  mutating func take(_ step: Step) throws {
    var event = SupplyEvent.viewportChanged
    switch step {
    case .scroll(let distance): world.scroll(by: distance)
    case .wait(let time): world.wait(time)
    case .wake: if let time = plan.wakeTime { world.wait(until: time) }
    case .arrive(let index): if let number = load(index) { event = .loaded(number) }
    case .fail(let index): if let number = load(index) { event = .failed(number) }
    case .nothing(let index): if let number = load(index) { event = .empty(number) }
    case .arriveAgain: if let number = ended.min() { event = .loaded(number) }
    case .see:
      let slot = world.slots.first { slot in
        guard case .model(let number) = slot.fill, world.side(of: slot) == .visible
        else { return false }
        return plan.stock.shown[number]?.isSeen == false
      }
      if case .model(let number)? = slot?.fill { event = .seen(number) }
    case .removeSlot(let index):
      guard world.slots.indices.contains(index) else { break }
      let slot = world.slots[index]
      world.removeSlot(index)
      naive.forget(slot: slot.name)
      plan.follow { $0 == index ? nil : $0 > index ? $0 - 1 : $0 }
      if case .model(let number) = slot.fill { event = .rowsRemoved([number]) }
    case .addSlot(let position):
      let names = world.slots.map(\.name)
      world.addSlot(at: position)
      let world = world
      plan.follow { names.indices.contains($0) ? world.ordinal(ofSlotNamed: names[$0]) : nil }
    case .pause: event = .paused
    case .goOn: event = .unpaused(isNew: false)
    case .comeBack: event = .unpaused(isNew: true)
    case .hold: world.isHeld = true
    case .release: world.isHeld = false
    case .tap: event = .touched
    case .renew: event = .renewed
    case .resume: event = .retryRequested
    case .refresh(let includingVisible): event = .refreshed(includingVisible: includingVisible)
    case .warn: event = .memoryWarned
    case .end: event = .ended
    }
    try tell(event)
  }

  private func load(_ index: Int) -> Int? {
    plan.loads.indices.contains(index) ? plan.loads[index].number : nil
  }

  private mutating func tell(_ event: SupplyEvent) throws {
    if case .loaded(let number) = event, plan.loads.contains(where: { $0.number == number }) {
      loaded.insert(number)
    }
    switch event {
    case .loaded(let number), .failed(let number), .empty(let number): ended.insert(number)
    default: break
    }
    randomCount += 1
    let random = Double(randomCount * 7 % 10) / 10
    let before = (world: world, plan: plan)
    let effects = plan.handle(
      event, at: world.now,
      seeing: world.window(placeholderCount: plan.rules.placeholderCount ?? 0),
      random: random)
    var changed = world
    let expected = naive.handle(event, in: &changed, random: random)
    let names = world.slots.map(\.name)
    try expectEqual(effects.map { $0.naming(names) }, expected, "what is done after \(event)")
    try expectEqual(plan.loads.map(\.number), naive.loading, "the loads")
    try expectEqual(plan.stock.ready.map(\.number), naive.ready, "the ready models")
    try expectEqual(plan.stock.shown.keys.sorted(), naive.shown, "the shown models")
    try carryOut(effects)
    for (slot, other) in zip(world.slots, changed.slots) {
      try expectEqual(slot.fill, other.fill, "the fill of slot \(slot.name)")
    }
    try expectInvariants(effects, of: event, before: before.world, was: before.plan)
  }

  /// Changes the world as in the plan.
  private mutating func carryOut(_ effects: [SupplyEffect]) throws {
    for effect in effects {
      switch effect {
      case .show(let number, let slot): world.setFill(.model(number), ofSlot: slot)
      case .showPlaceholder(let slot): world.setFill(.placeholder, ofSlot: slot)
      case .collapse(let slot): world.setFill(.none, ofSlot: slot)
      case .drop(let number, let loss):
        guard dropped.insert(number).inserted else {
          throw Disagreement("every taken model is shown, given back or dropped: \(number) twice")
        }
        if loss == .ended, let slot = world.slots.firstIndex(where: { $0.fill == .model(number) }) {
          world.setFill(.none, ofSlot: slot)
        }
      case .cancel(let number): ended.insert(number)
      case .load, .giveUp: break
      }
    }
  }
}

extension SupplyEffect {
  /// The effect with the names of slots in place of their ordinals.
  fileprivate func naming(_ names: [Int]) -> SupplyEffect {
    switch self {
    case .load(let number, let slot, let reason): .load(number, slot: names[slot], reason)
    case .show(let number, let slot): .show(number, slot: names[slot])
    case .showPlaceholder(let slot): .showPlaceholder(slot: names[slot])
    case .collapse(let slot): .collapse(slot: names[slot])
    case .cancel, .drop, .giveUp: self
    }
  }
}

// What holds after every event, independently of the model.
extension SupplyRun {
  private func expectInvariants(
    _ effects: [SupplyEffect], of event: SupplyEvent, before: SupplyWorld, was: SupplyPlan
  ) throws {
    let rules = plan.rules
    func expect(_ name: String, _ condition: Bool) throws {
      if !condition { throw Disagreement("\(name): after \(effects)") }
    }
    let shown = world.modelsShown
    try expect("a model is in one place", Set(shown).count == shown.count)
    try expect("the plan knows what is shown", Set(shown) == Set(plan.stock.shown.keys))
    try expect(
      "a model is ready or shown, not both",
      Set(plan.stock.ready.map(\.number)).isDisjoint(with: plan.stock.shown.keys))
    for (slot, old) in zip(world.slots, before.slots) where old.fill == .none && slot.fill != .none
    {
      let side = world.side(of: slot)
      let isBack = event == .unpaused(isNew: true)
      try expect("nothing moves under a finger", side == .below || !world.isHeld || isBack)
      try expect("nothing comes on screen", side != .visible || rules.visibleSlots != .never)
      try expect(
        "nothing comes on screen after a touch",
        side != .visible || rules.visibleSlots == .always || isBack
          || plan.reader == .untouched && world.isAtTop)
      try expect("what was passed stays empty", side != .above || rules.fillsPassedSlots)
    }
    for (slot, old) in zip(world.slots, before.slots)
    where old.fill == .placeholder && slot.fill == .none {
      try expect("a visible placeholder stays", world.side(of: slot) != .visible)
    }
    try expect("no more are ready than may be", plan.stock.ready.count <= rules.readyCount)
    try expect("no more loads than may be", plan.loads.count <= rules.concurrentLoads)
    try expect(
      "no more are loaded than may be", loaded.count <= rules.limit ?? .max)
    try expect(
      "every taken model is shown, given back or dropped",
      loaded == dropped.union(plan.stock.ready.map(\.number)).union(plan.stock.shown.keys)
        && dropped.isDisjoint(with: plan.stock.shown.keys)
        && dropped.isDisjoint(with: plan.stock.ready.map(\.number)))
    for case .show(let number, _) in effects {
      let age = plan.stock.shown[number].map { world.now - $0.loadTime } ?? 0
      try expect("what is shown was not stale", age <= rules.lifetime)
    }
    let asks = effects.contains { if case .load = $0 { true } else { false } }
    let shows = effects.contains { if case .show = $0 { true } else { false } }
    try expect("a supply that rests asks for nothing", !(asks && plan.retries.hasGivenUp))
    try expect("nobody sees what a paused supply does", !(plan.isPaused && (asks || shows)))
    try expect(
      "nothing is asked for in a pause", !asks || (plan.retries.backOffEnd ?? 0) <= world.now)
    // That a shown model gets stale is detected when something else happens.
    for time in plan.timesToCome where time > world.now && !rules.replacesStale {
      var later = plan
      let done = later.handle(
        .viewportChanged, at: time,
        seeing: world.window(placeholderCount: rules.placeholderCount ?? 0),
        random: 0.5)
      let isWork = done.contains { if case .drop(_, .stale) = $0 { false } else { true } }
      try expect(
        "a plan wakes when there is something to do",
        plan.isPaused || !isWork || (plan.wakeTime.map { $0 <= time } ?? false))
    }
    try expect("a plan wakes later than now", plan.wakeTime.map { $0 > world.now } ?? true)
    try expect(
      "loads are for slots, one for each",
      Set(plan.loads.compactMap(\.slot)).count == plan.loads.compactMap(\.slot).count)
  }
}

extension SupplyPlan {
  /// The times at which something may be done though nothing happens.
  fileprivate var timesToCome: [Double] {
    let ends = loads.map(\.deadline).filter { $0 < .infinity }
    return [retries.backOffEnd].compactMap { $0 } + emptySlots.values + ends
  }
}
