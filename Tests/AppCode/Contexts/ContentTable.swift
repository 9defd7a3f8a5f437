// block: controller.tableView = feed.contentTableView      // an outlet is weak: the feed keeps it
import DecoratorTableKit

final class Controller {
  weak var tableView: UITableView?
}

@MainActor func hand(_ feed: DecoratedTable, to controller: Controller) {
  // lines
}
