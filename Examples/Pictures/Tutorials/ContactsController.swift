import DecoratorTableKit

final class ContactsController: UIViewController {
  weak var tableView: UITableView?
  private var contacts = ["Ada", "Barbara", "Donald", "Edsger", "Frances"]

  func add(_ name: String) {
    let row = contacts.firstIndex { $0 > name } ?? contacts.count
    contacts.insert(name, at: row)
    let indexPath = IndexPath(row: row, section: 0)
    tableView?.insertRows(at: [indexPath], with: .automatic)
    tableView?.selectRow(at: indexPath, animated: true, scrollPosition: .middle)
  }
}

extension ContactsController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contacts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.textLabel?.text = contacts[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    contacts.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = contacts[indexPath.row]
  }
}
