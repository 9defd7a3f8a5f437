import Foundation

// Diagnoses of incomplete manual wiring.
extension AdditionalTableViewDataSourceImpl {
  /// Reports a table that has one half of the layer without the other.
  ///
  /// Without the delegate half, the delegate gets the rows of the table, and mistakes them for its
  /// own. Without the data source half, the delegate half mistakes the rows of another data source
  /// for the layer's. A data source half inside an app's proxy is not missing.
  func reportMissingHalf(in tableView: UITableView) {
    guard segment.tableQueue == nil, let layer = segment.layers.last,
      let delegate = tableView.delegate
    else { return }
    let part = delegate as? AdditionalTableViewDelegateImpl
    let isDelegateThere = part?.way.segments.contains { $0 === segment } == true
    if isAround(tableView.dataSource) {
      // An app's own object may have it inside.
      let object = part.map(\.content) ?? delegate
      let mayBeInside =
        object is any DecoratorUITableViewDelegate || part?.way.endsAtContent == false
      if !isDelegateThere, !mayBeInside {
        layer.report(.delegateHalfMissing(layer: layer.name))
      }
    } else if isDelegateThere, isReplaced(in: tableView),
      !(tableView.dataSource is any DecoratorUITableViewDataSource)
    {
      layer.report(.dataSourceHalfMissing(layer: layer.name))
    }
  }

  /// Returns whether a data source is this one, or wraps it.
  private func isAround(_ dataSource: (any UITableViewDataSource)?) -> Bool {
    let outermost = dataSource as? AdditionalTableViewDataSourceImpl
    return outermost?.segment.contains(segment) == true
  }
}
