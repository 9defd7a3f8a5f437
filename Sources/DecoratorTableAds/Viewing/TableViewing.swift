import Foundation

/// Tracks which rows of a table were viewed, for ``CapableLayer/onViewed(_:isPlaying:_:ended:)``.
///
/// Visible rows are updated when the list is scrolled or changes, and by ``refresh()``. Their
/// models, and whether these play, are read when they appear on screen and when the list has
/// changed, not at each step of a scroll. One timer waits for the next row that will have been
/// viewed.
///
/// The visible part of a row is the part within the table's bounds, less the adjusted content inset
/// and ``coveredRectangles``. Nothing is visible while the table is in no window, hidden,
/// transparent, or the app is not active. UIKit does not report that a view is hidden: call
/// ``refresh()`` after the table, or a view around it, was hidden or shown. If the table is not
/// visible by the time a row would count, the row does not count.
@MainActor
public final class TableViewing: RowWatching {
  /// The source of all times: the system's clock, unless another one is set.
  public var clock: any TableClock = SystemClock() {
    didSet { alarm = Alarm(clock) }
  }
  /// The centre that posts whether the app is active.
  public var notificationCenter: NotificationCenter = .default {
    didSet { if !trackers.isEmpty { observeApp() } }
  }
  /// The parts of the table that are covered, by a bar or the keyboard, in points from the upper
  /// left corner of the table's bounds. They may overlap.
  public var coveredRectangles: [CGRect] = [] {
    didSet { if coveredRectangles != oldValue { refresh() } }
  }
  /// Whether the app is active. Notifications of ``notificationCenter`` set it.
  package var isAppActive = true {
    didSet { if isAppActive != oldValue { refresh() } }
  }

  private weak var table: LayeredTable?
  /// Whether the table reports scrolling and taps.
  private var followsTable = false
  private lazy var alarm = Alarm(clock)
  private var updating = NextTurn()
  private var trackers: [ImpressionTracker] = []
  /// The rows on screen at the last look.
  private var rows: [RowOnScreen] = []
  private var lastUpdate: TimeInterval = 0
  /// Whether rows may show something else than at the last update, or be other rows.
  private var isStale = true
  /// Whether a handler is being called.
  private var isNotifying = false
  private var appObserver: AppObserver?
  private var windowObserver: WindowObserver?

  init(of table: LayeredTable) {
    self.table = table
  }

  deinit {
    let windowObserver = windowObserver
    MainActorCall.perform { windowObserver?.removeFromSuperview() }
  }

  /// Reads the visible rows again. Call it after a change that the table does not know, for example
  /// when a video begins to play.
  public func refresh() {
    guard !trackers.isEmpty else { return }
    guard canUpdate else { return scheduleUpdate() }
    update(at: clock.now, anew: true)
  }

  /// Reads the frames of the rows after a scroll. They still show the same.
  private func noteScroll() {
    guard !trackers.isEmpty else { return }
    guard canUpdate else { return scheduleUpdate() }
    let now = clock.now
    // A row that counts by now must still show the same.
    let isOneDue = nextCrossing.map { $0 <= now } ?? false
    update(at: now, anew: isStale || isOneDue)
  }

  /// Counts a tap on a row, by standards that count taps. A selection by the user is counted
  /// without this call.
  ///
  /// - Parameter path: The row (reuse).
  public func noteTap(at path: IndexPath) {
    refresh()
    let now = clock.now
    notify { $0.tap(path, now: now) }
  }

  /// Registers a tracker, until its observation is cancelled.
  func add(_ tracker: ImpressionTracker) -> TableObservation {
    followTable()
    if trackers.isEmpty { observeApp() }
    trackers.append(tracker)
    scheduleUpdate()
    return TableObservation { [weak self, weak tracker] in
      tracker?.isCancelled = true
      self?.removeCancelled()
    }
  }

  /// Lets the table observe scrolling and taps.
  private func followTable() {
    guard !followsTable else { return }
    followsTable = true
    table?.observeScrollingAndSelection { [weak self] in self?.noteScroll() }
  }

  private func removeCancelled() {
    trackers.removeAll(where: \.isCancelled)
    setAlarm()
    guard trackers.isEmpty else { return }
    observeWindow(of: nil)
    appObserver = nil
    // Without it, nothing reports that the app is active again.
    isAppActive = true
    rows = []
  }

  private func observeApp() {
    appObserver = AppObserver(
      of: [.willResignActive, .didBecomeActive], from: notificationCenter
    ) { [weak self] event in
      self?.isAppActive = event == .didBecomeActive
    }
  }

  /// Observes whether a table on screen is in a window: its rows are not visible while another
  /// screen is in front of it.
  private func observeWindow(of tableView: UITableView?) {
    guard windowObserver?.superview !== tableView else { return }
    windowObserver?.removeFromSuperview()
    windowObserver = tableView.map {
      WindowObserver(in: $0) { [weak self] in self?.scheduleUpdate() }
    }
  }

