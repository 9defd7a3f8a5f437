import DecoratorTableKit

extension UITableView {
  /// The number of rows of each section.
  var countedRows: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }

  /// The cells on screen, with the rows they were dequeued for if those were recorded.
  var shownCells: [ShownCell] {
    (indexPathsForVisibleRows ?? []).compactMap { path in
      cellForRow(at: path).map { cell in
        ShownCell(
          row: RowPosition(path),
          dequeuedRow: (self as? RecordingTableView)?.dequeuedRow(of: cell))
      }
    }
  }
}

extension UITableViewDataSource {
  /// The layers around the content, outermost first.
  var layers: [TableLayer] {
    guard let decorator = self as? AdditionalTableViewDataSourceImpl else { return [] }
    return decorator.ownLayers + (decorator.inner?.layers ?? [])
  }

  /// Returns the present number of rows of each section inside all layers; nil if the content's
  /// source was released.
  func countedContentRows(in tableView: UITableView) -> [Int]? {
    guard let decorator = self as? AdditionalTableViewDataSourceImpl else {
      return countedRows(in: tableView)
    }
    return decorator.rowCountsOfChildren ?? decorator.inner?.countedContentRows(in: tableView)
  }

  /// Returns the present number of rows of each section.
  func countedRows(in tableView: UITableView) -> [Int] {
    let sections = numberOfSections?(in: tableView) ?? 1
    return (0..<sections).map { self.tableView(tableView, numberOfRowsInSection: $0) }
  }
}
