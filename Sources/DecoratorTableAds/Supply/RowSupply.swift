import Foundation

/// Loads models ahead of the reader, and feeds a layer of rows with them.
///
/// ```swift
/// let ads = RowSupply { request in try await network.loadAd(for: request) }
/// feed.addRows(
///   suppliedBy: ads, named: "ads", placed: .every(6, after: 2), cell: .class(AdCell.self))
/// ```
///
/// A slot is asked for when it is on screen, or within ``SupplySettings/lookAhead`` rows of that. A
/// list that opens gets its first rows where the reader looks. Once it was touched, rows come below
/// the last visible row only, so nothing that is on screen moves: see
/// ``SupplySettings/visibleSlots``. A slot that is above by the time its model arrives stays empty,
/// unless ``SupplySettings/fillsPassedSlots`` says otherwise. A slot that the reader scrolls back
/// to shows what it showed.
///
/// A closure that returns nil says that there is nothing for this slot: it is asked for again
/// later. One that throws is asked again after a pause, which grows with each failure.
///
/// A model that has a row keeps it. A model whose row goes with its content is ready for another
/// slot, unless it was on screen.
///
/// The supply follows what the kit observes of scrolling and changes, and looks once a turn of the
/// main actor at most. While the table is in no window nothing is asked for and nothing shown.
///
/// Ownership: the layer retains its supply, and the supply does not retain the layer. A supply
/// feeds one layer.
@MainActor
public final class RowSupply<Model> {
  /// The settings of the supply.
  package let settings: SupplySettings
  /// Called with everything that the supply does. It must not change the table.
  public var observer: ((RowSupplyEvent<Model>) -> Void)?

  let clock: any TableClock
  let notificationCenter: NotificationCenter
  let random: () -> Double
  let loads: SupplyLoads<Model>
  let alarm: Alarm
  var looking = NextTurn()
  private var appObserver: AppObserver?
  var plan: SupplyPlan?
  /// The models that are ready or shown, by number.
  var models: [Int: Model] = [:]
  /// Those that were given up and have a row as long as the table has not been told.
  var leaving: Set<Int> = []
  /// What is to fill slots of which the table does not know yet.
  var wanted = WantedFills()
  /// Whether the table is about to be told what is wanted.
  var isFilling = false
  /// Whether the table was loaded again while the supply rests.
  var wantsToTryAgain = false
  /// Whether rows may have gone with their content since the last look.
  var mayHaveLostRows = false
  let screen = SuppliedScreen()
  /// Whether all rows on screen have come since the last look.
  var isScreenNew = false
  /// Whether the table was in no window at the last look.
  var wasAway = false
  /// Whether the table comes back into a window, before the reader sees it.
  var isComingBack = false
  private(set) weak var layer: SuppliedLayer<Model>?
  /// Whether a layer was ever fed.
  private(set) var isTaken = false

  /// Creates a supply.
  ///
  /// - Parameters:
  ///   - settings: Its settings. They are checked when a layer is fed.
  ///   - clock: The clock that times are taken from.
  ///   - notificationCenter: The centre that posts that memory is short, as the system
  ///     tells the app.
  ///   - random: Returns a number in `0..<1` that decides how long a pause is.
  ///   - load: Loads a model for a slot. Nil says that there is nothing for it. It is cancelled
  ///     when the layer goes, or when it takes too long; its result is ignored then. Where an
  ///     SDK calls back, perhaps twice, let the first call count.
  public init(
    _ settings: SupplySettings = SupplySettings(), clock: any TableClock = SystemClock(),
    notificationCenter: NotificationCenter = .default,
    random: @escaping () -> Double = { Double.random(in: 0..<1) },
    load: @escaping @MainActor (SupplyRequest) async throws -> Model?
  ) {
    self.settings = settings
    self.clock = clock
    self.notificationCenter = notificationCenter
    self.random = random
    loads = SupplyLoads(load)
    alarm = Alarm(clock)
    loads.didEnd = { [weak self] in self?.end($0, for: $1, with: $2) }
  }

  // MARK: - For the app

