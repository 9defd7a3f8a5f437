// block: feed.addRows(ads, placed: .every(6), cell: .class(AdCell.self))
import DecoratorTableKit

@MainActor func add(
  _ adCells: CellAdapter<AdCell, Ad>, _ cards: [Promo], _ cardCells: CellAdapterMap
) {
  // lines
}
