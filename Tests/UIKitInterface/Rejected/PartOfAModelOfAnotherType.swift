// expect: cannot convert value of type 'Int' to closure result type 'String'
import DecoratorTableKit

final class TextCell: UITableViewCell, Updatable {
  func update(viewData: String) { textLabel?.text = viewData }
}

struct Message {
  var number: Int
}

@MainActor
func adapter() -> CellAdapter<TextCell, Message> {
  CellAdapter { (message: Message) in message.number }
}
