// expect: cannot convert value of type 'CellAdapter<TextCell, String>' to expected argument type 'CellAdapter<TextCell, Int>'
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
