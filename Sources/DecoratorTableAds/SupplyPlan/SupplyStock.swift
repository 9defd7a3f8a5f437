/// The models that a supply has: those that are ready, and those that have rows. Each model is
/// identified by its number, and is either ready or shown.
struct SupplyStock: Sendable {
  /// A model that is loaded and not shown.
  struct Ready: Hashable, Sendable {
    let number: Int
    /// The time at which it was loaded.
    let loadTime: Double
    /// The slot it was loaded for; nil if the slot was removed.
    var slot: Int?
  }

  /// A model that has a row.
  struct Shown: Hashable, Sendable {
    /// The time at which it was loaded.
    let loadTime: Double
    var isSeen = false
    /// Whether it is to be replaced, and whether that may be while the row is visible.
    var requestedChange: RequestedChange?
  }

  enum RequestedChange: Hashable, Sendable {
    case offScreen, anywhere
  }

  /// The ready models, in the order of their numbers.
  private(set) var ready: [Ready] = []
  /// The models that have rows, by number.
  private(set) var shown: [Int: Shown] = [:]

  /// Follows a change of the content, after which slots have other ordinals, or are removed.
  mutating func follow(_ ordinal: (Int) -> Int?) {
    for index in ready.indices { ready[index].slot = ready[index].slot.flatMap(ordinal) }
  }

  /// Returns whether another model is wanted in place of one that is shown.
  func isToBeReplaced(
    _ number: Int, on side: SupplySlot.Side, at now: Double, rules: SupplySettings
  ) -> Bool {
    guard let model = shown[number] else { return false }
    switch model.requestedChange {
    case .anywhere: return true
    case .offScreen: return side != .visible
    case nil:
      return rules.replacesStale && side != .visible && now - model.loadTime > rules.lifetime
    }
  }

  // MARK: - Coming and being shown

  /// Adds a model that was loaded.
  mutating func add(_ model: Ready) {
    ready.append(model)
    ready.sort { $0.number < $1.number }
  }

  /// Gives a ready model a row, in place of another model or none.
  ///
  /// - Returns: The effects on the other one.
  mutating func show(_ number: Int, inPlaceOf other: Int?) -> [SupplyEffect] {
    guard let index = ready.firstIndex(where: { $0.number == number }) else { return [] }
    shown[number] = Shown(loadTime: ready.remove(at: index).loadTime)
    guard let other else { return [] }
    shown[other] = nil
    return [.drop(other, .replaced)]
  }

  /// Notes that a model was on screen.
  mutating func see(_ number: Int) { shown[number]?.isSeen = true }

  /// Requests the replacement of shown models.
  ///
  /// - Parameter visible: The models that are replaced only once they are off screen; nil for none.
  mutating func requestReplacements(besides visible: Set<Int>?) {
    for number in shown.keys {
      if let visible {
        guard !visible.contains(number), shown[number]?.requestedChange == nil else { continue }
        shown[number]?.requestedChange = .offScreen
      } else {
        shown[number]?.requestedChange = .anywhere
      }
    }
  }

  // MARK: - Going

  /// Makes a model ready again after its row was removed, unless it was on screen.
  mutating func makeReady(_ number: Int) -> [SupplyEffect] {
    guard let model = shown.removeValue(forKey: number) else { return [] }
    if model.isSeen { return [.drop(number, .seen)] }
    if model.requestedChange != nil { return [.drop(number, .replaced)] }
    add(Ready(number: number, loadTime: model.loadTime))
    return []
  }

  /// Drops all ready models.
  mutating func dropReady(_ loss: SupplyDiscardReason) -> [SupplyEffect] {
    defer { ready = [] }
    return ready.map { .drop($0.number, loss) }
  }

  /// Drops the ready models that are too old.
  mutating func dropStale(at now: Double, rules: SupplySettings) -> [SupplyEffect] {
    let stale = ready.filter { now - $0.loadTime > rules.lifetime }
    ready.removeAll { now - $0.loadTime > rules.lifetime }
    return stale.map { .drop($0.number, .stale) }
  }

  /// Drops surplus ready models, those that were requested first.
  mutating func dropSurplus(rules: SupplySettings) -> [SupplyEffect] {
    let surplus = ready.prefix(max(ready.count - rules.readyCount, 0))
    ready.removeFirst(surplus.count)
    return surplus.map { .drop($0.number, .surplus) }
  }

  /// Drops everything.
  mutating func dropAll() -> [SupplyEffect] {
    defer { shown = [:] }
    return dropReady(.ended) + shown.keys.sorted().map { .drop($0, .ended) }
  }
}
