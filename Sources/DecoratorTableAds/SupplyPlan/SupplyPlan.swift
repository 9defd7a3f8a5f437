/// Decides what a supply loads, shows and drops: a state machine that maps events to effects.
///
/// It depends on no model, table or clock. Each load has a number, which is also that of its model.
/// Slots are identified by their ordinals, which change with the content; see ``follow(_:)``.
///
/// - A *row* is inserted into a slot below the visible rows; into one on screen or above only if
///   the rules and the state of the list allow it: see ``mayFill(_:seeing:)``. A placeholder, or a
///   model that is to be replaced, is replaced anywhere.
/// - A model is *ready* when it is loaded and not shown. It is shown in the slot that it was loaded
///   for, or else in the slot of highest priority.
/// - Models are requested while there are more open slots than loads.
///
/// A decision takes time in proportion to the slots of the window, never to those of the whole
/// list.
struct SupplyPlan: Sendable {
  /// A load that has not ended.
  struct Load: Hashable, Sendable {
    let number: Int
    /// The slot it is for; nil if the slot was removed.
    var slot: Int?
    /// The time at which it times out. It is computed once, since sums of times are rounded: a plan
    /// that wakes exactly at the deadline must see it as passed.
    let deadline: Double
    /// The number of failures in a row at its beginning.
    let failures: Int
  }

  let rules: SupplySettings

  /// The loads that have not ended, in the order of their beginnings.
  private(set) var loads: [Load] = []
  /// The models that are ready, and those that are shown.
  private(set) var stock = SupplyStock()
  /// The failures in a row.
  private(set) var retries = SupplyRetries()
  /// The slots without a fill, and the ends of their back-offs.
  private(set) var emptySlots: [Int: Double] = [:]
  /// What the reader has done since the rows on screen were new.
  private(set) var reader = ReaderState.untouched
  /// Whether the table is not visible.
  private(set) var isPaused = false
  /// Whether the layer was removed.
  private(set) var isEnded = false
  /// The time of the next ``SupplyEvent/viewportChanged``, if no other event comes before.
  private(set) var wakeTime: Double?
  /// The number of the next load, which no load had before.
  private(set) var nextNumber: Int
  private var loadCount = 0

  init(rules: SupplySettings, firstNumber: Int = 0) {
    self.rules = rules
    nextNumber = firstNumber
  }

  /// Follows a change of the content.
  ///
  /// - Parameter ordinal: Returns the new ordinal of a slot; nil if the slot was removed. The
  ///   models whose rows were removed are in the ``SupplyEvent/rowsRemoved(_:)`` that comes next.
  mutating func follow(_ ordinal: (Int) -> Int?) {
    for index in loads.indices { loads[index].slot = loads[index].slot.flatMap(ordinal) }
    stock.follow(ordinal)
    var moved: [Int: Double] = [:]
    for (slot, time) in emptySlots {
      if let slot = ordinal(slot) { moved[slot] = time }
    }
    emptySlots = moved
  }

  /// Handles an event, and returns its effects.
  ///
  /// - Parameters:
  ///   - event: The event. The end of a load that has ended already has no effect.
  ///   - now: The time in seconds, never less than before.
  ///   - window: The slots near the visible rows after the event.
  ///   - random: A number in `0..<1` for the jitter of a back-off.
  /// - Returns: The effects, in order. The plan counts them as carried out.
  mutating func handle(
    _ event: SupplyEvent, at now: Double, seeing window: SupplyWindow, random: Double
  ) -> [SupplyEffect] {
    guard !isEnded else { return [] }
    var effects: [SupplyEffect] = []
    for load in loads where load.deadline <= now {
      effects.append(.cancel(load.number))
      if fail(load.number, at: now, random: random) { effects.append(.giveUp) }
    }
    reader.note(window)
    effects += note(event, at: now, seeing: window, random: random)
    effects += stock.dropStale(at: now, rules: rules)
    if !isPaused, !isEnded {
      effects += decide(at: now, seeing: window, isNew: event == .unpaused(isNew: true))
    }
    effects += stock.dropSurplus(rules: rules)
    return effects
  }

