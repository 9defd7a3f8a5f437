import Foundation

/// The visible part of a table with rows that a supply fills, and how the reader interacts with it.
///
/// The rows on screen are read at each update. The rows that a load is about to show are estimated,
/// since a table must not be asked for its rows while it loads: the list begins at its top, or
/// keeps its position.
@MainActor
final class SuppliedScreen {
  /// The rows on screen.
  struct Rows {
    /// The first and the last of them (outer rows of the layer).
    var rows: ClosedRange<RowPosition>
    /// Whether the first row of the layer is among them, as a whole.
    var isAtTop: Bool
  }

  private weak var tableView: UITableView?
  /// The rows at the last update.
  private var rows: Rows?
  private var lastOffset: CGFloat?
  private var movesUp = false
  private var touches: TableTouches?
  private var windowObserver: WindowObserver?

  /// Returns the slots near the rows on screen, with how the list moves.
  func update(
    from tableView: UITableView, showing rows: Rows?, slots window: (Rows?) -> SupplyWindow
  ) -> SupplyWindow {
    let onScreen = tableView.tableOnScreen
    let offset = onScreen.contentOffset.y
    if let lastOffset, lastOffset != offset { movesUp = offset < lastOffset }
    lastOffset = offset
    self.rows = rows
    var window = window(rows)
    window.movesUp = movesUp
    // One of several sources in a table may begin further down.
    if onScreen !== tableView, window.isAtTop { window.isAtTop = onScreen.showsFirstRow }
    window.isHeld = onScreen.isTracking || onScreen.isDragging || onScreen.isDecelerating
    return window
  }

  /// Returns the rows that will be on screen in another layout, as far as they can be estimated;
  /// nil if there are none.
  func estimatedRows(in layout: TableLayout, of tableView: UITableView) -> Rows? {
    guard let top = layout.firstRow else { return nil }
    let tableView = tableView.tableOnScreen
    let isAtTop =
      rows == nil || tableView.contentOffset.y <= -tableView.adjustedContentInset.top + 0.5
    var first = top
    if !isAtTop, let last = rows?.rows.lowerBound, layout.contains(last) { first = last }
    let heights = [tableView.rowHeight, tableView.estimatedRowHeight].filter { $0 > 0 }
    // Without either, a row is as high as in a table that is new.
    let count = (tableView.bounds.height / (heights.first ?? 44)).rounded(.up)
    guard count >= 1, count.isFinite else { return nil }
    return Rows(rows: first...layout.row(Int(count) - 1, below: first), isAtTop: first == top)
  }

  deinit {
    let (touches, windowObserver) = (touches, windowObserver)
    MainActorCall.perform {
      touches?.stop()
      windowObserver?.removeFromSuperview()
    }
  }

  // MARK: - Observing

  /// Observes whether the table is put into a window.
  func observeWindow(of tableView: UITableView, _ didChange: @escaping () -> Void) {
    let tableView = tableView.tableOnScreen
    guard self.tableView !== tableView else { return }
    stop()
    self.tableView = tableView
    windowObserver = WindowObserver(in: tableView, didChange)
  }

  /// Whether touches of the table are observed.
  var observesTouches: Bool { touches != nil }

  /// Observes touches of the table, or ends that.
  func observeTouches(
    _ isWanted: Bool, from center: NotificationCenter,
    _ didTouch: @escaping @MainActor @Sendable () -> Void
  ) {
    touches?.stop()
    touches = nil
    guard isWanted, let tableView else { return }
    touches = TableTouches(on: tableView, notificationCenter: center, didTouch)
  }

  /// Ends all observation.
  func stop() {
    touches?.stop()
    touches = nil
    windowObserver?.removeFromSuperview()
    windowObserver = nil
    tableView = nil
    rows = nil
  }
}

extension UITableView {
  /// Whether the first row is on screen, or no row at all.
  fileprivate var showsFirstRow: Bool {
    guard let first = indexPathsForRows(in: bounds)?.first else { return true }
    return first.row == 0 && (0..<first.section).allSatisfy { numberOfRows(inSection: $0) == 0 }
  }
}
