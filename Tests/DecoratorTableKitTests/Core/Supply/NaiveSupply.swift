@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

/// A supply that looks at everything there is, each time: all models that there ever were, and all
/// slots of the list. Slots are known by name.
struct NaiveSupply {
  enum State: Equatable {
    case loading(slot: Int?, since: Double, failures: Int)
    case ready(arrival: Double, slot: Int?)
    case shown(slot: Int, arrival: Double, isSeen: Bool, wanted: SupplyStock.RequestedChange?)
    case over
  }

  let rules: SupplySettings
  /// All models, by number.
  var models: [State] = []
  /// The number of models that have arrived.
  var arrivals = 0
  var failuresInARow = 0
  var isSilentUntil = 0.0
  var hasGivenUp = false
  var isPaused = false
  /// Whether what is on screen was not touched since it was new.
  var isFresh = true
  /// Whether it is fresh as soon as the finger that was there before it is lifted.
  var isFreshAfterFinger = false
  /// Whether the table was added to a window again just now.
  var isBack = false
  var hasEnded = false
  /// Slots that are left alone until a time, by name.
  var leftAlone: [Int: Double] = [:]

  var numbers: Range<Int> { models.indices }
  var loading: [Int] {
    numbers.filter { if case .loading = models[$0] { true } else { false } }
  }
  var ready: [Int] { numbers.filter { if case .ready = models[$0] { true } else { false } } }
  var shown: [Int] { numbers.filter { if case .shown = models[$0] { true } else { false } } }

  /// Slots that were removed have no model any more.
  mutating func forget(slot: Int) {
    for number in numbers {
      switch models[number] {
      case .loading(slot, let since, let failures):
        models[number] = .loading(slot: nil, since: since, failures: failures)
      case .ready(let arrival, slot): models[number] = .ready(arrival: arrival, slot: nil)
      default: break
      }
    }
    leftAlone[slot] = nil
  }

