// expect: type 'any UITableViewDelegate' has no member
import DecoratorTableKit

let selector = #selector(UITableViewDelegate.tableView(_:heightOfRowAt:))
