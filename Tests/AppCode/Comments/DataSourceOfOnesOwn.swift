// block: func tableView(_ tableView: UITableView, cellForRowAt
import DecoratorTableKit

final class Posts: NSObject, DecoratorUITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func getCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell { elided() }

  // lines
}
