import DecoratorTableKit
import Foundation

/// The list of the app's screens.
final class ScreensController: UITableViewController {
  private let screens = PhoneScreen.allCases
  private let phone: Phone

  /// Creates the list.
  init(on phone: Phone) {
    self.phone = phone
    super.init(style: .plain)
    title = "DecoratorTableKit"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "screen")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "screen")
    let screen = screens[indexPath.row]
    cell.textLabel?.text = screen.title
    cell.detailTextLabel?.text = screen.summary
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = ScreenController(screens[indexPath.row], on: phone)
    navigationController?.pushViewController(screen, animated: true)
  }
}
