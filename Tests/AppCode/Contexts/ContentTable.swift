// block: let feed = DecoratedTable(adopting: controller.tableView)
import DecoratorTableKit

struct Ad {}

final class AdCell: UITableViewCell, Updatable {
  func update(viewData: Ad) {}
}

final class Controller {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var tableView: UITableView!
}

@MainActor final class Screen {
  var feed: DecoratedTable?

  func decorate(_ controller: Controller, with ads: [Ad]) {
    // lines
  }
}
