/// Stands where a section cannot have its own header or footer: visible where it is developed, empty
/// where it is used.
enum FallbackHeaderFooter {
  /// Reports what is wrong and makes a view for the section.
  @MainActor
  static func make(for anomaly: CellAnomaly) -> UITableViewHeaderFooterView {
    CellAnomaly.handler(anomaly)
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #if DEBUG
    view.textLabel?.text = anomaly.description
    view.textLabel?.numberOfLines = 0
    view.textLabel?.textColor = .red
    #endif
    return view
  }
}
