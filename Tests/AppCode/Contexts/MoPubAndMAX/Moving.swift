// block: // where the placer was created
import DecoratorTableAds
import Foundation

struct NativeAd: Identifiable, Sendable {
  let id: Int
}

final class NativeAdCell: UITableViewCell, Updatable {
  func update(viewData: NativeAd) {}
}

@MainActor final class FeedController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var tableView: UITableView!
}

@MainActor func move(
  _ controller: FeedController, to supply: RowSupply<NativeAd>, at positions: Placement
) {
  // lines
}
