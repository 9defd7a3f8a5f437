import Foundation

// What can be forgotten where an app wires the parts of a layer by itself.
extension AdditionalTableViewDataSourceImpl {
  /// Reports a table that has one half of the layer without the other.
  ///
  /// Without the delegate half, the delegate is given the rows of the table, and takes them for its
  /// own. Without the data source half, the delegate half takes the rows of another data source for
  /// the layer's. A data source half inside an app's proxy is not missing.
  func reportMissingHalf(in tableView: UITableView) {
    guard layer.tableQueue == nil, let delegate = tableView.delegate else { return }
    let isDelegateThere = hasDelegateHalf(delegate)
    if isAround(tableView.dataSource) {
      // A decorator of the app's own may have it inside.
      if !isDelegateThere, !(delegate is any DecoratorUITableViewDelegate) {
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
    var dataSource = dataSource
    while let outer = dataSource as? AdditionalTableViewDataSourceImpl {
      if outer === self { return true }
      dataSource = outer.inner
    }
    return false
  }

  /// Returns whether a delegate is the other half of the layer, or wraps it.
  private func hasDelegateHalf(_ delegate: any UITableViewDelegate) -> Bool {
    var delegate: (any UITableViewDelegate)? = delegate
    while let outer = delegate as? AdditionalTableViewDelegateImpl {
      if outer.layer === layer { return true }
      delegate = outer.inner
    }
    return false
  }
}
