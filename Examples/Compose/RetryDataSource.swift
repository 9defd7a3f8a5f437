import DecoratorTableKit
import Foundation

/// The data source in the place of one that has failed.
final class RetryDataSource: NSObject, UITableViewDataSource {
  /// The text of its row.
  static let text = "The feed cannot be loaded. Tap to try again."

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = Self.text
    return cell
  }
}
