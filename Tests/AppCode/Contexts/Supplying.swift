// block: let supply = RowSupply { request in
import DecoratorTableAds
import Foundation

struct Ad: Identifiable, Sendable {
  let id: Int
}

final class AdCell: UITableViewCell, Updatable {
  func update(viewData: Ad) {}
}

actor Network {
  func loadAd(for request: SupplyRequest) async throws -> Ad? { nil }
}

func report(_ ad: Ad, after seconds: TimeInterval) {}

@MainActor func supply(_ feed: DecoratedTable, from network: Network, _ data: Data) throws {
  // lines
}
