public import HeadlessUIKit

/// The screen of an app that shows posts. What the apps beside this folder are larger is the kit's.
@MainActor
public final class PostsScreen: NSObject {
  /// The table.
  public let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let posts = (0..<100).map { "Post \($0)" }

  /// Creates the screen, of a hundred posts.
  override public init() {
    super.init()
    for identifier in ["post", "ad"] {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
    tableView.dataSource = self
  }

  /// Shows the rows, and prints what the first ten say.
  public func show() {
    tableView.layoutIfNeeded()
    let rows = (0..<10).map { IndexPath(row: $0, section: 0) }
    print(rows.map { tableView.cellForRow(at: $0)?.textLabel?.text ?? "-" })
  }
}

extension PostsScreen: UITableViewDataSource {
  /// Returns the number of posts.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  /// Returns the cell of a post.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.textLabel?.text = posts[indexPath.row]
    return cell
  }
}
