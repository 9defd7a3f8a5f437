import Foundation

// What can be forgotten where an app wires the parts of a layer by itself.
extension AdditionalTableViewDataSourceImpl {
  /// Reports a table that has this half of the layer, and a delegate without the other one.
  ///
  /// Without it the delegate is given the rows of the table, and takes them for its own.
  func reportMissingDelegateHalf(in tableView: UITableView) {
    guard layer.tableQueue == nil, isAround(tableView.dataSource),
      let delegate = tableView.delegate, !mayHaveDelegateHalf(delegate)
    else { return }
    layer.report(.delegateHalfMissing(layer: layer.name))
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

  /// Returns whether a delegate is the other half of the layer, wraps it, or may wrap it.
  private func mayHaveDelegateHalf(_ delegate: any UITableViewDelegate) -> Bool {
    var delegate: (any UITableViewDelegate)? = delegate
    while let outer = delegate as? AdditionalTableViewDelegateImpl {
      if outer.layer === layer { return true }
      delegate = outer.inner
    }
    // A decorator of the app's own may have it inside.
    return delegate is any DecoratorUITableViewDelegate
  }
}
