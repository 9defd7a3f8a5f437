import Foundation

/// Loads models ahead of the reader, and fills the slots of a layer with them.
///
/// ```swift
/// let ads = RowSupply { request in try await network.loadAd(for: request) }
/// feed.addRows(
///   suppliedBy: ads, named: "ads", placed: .every(6, after: 2), cell: .class(AdCell.self))
/// ```
///
/// A model is requested for a slot that is on screen, or within ``SupplySettings/lookAhead`` rows
/// of the screen. After a load, rows may be inserted on screen. Once the reader has touched the
/// list, rows are inserted below the last visible row only, so that no row on screen moves: see
/// ``SupplySettings/visibleSlots``. A slot that is above the screen when its model is loaded stays
/// empty, unless ``SupplySettings/fillsPassedSlots`` is set. A slot that the reader scrolls back to
/// still shows its model.
///
/// If the closure returns nil, there is no fill for this slot; it is called again later. If it
/// throws, it is called again after a back-off, which grows with each failure.
///
/// A model that has a row keeps it. A model whose row is removed with its content is ready for
/// another slot, unless it was on screen.
///
/// The supply observes scrolling and changes through the kit, and updates at most once a turn of
/// the main actor. While the table is in no window, no model is requested or shown.
///
/// Ownership: the layer retains its supply; the supply does not retain the layer. A supply belongs
/// to one layer.
@MainActor
public final class RowSupply<Model>: LayerFilling {
  /// The settings of the supply.
  package let settings: SupplySettings
  /// Called with each event of the supply. It must not change the table.
  public var observer: ((RowSupplyEvent<Model>) -> Void)?

  let clock: any TableClock
  let notificationCenter: NotificationCenter
  let random: () -> Double
  let loads: SupplyLoads<Model>
  let alarm: Alarm
  var updating = NextTurn()
  private var appObserver: AppObserver?
  var plan: SupplyPlan?
  /// The models that are ready or shown, by number.
  var models: [Int: Model] = [:]
  /// The dropped models that have a row until the table is updated.
  var dropped: Set<Int> = []
  /// The fills of slots that the table does not show yet.
  var pendingFills = PendingFills()
  /// Whether an update of the table with the pending fills is under way.
  var isFilling = false
  /// Whether the table was reloaded after the supply had given up.
  var retriesAfterLoad = false
  /// Whether rows may have been removed with their content since the last update.
  var mayHaveLostRows = false
  let screen = SuppliedScreen()
  /// Whether all rows on screen are new since the last update.
  var isScreenNew = false
  /// Whether the table was in no window at the last update.
  var wasOffWindow = false
  /// Whether the table has just been put into a window again, before the reader sees it.
  var isReentering = false
  private(set) weak var layer: SuppliedLayer<Model>?
  /// Whether the supply ever had a layer.
  private(set) var isUsed = false

  /// Creates a supply.
  ///
  /// - Parameters:
  ///   - settings: Its settings. They are checked when a layer is created with the supply.
  ///   - clock: The source of all times; nil for the system's clock.
  ///   - notificationCenter: The centre that posts memory warnings.
  ///   - random: Returns a number in `0..<1` for the jitter of a back-off.
  ///   - load: Loads a model for a slot, or returns nil if there is no fill for it. It is cancelled
  ///     when the layer is removed or the load times out; its result is then ignored. If an SDK may
  ///     call back twice, use the first call.
  public init(
    _ settings: SupplySettings = SupplySettings(), clock: (any TableClock)? = nil,
    notificationCenter: NotificationCenter = .default,
    random: @escaping () -> Double = { Double.random(in: 0..<1) },
    load: @escaping @MainActor (SupplyRequest) async throws -> Model?
  ) {
    let clock = clock ?? SystemClock()
    self.settings = settings
    self.clock = clock
    self.notificationCenter = notificationCenter
    self.random = random
    loads = SupplyLoads(load)
    alarm = Alarm(clock)
    loads.didEnd = { [weak self] in self?.end($0, for: $1, with: $2) }
  }

  // MARK: - For the app

  /// Whether the app has paused requests and new rows.
  public var isPaused = false {
    didSet { if isPaused != oldValue { scheduleUpdate() } }
  }

  /// Whether the last retry has failed: no model is requested until ``resume()``, or until the
  /// table is reloaded.
  public var hasGivenUp: Bool { plan?.retries.hasGivenUp ?? false }

  /// The number of loads under way.
  package var loadCount: Int { plan?.loads.count ?? 0 }

  /// The models that are loaded and not shown, in the order of their loads.
  package var readyModels: [Model] { plan?.stock.ready.compactMap { models[$0.number] } ?? [] }

  /// Ends all back-offs, after failures and for slots without a fill: call it when the network is
  /// back.
  public func resume() { handle(.retryRequested) }

