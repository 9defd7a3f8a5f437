import Foundation

// Updates of the plan from what the table shows, and their effects.
extension RowSupply {
  func update() {
    guard let plan, let layer else { return }
    if let tableView = layer.shownTable {
      screen.observeWindow(of: tableView) { [weak self] in self?.scheduleUpdate() }
    }
    isReentering = wasOffWindow && layer.isVisible && !isPaused
    defer { isReentering = false }
    let isVisible = layer.isVisible && !isPaused
    wasOffWindow = layer.isVisible ? wasOffWindow && !isVisible : true
    if isVisible != !plan.isPaused {
      note(isVisible ? .unpaused(isNew: isReentering) : .paused)
    }
    if mayHaveLostRows { noteRemovedRows() }
    if isScreenNew, isVisible {
      isScreenNew = false
      note(.renewed)
    }
    if retriesAfterLoad { note(.retryRequested) }
    retriesAfterLoad = false
    releaseDropped()
    for number in layer.visibleModels.sorted() where plan.stock.shown[number]?.isSeen == false {
      note(.seen(number))
    }
    handle(.viewportChanged)
  }

  /// Notes that the reader has touched the list.
  func noteTouch() {
    isScreenNew = false
    handle(.touched)
  }

  /// Makes the models ready again whose rows were removed with their content.
  func noteRemovedRows() {
    guard let plan, let layer else { return }
    mayHaveLostRows = false
    let rows = layer.fills.union(pendingFills.models)
    let gone = plan.stock.shown.keys.filter { !rows.contains($0) }.sorted()
    if !gone.isEmpty { note(.rowsRemoved(gone)) }
  }

  /// Notes an event, and carries out what the plan says.
  func handle(_ event: SupplyEvent) {
    note(event)
    showPendingFills()
    alarm.set(to: plan?.wakeTime) { [weak self] in self?.update() }
    guard let plan, let layer else { return }
    let awaitsTouch =
      settings.visibleSlots == .untilTouched && plan.reader != .touched && layer.isVisible
    guard awaitsTouch != screen.observesTouches else { return }
    screen.observeTouches(awaitsTouch, from: notificationCenter) { [weak self] in
      self?.noteTouch()
    }
  }

  func note(_ event: SupplyEvent) {
    guard var plan else { return }
    let window = window(for: event)
    // A layer that was deallocated without being removed ends the supply.
    let event = layer == nil ? .ended : event
    let effects = plan.handle(event, at: clock.now, seeing: window, random: random())
    self.plan = plan
    for effect in effects { carryOut(effect) }
  }

  /// The slots near the visible rows, with their present or pending fills.
  func window(for event: SupplyEvent) -> SupplyWindow {
    guard let layer, let plan, let tableView = layer.shownTable else { return SupplyWindow() }
    var window = screen.update(from: tableView, showing: layer.rowsOnScreen) { rows in
      layer.window(around: rows, reach: settings.lookAhead) { plan.dependsOn(empty: $0, at: event) }
    }
    pendingFills.fill(&window)
    return window
  }

  func carryOut(_ effect: SupplyEffect) {
    switch effect {
    case .load(let number, let slot, let reason): begin(number, slot, reason)
    case .cancel(let number):
      guard let request = loads.cancel(number), plan?.isEnded == false else { break }
      observer?(.timedOut(request))
    case .show(let number, let slot):
      pendingFills.show(number, in: slot)
      if let model = models[number] { observer?(.shown(model)) }
    case .showPlaceholder(let slot): pendingFills.showPlaceholder(slot)
    case .collapse(let slot): pendingFills.empty(slot)
    case .drop(let number, let loss):
      guard let model = models[number] else { break }
      observer?(.dropped(model, loss))
      dropped.insert(number)
      releaseDropped()
    case .giveUp: observer?(.gaveUp)
    }
  }

  /// Releases dropped models that have no row any more.
  func releaseDropped() {
    let shown = dropped.isEmpty ? [] : layer?.fills ?? []
    for number in dropped.subtracting(shown) { models[number] = nil }
    dropped.formIntersection(shown)
  }
}
