import DecoratorTableKit

/// Shows the number of unread messages.
final class UnreadMarkerCell: UITableViewCell, Updatable {
  func update(viewData marker: UnreadMarker) {
    textLabel?.text = "\(marker.count) unread message\(marker.count == 1 ? "" : "s")"
    textLabel?.textAlignment = .center
    textLabel?.textColor = .secondaryLabel
    backgroundColor = .systemGray5
  }
}
