/// What a supply asks for, shows and drops: a value that is told of events and says what to do.
///
/// It knows neither models nor tables nor clocks. Each load has a number, which is that of the model
/// it brings. Slots are known by their ordinals, which follow the content; see ``follow(_:)``.
///
/// - A *row* comes into a slot below the visible rows only. What is in a slot already, a placeholder
///   or a model that is to be replaced, gives way wherever it is.
/// - A model is *ready* when it was loaded and is not shown. It is shown in the slot that it was
///   loaded for, or else in the one that needs one most.
/// - Models are asked for while there are more slots that need one than loads.
///
/// What it decides takes time in proportion to the slots it sees, never to those of the whole list.
struct SupplyPlan: Sendable {
  /// A load that has not ended.
  struct Load: Hashable, Sendable {
    let number: Int
    /// The slot it is for; nil if that has gone.
    var slot: Int?
    /// The time of its beginning.
    let start: Double
    /// The number of failures in a row at its beginning.
    let failures: Int
  }

  /// A model that is loaded and not shown.
  struct Ready: Hashable, Sendable {
    let number: Int
    /// The time of its arrival.
    let arrival: Double
    /// The slot it was loaded for; nil if that has gone.
    var slot: Int?
  }

  /// A model that has a row.
  struct Shown: Hashable, Sendable {
    /// The time of its arrival.
    let arrival: Double
    var isSeen = false
    /// Whether another one is wanted, and whether it may come while the row is visible.
    var wantedChange: WantedChange?
  }

  enum WantedChange: Hashable, Sendable {
    case offScreen, anywhere
  }

  let rules: SupplyRules

  /// The loads that have not ended, in the order of their beginnings.
  private(set) var loads: [Load] = []
  /// The ready models, in the order of their numbers.
  private(set) var ready: [Ready] = []
  /// The models that have rows, by number.
  private(set) var shown: [Int: Shown] = [:]
  /// The slots for which there was nothing, and the times until which they are left alone.
  private(set) var emptySlots: [Int: Double] = [:]
  /// The number of failures in a row.
  private(set) var failures = 0
  /// The time until which nothing is asked for after a failure.
  private(set) var pauseEnd: Double?
  /// Whether the last try has failed.
  private(set) var isResting = false
  /// Whether nobody is there to see rows.
  private(set) var isPaused = false
  /// Whether the layer has gone.
  private(set) var isEnded = false
  /// The time at which the plan wants to look again, if nothing happens before.
  private(set) var wakeTime: Double?
  private var nextNumber = 0
  private var arrivalCount = 0

  init(rules: SupplyRules) {
    self.rules = rules
  }

  /// Follows a change of the content.
  ///
  /// - Parameter ordinal: Returns the ordinal that a slot has afterwards; nil if it has gone. The
  ///   models whose rows have gone are named in ``SupplyEvent/went(_:)``, which comes next.
  mutating func follow(_ ordinal: (Int) -> Int?) {
    for index in loads.indices { loads[index].slot = loads[index].slot.flatMap(ordinal) }
    for index in ready.indices { ready[index].slot = ready[index].slot.flatMap(ordinal) }
    var moved: [Int: Double] = [:]
    for (slot, time) in emptySlots {
      if let slot = ordinal(slot) { moved[slot] = time }
    }
    emptySlots = moved
  }

  /// Takes note of an event, and says what to do.
  ///
  /// - Parameters:
  ///   - event: What has happened. The end of a load that has ended already has no effect.
  ///   - now: The time in seconds, never less than before.
  ///   - window: The slots near the visible rows after the event.
  ///   - random: A number in `0..<1` that decides how long a pause is.
  /// - Returns: What to do, in this order. It counts as done.
  mutating func handle(
    _ event: SupplyEvent, at now: Double, seeing window: SupplyWindow, random: Double
  ) -> [SupplyEffect] {
    guard !isEnded else { return [] }
    var effects: [SupplyEffect] = []
    for load in loads where now - load.start >= rules.patience {
      effects.append(.cancel(load.number))
      if fail(load.number, at: now, random: random) { effects.append(.rest) }
    }
    effects += note(event, at: now, seeing: window, random: random)
    effects += dropStale(at: now)
    if !isPaused, !isEnded { effects += decide(at: now, seeing: window) }
    effects += dropSurplus()
    return effects
  }

