import CostScreen
import DecoratorTableKit

let screen = PostsScreen()
let feed = DecoratedTable(adopting: screen.tableView)
feed.addRows(["An ad", "Another ad"], named: "ads", placed: .every(6, after: 2)) {
  tableView, indexPath, ad in
  let cell = tableView.dequeueReusableCell(withIdentifier: "ad", for: indexPath)
  cell.textLabel?.text = ad
  return cell
}
feed.attach()
screen.show()
