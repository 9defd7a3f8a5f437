// block: let stories = DecoratedTable(dataSource: storySource, delegate: storySource)
import DecoratorTableKit
import Foundation

struct Promo: Sendable {}

final class PromoCell: UITableViewCell, Updatable {
  func update(viewData: Promo) {}
}

@MainActor func compose(
  _ storySource: any UITableViewDataSource & UITableViewDelegate,
  _ postSource: any UITableViewDataSource & UITableViewDelegate, _ settings: DecoratedTable,
  _ promos: [Promo], in tableView: UITableView
) {
  // lines
}
