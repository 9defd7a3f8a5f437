import DecoratorTableKit
import Foundation

/// A table that writes down how cells are dequeued: with the row, or without.
final class CountingTableView: UITableView {
  private(set) var requests: [String] = []

  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    requests.append(identifier)
    return super.dequeueReusableCell(withIdentifier: identifier)
  }

  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    requests.append("\(identifier) \(indexPath.row)")
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
}
