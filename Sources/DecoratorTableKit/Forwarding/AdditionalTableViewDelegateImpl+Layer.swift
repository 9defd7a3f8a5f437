import Foundation

// The answers of a layer for its own rows and sections. Nothing here is visible to UIKit.
extension AdditionalTableViewDelegateImpl {
  /// Whether the table offers deletions only because layers, or other children, delete rows of
  /// their own. No other row gets a deletion by that.
  ///
  /// Otherwise UIKit shows one for every row that can be edited, and it asks about no other.
  var layersAloneCommit: Bool {
    let othersCommit =
      deletesOtherRows?() == true || way.layers.contains { $0.rowBehavior.events.commit != nil }
    return othersCommit && innerHas(.commitEditing) == false
  }

  /// Returns the actions under an edge of one of the layer's rows.
  ///
  /// An empty list, instead of nil, suppresses the table's own deletion, which only a row with a
  /// commit handler has.
  func swipeActions(
    _ handler: ((UITableView, AdditionalRow) -> UISwipeActionsConfiguration?)?,
    of row: AdditionalRow, _ layer: TableLayer, in tableView: UITableView
  ) -> UISwipeActionsConfiguration? {
    if let configuration = handler?(tableView, row) { return configuration }
    return layer.rowBehavior.style(of: row) == .none
      ? UISwipeActionsConfiguration(actions: []) : nil
  }

  /// Reports that because of a layer's swipe actions the table does not ask for the app's old ones.
  func diagnoseEditActions(of tableView: UITableView) {
    for layer in way.layers.reversed() where layer.rowBehavior.events.trailingSwipeActions != nil {
      guard innerHas(.trailingSwipeActions) != true, innerHas(.editActions) == true else { return }
      return TableAnomaly.swipeActionsReplaceEditActions(layer: layer.name).report(in: tableView)
    }
  }

  /// Returns the height of the header or footer of a section that a layer added, if the layer has
  /// one.
  func height(
    of kind: HeightKind, ofSection section: Int, _ layer: TableLayer, in tableView: UITableView
  ) -> CGFloat? {
    let sections = layer.rowBehavior.events.sections
    return (kind == .header ? sections.headerHeight : sections.footerHeight).map {
      validatedHeight(
        $0(section), of: "header or footer of added section \(section)", layer, in: tableView)
    }
  }

  /// Returns the automatic height of a row, which needs a table that estimates.
  func automaticHeight(
    of row: AdditionalRow, _ layer: TableLayer, at indexPath: IndexPath, in tableView: UITableView
  ) -> CGFloat {
    let isEstimated =
      tableView.estimatedRowHeight != 0 || answersItself(.estimatedHeightForRow)
      || hasEstimates(inside: layer, near: indexPath, in: tableView)
    if !isEstimated {
      let anomaly = TableAnomaly.automaticHeightWithoutEstimation(layer: layer.name, row: row)
      if layer.isBeingAdded {
        // The code that adds the layer, or attaches the table, may still set heights, or let the
        // table estimate.
        let isGiven = layer.rowBehavior.events.height != nil
        layer.reportingHeight.schedule { [weak layer, weak tableView] in
          guard let layer, let tableView, tableView.estimatedRowHeight == 0 else { return }
          if isGiven || layer.rowBehavior.events.height == nil { anomaly.report(in: tableView) }
        }
      } else {
        anomaly.report(in: tableView)
      }
    }
    return UITableView.automaticDimension
  }

  /// Returns the valid height of a row, in points.
  func validatedHeight(
    _ height: CGFloat, of place: @autoclosure () -> String, _ layer: TableLayer,
    in tableView: UITableView
  ) -> CGFloat {
    RowHeight.validated(height, in: tableView) { height in
      .invalidHeight(layer: layer.name, place: place(), height: height)
    }
  }
}
