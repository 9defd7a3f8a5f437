import DecoratorTableKit

/// The screen on the page of HeadlessUIKit: a controller as an app writes it, with a table of
/// settings.
@MainActor
final class SettingsScreen: UITableViewController {
  private let themes = ["Light", "Dark", "As the phone"]

  /// Creates the screen, in the size in which it is drawn.
  init() {
    super.init(style: .insetGrouped)
    tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 410)
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 3 : themes.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    section == 0 ? "Account" : "Theme"
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    section == 0 ? "On all of your devices." : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = content(at: indexPath)
    cell.accessoryType =
      switch (indexPath.section, indexPath.row) {
      case (0, 2): .detailButton
      case (0, _): .disclosureIndicator
      case (_, 1): .checkmark
      default: .none
      }
    return cell
  }

  private func content(at indexPath: IndexPath) -> UIListContentConfiguration {
    guard indexPath.section == 0 else {
      var content = UIListContentConfiguration.cell()
      content.text = themes[indexPath.row]
      return content
    }
    var content =
      indexPath.row == 0 ? UIListContentConfiguration.subtitleCell() : .valueCell()
    switch indexPath.row {
    case 0:
      content.image = UIImage(systemName: "person.crop.circle")
      content.text = "Iris Waterhouse"
      content.secondaryText = "iris@example.com"
    case 1:
      content.text = "Notifications"
      content.secondaryText = "On"
    default:
      content.text = "Storage"
      content.secondaryText = "3.2 of 5 GB"
    }
    return content
  }

  /// Returns a picture of the screen while a finger is on a row, with the index paths beside it.
  func svg() -> String {
    tableView.simulateWindow()
    tableView.simulateTap(at: IndexPath(row: 1, section: 0))
    return TableDrawing(of: tableView, marginTitles: ["index path"]) {
      ["[\($0.section), \($0.row)]"]
    }.svg()
  }
}
