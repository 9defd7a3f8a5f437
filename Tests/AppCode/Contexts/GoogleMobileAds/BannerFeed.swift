// block: let banners = RowSupply { [weak controller] request in
import DecoratorTableAds
import Foundation
import GoogleMobileAds

@MainActor func showBanners(
  in feed: DecoratedTable, controller: UIViewController, adUnitID: String
) {
  // lines
}
