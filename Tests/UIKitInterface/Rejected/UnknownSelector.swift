// expect: type 'any UITableViewDelegate' has no member
import DecoratorTableKit

@MainActor let selector = #selector(UITableViewDelegate.tableView(_:heightOfRowAt:))