  /// Does what the event asks for, and returns it in words, in which slots have their names.
  mutating func handle(
    _ event: SupplyEvent, in world: inout SupplyWorld, random: Double
  ) -> [SupplyEffect] {
    guard !hasEnded else { return [] }
    let now = world.now
    var effects: [SupplyEffect] = []
    func drop(_ number: Int, _ loss: SupplyDiscardReason) {
      models[number] = .over
      effects.append(.drop(number, loss))
    }

    // Loads that take too long have failed.
    for number in loading {
      guard case .loading(_, let since, _) = models[number], since + rules.loadTimeout <= now
      else { continue }
      effects.append(.cancel(number))
      if fail(number, at: now, random: random) { effects.append(.giveUp) }
    }

    // A reader who scrolls or holds the list has touched what was new.
    if !world.isAtTop || world.isHeld { isFresh = false }
    if !world.isAtTop { isFreshAfterFinger = false }
    if isFreshAfterFinger, !world.isHeld { (isFresh, isFreshAfterFinger) = (true, false) }
    func renew() {
      isFresh = world.isAtTop && !world.isHeld
      isFreshAfterFinger = world.isAtTop && world.isHeld
    }
    isBack = event == .unpaused(isNew: true)

    // The event.
    switch event {
    case .viewportChanged: break
    case .renewed: renew()
    case .touched: (isFresh, isFreshAfterFinger) = (false, false)
    case .loaded(let number):
      guard case .loading(let slot, _, _) = models[number] else { break }
      models[number] = .ready(arrival: now, slot: slot)
      arrivals += 1
      (failuresInARow, isSilentUntil, hasGivenUp) = (0, 0, false)
    case .failed(let number):
      if fail(number, at: now, random: random) { effects.append(.giveUp) }
    case .empty(let number):
      guard case .loading(let slot, _, _) = models[number] else { break }
      models[number] = .over
      if let slot { leftAlone[slot] = now + rules.noFillBackOff }
      (failuresInARow, isSilentUntil, hasGivenUp) = (0, 0, false)
    case .seen(let number):
      guard case .shown(let slot, let arrival, _, let wanted) = models[number] else { break }
      models[number] = .shown(slot: slot, arrival: arrival, isSeen: true, wanted: wanted)
    case .rowsRemoved(let gone):
      for number in gone {
        guard case .shown(_, let arrival, let isSeen, let wanted) = models[number]
        else { continue }
        if isSeen {
          drop(number, .seen)
        } else if wanted != nil {
          drop(number, .replaced)
        } else {
          models[number] = .ready(arrival: arrival, slot: nil)
        }
      }
    case .paused: isPaused = true
    case .unpaused(let isNew):
      isPaused = false
      if isNew { renew() }
    case .retryRequested:
      (failuresInARow, isSilentUntil, hasGivenUp) = (0, 0, false)
      leftAlone = [:]
    case .refreshed(let includingVisible):
      if includingVisible { renew() }
      for number in shown {
        guard case .shown(let slot, let arrival, let isSeen, let wanted) = models[number],
          let place = world.slots.first(where: { $0.name == slot })
        else { continue }
        var new = wanted
        if includingVisible {
          new = .anywhere
        } else if world.side(of: place) != .visible || !world.isInReach(place) {
          new = wanted ?? .offScreen
        }
        models[number] = .shown(slot: slot, arrival: arrival, isSeen: isSeen, wanted: new)
      }
      for number in ready { drop(number, .replaced) }
    case .memoryWarned:
      for number in ready { drop(number, .released) }
    case .ended:
      for number in loading {
        models[number] = .over
        effects.append(.cancel(number))
      }
      for number in ready { drop(number, .ended) }
      for number in shown { drop(number, .ended) }
      for index in world.slots.indices {
        if case .model = world.slots[index].fill { world.setFill(.none, ofSlot: index) }
      }
      hasEnded = true
      return effects
    }

    // What is ready for too long is not shown any more.
    for number in ready {
      if case .ready(let arrival, _) = models[number], now - arrival > rules.lifetime {
        drop(number, .stale)
      }
    }
    if !isPaused { decide(&effects, in: &world) }
    while ready.count > rules.readyCount { drop(ready[0], .surplus) }
    return effects
  }

  private mutating func fail(_ number: Int, at now: Double, random: Double) -> Bool {
    guard case .loading(_, _, let failures) = models[number] else { return false }
    models[number] = .over
    // One of several loads at a time: the failure has been counted.
    guard failures == failuresInARow, !hasGivenUp else { return false }
    failuresInARow += 1
    if failuresInARow > rules.retryDelays.count {
      hasGivenUp = true
      return true
    }
    // Sums are rounded, and so both add up the same.
    let share = 1 + rules.jitter * (2 * random - 1)
    isSilentUntil = now + rules.retryDelays[failuresInARow - 1] * share
    return false
  }

  private var mayLoad: Bool { rules.limit.map { arrivals + loading.count < $0 } ?? true }

  /// Whether a row may be inserted into an empty slot.
  private func mayCome(_ slot: SupplyWorld.Slot, in world: SupplyWorld) -> Bool {
    switch world.side(of: slot) {
    case .below: return true
    case .above: return rules.fillsPassedSlots && !world.isHeld
    case .visible:
      switch rules.visibleSlots {
      case .never: return false
      case .always: return !world.isHeld || isBack
      case .untilTouched: return isFresh && !world.isHeld || isBack
      }
    }
  }

  private func wantsModel(_ slot: SupplyWorld.Slot, in world: SupplyWorld) -> Bool {
    guard world.isInReach(slot) else { return false }
    switch slot.fill {
    case .none: return mayCome(slot, in: world)
    case .placeholder: return true
    case .model(let number):
      guard case .shown(_, let arrival, _, let wanted) = models[number] else { return false }
      if wanted == .anywhere { return true }
      if world.side(of: slot) == .visible { return false }
      return wanted == .offScreen
        || (rules.replacesStale && world.now - arrival > rules.lifetime)
    }
  }

