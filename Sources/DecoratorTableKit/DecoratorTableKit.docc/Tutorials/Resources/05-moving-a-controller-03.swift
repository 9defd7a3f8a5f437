import DecoratorTableKit

@MainActor
final class ContactsScreen {
  let tableView: UITableView
  let controller = ContactsController()
  let contacts: DecoratedTable

  init(frame: CGRect) {
    tableView = UITableView(frame: frame)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    controller.tableView = tableView
    tableView.dataSource = controller
    tableView.delegate = controller
    contacts = DecoratedTable(adopting: tableView)
  }
}
