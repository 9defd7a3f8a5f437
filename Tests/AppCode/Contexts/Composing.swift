// block: let stories = DecoratedTable(dataSource: storySource, delegate: storySource)
import DecoratorTableKit
import Foundation

struct Promo: Sendable {}

final class PromoCell: UITableViewCell, Updatable {
  func update(viewData: Promo) {}
}

struct Post {
  var text: String
}

final class PostSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var posts: [Post] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor func compose(
  _ storySource: any UITableViewDataSource & UITableViewDelegate, _ postSource: PostSource,
  _ post: Post, _ settings: DecoratedTable, _ promos: [Promo], in tableView: UITableView
) {
  // lines
}
