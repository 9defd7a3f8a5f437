// block: typealias Day = AnimatableSectionModel
import DecoratorTableKit

struct Post: Identifiable, Equatable {
  let id: Int
  let text: String
}

struct Ad {}

final class AdCell: UITableViewCell, Updatable {
  func update(viewData: Ad) {}
}

extension Post: IdentifiableType {
  var identity: Int { id }
}

@MainActor func showWithoutAds(
  _ days: Observable<[AnimatableSectionModel<String, Post>]>, in tableView: UITableView,
  until disposeBag: DisposeBag
) {
  // lines
}
