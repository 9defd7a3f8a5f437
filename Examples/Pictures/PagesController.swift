import DecoratorTableKit

struct Page {
  var posts: [String]
  var isLast: Bool
}

final class PagesController: UITableViewController {
  var posts: [String] = []
  private(set) lazy var feed = DecoratedTable(adopting: tableView)
  private(set) var more: LoadMoreLayer?
  private let fetchPage: (_ offset: Int) async throws -> Page
  private(set) var loading: Task<Void, Never>?

  init(fetchPage: @escaping (_ offset: Int) async throws -> Page) {
    self.fetchPage = fetchPage
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    more = feed.addLoadMore { tableView, indexPath in
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    } configure: { cell, state in
      cell.textLabel?.text = state == .failed ? "Tap to try again" : "Loading…"
    } load: { [weak self] more in
      self?.loadPage(more)
    }
    feed.addPlaceholder { tableView, indexPath in
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Nothing here yet"
      return cell
    }
    feed.attach()
  }

  private func loadPage(_ more: LoadMoreLayer) {
    loading = Task {
      do {
        let page = try await fetchPage(posts.count)
        guard !Task.isCancelled else { return }
        let rows = posts.count..<(posts.count + page.posts.count)
        posts += page.posts
        let indexPaths = rows.map { IndexPath(row: $0, section: 0) }
        feed.insertRows(at: indexPaths, with: .automatic)
        more.state = page.isLast ? .finished : .idle
      } catch {
        if !Task.isCancelled { more.state = .failed }
      }
    }
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    posts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = posts[indexPath.row]
    return cell
  }
}

extension PagesController {
  func addPullToRefresh() {
    refreshControl = UIRefreshControl()
    let refresh = UIAction { [weak self] _ in self?.refresh() }
    refreshControl?.addAction(refresh, for: .valueChanged)
  }

  func refresh() {
    loading?.cancel()  // its result is ignored
    posts = []
    feed.reloadData()  // only the row that loads remains
    more?.state = .idle  // loads the first page
    refreshControl?.endRefreshing()
  }
}
