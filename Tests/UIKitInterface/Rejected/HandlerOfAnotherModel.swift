// expect: cannot convert value of type '(Int, IndexPath) -> ()' to expected argument type '(String, IndexPath) -> Void'
import DecoratorTableKit

final class TextCell: UITableViewCell, Updatable {
  func update(viewData: String) { textLabel?.text = viewData }
}

@MainActor
func adapter() -> CellAdapter<TextCell, String> {
  CellAdapter<TextCell, String>().onSelect { (number: Int, _) in print(number) }
}
