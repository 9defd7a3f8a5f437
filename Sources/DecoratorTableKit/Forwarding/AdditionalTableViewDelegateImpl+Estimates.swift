import Foundation

// Estimates that are no estimates.
//
// A table with a fixed row height knows how high all of its rows are. It begins to estimate those
// that it has not shown as soon as its delegate has heights, be it for the rows of a layer alone.
extension AdditionalTableViewDelegateImpl {
  /// Whether the heights of all rows are offered as estimates, so that a table that knew them goes
  /// on knowing them; nil if only the object inside could tell and cannot.
  var offersHeightsAsEstimates: Bool? {
    guard tableHasFixedRowHeight, layer.handlers.height != nil else { return false }
    return contentHasHeights.map { !$0 }
  }

  /// Whether the app's delegate has heights or estimates of rows; nil if it cannot tell.
  private var contentHasHeights: Bool? {
    if let layerInside = inner as? AdditionalTableViewDelegateImpl {
      return layerInside.contentHasHeights
    }
    let (height, estimate) = (innerHas(.heightForRow), innerHas(.estimatedHeightForRow))
    if height == true || estimate == true { return true }
    return height == nil || estimate == nil ? nil : false
  }

  /// Returns whether somebody inside says how high a content row (inner) is. It asks.
  func hasHeight(innerRow path: IndexPath, in tableView: UITableView) -> Bool {
    guard let inner else { return false }
    return ask(inner, .heightForRow) {
      hand(tableView) { inner.tableView?($0, heightForRowAt: path) }
    }
    .isImplemented
  }

  /// Returns the height of one of the layer's rows, if that is to be offered as an estimate. Where
  /// nobody knows whether it is, it is a good one.
  func heightAsEstimate(of row: AdditionalRow, in tableView: UITableView) -> CGFloat? {
    guard offersHeightsAsEstimates != false else { return nil }
    guard let height = layer.handlers.height?(row) else { return tableView.rowHeight }
    let taken = takenHeight(height, of: "\(row)", in: tableView)
    return taken == UITableView.automaticDimension ? nil : taken
  }
}
