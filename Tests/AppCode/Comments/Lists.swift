// block: if let post = list.item(
// block: let feed = DecoratedTable(ListTableViewDataSource(list
// block: list.appendSection(
import DecoratorTableSources

@MainActor func use(
  _ list: HeterogeneousList, _ cells: CellAdapterMap, at position: RowPosition, in cell: PostCell
) {
  // lines
}
