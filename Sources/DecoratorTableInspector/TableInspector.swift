import Foundation

/// Labels each visible row of a decorated table with its owner.
///
/// ```swift
/// feed.inspector.isShown = true
/// ```
///
/// Each row has a mark in its upper right corner and a stripe along its left edge, both in the
/// colour of the row's owner. The mark has the index path in the table (reuse), the index path in
/// the wrapped source (data) and the layer: `[0, 17] → [0, 13] · content`, or `[0, 2] · ads 0`. A
/// tap on it prints ``LayeredTable/explain(_:in:)`` for the row. A badge at the lower edge shows
/// the number of anomalies since the marks are shown, the last anomaly, and the last batch.
///
/// The marks follow scrolling, changes, and layers that are added or removed. They handle taps on
/// themselves and no other touches, screen readers ignore them, and no method of the app is called
/// for them.
///
/// There are marks in debug builds only. In a release build ``isShown`` stays false.
@MainActor
public final class TableInspector {
  private weak var table: LayeredTable?
  #if DEBUG
  private var view: InspectorView?
  private var colors = OwnerColors()
  private(set) var status = InspectorStatus()
  private var observation: TableObservation?
  #endif

  /// Called with the explanation of a row when its mark is tapped; it prints unless replaced.
  ///
  /// For a row of a child of a ``ComposedTable``, the explanation of the child follows.
  public var output: (String) -> Void = { print($0) }

  init(of table: LayeredTable) {
    self.table = table
  }

  /// Whether the rows are marked; false unless set.
  ///
  /// It may be set at any time. The marks are on screen while the table is decorated. While it is
  /// false, no view and no observer exists. In a release build it stays false.
  public var isShown = false {
    didSet {
      #if DEBUG
      guard isShown != oldValue else { return }
      if isShown { begin() } else { end() }
      #else
      isShown = false
      #endif
    }
  }
}

extension TableInspector: TableOverlay {
  package func tableDidAttach() {
    #if DEBUG
    guard let view, let table, let tableView = table.viewedTable else { return }
    table.overlayView = view
    view.lie(over: tableView.tableOnScreen)
    #endif
  }
}

#if DEBUG
extension TableInspector {
  private func begin() {
    status = InspectorStatus()
    view = InspectorView(of: self)
    observation = table?.observeWithoutCounting { [weak self] in self?.note($0) }
    tableDidAttach()
  }

  private func end() {
    observation?.cancel()
    view?.removeFromSuperview()
    view = nil
  }

  private func note(_ event: DecoratedTableEvent) {
    status.note(event)
    view?.setNeedsLayout()
  }

  /// The rows on screen, from the top; nil while the table is in the middle of a change or waits
  /// for an answer, so that its rows are not known.
  ///
  /// - Complexity: O(rows on screen · layers)
  var rowsOnScreen: [InspectedRow]? {
    guard let table, let tableView = table.viewedTable?.tableOnScreen, tableView.window != nil
    else { return [] }
    guard !table.isInTheMiddle else { return nil }
    return (tableView.indexPathsForVisibleRows ?? []).compactMap { InspectedRow(at: $0, of: table) }
  }

  /// Returns the place of a row of the table (reuse), in points from the upper left corner of the
  /// content.
  func frame(ofRowAt path: IndexPath) -> CGRect { table?.tableView?.rectForRow(at: path) ?? .zero }

  /// Returns the colour of an owner, which stays the same.
  func color(of owner: String) -> UIColor {
    // Layers get colours in their own order, not in the order of first appearance.
    for layer in table?.layerNames ?? [] { _ = colors.color(of: layer) }
    return colors.color(of: owner)
  }

  /// Explains the row of the table (reuse) whose mark was tapped.
  func explainRow(at path: IndexPath) {
    guard let table, let row = InspectedRow(at: path, of: table) else { return }
    output(row.description)
  }
}
#endif
