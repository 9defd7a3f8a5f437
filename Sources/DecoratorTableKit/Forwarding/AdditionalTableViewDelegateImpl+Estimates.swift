import Foundation

// Estimates that are no estimates.
//
// A table with a fixed row height knows how high all of its rows are. It begins to estimate those
// that it has not shown as soon as its delegate has heights, be it for the rows of a layer alone.
extension AdditionalTableViewDelegateImpl {
  /// Whether the heights of all rows are offered as estimates, so that a table that knew them goes
  /// on knowing them; nil if only the app's object could tell and cannot.
  var offersHeightsAsEstimates: Bool? {
    guard tableHasFixedRowHeight, way.layers.contains(where: { $0.handlers.height != nil }) else {
      return false
    }
    return contentHasHeights.map { !$0 }
  }

  /// Whether the app's delegate has heights or estimates of rows; nil if it cannot tell.
  private var contentHasHeights: Bool? {
    let (height, estimate) = (innerHas(.heightForRow), innerHas(.estimatedHeightForRow))
    if height == true || estimate == true { return true }
    return height == nil || estimate == nil ? nil : false
  }

  /// Returns how high a content row is, if the app's object says it.
  func contentHeight(of path: IndexPath, in tableView: UITableView) -> CGFloat? {
    callContent(.heightForRow, path, tableView) {
      $0.part.tableView($0.tableView, heightForRowAt: $0.place)
    } inner: {
      $0.tableView?($1, heightForRowAt: $2)
    }
  }

  /// Returns the estimate of a content row, if the app's object has one.
  func contentEstimate(of path: IndexPath, in tableView: UITableView) -> CGFloat? {
    callContent(.estimatedHeightForRow, path, tableView) {
      $0.part.tableView($0.tableView, estimatedHeightForRowAt: $0.place)
    } inner: {
      $0.tableView?($1, estimatedHeightForRowAt: $2)
    }
  }

  /// Returns the height of a row of a layer, if that is to be offered as an estimate. Where it is
  /// unknown whether it is, it is a good one.
  func heightAsEstimate(
    of row: AdditionalRow, _ layer: TableLayer, in tableView: UITableView
  ) -> CGFloat? {
    guard offersHeightsAsEstimates != false else { return nil }
    guard let height = layer.handlers.height?(row) else { return tableView.rowHeight }
    let taken = takenHeight(height, of: "\(row)", layer, in: tableView)
    return taken == UITableView.automaticDimension ? nil : taken
  }

  /// Returns whether there are heights of rows inside a layer: of the content, or of a layer.
  func hasHeights(
    inside layer: TableLayer, near indexPath: IndexPath, in tableView: UITableView
  ) -> Bool {
    if layers(inside: layer).contains(where: { $0.handlers.height != nil }) { return true }
    return contentAnswers(.heightForRow, near: indexPath, in: tableView) {
      contentHeight(of: $0, in: tableView)
    }
  }

  /// Returns whether there are estimates of rows inside a layer: of the content, or of a layer.
  func hasEstimates(
    inside layer: TableLayer, near indexPath: IndexPath, in tableView: UITableView
  ) -> Bool {
    let estimates = layers(inside: layer).contains { layer in
      layer.handlers.estimatedHeight != nil && tableEstimatesRowHeights
        || layer.handlers.height != nil && offersHeightsAsEstimates == true
    }
    if estimates { return true }
    return contentAnswers(.estimatedHeightForRow, near: indexPath, in: tableView) {
      contentEstimate(of: $0, in: tableView)
    }
  }

  /// Returns the layers inside one on the way.
  private func layers(inside layer: TableLayer) -> ArraySlice<TableLayer> {
    let layers = way.layers
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return [] }
    return layers[(index + 1)...]
  }

  /// Returns whether the app's object has a method about rows.
  ///
  /// Where only a call can tell, the content row nearest to one (outer) is asked about.
  private func contentAnswers(
    _ method: ForwardedMethod, near indexPath: IndexPath, in tableView: UITableView,
    _ ask: (IndexPath) -> CGFloat?
  ) -> Bool {
    if let known = innerHas(method) { return known }
    var position = RowPosition(indexPath)
    for layer in way.layers where !layer.passesOn {
      guard let nearest = layer.layout(for: tableView).nearestContent(to: position) else {
        return false
      }
      position = nearest
    }
    return ask(IndexPath(position)) != nil
  }
}
