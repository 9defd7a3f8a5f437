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
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tip")
    contacts.addRows(["Tip: swipe to delete"], named: "tips", placed: .before(2)) {
      tableView, indexPath, tip in
      let cell = tableView.dequeueReusableCell(withIdentifier: "tip", for: indexPath)
      cell.textLabel?.text = tip
      cell.textLabel?.textColor = .secondaryLabel
      return cell
    }
    contacts.attach()
    controller.tableView = contacts.contentTableView
  }
}