  private mutating func note(
    _ event: SupplyEvent, at now: Double, seeing window: SupplyWindow, random: Double
  ) -> [SupplyEffect] {
    switch event {
    case .looked: break
    case .loaded(let number):
      guard let load = end(number) else { break }
      arrivalCount += 1
      forgetFailures()
      ready.append(Ready(number: number, arrival: now, slot: load.slot))
      ready.sort { $0.number < $1.number }
    case .failed(let number):
      return fail(number, at: now, random: random) ? [.rest] : []
    case .empty(let number):
      guard let load = end(number) else { break }
      forgetFailures()
      if let slot = load.slot { emptySlots[slot] = now + rules.emptyPause }
    case .seen(let number):
      shown[number]?.isSeen = true
    case .went(let numbers):
      return numbers.flatMap { takeBack($0) }
    case .paused:
      isPaused = true
      wakeTime = nil
    case .continued:
      isPaused = false
    case .resumed:
      forgetFailures()
      emptySlots = [:]
    case .refreshed(let includingVisible):
      return refresh(includingVisible: includingVisible, seeing: window)
    case .memoryWarned:
      return dropReady(.memory)
    case .ended:
      return end()
    }
    return []
  }

  /// Returns a load that ends; nil if it has ended before.
  private mutating func end(_ number: Int) -> Load? {
    loads.firstIndex { $0.number == number }.map { loads.remove(at: $0) }
  }

  /// Ends a load that has failed. Loads that were under way together count as one failure.
  ///
  /// - Returns: Whether that was the last try.
  private mutating func fail(_ number: Int, at now: Double, random: Double) -> Bool {
    guard let load = end(number), load.failures == failures, !isResting else { return false }
    failures += 1
    guard failures <= rules.retryDelays.count else {
      pauseEnd = nil
      isResting = true
      return true
    }
    let deviation = rules.jitter * (2 * random - 1)
    pauseEnd = now + rules.retryDelays[failures - 1] * (1 + deviation)
    return false
  }

  private mutating func forgetFailures() {
    failures = 0
    pauseEnd = nil
    isResting = false
  }

  /// Takes a model back whose row has gone: as ready, if nobody has seen it.
  private mutating func takeBack(_ number: Int) -> [SupplyEffect] {
    guard let model = shown.removeValue(forKey: number) else { return [] }
    if model.isSeen { return [.drop(number, .seen)] }
    if model.wantedChange != nil { return [.drop(number, .replaced)] }
    ready.append(Ready(number: number, arrival: model.arrival))
    ready.sort { $0.number < $1.number }
    return []
  }

  private mutating func refresh(
    includingVisible: Bool, seeing window: SupplyWindow
  ) -> [SupplyEffect] {
    var visible: Set<Int> = []
    for slot in window.slots where slot.side == .visible {
      if case .model(let number) = slot.fill { visible.insert(number) }
    }
    for number in shown.keys {
      if includingVisible {
        shown[number]?.wantedChange = .anywhere
      } else if !visible.contains(number), shown[number]?.wantedChange == nil {
        shown[number]?.wantedChange = .offScreen
      }
    }
    return dropReady(.replaced)
  }

  private mutating func dropReady(_ loss: SupplyEffect.Loss) -> [SupplyEffect] {
    defer { ready = [] }
    return ready.map { .drop($0.number, loss) }
  }

  private mutating func dropStale(at now: Double) -> [SupplyEffect] {
    let stale = ready.filter { now - $0.arrival > rules.lifetime }
    ready.removeAll { now - $0.arrival > rules.lifetime }
    return stale.map { .drop($0.number, .stale) }
  }

  /// Drops the oldest of more ready models than there may be.
  private mutating func dropSurplus() -> [SupplyEffect] {
    let surplus = ready.prefix(max(ready.count - rules.readyCount, 0))
    ready.removeFirst(surplus.count)
    return surplus.map { .drop($0.number, .surplus) }
  }

  private mutating func end() -> [SupplyEffect] {
    let effects: [SupplyEffect] =
      loads.map { .cancel($0.number) } + dropReady(.ended)
      + shown.keys.sorted().map { .drop($0, .ended) }
    loads = []
    shown = [:]
    emptySlots = [:]
    wakeTime = nil
    isEnded = true
    return effects
  }
}

