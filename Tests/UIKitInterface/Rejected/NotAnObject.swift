// expect: type 'Source' does not conform to protocol 'NSObjectProtocol'
import DecoratorTableKit

final class Source: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
