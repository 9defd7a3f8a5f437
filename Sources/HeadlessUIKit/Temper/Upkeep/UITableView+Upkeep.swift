import Foundation

extension UITableView.Temper {
  /// UIKit looks after every table by itself, hidden and empty ones too, and calls overridable
  /// members of it in doing so.
  ///
  /// Known from public traces: `setContentOffset:` out of a change of insets or of the safe area
  /// (Texture #1492, intercom-ios #332), out of a new content size (openradar 33424990), on removal
  /// and deallocation (NJKScrollFullScreen #13); `setContentInset:` for a keyboard (openradar
  /// 13836932); `setFrame:` by autoresizing, also to no size in passing (Texture #70, Signal-iOS);
  /// layout outside a window (WordPress-iOS #12689); setters for nil, and delegates called, during
  /// deallocation (dd-sdk-ios #2942); labels that ask the data source (OHAutoNIBi18n #8, KIF #511);
  /// scroll views found by walks down from the window (JSQMessagesViewController #18).
  ///
  /// Inferred, and possible all the same: which of it reaches a hidden table without rows, what
  /// UIKit does inside the calls that apps override, setters of an appearance on each instance, and
  /// what text size and traits lead to. So the temper does all of it in each.
  ///
  /// A table that has a data source of its own finds everything as it was. One that has none, and
  /// forwards to another one, must not pass on what UIKit means for itself: see
  /// ``UITableView/upkeepTripwire``.
  public static let upkeep = Self(rawValue: 1 << 12)
}

extension UITableView {
  /// The seed of what upkeep does by chance, for tables that are made from now on.
  public static var upkeepSeed: UInt64 = 1

  /// Does each kind of upkeep once, on the table and on the tables inside it.
  public func simulateUpkeep() {
    for table in [self] + tablesInside where table.temper.contains(.upkeep) {
      for kind in TableUpkeep.Kind.allCases { table.lookAfter(kind) }
    }
  }

  /// Returns how often the table was looked after in a way.
  func upkeepCount(_ kind: TableUpkeep.Kind) -> Int { upkeepIfAny?.counts[kind] ?? 0 }

  var upkeep: TableUpkeep {
    if let upkeepIfAny { return upkeepIfAny }
    let upkeep = TableUpkeep(seed: Self.upkeepSeed)
    upkeepIfAny = upkeep
    return upkeep
  }

  /// Whether UIKit looks after the table, and there is an actor to do it on.
  nonisolated var isLookedAfter: Bool {
    MainQueue.isCurrent && MainActor.assumeIsolated { temper.contains(.upkeep) }
  }

  /// UIKit's own initialiser calls overridable setters.
  func beginUpkeep() {
    guard temper.contains(.upkeep) else { return }
    TableWatch.isOn = true
    upkeep.knowsCustomized = true
    upkeepBody(.lifeAndDeath)
  }

  /// A layout is followed by upkeep of what is inside, and now and then of the table.
  func upkeepAfterLayout() {
    guard temper.contains(.upkeep), !TableWatch.isUpkeep else { return }
    lookAfterTablesInside()
    let kinds = TableUpkeep.Kind.allCases
    if upkeep.chance(4) == 0 { lookAfter(kinds[upkeep.chance(kinds.count)]) }
  }

  /// What is inside moves under the bars when the content is scrolled.
  func upkeepWhileScrolling() {
    guard temper.contains(.upkeep), !TableWatch.isUpkeep else { return }
    for table in tablesInside where table.temper.contains(.upkeep) { table.lookAfter(.safeArea) }
  }

  /// Looks after what is inside the table, some of it each time. In the middle of a layout or of a
  /// call no table changes its window.
  func lookAfterTablesInside() {
    guard temper.contains(.upkeep), !TableWatch.isUpkeep else { return }
    for table in tablesInside where table.temper.contains(.upkeep) {
      guard table.upkeep.chance(4) == 0 else { continue }
      let kinds = TableUpkeep.Kind.allCases
      let kind = kinds[table.upkeep.chance(kinds.count)]
      if kind != .windowEntry { table.lookAfter(kind) }
    }
  }

  /// The tables that stand in this one: its own subviews, and what is in hidden ones.
  var tablesInside: [UITableView] {
    subviewsByStorage.flatMap { view -> [UITableView] in
      if let table = view as? UITableView { return [table] }
      return view.isDrawn ? [] : view.subviewsByStorage.compactMap { $0 as? UITableView }
    }
  }

  /// Whether the table has a data source of its own, whatever a subclass says.
  var isBare: Bool { !hasOwnDataSource }

  /// Does one kind of upkeep on the table, from the outside: through the calls that UIKit makes.
  func lookAfter(_ kind: TableUpkeep.Kind) {
    counted(kind) {
      switch kind {
      case .windowEntry: enterWindowAgain()
      case .size: passThroughNoSize()
      case .clamp: clampByGetters()
      case .safeArea: moveUnderBars()
      case .layout: layOutHidden()
      case .traits: changeTraits()
      case .keyboard: showKeyboard()
      case .scrollToTop: _ = askWhetherScrollsToTop()
      case .screenReader: readAloud()
      case .focusAndTouches: askForFocusAndTouches()
      case .endOfEditing: endOwnEditing()
      case .restoration: restoreOwnState()
      // Only what makes a table and what ends it does.
      case .lifeAndDeath: break
      case .order: changeOrder()
      case .rememberedAnswers: askRememberedAnswers()
      }
    }
  }

  /// What UIKit's class does inside one of its calls that apps override.
  ///
  /// Nothing for a tame table.
  @inline(__always)
  func upkeepBody(_ kind: TableUpkeep.Kind) {
    if temper.contains(.upkeep) { doUpkeepBody(kind) }
  }

  private func doUpkeepBody(_ kind: TableUpkeep.Kind) {
    guard !upkeep.isInBody else { return }
    upkeep.isInBody = true
    defer { upkeep.isInBody = false }
    counted(kind) { tidyUp() }
  }

  private func counted(_ kind: TableUpkeep.Kind, _ body: () -> Void) {
    temperFirings[.upkeep, default: 0] += 1
    upkeep.counts[kind, default: 0] += 1
    TableWatch.during(kind, of: self, body)
  }
}
