/// Stands where a row cannot have its own cell: visible where it is developed, empty where it is used.
enum FallbackCell {
  /// Reports what is wrong and makes a cell for the row.
  @MainActor
  static func make(for anomaly: CellAnomaly) -> UITableViewCell {
    CellAnomaly.handler(anomaly)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #if DEBUG
    cell.textLabel?.text = anomaly.description
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.textColor = .red
    #endif
    return cell
  }
}
