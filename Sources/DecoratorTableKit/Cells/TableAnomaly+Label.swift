extension TableAnomaly {
  /// Reports the anomaly, and shows it in debug builds only.
  ///
  /// - Parameters:
  ///   - tableView: The table that the view is for.
  ///   - label: The label of the fallback view.
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
