import CostScreen
import DecoratorTableAds
import DecoratorTableInspector
import DecoratorTableSources

// Something of each library.
let screen = PostsScreen()
let feed = DecoratedTable(adopting: screen.tableView)
feed.addRows(
  suppliedBy: RowSupply { request in "Ad \(request.ordinal)" }, named: "ads",
  placed: .every(6, after: 2),
  cell: .made { tableView, indexPath, ad in
    let cell = tableView.dequeueReusableCell(withIdentifier: "ad", for: indexPath)
    cell.textLabel?.text = ad
    return cell
  }
).onViewed(.mrcDisplay) { ad, _ in print(ad) }
feed.inspector.isShown = true
feed.attach()

let letters = SnapshotTableViewDataSource<Int, String> { tableView, indexPath, letter in
  let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
  cell.textLabel?.text = letter
  return cell
}
var snapshot = letters.snapshot()
snapshot.appendSections([0])
snapshot.appendItems(["a", "b"], toSection: 0)
letters.apply(snapshot)

var cells = CellAdapterMap()
cells.add(CellAdapter<TextCell, String>())
let rows = ListTableViewDataSource(HeterogeneousList(["c", "d"]), cells: cells)
let lists = ComposedTable(
  .bySections, [DecoratedTable(dataSource: letters), DecoratedTable(dataSource: rows)])
lists.attach(to: UITableView())
screen.show()

final class TextCell: UITableViewCell, Updatable {
  func update(viewData: String) { textLabel?.text = viewData }
}
