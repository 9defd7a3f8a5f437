/// Stands where a section cannot have its own header or footer: visible where it is developed,
/// empty where it is used.
enum FallbackHeaderFooter {
  /// Reports what is wrong and makes a view for the section.
  ///
  /// - Parameters:
  ///   - anomaly: What is wrong.
  ///   - tableView: The table that asks for the view.
  @MainActor
  static func make(
    for anomaly: TableAnomaly, in tableView: UITableView
  ) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    anomaly.report(in: tableView, showingIn: view.textLabel)
    return view
  }
}