  /// Whether the app wants nothing to be asked for and nothing to be shown for the time being.
  public var isPaused = false {
    didSet { if isPaused != oldValue { lookSoon() } }
  }

  /// Whether the last try has failed, and nothing more is asked for until ``resume()``, or until
  /// the table is loaded again.
  public var isResting: Bool { plan?.retries.isResting ?? false }

  /// The models that are loaded and not shown, in the order of their loads.
  package var readyModels: [Model] { plan?.stock.ready.compactMap { models[$0.number] } ?? [] }

  /// Tries again after failures, and where there was nothing: call it when the network is back.
  public func resume() { handle(.resumed) }

  /// Asks for other models in place of those that are shown. A row stays as it is until the new one
  /// is there, and then shows that, so that nothing moves.
  ///
  /// - Parameter rows: The rows that are meant.
  public func refresh(_ rows: RefreshedRows) {
    handle(.refreshed(includingVisible: rows == .all))
  }

  /// The rows that are to show other models.
  public enum RefreshedRows: Hashable, Sendable {
    /// Those that are off screen now, once they come within reach.
    case offScreen
    /// All of them; visible ones, too.
    case all
  }

  /// Gives up what is ready. When memory is short, as the system says, that happens by itself.
  package func releaseReady() { handle(.memoryWarned) }

  // MARK: - For the layer

  /// Begins to feed a layer.
  func begin(_ layer: SuppliedLayer<Model>) {
    if isTaken {
      misuse(
        """
        the supply of layer \(layer.name) feeds another layer: give each layer a supply of its own, \
        since a model is in one place at a time
        """)
    }
    isTaken = true
    self.layer = layer
    start(layer)
  }

  /// Begins to feed its layer anew, which was removed from a table and is added to one again.
  func beginAgain() {
    if let layer, appObserver == nil { start(layer) }
  }

  private func start(_ layer: SuppliedLayer<Model>) {
    appObserver = AppObserver(of: [.memoryIsShort], from: notificationCenter) { [weak self] _ in
      self?.releaseReady()
    }
    plan = SupplyPlan(
      rules: settings.rules(
        placeholderCount: layer.reservesSlots ? layer.reservedCount : nil))
  }

  /// Returns a model that is ready or shown.
  func model(_ number: Int) -> Model? { models[number] }

  /// Notes that the table was loaded, in the middle of which it may be: all of its rows are
  /// new to the reader. If the last try has failed, there is another one.
  func followLoad() {
    isScreenNew = true
    wantsToTryAgain = wantsToTryAgain || isResting
    lookSoon()
  }

  /// Notes that the table shows the rows of the layer no longer.
  func followUnload() { screen.stop() }

  /// Looks at the table on the next turn.
  func lookSoon() { looking.schedule { [weak self] in self?.look() } }

  /// Ends everything, since the layer was removed.
  func end() {
    handle(.ended)
    screen.stop()
    appObserver = nil
    alarm.set(to: nil) {}
  }

  /// Follows a change of the layer's rows that the table has been told of.
  func follow(_ transition: LayerTransition?) {
    mayHaveLostRows = true
    defer { lookSoon() }
    if let transition, let before = transition.old.filledSlots, transition.content.changesRows {
      let place = before.places(after: transition.content)
      plan?.follow(place)
      wanted.follow(place)
      if isScreenNew(after: transition) { isScreenNew = true }
    }
    guard let after = transition.map(\.new) ?? layer?.inForce, let slots = after.filledSlots
    else { return }
    wanted.forget(toldBy: slots)
    noteModelsShown(in: slots)
  }

  /// Notes the models that were ready and came with the rows around them.
  func noteModelsShown(in slots: FilledSlots) {
    guard let ready = plan?.stock.ready, !ready.isEmpty else { return }
    let shown = Set(slots.fills)
    for number in ready.map(\.number) where shown.contains(number) {
      plan?.noteShown(number)
      if let model = models[number] { observer?(.shown(model)) }
    }
  }

  /// Adds what the supply is going to do, and the loads and times that it waits for.
  func addPending(to work: inout PendingWork, of layer: String) {
    work.add(looking, "a look by the supply of layer \(layer)")
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
