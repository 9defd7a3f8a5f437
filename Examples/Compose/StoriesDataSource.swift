import DecoratorTableKit
import Foundation

/// The data source of the stories: a row for each person.
final class StoriesDataSource: NSObject, UITableViewDataSource {
  /// The names of those who have a story.
  var people: [String]

  init(_ people: [String]) {
    self.people = people
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // As everybody does, it calls its cells "cell".
    tableView.register(StoryCell.self, forCellReuseIdentifier: "cell")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.show(Self.text(of: people[indexPath.row]))
    return cell
  }

  /// Returns the text of a row.
  static func text(of person: String) -> String { "◉ \(person)" }
}

/// The cell of a story.
final class StoryCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .systemGray5
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
