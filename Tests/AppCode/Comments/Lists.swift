// block: if let post = list.item(
// block: list.appendSection(
import DecoratorTableSources
import Foundation

@MainActor func use(
  _ list: HeterogeneousList, _ cells: CellAdapterMap, at indexPath: IndexPath, in cell: PostCell
) {
  // lines
}
