import Foundation

/// What a person has seen of a table, as ``CapableLayer/onViewed(_:isPlaying:_:ended:)`` wants to
/// know it.
///
/// Rows are looked at when the list is scrolled and when it changes, and when the app says so. What
/// they show, and whether they play, is asked for when they come on screen and when the list has
/// changed, not at each step of a scroll. In between one timer waits for the next row to be viewed;
/// there is none while nothing can be.
///
/// The part of a row that counts is that of the table's bounds, less the adjusted content inset and
/// ``coveredRectangles``. Nothing is visible while the table is in no window, hidden, transparent,
/// or the app is not active. If the table has lost its window by the time a row would count, the
/// row does not count.
@MainActor
public final class TableViewing: RowWatching {
  /// The clock that times are taken from.
  public var clock: any TableClock = SystemClock() {
    didSet { alarm = Alarm(clock) }
  }
  /// The centre from which it is heard whether the app is active, as the system tells the app.
  public var notificationCenter: NotificationCenter = .default {
    didSet { if !watches.isEmpty { observeApp() } }
  }
  /// The parts of the table that something covers: a bar, the keyboard. In points, from the upper
  /// left corner of what is on screen of the table. They may overlap.
  public var coveredRectangles: [CGRect] = [] {
    didSet { if coveredRectangles != oldValue { look() } }
  }
  /// Whether the app is active. What ``notificationCenter`` posts sets it.
  package var isAppActive = true {
    didSet { if isAppActive != oldValue { look() } }
  }

  private weak var table: DecoratedTable?
  /// Whether a layer of the table tells of scrolling and taps.
  var followsTable = false
  private lazy var alarm = Alarm(clock)
  private var looking = NextTurn()
  private var watches: [ViewingWatch] = []
  /// The rows on screen at the last look.
  private var rows: [RowOnScreen] = []
  private var lastLook: TimeInterval = 0
  /// Whether rows may show something else than at the last look, or be other ones.
  private var isStale = true
  /// Whether a handler is being called.
  private var isLooking = false
  private var appObserver: AppObserver?

  init(of table: DecoratedTable) {
    self.table = table
  }

  /// Looks at the rows again: call it when something has changed that no table is told of, as when
  /// a video begins to play.
  public func look() {
    guard !watches.isEmpty else { return }
    guard canLook else { return lookSoon() }
    look(at: clock.now, anew: true)
  }

  /// Looks at where a scroll has taken the rows. They show what they showed at the last look.
  func lookAfterScroll() {
    guard !watches.isEmpty else { return }
    guard canLook else { return lookSoon() }
    let now = clock.now
    // What counts by now must show what it showed.
    let isOneDue = nextCrossing.map { $0 <= now } ?? false
    look(at: now, anew: isStale || isOneDue)
  }

  /// Counts a tap on a row, by standards that say so. A selection by the user is counted by itself.
  ///
  /// - Parameter path: The row (reuse).
  public func noteTap(at path: IndexPath) {
    look()
    let now = clock.now
    tell { $0.tap(path, now: now) }
  }

  /// Adds a question, until it is cancelled.
  func add(_ watch: ViewingWatch) -> TableObservation {
    if watches.isEmpty { observeApp() }
    watches.append(watch)
    lookSoon()
    return TableObservation { [weak self, weak watch] in
      watch?.isCancelled = true
      self?.removeCancelled()
    }
  }

  private func removeCancelled() {
    watches.removeAll(where: \.isCancelled)
    setAlarm()
    guard watches.isEmpty else { return }
    appObserver = nil
    rows = []
  }

  private func observeApp() {
    appObserver = AppObserver(
      of: [.willResignActive, .didBecomeActive], from: notificationCenter
    ) { [weak self] event in
      self?.isAppActive = event == .didBecomeActive
    }
  }

  /// Looks on the next turn, since rows may show something else by now.
  package func lookSoon() {
    guard !watches.isEmpty else { return }
    isStale = true
    looking.schedule { [weak self] in self?.look() }
  }

  /// Adds what is going to be looked at, and the time at which the next row will have been viewed.
  package func addPending(to work: inout PendingWork) {
    guard !watches.isEmpty else { return }
    work.add(looking, "a look at the rows that are viewed")
    work.add(alarm, of: "the row that is viewed next")
  }

  // MARK: - Looking

  /// Whether the rows can be asked for.
  private var canLook: Bool { !isLooking && table?.isInTheMiddle != true }

  private func look(at now: TimeInterval, anew: Bool) {
    let before = rows
    let parts: [VisiblePart]
    (rows, parts) = rowsOnScreen(anew: anew)
    lastLook = now
    if anew { isStale = false }
    if anew {
      tell { $0.lookAnew(at: rows, parts, now: now) }
    } else {
      let change = ScreenChange(from: before, to: rows)
      tell { $0.look(at: rows, parts, after: change, now: now) }
    }
  }

  /// Lets each question find out what was seen, and waits for the next row to be viewed.
  private func tell(_ change: (ViewingWatch) -> Void) {
    let wasLooking = isLooking
    isLooking = true
    for watch in watches { change(watch) }
    isLooking = wasLooking
    setAlarm()
  }

  /// Returns the rows of which something is visible, from the top, and what is visible of each.
  ///
  /// - Parameter anew: Whether rows that were on screen are asked for their owners again.
  private func rowsOnScreen(anew: Bool) -> ([RowOnScreen], [VisiblePart]) {
    var known = KnownRows(rows, anew: anew)
    var rows: [RowOnScreen] = []
    var parts: [VisiblePart] = []
    guard let table, let tableView = table.viewedTable, let area = visibleArea(of: tableView),
      let paths = tableView.indexPathsForRows(in: tableView.tableOnScreen.bounds)
    else { return ([], []) }
    rows.reserveCapacity(paths.count)
    parts.reserveCapacity(paths.count)
    for path in paths {
      let part = area.part(of: ViewedRectangle(tableView.rectForRow(at: path)))
      guard part.fraction > 0 else { continue }
      if let row = known.row(at: RowPosition(path)) {
        if anew {
          guard let owner = table.viewedOwner(ofRowAt: path) else { continue }
          (row.path, row.owner) = (path, owner)
        }
        rows.append(row)
        parts.append(part)
      } else if let owner = table.viewedOwner(ofRowAt: path),
        let row = table.holdRow(atReuse: path)
      {
        rows.append(RowOnScreen(row, at: path, owner: owner))
        parts.append(part)
      }
    }
    return (rows, parts)
  }

  /// Returns what can be seen of the table, in its coordinates; nil while nothing can.
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
  private var nextCrossing: TimeInterval? {
    var next: TimeInterval?
    for watch in watches {
      guard let time = watch.nextCrossing else { continue }
      next = min(next ?? time, time)
    }
    return next
  }

  /// Waits for the next row to be viewed.
  private func setAlarm() {
    alarm.set(to: nextCrossing) { [weak self] in self?.wake() }
  }

  private func wake() {
    guard canLook else { return lookSoon() }
    // What has changed without a word has done so at a time that nobody knows, and does not count.
    look(at: lastLook, anew: true)
    let now = clock.now
    tell { $0.pass(to: now) }
  }
}

extension ViewedRectangle {
  init(_ rectangle: CGRect) {
    self.init(
      left: rectangle.minX, top: rectangle.minY, right: rectangle.maxX, bottom: rectangle.maxY)
  }
}
