/// A view for a section that cannot have its own header or footer: it says why in debug builds, and
/// is empty in release builds.
package enum FallbackHeaderFooter {
  /// Reports an anomaly and returns a view for the section.
  ///
  /// - Parameters:
  ///   - anomaly: The anomaly.
  ///   - tableView: The table that asks for the view.
  @MainActor
  package static func make(
    for anomaly: TableAnomaly, in tableView: UITableView
  ) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    anomaly.report(in: tableView, showingIn: view.textLabel)
    return view
  }
}