  /// Requests new models in place of those that are shown. A row keeps its model until the new one
  /// is loaded, and is then replaced in place.
  ///
  /// - Parameter rows: The rows to replace.
  public func refresh(_ rows: RefreshedRows) {
    handle(.refreshed(includingVisible: rows == .all))
  }

  /// The rows that are to show other models.
  public enum RefreshedRows: Hashable, Sendable {
    /// The rows that are off screen now, as soon as they are near the screen.
    case offScreen
    /// All rows, visible ones included.
    case all
  }

  /// Drops all ready models. A memory warning of the system has the same effect.
  package func releaseReady() { handle(.memoryWarned) }

  // MARK: - For the layer

  /// Begins to load models for a layer.
  func begin(_ layer: SuppliedLayer<Model>) {
    if isUsed {
      misuse(
        """
        the supply of layer \(layer.name) feeds another layer: give each layer a supply of its own, \
        since a model is in one place at a time
        """)
    }
    isUsed = true
    self.layer = layer
    start(layer)
  }

  /// Begins again, for a layer that was removed from a table and is added to one again.
  package func layerWasAdded() {
    if let layer, appObserver == nil { start(layer) }
  }

  private func start(_ layer: SuppliedLayer<Model>) {
    appObserver = AppObserver(of: [.memoryIsShort], from: notificationCenter) { [weak self] _ in
      self?.releaseReady()
    }
    settings.check()
    var rules = settings
    rules.placeholderCount = layer.reservedCount
    // Each load has a number of its own, also where the layer was removed in between.
    plan = SupplyPlan(rules: rules, firstNumber: plan?.nextNumber ?? 0)
  }

  /// Notes that the table was loaded, or is being loaded: all of its rows are new to the reader. If
  /// the supply has given up, it tries again.
  package func layerDidLoad() {
    isScreenNew = true
    retriesAfterLoad = retriesAfterLoad || hasGivenUp
    scheduleUpdate()
  }

  /// Notes that the table no longer shows the rows of the layer.
  package func layerDidUnload() { screen.stop() }

  /// Updates the plan on the next turn.
  func scheduleUpdate() { updating.schedule { [weak self] in self?.update() } }

  /// Ends everything, since the layer was removed.
  package func layerWasRemoved() {
    pendingFills.removeAll()
    handle(.ended)
    screen.stop()
    appObserver = nil
    alarm.set(to: nil) {}
    // The models that filled the slots were dropped.
    guard let layer else { return }
    layer.inForce = LayerState(rule: layer.rule, policy: layer.policy, rowCounts: [])
    releaseDropped()
  }

  /// Follows a change of the layer's rows that the table shows.
  package func layerDidChange(by transition: LayerTransition?) {
    mayHaveLostRows = true
    defer { scheduleUpdate() }
    if let transition, let before = transition.old.filledSlots, transition.content.changesRows {
      let place = before.places(after: transition.content)
      plan?.follow(place)
      pendingFills.follow(place)
      if isScreenNew(after: transition) { isScreenNew = true }
    }
    guard let after = transition.map(\.new) ?? layer?.inForce, let slots = after.filledSlots
    else { return }
    pendingFills.forget(toldBy: slots)
    noteModelsShown(in: slots)
  }

  /// Notes the ready models that were inserted with the rows around them.
  func noteModelsShown(in slots: FilledSlots) {
    guard let ready = plan?.stock.ready, !ready.isEmpty else { return }
    let shown = Set(slots.fills)
    for number in ready.map(\.number) where shown.contains(number) {
      plan?.noteShown(number)
      if let model = models[number] { observer?(.shown(model)) }
    }
  }

  /// Adds the scheduled work of the supply, and the loads and times that it waits for.
  package func addPendingFilling(to work: inout PendingWork) {
    guard let layer = layer?.name else { return }
    work.add(updating, "a look by the supply of layer \(layer)")
    let slots = loads.slots.map(String.init).joined(separator: ", ")
    switch loads.slots.count {
    case 0: break
    case 1: work.add(waiting: "1 load of layer \(layer), for slot \(slots)")
    default: work.add(waiting: "\(loads.slots.count) loads of layer \(layer), for slots \(slots)")
    }
    work.add(alarm, of: "the supply of layer \(layer)")
  }

  // MARK: - Loading

  func begin(_ number: Int, _ slot: Int, _ reason: SupplyReason) {
    guard let layer else { return }
    let request = layer.request(forSlot: slot, reason: reason)
    observer?(.asked(request))
    loads.begin(number, for: request)
  }

  func end(_ number: Int, for request: SupplyRequest, with result: Result<Model?, any Error>) {
    switch result {
    case .success(let model?):
      models[number] = model
      observer?(.loaded(model, request))
      handle(.loaded(number))
    case .success(nil):
      observer?(.empty(request))
      handle(.empty(number))
    case .failure(let error):
      observer?(.failed(error, request))
      handle(.failed(number))
    }
  }
}
