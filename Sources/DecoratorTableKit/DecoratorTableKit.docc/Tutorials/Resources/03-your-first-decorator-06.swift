import DecoratorTableKit

final class InboxController: UIViewController {
  let tableView = UITableView()
  private var messages = [
    "Your parcel is near", "Choir practice moved", "Invoice 2041", "Photos of the lake",
    "Re: Photos of the lake", "Newsletter",
  ]
  lazy var inbox = DecoratedTable(adopting: tableView)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    tableView.dataSource = self
    view.addSubview(tableView)
    inbox.add(BackToTopLayer())
    inbox.attach()
  }

  func deleteFirstMessages(_ count: Int) {
    messages.removeFirst(count)
    inbox.deleteRows(at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .fade)
  }
}

extension InboxController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row]
    return cell
  }
}
