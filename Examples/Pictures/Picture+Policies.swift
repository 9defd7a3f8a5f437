import DecoratorTableKit

extension Picture {
  /// What becomes of the rows of a layer when a post comes on top, under each policy.
  @MainActor static var policies: Picture {
    let policies: [(heading: String, policy: ContentPolicy)] = [
      (".followRule", .followRule), (".followContent", .followContent), (".keepRow", .keepRow),
    ]
    let before = PictureColumn(heading: "before", rows: PolicyController(.keepRow).rows)
    let after = policies.map { heading, policy in
      let controller = PolicyController(policy)
      controller.insertPost()
      return PictureColumn(heading: heading, rows: controller.rows)
    }
    return Picture(name: "policies", columns: [before] + after)
  }
}

/// A screen of posts, with two ads that follow a policy.
private final class PolicyController: UITableViewController {
  private static let newPost = "new"

  private var posts = ["A", "B", "C", "D", "E", "F", "G"]
  private let policy: ContentPolicy
  private lazy var feed = DecoratedTable(adopting: tableView)

  init(_ policy: ContentPolicy) {
    self.policy = policy
    super.init(style: .plain)
    tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    tableView.simulateWindow()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    feed.addRows([0, 1], placed: .tableRows([2]) + .beforeLast(2), policy: policy) {
      [weak self] tableView, indexPath, number in
      self?.cell(tableView, indexPath, "ad \(number)") ?? UITableViewCell()
    }
    feed.attach()
  }

  /// Inserts a post on top, as any screen does.
  func insertPost() {
    posts.insert(Self.newPost, at: 0)
    feed.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    tableView.layoutIfNeeded()
  }

  /// The rows on screen.
  var rows: [PictureColumn.Row] {
    tableView.layoutIfNeeded()
    return (tableView.indexPathsForVisibleRows ?? []).map { path in
      let text = tableView.cellForRow(at: path)?.textLabel?.text ?? ""
      if feed.dataIndexPath(forReuse: path) == nil { return .additional(text) }
      return text == Self.newPost ? .newContent(text) : .content(text)
    }
  }

  private func cell(
    _ tableView: UITableView, _ indexPath: IndexPath, _ text: String
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = text
    return cell
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { posts.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell(tableView, indexPath, posts[indexPath.row]) }
}
