// expect: initializer 'init(registration:height:)' requires that 'PlainCell' conform to 'Updatable'
// expect: initializer 'init(registration:height:)' requires the types 'String' and 'PlainCell.ViewData' be equivalent
import DecoratorTableKit

final class PlainCell: UITableViewCell {}

@MainActor
func adapter() -> CellAdapter<PlainCell, String> { CellAdapter<PlainCell, String>() }
