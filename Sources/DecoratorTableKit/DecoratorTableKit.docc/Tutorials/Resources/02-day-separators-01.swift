import DecoratorTableKit

struct Note {
  let day: String
  let text: String
}

final class DiaryController: UIViewController {
  let tableView = UITableView()
  private var notes = [
    Note(day: "Wednesday", text: "Rain, and a good book"),
    Note(day: "Wednesday", text: "Soup"),
    Note(day: "Tuesday", text: "The train was on time"),
    Note(day: "Monday", text: "Began to learn the cello"),
    Note(day: "Monday", text: "Neighbours began to move out"),
  ]
  lazy var diary = DecoratedTable(adopting: tableView)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    tableView.dataSource = self
    view.addSubview(tableView)
    diary.attach()
  }
}

extension DiaryController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row].text
    return cell
  }
}
