// expect: type 'Source' does not conform to protocol 'UITableViewDataSource'
import DecoratorTableKit

final class Source: NSObject, UITableViewDataSource {
  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) async -> Int { 0 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
