// expect: type 'PlainCell' does not conform to protocol 'Updatable'
import DecoratorTableKit

final class PlainCell: UITableViewCell {}

@MainActor
func identifier(of row: CellConfigurator<PlainCell>) -> String { row.reuseIdentifier }