  private mutating func note(
    _ event: SupplyEvent, at now: Double, seeing window: SupplyWindow, random: Double
  ) -> [SupplyEffect] {
    switch event {
    case .viewportChanged: break
    case .loaded(let number):
      guard let load = end(number) else { break }
      loadCount += 1
      retries.forget()
      stock.add(SupplyStock.Ready(number: number, loadTime: now, slot: load.slot))
    case .failed(let number):
      return fail(number, at: now, random: random) ? [.giveUp] : []
    case .empty(let number):
      guard let load = end(number) else { break }
      retries.forget()
      if let slot = load.slot { emptySlots[slot] = now + rules.noFillBackOff }
    case .seen(let number):
      stock.see(number)
    case .rowsRemoved(let numbers):
      return numbers.flatMap { stock.makeReady($0) }
    case .renewed:
      reader = ReaderState(ofNewRowsIn: window)
    case .touched:
      reader = .touched
    case .paused:
      isPaused = true
      wakeTime = nil
    case .unpaused(let isNew):
      isPaused = false
      if isNew { reader = ReaderState(ofNewRowsIn: window) }
    case .retryRequested:
      retries.forget()
      emptySlots = [:]
    case .refreshed(let includingVisible):
      if includingVisible { reader = ReaderState(ofNewRowsIn: window) }
      stock.requestReplacements(besides: includingVisible ? nil : window.visibleModels)
      return stock.dropReady(.replaced)
    case .memoryWarned:
      return stock.dropReady(.released)
    case .ended:
      return end()
    }
    return []
  }

  /// Returns a load that ends; nil if it has ended before.
  private mutating func end(_ number: Int) -> Load? {
    loads.firstIndex { $0.number == number }.map { loads.remove(at: $0) }
  }

  /// Ends a load that has failed.
  ///
  /// - Returns: Whether that was the last retry.
  private mutating func fail(_ number: Int, at now: Double, random: Double) -> Bool {
    guard let load = end(number) else { return false }
    return retries.fail(after: load.failures, at: now, rules: rules, random: random)
  }

  private mutating func end() -> [SupplyEffect] {
    let effects = loads.map { SupplyEffect.cancel($0.number) } + stock.dropAll()
    loads = []
    emptySlots = [:]
    wakeTime = nil
    isEnded = true
    return effects
  }
}

// The decisions after each event.
extension SupplyPlan {
  private mutating func decide(
    at now: Double, seeing window: SupplyWindow, isNew: Bool
  ) -> [SupplyEffect] {
    var slots = window.byPriority
    slots.removeAll { slot in
      slot.fill == .none && slot.side != .below && !mayFill(slot.side, seeing: window)
        && !(isNew && slot.side == .visible && rules.visibleSlots != .never)
    }
    var effects: [SupplyEffect] = []
    if !hasNoMoreToLoad { effects += addPlaceholders(in: &slots) }
    effects += fill(&slots, at: now)
    if hasNoMoreToLoad, rules.collapsesReserved {
      effects += slots.filter { $0.fill == .placeholder && $0.side != .visible }
        .map { .collapse(slot: $0.ordinal) }
    }
    let openSlots = slots.filter { isOpen($0, at: now) }
    effects += ask(for: openSlots, at: now)
    wakeTime = wakeTime(for: openSlots, at: now)
    if let rest = scrollEndCheckTime(at: now, seeing: window) {
      wakeTime = min(wakeTime ?? rest, rest)
    }
    emptySlots = emptySlots.filter { $0.value > now }
    return effects
  }

  /// Returns whether the effects of an event depend on empty slots on a side.
  func dependsOn(empty side: SupplySlot.Side, at event: SupplyEvent) -> Bool {
    switch event {
    case .renewed, .refreshed, .unpaused:
      // The rows on screen are new then, or may be.
      mayFillAtRest(side, after: .untouched)
    default: mayFillAtRest(side, after: reader)
    }
  }

  /// Returns whether a row may be inserted into an empty slot.
  func mayFill(_ side: SupplySlot.Side, seeing window: SupplyWindow) -> Bool {
    guard side != .below else { return true }
    var reader = reader
    reader.note(window)
    return !window.isHeld && mayFillAtRest(side, after: reader)
  }

  /// Returns whether a row may be inserted into an empty slot of a list that does not scroll.
  private func mayFillAtRest(_ side: SupplySlot.Side, after reader: ReaderState) -> Bool {
    switch (side, rules.visibleSlots) {
    case (.visible, .untilTouched): reader != .touched
    case (.visible, .always): true
    case (.visible, .never): false
    case (.above, _): rules.fillsPassedSlots
    case (.below, _): true
    }
  }

  /// Returns the ready models and placeholders for the slots that a load of the table is about to
  /// show.
  ///
  /// These effects do not count as carried out: ``noteShown(_:)`` notes which models have their
  /// rows.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - window: The slots near the rows that will be on screen, as estimated.
  ///   - isMeant: Returns whether an empty slot on screen may be filled, by its ordinal.
  func effectsOfLoad(
    at now: Double, seeing window: SupplyWindow, where isMeant: (Int) -> Bool = { _ in true }
  ) -> [SupplyEffect] {
    guard !isEnded, rules.visibleSlots != .never else { return [] }
    var copy = self
    _ = copy.stock.dropStale(at: now, rules: rules)
    var slots = window.byPriority.filter { slot in
      slot.fill != .none || slot.side == .below || slot.side == .visible && isMeant(slot.ordinal)
    }
    let placeholders = hasNoMoreToLoad ? [] : copy.addPlaceholders(in: &slots)
    slots.removeAll { $0.fill.model != nil }
    return placeholders + copy.fill(&slots, at: now)
  }

