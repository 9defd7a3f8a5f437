// expect: static method 'class(_:registration:)' requires the types 'Int' and 'String' be equivalent
import DecoratorTableKit

final class TextCell: UITableViewCell, Updatable {
  func update(viewData: String) { textLabel?.text = viewData }
}

@MainActor
func decorate(_ feed: DecoratedTable, _ numbers: [Int]) {
  feed.addRows(numbers, named: "ads", placed: .every(6), cell: .class(TextCell.self))
}
