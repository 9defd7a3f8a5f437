/// Stands where a section cannot have its own header or footer: visible where it is developed,
/// empty where it is used.
enum FallbackHeaderFooter {
  /// Reports what is wrong and makes a view for the section.
  @MainActor
  static func make(for anomaly: CellAnomaly) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    anomaly.report(in: view.textLabel)
    return view
  }
}