  /// How urgently a slot needs a model: the smaller, the more.
  private func need(_ slot: SupplyWorld.Slot, in world: SupplyWorld) -> Int {
    switch world.side(of: slot) {
    case .visible: slot.position - world.visible.lowerBound
    case .above: (world.movesUp ? 1000 : 2000) + world.visible.lowerBound - slot.position
    case .below: (world.movesUp ? 2000 : 1000) + slot.position - world.visible.upperBound
    }
  }

  private mutating func decide(_ effects: inout [SupplyEffect], in world: inout SupplyWorld) {
    // Nothing will arrive: no load is under way, and none may be started.
    var isHopeless: Bool { loading.isEmpty && (hasGivenUp || !mayLoad) }
    if !isHopeless, let count = rules.placeholderCount {
      let below = world.slots.indices.filter { world.side(of: world.slots[$0]) == .below }
      let visible = world.slots.indices.filter {
        world.side(of: world.slots[$0]) == .visible && mayCome(world.slots[$0], in: world)
      }
      for index in visible + below.prefix(count) where world.slots[index].fill == .none {
        world.setFill(.placeholder, ofSlot: index)
        effects.append(.showPlaceholder(slot: world.slots[index].name))
      }
    }

    func slotsInNeed() -> [SupplyWorld.Slot] {
      world.slots.filter { wantsModel($0, in: world) }
        .sorted { need($0, in: world) < need($1, in: world) }
    }
    func show(_ number: Int, in slot: SupplyWorld.Slot) {
      guard case .ready(let arrival, _) = models[number],
        let index = world.ordinal(ofSlotNamed: slot.name)
      else { return }
      if case .model(let before) = slot.fill {
        models[before] = .over
        effects.append(.drop(before, .replaced))
      }
      models[number] = .shown(slot: slot.name, arrival: arrival, isSeen: false, wanted: nil)
      world.setFill(.model(number), ofSlot: index)
      effects.append(.show(number, slot: slot.name))
    }
    for number in ready {
      if case .ready(_, let slot?) = models[number],
        let wished = slotsInNeed().first(where: { $0.name == slot })
      {
        show(number, in: wished)
      }
    }
    while let number = ready.first, let slot = slotsInNeed().first { show(number, in: slot) }

    if isHopeless, rules.collapsesReserved {
      let kept = world.slots.filter { slot in
        guard slot.fill == .placeholder, world.side(of: slot) != .visible else { return false }
        let below = world.slots.filter { world.side(of: $0) == .below }
          .prefix(rules.placeholderCount ?? 0)
        return world.isInReach(slot) || below.contains { $0.name == slot.name }
      }
      for slot in kept.sorted(by: { need($0, in: world) < need($1, in: world) }) {
        guard let index = world.ordinal(ofSlotNamed: slot.name) else { continue }
        world.setFill(.none, ofSlot: index)
        effects.append(.collapse(slot: slot.name))
      }
    }

    // Loads: one for each slot that has to wait, as far as is allowed.
    if !hasGivenUp, isSilentUntil <= world.now {
      let waiting = slotsInNeed().filter { (leftAlone[$0.name] ?? 0) <= world.now }
      var asked: Set<Int> = []
      for number in loading {
        if case .loading(let slot?, _, _) = models[number] { asked.insert(slot) }
      }
      var free = min(waiting.count, rules.concurrentLoads) - loading.count
      for slot in waiting where !asked.contains(slot.name) && free > 0 && mayLoad {
        free -= 1
        var reason = SupplyReason.ahead
        if case .model = slot.fill { reason = .refresh }
        if leftAlone[slot.name] != nil || failuresInARow > 0 { reason = .retry }
        effects.append(.load(models.count, slot: slot.name, reason))
        models.append(
          .loading(slot: slot.name, since: world.now, failures: failuresInARow))
      }
    }
    leftAlone = leftAlone.filter { $0.value > world.now }
  }
}
