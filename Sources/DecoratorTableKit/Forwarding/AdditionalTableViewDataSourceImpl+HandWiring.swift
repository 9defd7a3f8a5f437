import Foundation

// What can be forgotten where nobody but the app wires the parts of a layer.
extension AdditionalTableViewDataSourceImpl {
  /// Reports a table that has this half of the layer, and a delegate without the other one.
  ///
  /// Without it the delegate hears of the rows of the table, and takes them for its own.
  func reportMissingDelegateHalf(in tableView: UITableView) {
    guard layer.tableQueue == nil, isAround(tableView.dataSource),
      let delegate = tableView.delegate, !mayHaveDelegateHalf(delegate)
    else { return }
    layer.report(.delegateHalfMissing(layer: layer.name))
  }

  /// Returns whether a data source is this one, or stands around it.
  private func isAround(_ dataSource: (any UITableViewDataSource)?) -> Bool {
    var dataSource = dataSource
    while let outer = dataSource as? AdditionalTableViewDataSourceImpl {
      if outer === self { return true }
      dataSource = outer.inner
    }
    return false
  }

  /// Returns whether a delegate is the other half of the layer, stands around it, or does not tell.
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
