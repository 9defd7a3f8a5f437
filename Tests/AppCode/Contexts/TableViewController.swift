// block: final class DecoratedContactsController: ContactsController
import DecoratorTableKit

struct Ad {}

final class AdCell: UITableViewCell, Updatable {
  func update(viewData: Ad) {}
}

@MainActor private let ads: [Ad] = []

class ContactsController: UITableViewController {}

// lines
