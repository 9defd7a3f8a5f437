import UIKit

struct Post {
  let author: String
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

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
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
