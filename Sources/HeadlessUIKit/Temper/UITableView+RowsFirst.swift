extension UITableView.Temper {
  /// The rows of section 0 are asked for before the sections, even if there is no such section.
  ///
  /// Public threads about it: QMUI_iOS #1427, RxDataSources #75.
  public static let rowsFirst = Self(rawValue: 1 << 1)
}

extension UITableView {
  /// Asks for the rows of section 0 before anybody has said that there is one.
  func askRowsFirst(_ dataSource: any UITableViewDataSource) {
    guard fire(.rowsFirst) else { return }
    _ = dataSource.tableView(self, numberOfRowsInSection: 0)
  }
}
