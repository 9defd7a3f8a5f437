import DecoratorTableKit

/// Additional rows through the front door, around the controller that the table has already.
final class DecoratedPosts: UITableViewController {
  private var decorated: DecoratedTable?

  override func viewDidLoad() {
    super.viewDidLoad()
    let decorated = DecoratedTable(adopting: tableView)
    decorated.addRows(["tea", "coffee"], named: "ads", placed: .every(6, after: 2)) {
      tableView, reuseIndexPath, ad in
      let cell = tableView.dequeueReusableCell(withIdentifier: "ad", for: reuseIndexPath)
      cell.textLabel?.text = ad
      return cell
    }
    decorated.addRows(named: "separators", placed: .start) { tableView, reuseIndexPath, _ in
      tableView.dequeueReusableCell(withIdentifier: "separator", for: reuseIndexPath)
    }
    decorated.attach()
    self.decorated = decorated
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  func showOwner(ofRow reuseIndexPath: IndexPath) {
    guard let decorated else { return }
    title = decorated.explain(reuseIndexPath)?.description
    if let dataIndexPath = decorated.dataIndexPath(forReuse: reuseIndexPath) {
      title = "post \(dataIndexPath.row)"
    }
  }
}

/// A source that supplies its cells by both index paths, as the decorators ask it to.
final class TwoPathSource: NSObject, DecoratorUITableViewDataSource, DecoratorUITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
  }

  func getCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: reuseIndexPath)
    cell.textLabel?.text = "\(dataIndexPath.row)"
    return cell
  }

  func didSelect(
    _ tableView: UITableView, originalIndexPath: IndexPath, dataIndexPath: IndexPath
  ) {
    tableView.deselectRow(at: originalIndexPath, animated: true)
  }
}
