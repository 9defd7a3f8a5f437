import Foundation

/// What a person has seen of a table, as ``DecoratedTable/onViewed(of:_:isPlaying:_:ended:)`` wants
/// to know it.
///
/// Rows are looked at when the list is scrolled and when it changes, and when the app says so. In
/// between one timer waits for the next row to be viewed; there is none while nothing can be.
///
/// The part of a row that counts is that of the table's bounds, less the adjusted content inset and
/// ``coveredRectangles``. Nothing is visible while the table is in no window, hidden, transparent,
/// or the app is not active. If the table has lost its window by the time a row would count, the
/// row does not count.
@MainActor
public final class TableViewing {
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
  public var isAppActive = true {
    didSet { if isAppActive != oldValue { look() } }
  }

  private weak var host: (any ViewingHost)?
  private lazy var alarm = Alarm(clock)
  private let looking = NextTurn()
  private var watches: [ViewingWatch] = []
  /// The rows on screen that each watch is about.
  private var rows: [[WatchedRow]] = []
  private var lastLook: TimeInterval = 0
  private var appObserver: AppObserver?

  init(host: any ViewingHost) {
    self.host = host
  }

  /// Looks at the rows again: call it when something has changed that no table hears of, as when a
  /// video begins to play.
  public func look() {
    guard !watches.isEmpty else { return }
    guard host?.isInTheMiddle != true else { return lookSoon() }
    look(at: clock.now)
  }

  /// Counts a tap on a row, by standards that say so. A selection by the user is counted by itself.
  ///
  /// - Parameter path: The row (reuse).
  public func noteTap(at path: IndexPath) {
    look()
    for (index, watch) in watches.enumerated() {
      guard let row = rows[index].first(where: { $0.row.reuseIndexPath == path })
      else { continue }
      let events = watch.viewability.tap(row.number, now: clock.now)
      report(events, about: rows[index], to: watch)
    }
    setAlarm()
  }

  /// Adds a question.
  func add(_ watch: ViewingWatch) {
    if watches.isEmpty { observeApp() }
    watches.append(watch)
    rows.append([])
    lookSoon()
  }

  private func observeApp() {
    appObserver = AppObserver(
      of: [.willResignActive, .didBecomeActive], from: notificationCenter
    ) { [weak self] event in
      self?.isAppActive = event == .didBecomeActive
    }
  }

  /// Looks on the next turn.
  func lookSoon() {
    guard !watches.isEmpty else { return }
    looking.schedule { [weak self] in self?.look() }
  }

  // MARK: - Looking

  private func look(at now: TimeInterval) {
    let rows = rowsOnScreen
    lastLook = now
    for index in watches.indices { look(at: rows, for: index, now: now) }
    setAlarm()
  }

  /// A row of which something is visible.
  private struct RowOnScreen {
    let path: IndexPath
    let owner: ViewedOwner
    /// The visible part of it.
    let fraction: Double
    /// Its whole area, in square points.
    let area: Double
  }

  private var rowsOnScreen: [RowOnScreen] {
    guard let area = visibleArea, let host, let tableView = host.viewedTable,
      let paths = tableView.indexPathsForRows(in: tableView.tableOnScreen.bounds)
    else { return [] }
    var rows: [RowOnScreen] = []
    rows.reserveCapacity(paths.count)
    for path in paths {
      let rectangle = ViewedRectangle(tableView.rectForRow(at: path))
      let fraction = area.fraction(of: rectangle)
      guard fraction > 0, let owner = host.viewedOwner(ofRowAt: path) else { continue }
      rows.append(
        RowOnScreen(path: path, owner: owner, fraction: fraction, area: rectangle.area))
    }
    return rows
  }

  /// What can be seen of the table, in its coordinates; nil while nothing can.
  private var visibleArea: ViewedArea? {
    guard isAppActive, let tableView = host?.viewedTable, tableView.window != nil else {
      return nil
    }
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

  private func look(at rowsOnScreen: [RowOnScreen], for index: Int, now: TimeInterval) {
    let watch = watches[index]
    let before = rows[index]
    var known = KnownRows(before)
    var watched: [WatchedRow] = []
    var visible: [VisibleRow<Int>] = []
    watched.reserveCapacity(rowsOnScreen.count)
    visible.reserveCapacity(rowsOnScreen.count)
    for seen in rowsOnScreen {
      guard let subject = watch.subject(seen.owner),
        let row = row(seen, subject, of: index, known: &known, besides: watched)
      else { continue }
      watched.append(row)
      visible.append(
        VisibleRow(
          id: row.number, fraction: seen.fraction, area: seen.area, isPlaying: subject.isPlaying))
    }
    rows[index] = watched
    let events = watch.viewability.look(at: visible, now: now)
    // Those that have gone are told of with what was known of them.
    if !events.isEmpty { report(events, about: watched + before, to: watch) }
  }

  /// Returns a row on screen, which is known if it shows what it showed.
  private func row(
    _ seen: RowOnScreen, _ subject: ViewingWatch.Subject, of index: Int, known: inout KnownRows,
    besides others: [WatchedRow]
  ) -> WatchedRow? {
    var dataPath: IndexPath?
    if case .content(let path) = seen.owner { dataPath = path }
    if var row = known.row(at: RowPosition(seen.path), showing: subject.identity) {
      (row.path, row.dataPath, row.subject) = (seen.path, dataPath, subject)
      return row
    }
    guard let row = host?.holdRow(atReuse: seen.path) else { return nil }
    let number =
      known.takeLostNumber(showing: subject.identity)
      ?? watches[index].number(for: subject.identity) { number in
        rows[index].contains { $0.number == number } || others.contains { $0.number == number }
      }
    return WatchedRow(
      number: number, row: row, path: seen.path, dataPath: dataPath, subject: subject)
  }

  // MARK: - Telling

  private func report(
    _ events: [Viewability<Int>.Event], about rows: [WatchedRow], to watch: ViewingWatch
  ) {
    for event in events {
      switch event {
      case .viewed(let number, _, let time, let record):
        guard let row = rows.first(where: { $0.number == number }) else { continue }
        watch.viewed(row.subject.shown, viewed(row, by: watch, at: time, record))
      case .ended(let number, _, let time, let record):
        guard let row = rows.first(where: { $0.number == number }) else { continue }
        watch.ended(row.subject.shown, viewed(row, by: watch, at: time, record))
      }
    }
  }

  private func viewed(
    _ row: WatchedRow, by watch: ViewingWatch, at time: TimeInterval, _ record: ViewingRecord
  ) -> ViewedRow {
    ViewedRow(
      reuseIndexPath: row.path, dataIndexPath: row.dataPath, standard: watch.standard, time: time,
      record: record)
  }

  /// Waits for the next row to be viewed.
  private func setAlarm() {
    alarm.set(to: watches.compactMap(\.viewability.nextCrossing).min()) { [weak self] in
      self?.wake()
    }
  }

  private func wake() {
    guard host?.isInTheMiddle != true else { return lookSoon() }
    // What has changed without a word has done so at a time that nobody knows, and does not count.
    look(at: lastLook)
    let now = clock.now
    for (watch, rows) in zip(watches, rows) {
      report(watch.viewability.pass(to: now), about: rows, to: watch)
    }
    setAlarm()
  }
}

extension ViewedRectangle {
  init(_ rectangle: CGRect) {
    self.init(
      left: rectangle.minX, top: rectangle.minY, right: rectangle.maxX, bottom: rectangle.maxY)
  }
}
