extension TableAnomaly {
  /// Reports the anomaly, and shows it in the label of a fallback view in debug builds only.
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
