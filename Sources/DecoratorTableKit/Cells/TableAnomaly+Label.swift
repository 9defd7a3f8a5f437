extension TableAnomaly {
  /// Reports the anomaly, and shows it in debug builds; in release builds nothing is seen.
  ///
  /// - Parameters:
  ///   - tableView: The table that the view is for.
  ///   - label: The label of the view that stands in for the missing one.
  @MainActor
  func report(in tableView: UITableView, showingIn label: @autoclosure () -> UILabel?) {
    report(in: tableView)
    #if DEBUG
    let label = label()
    label?.text = description
    label?.numberOfLines = 0
    label?.textColor = .red
    #endif
  }
}
