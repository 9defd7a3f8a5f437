// expect: initializer 'init(registration:height:)' requires the types 'Message' and 'String' be equivalent
import DecoratorTableKit

final class TextCell: UITableViewCell, Updatable {
  func update(viewData: String) { textLabel?.text = viewData }
}

struct Message {
  var text: String
}

@MainActor
func adapters() -> CellAdapterMap {
  var cells = CellAdapterMap()
  cells.add(CellAdapter<TextCell, Message>())
  return cells
}
