import DecoratorTableKit
import Foundation

/// A data source and delegate of several sections, whose numbers of rows may change.
///
/// It stores the rows of its calls as a sum, which is the same for one source of many sections and
/// for many sources of one.
final class SectionsSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rowCounts: [Int]
  private(set) var sumOfRows = 0
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  init(_ rowCounts: [Int]) {
    self.rowCounts = rowCounts
  }

  func numberOfSections(in tableView: UITableView) -> Int { rowCounts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCounts[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    sumOfRows &+= indexPath.row
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sumOfRows &+= indexPath.row
    return 44
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    sumOfRows &+= indexPath.row
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    sumOfRows &+= indexPath.row
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sumOfRows &+= indexPath.row
  }
}
