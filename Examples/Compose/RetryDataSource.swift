import DecoratorTableKit
import Foundation

/// The data source and delegate in the place of those that have failed: one row, to try again.
final class RetryDataSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The text of the row.
  static let text = "↻ The feed cannot be loaded. Tap to try again."

  /// Tries again.
  var retry: () -> Void = {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.register(RetryCell.self, forCellReuseIdentifier: "cell")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.show(Self.text)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    retry()
  }
}

/// The cell of the row to try again.
final class RetryCell: UITableViewCell {}
