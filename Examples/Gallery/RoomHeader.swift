import DecoratorTableKit

/// The sign at the door of a room.
final class RoomHeader: UITableViewHeaderFooterView, Updatable {
  func update(viewData room: Room) {
    textLabel?.text = "Room \(room.number) · \(room.subject)"
  }
}
