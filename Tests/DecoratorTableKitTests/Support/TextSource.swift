import DecoratorTableKit
import Foundation

/// An app's rows, one text each, that may change under a table. It answers whatever it is asked.
final class TextSource: NSObject, DecoratorUITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  /// The counts that the source returns, where they are wrong.
  var claimedCounts: [Int]?
  /// Called whenever a cell is asked for, with its data row.
  var willGiveCell: (IndexPath) -> Void = { _ in }
  /// Called whenever a cell is displayed, with its data row.
  var willDisplay: (IndexPath) -> Void = { _ in }
  /// Called whenever the display of a cell has ended, with its data row and its text.
  var didEndDisplaying: (IndexPath, String) -> Void = { _, _ in }
  /// Called whenever a height is asked for, with its data row.
  var willGiveHeight: (IndexPath) -> Void = { _ in }
  /// Called whenever the counts are asked for.
  var willGiveCounts: () -> Void = {}
  /// How often counts were asked for.
  private(set) var countQuestions = 0

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    countQuestions += 1
    willGiveCounts()
    return (claimedCounts ?? sections.map(\.count)).count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let counts = claimedCounts ?? sections.map(\.count)
    return section < counts.count ? counts[section] : 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
  }

  func getCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell {
    willGiveCell(dataIndexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: reuseIndexPath)
    cell.textLabel?.text = text(at: dataIndexPath)
    return cell
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }

  func text(at indexPath: IndexPath) -> String {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].indices.contains(indexPath.row)
    else { return "nothing at \(indexPath)" }
    return sections[indexPath.section][indexPath.row]
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    willGiveHeight(indexPath)
    return 40
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    willDisplay(indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    didEndDisplaying(indexPath, cell.textLabel?.text ?? "no text")
  }
}
