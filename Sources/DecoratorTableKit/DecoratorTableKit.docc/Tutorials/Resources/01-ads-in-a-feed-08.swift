import DecoratorTableKit

struct Post {
  let author: String
  let text: String
}

struct Ad {
  let vendor: String
  let text: String
}

final class FeedController: UIViewController {
  let tableView = UITableView()
  private var posts = [
    Post(author: "Ada", text: "The engine weaves patterns"),
    Post(author: "Grace", text: "Found a moth in the relay"),
    Post(author: "Alan", text: "Can machines think?"),
    Post(author: "Edsger", text: "Shortest path to lunch?"),
    Post(author: "Barbara", text: "Substitute me if you can"),
    Post(author: "Donald", text: "I have only proved it"),
    Post(author: "Frances", text: "Optimised the commute"),
  ]
  private var ads: RowLayer<Ad>?
  lazy var feed = DecoratedTable(adopting: tableView)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ad")
    ads = feed.addRows([Ad](), named: "ads", placed: .every(3)) { tableView, indexPath, ad in
      let cell = tableView.dequeueReusableCell(withIdentifier: "ad", for: indexPath)
      cell.textLabel?.text = "★ \(ad.vendor): \(ad.text)"
      cell.backgroundColor = UIColor(red: 1, green: 0.95, blue: 0.8, alpha: 1)
      return cell
    }
    .height(56)
    .onSelect { [weak self] ad, _ in self?.title = ad.vendor }
    feed.attach()
  }

  func show(_ newAds: [Ad]) {
    ads?.models = newAds
  }

  func add(_ post: Post) {
    posts.insert(post, at: 0)
    feed.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }
}

extension FeedController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    let post = posts[indexPath.row]
    cell.textLabel?.text = "\(post.author): \(post.text)"
    return cell
  }
}

extension FeedController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    title = posts[indexPath.row].author
  }
}
