// expect: cannot convert value of type '[Int]' to expected argument type '[String]'
import DecoratorTableKit

final class TextCell: UITableViewCell, Updatable {
  func update(viewData: String) { textLabel?.text = viewData }
}

@MainActor
func decorate(_ feed: DecoratedTable, _ numbers: [Int]) {
  feed.addRows(
    numbers, named: "ads", placed: .every(6),
    cell: .adapter(CellAdapter<TextCell, String>()))
}