  /// Updates on the next turn, since rows may show something else by now.
  package func scheduleUpdate() {
    guard !trackers.isEmpty else { return }
    isStale = true
    updating.schedule { [weak self] in self?.refresh() }
  }

  /// Adds the scheduled update, and the time at which the next row will have been viewed.
  package func addPending(to work: inout PendingWork) {
    guard !trackers.isEmpty else { return }
    work.add(updating, "a look at the rows that are viewed")
    work.add(alarm, of: "the row that is viewed next")
  }

  // MARK: - Looking

  /// Whether the rows can be asked for.
  private var canUpdate: Bool { !isNotifying && table?.isInTheMiddle != true }

  private func update(at now: TimeInterval, anew: Bool) {
    let before = rows
    let screen = rowsOnScreen(anew: anew)
    rows = screen.rows
    lastUpdate = now
    if anew {
      isStale = false
      observeWindow(of: table?.viewedTable?.tableOnScreen)
      readOwners(ofRowsGoneOf: before)
      notify { $0.refresh(at: screen, now: now) }
    } else {
      notify { $0.update(at: screen, now: now) }
    }
  }

  /// Updates each tracker, and sets the alarm for the next row that will have been viewed.
  private func notify(_ change: (ImpressionTracker) -> Void) {
    let wasNotifying = isNotifying
    isNotifying = true
    for tracker in trackers { change(tracker) }
    isNotifying = wasNotifying
    setAlarm()
  }

  /// Returns the rows that are at least partly visible.
  ///
  /// - Parameter anew: Whether the owners of rows that were on screen are read again.
  private func rowsOnScreen(anew: Bool) -> RowsOnScreen {
    var screen = RowsOnScreen(after: rows, anew: anew)
    guard let table, let tableView = table.viewedTable, let area = visibleArea(of: tableView),
      let paths = tableView.indexPathsForRows(in: tableView.tableOnScreen.bounds)
    else { return screen }
    for outer in paths {
      let part = area.part(of: ViewedRectangle(tableView.rectForRow(at: outer)))
      guard part.fraction > 0, let path = table.reuseIndexPath(forOuter: outer) else { continue }
      if let row = screen.knownRow(at: RowPosition(outer)) {
        if anew {
          guard let owner = table.viewedOwner(ofRowAt: outer) else { continue }
          row.owner = owner
        }
        row.path = path
        screen.append(row, part, isNew: false)
      } else if let owner = table.viewedOwner(ofRowAt: outer),
        let row = table.holdRow(atOuter: outer)
      {
        screen.append(
          RowOnScreen(row, at: RowPosition(outer), onScreen: path, owner: owner), part, isNew: true)
      }
    }
    return screen
  }

  /// Reads the owners of rows that are no longer on screen, and may show something else by now: a
  /// model of theirs may be in a row that is on screen, if there is any.
  private func readOwners(ofRowsGoneOf before: [RowOnScreen]) {
    guard !rows.isEmpty else { return }
    for row in before where !row.isInvalid && !rows.contains(where: { $0 === row }) {
      if let owner = table?.viewedOwner(ofRowAt: IndexPath(row.position)) { row.owner = owner }
    }
  }

  /// Returns the visible area of the table, in its coordinates; nil while there is none.
  private func visibleArea(of tableView: UITableView) -> ViewedArea? {
    guard isAppActive, tableView.window != nil else { return nil }
    var view: UIView? = tableView
    while let some = view {
      if some.isHidden || some.alpha <= 0 { return nil }
      view = some.superview
    }
    let (bounds, inset) = (tableView.tableOnScreen.bounds, tableView.adjustedContentInset)
    let screen = ViewedRectangle(
      left: bounds.minX + inset.left, top: bounds.minY + inset.top,
      right: bounds.maxX - inset.right, bottom: bounds.maxY - inset.bottom)
    guard screen.left < screen.right, screen.top < screen.bottom else { return nil }
    let covers = coveredRectangles.map {
      ViewedRectangle($0.offsetBy(dx: bounds.minX, dy: bounds.minY))
    }
    return ViewedArea(screen: screen, covers: covers)
  }

  // MARK: - Waiting

  /// The time at which the next row will have been viewed if nothing changes; nil if there is none.
  private var nextCrossing: TimeInterval? { trackers.lazy.compactMap(\.nextCrossing).min() }

  /// Sets the alarm for the next row that will have been viewed.
  private func setAlarm() {
    alarm.set(to: nextCrossing) { [weak self] in self?.wake() }
  }

  private func wake() {
    guard canUpdate else { return scheduleUpdate() }
    // An unannounced change has happened at an unknown time, so the time since the last update does
    // not count.
    update(at: lastUpdate, anew: true)
    let now = clock.now
    notify { $0.pass(to: now) }
  }
}

extension ViewedRectangle {
  init(_ rectangle: CGRect) {
    self.init(
      left: rectangle.minX, top: rectangle.minY, right: rectangle.maxX, bottom: rectangle.maxY)
  }
}
