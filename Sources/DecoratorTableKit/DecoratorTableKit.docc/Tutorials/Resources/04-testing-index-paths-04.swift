import DecoratorTableKit

final class PostsDataSource: NSObject, UITableViewDataSource {
  var posts: [String]

  init(posts: [String]) {
    self.posts = posts
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = posts[indexPath.row]
    return cell
  }
}