  /// Notes that a load has given a ready model a row.
  mutating func noteShown(_ number: Int) { _ = stock.show(number, inPlaceOf: nil) }

  /// Whether no model will be loaded any more.
  private var hasNoMoreToLoad: Bool { loads.isEmpty && (retries.hasGivenUp || !mayLoad) }

  /// Whether the limit allows a load.
  private var mayLoad: Bool { rules.limit.map { loadCount + loads.count < $0 } ?? true }

  /// Returns whether a slot needs a model.
  private func isOpen(_ slot: SupplySlot, at now: Double) -> Bool {
    guard slot.isInReach else { return false }
    switch slot.fill {
    case .none, .placeholder: return true
    case .model(let number):
      return stock.isToBeReplaced(number, on: slot.side, at: now, rules: rules)
    }
  }

  /// Makes placeholders in the slots on screen, and in the nearest ones below.
  private func addPlaceholders(in slots: inout [SupplySlot]) -> [SupplyEffect] {
    guard let count = rules.placeholderCount else { return [] }
    var effects: [SupplyEffect] = []
    let visible = slots.indices.filter { slots[$0].side == .visible }
    let below = slots.indices.filter { slots[$0].side == .below }.prefix(count)
    for index in visible + below where slots[index].fill == .none {
      slots[index].fill = .placeholder
      effects.append(.showPlaceholder(slot: slots[index].ordinal))
    }
    return effects
  }

  /// Shows ready models in the slots that need one.
  private mutating func fill(_ slots: inout [SupplySlot], at now: Double) -> [SupplyEffect] {
    var effects: [SupplyEffect] = []
    func show(_ number: Int, at index: Int) {
      effects += stock.show(number, inPlaceOf: slots[index].fill.model)
      slots[index].fill = .model(number)
      effects.append(.show(number, slot: slots[index].ordinal))
    }
    for model in stock.ready {
      guard let slot = model.slot, let index = slots.firstIndex(where: { $0.ordinal == slot }),
        isOpen(slots[index], at: now)
      else { continue }
      show(model.number, at: index)
    }
    for index in slots.indices where isOpen(slots[index], at: now) {
      guard let model = stock.ready.first else { break }
      show(model.number, at: index)
    }
    return effects
  }

  /// Requests models for open slots, by priority.
  private mutating func ask(for slots: [SupplySlot], at now: Double) -> [SupplyEffect] {
    guard retries.mayTry(at: now) else { return [] }
    let due = slots.filter { emptySlots[$0.ordinal].map { $0 <= now } ?? true }
    let asked = Set(loads.compactMap(\.slot))
    var wanted = due.count - loads.count
    var effects: [SupplyEffect] = []
    for slot in due where !asked.contains(slot.ordinal) {
      guard wanted > 0, loads.count < rules.concurrentLoads, mayLoad else { break }
      wanted -= 1
      effects.append(.load(nextNumber, slot: slot.ordinal, reason(toAskFor: slot)))
      loads.append(
        Load(
          number: nextNumber, slot: slot.ordinal, deadline: now + rules.loadTimeout,
          failures: retries.failures))
      nextNumber += 1
    }
    return effects
  }

  private func reason(toAskFor slot: SupplySlot) -> SupplyReason {
    if retries.failures > 0 || emptySlots[slot.ordinal] != nil { return .retry }
    return slot.fill.model == nil ? .ahead : .refresh
  }

  /// Returns the time of the next check whether a scroll has ended, if a slot on screen or above
  /// waits for that; nil if none does.
  private func scrollEndCheckTime(at now: Double, seeing window: SupplyWindow) -> Double? {
    guard window.isHeld, !hasNoMoreToLoad || !stock.ready.isEmpty else { return nil }
    let isAwaited = window.slots.contains { slot in
      slot.fill == .none && slot.side != .below && slot.isInReach
        && mayFillAtRest(slot.side, after: reader)
    }
    return isAwaited ? now + rules.scrollEndCheckInterval : nil
  }

  /// Returns the time at which the plan has to act without an event.
  private func wakeTime(for slots: [SupplySlot], at now: Double) -> Double? {
    let ends = loads.map(\.deadline).filter { $0 < .infinity }
    guard !retries.hasGivenUp, mayLoad else { return ends.min() }
    let turns = slots.map { max(retries.backOffEnd ?? now, emptySlots[$0.ordinal] ?? now) }
    return (ends + turns.filter { $0 > now }).min()
  }
}
