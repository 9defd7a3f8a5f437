/// A fallback view: it says in debug builds why the section has no header or footer of its own, and
/// is empty in release builds.
package enum FallbackHeaderFooter {
  /// Reports an anomaly and returns a view for the section.
  @MainActor
  package static func make(
    for anomaly: TableAnomaly, in tableView: UITableView
  ) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    anomaly.report(in: tableView, showingIn: view.textLabel)
    return view
  }
}
