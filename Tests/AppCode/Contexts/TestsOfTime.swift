// block: let clock = ManualClock()
import DecoratorTableKit
import DecoratorTableTesting
import Testing

struct Ad: Identifiable, Sendable {
  let id: Int
}

final class AdCell: UITableViewCell, Updatable {
  func update(viewData: Ad) {}
}

@MainActor func viewAd(_ feed: DecoratedTable, in tableView: UITableView, _ ad: Ad) async throws {
  // lines
}
