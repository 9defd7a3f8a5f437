// expect: cannot convert value of type 'Int' to expected argument type 'String'
import DecoratorTableKit
import DecoratorTableSources

final class TextCell: UITableViewCell, Updatable {
  func update(viewData: String) { textLabel?.text = viewData }
}

@MainActor
func row() -> AnyCellConfigurator { CellConfigurator<TextCell>(viewData: 42).erased }
