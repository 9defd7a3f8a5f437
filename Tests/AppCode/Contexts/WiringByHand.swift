// block: let layer = RowLayer(ads
import DecoratorTableKit

struct Ad {}
struct Post {}

final class MainTableViewDataSourceImpl: NSObject, UITableViewDataSource {
  private let models: [Post]

  init(models: [Post]) { self.models = models }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    models.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
  }
}

final class MainTableViewDelegateImpl: NSObject, UITableViewDelegate {
  private let models: [Post]

  init(models: [Post]) { self.models = models }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

final class FeedController: UITableViewController {
  private let ads: [Ad] = []
  private let posts: [Post] = []
  private var dataSource: (any UITableViewDataSource)?
  private var delegate: (any UITableViewDelegate)?

  override func viewDidLoad() {
    super.viewDidLoad()
    // lines
  }
}
