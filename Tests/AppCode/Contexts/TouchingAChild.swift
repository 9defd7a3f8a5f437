// block: let second = IndexPath(row: 1, section: 0)
import DecoratorTableKit
import HeadlessUIKit
import Testing

@MainActor final class Contacts {
  var opened: [String] = []
}

@MainActor func touch(
  _ child: DecoratedTable, of contacts: Contacts, in home: ComposedTable, _ tableView: UITableView
) throws {
  // lines
}
