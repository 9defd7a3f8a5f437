#if DEBUG
import Foundation

/// The overlay of a table: a mark for each row on screen, and the badge.
///
/// It is a subview of the table, at the origin of the content and without a height, so that marks
/// scroll with their rows. It reads the rows in its own layout, after the layout of the table: all
/// rows are loaded and in their places by then.
///
/// Only the marks handle touches. Screen readers ignore it.
final class InspectorView: UIView {
  private weak var inspector: TableInspector?
  /// The marks of the rows on screen, from the top.
  private(set) var marks: [InspectorMark] = []
  let badge = InspectorBadge()
  #if !HEADLESS_UIKIT
  private var observations: [NSKeyValueObservation] = []
  private var updatingMarks = NextTurn()
  #endif

  init(of inspector: TableInspector) {
    self.inspector = inspector
    super.init(frame: .zero)
    autoresizingMask = .flexibleWidth
    #if !HEADLESS_UIKIT
    accessibilityElementsHidden = true
    #endif
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  /// Marks the rows of a table from its next layout on.
  func lie(over tableView: UITableView) {
    frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 0)
    tableView.addSubview(self)
    setNeedsLayout()
    #if !HEADLESS_UIKIT
    let setNeedsUpdate: @MainActor () -> Void = { [weak self] in self?.setNeedsLayout() }
    observations = [
      tableView.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated(setNeedsUpdate) },
      tableView.observe(\.contentSize) { _, _ in MainActor.assumeIsolated(setNeedsUpdate) },
    ]
    #endif
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let inspector, let tableView = superview as? UITableView else { return }
    if let rows = inspector.rowsOnScreen {
      stayInFront(of: tableView)
      mark(rows, for: inspector)
    } else {
      #if !HEADLESS_UIKIT
      updatingMarks.schedule { [weak self] in self?.setNeedsLayout() }
      #endif
    }
    badge.show(
      inspector.status.lines, in: tableView.bounds.inset(by: tableView.adjustedContentInset))
    #if HEADLESS_UIKIT
    // Without UIKit, nothing reports that a table was scrolled.
    setNeedsLayout()
    #endif
  }

  private func mark(_ rows: [InspectedRow], for inspector: TableInspector) {
    while marks.count > rows.count { marks.removeLast().removeFromSuperview() }
    while marks.count < rows.count {
      let mark = InspectorMark { [weak inspector] in inspector?.explainRow(at: $0) }
      insertSubview(mark, belowSubview: badge)
      marks.append(mark)
    }
    for (mark, row) in zip(marks, rows) {
      mark.mark(
        row, at: inspector.frame(ofRowAt: row.path), in: inspector.color(of: row.owner))
    }
  }

  /// A table puts new cells in front.
  private func stayInFront(of tableView: UITableView) {
    let isCovered = tableView.subviews.reversed().prefix { $0 !== self }.contains {
      $0 is UITableViewCell || $0 is UITableViewHeaderFooterView
    }
    if isCovered { tableView.bringSubviewToFront(self) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    marks.contains { $0.frame.contains(point) }
  }
}
#endif
