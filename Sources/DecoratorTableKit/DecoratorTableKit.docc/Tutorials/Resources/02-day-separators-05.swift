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
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "day")
    diary.addGroups(named: "days") { [weak self] row in
      self?.notes[row.row].day
    } cell: { tableView, indexPath, day in
      let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
      cell.textLabel?.text = day
      cell.textLabel?.font = .boldSystemFont(ofSize: 13)
      cell.backgroundColor = .systemGray5
      cell.selectionStyle = .none
      return cell
    }
    .height(28)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "prompt")
    let prompts = ["What made you laugh?", "Whom did you meet?"]
    diary.addRows(prompts, named: "prompts", placed: .every(5)) {
      tableView, indexPath, prompt in
      let cell = tableView.dequeueReusableCell(withIdentifier: "prompt", for: indexPath)
      cell.textLabel?.text = prompt
      cell.textLabel?.textColor = .secondaryLabel
      return cell
    }
    diary.attach()
  }

  func write(_ note: Note) {
    notes.insert(note, at: 0)
    diary.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
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
