extension TableAnomaly {
  /// Reports the anomaly, and shows it where the app is developed; where it is used, nothing is
  /// seen.
  ///
  /// - Parameters:
  ///   - tableView: The table that the view is for.
  ///   - label: The label of what stands in place of the view that there is not.
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
