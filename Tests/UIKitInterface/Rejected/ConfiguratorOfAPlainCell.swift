// expect: type 'PlainCell' does not conform to protocol 'Updatable'
import DecoratorTableKit
import DecoratorTableSources

final class PlainCell: UITableViewCell {}

@MainActor
func erased(_ row: CellConfigurator<PlainCell>) -> AnyCellConfigurator { row.erased }
