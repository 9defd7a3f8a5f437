// block: var settings = SupplySettings()
import DecoratorTableKit
import Foundation
import GoogleMobileAds

func log(_ text: String) {}

@MainActor func showAds(
  in feed: DecoratedTable, controller: UIViewController, adUnitID: String
) {
  // lines
}