// What is decided after each event.
extension SupplyPlan {
  private mutating func decide(at now: Double, seeing window: SupplyWindow) -> [SupplyEffect] {
    var slots = window.byNeed
    var effects: [SupplyEffect] = []
    if !hasGivenUp { effects += keepPlaces(in: &slots) }
    effects += fill(&slots, at: now)
    if hasGivenUp, rules.collapsesKept {
      effects += slots.filter { $0.fill == .kept && $0.side != .visible }
        .map { .collapse(slot: $0.ordinal) }
    }
    let needy = slots.filter { isOpen($0, at: now) }
    effects += ask(for: needy, at: now)
    wakeTime = wakeTime(for: needy, at: now)
    emptySlots = emptySlots.filter { $0.value > now }
    return effects
  }

  /// Whether no model will come any more.
  private var hasGivenUp: Bool { loads.isEmpty && (isResting || !mayLoad) }

  /// Whether the limit allows a load.
  private var mayLoad: Bool { rules.limit.map { arrivalCount + loads.count < $0 } ?? true }

  /// Returns whether a model is wanted for a slot.
  private func isOpen(_ slot: SupplySlot, at now: Double) -> Bool {
    guard slot.isInReach else { return false }
    switch slot.fill {
    case .none: return slot.side == .below
    case .kept: return true
    case .model(let number): return isToBeReplaced(number, on: slot.side, at: now)
    }
  }

  private func isToBeReplaced(
    _ number: Int, on side: SupplySlot.Side, at now: Double
  ) -> Bool {
    guard let model = shown[number] else { return false }
    switch model.wantedChange {
    case .anywhere: return true
    case .offScreen: return side != .visible
    case nil:
      return rules.replacesStale && side != .visible && now - model.arrival > rules.lifetime
    }
  }

  /// Makes placeholders in the nearest slots below the visible rows.
  private func keepPlaces(in slots: inout [SupplySlot]) -> [SupplyEffect] {
    var effects: [SupplyEffect] = []
    let below = slots.indices.filter { slots[$0].side == .below }.prefix(rules.keptCount)
    for index in below where slots[index].fill == .none {
      slots[index].fill = .kept
      effects.append(.keep(slot: slots[index].ordinal))
    }
    return effects
  }

  /// Shows ready models in the slots that need one.
  private mutating func fill(_ slots: inout [SupplySlot], at now: Double) -> [SupplyEffect] {
    var effects: [SupplyEffect] = []
    func show(_ model: Ready, at index: Int) {
      if case .model(let before) = slots[index].fill {
        shown[before] = nil
        effects.append(.drop(before, .replaced))
      }
      slots[index].fill = .model(model.number)
      shown[model.number] = Shown(arrival: model.arrival)
      ready.removeAll { $0.number == model.number }
      effects.append(.show(model.number, slot: slots[index].ordinal))
    }
    for model in ready {
      guard let slot = model.slot, let index = slots.firstIndex(where: { $0.ordinal == slot }),
        isOpen(slots[index], at: now)
      else { continue }
      show(model, at: index)
    }
    for index in slots.indices where isOpen(slots[index], at: now) {
      guard let model = ready.first else { break }
      show(model, at: index)
    }
    return effects
  }

  /// Asks for models for slots that need one, the neediest first.
  private mutating func ask(for slots: [SupplySlot], at now: Double) -> [SupplyEffect] {
    guard !isResting, pauseEnd.map({ $0 <= now }) ?? true else { return [] }
    let due = slots.filter { emptySlots[$0.ordinal].map { $0 <= now } ?? true }
    let asked = Set(loads.compactMap(\.slot))
    var wanted = due.count - loads.count
    var effects: [SupplyEffect] = []
    for slot in due where !asked.contains(slot.ordinal) {
      guard wanted > 0, loads.count < rules.concurrentLoads, mayLoad else { break }
      wanted -= 1
      effects.append(.load(nextNumber, slot: slot.ordinal, reason(toAskFor: slot)))
      loads.append(
        Load(number: nextNumber, slot: slot.ordinal, start: now, failures: failures))
      nextNumber += 1
    }
    return effects
  }

  private func reason(toAskFor slot: SupplySlot) -> SupplyEffect.Reason {
    if failures > 0 || emptySlots[slot.ordinal] != nil { return .retry }
    if case .model = slot.fill { return .refresh }
    return .ahead
  }

  /// Returns the time at which something is to be done though nothing happens.
  private func wakeTime(for slots: [SupplySlot], at now: Double) -> Double? {
    let ends = loads.map { $0.start + rules.patience }.filter { $0 < .infinity }
    guard !isResting, mayLoad else { return ends.min() }
    let turns = slots.map { max(pauseEnd ?? now, emptySlots[$0.ordinal] ?? now) }
    return (ends + turns.filter { $0 > now }).min()
  }
}
