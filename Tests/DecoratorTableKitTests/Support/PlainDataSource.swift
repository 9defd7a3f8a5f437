import DecoratorTableKit
import Foundation

/// An app's own unchanged data source: it knows its rows, one text each, and nothing else.
final class PlainDataSource: NSObject, UITableViewDataSource {
  var sections: [[String]]

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < sections.count ? sections[section].count : 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    textCell(tableView, sections[indexPath.section][indexPath.row])
  }
}

/// An app's own unchanged delegate: it remembers what was selected.
final class PlainDelegate: NSObject, UITableViewDelegate {
  private(set) var selected: [IndexPath] = []

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

/// A data source that knows both index paths and dequeues with the table's.
final class PathAwareDataSource: NSObject, DecoratorUITableViewDataSource {
  let rows: [String]
  private(set) var dequeuedPaths: [IndexPath] = []

  init(_ rows: [String]) {
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
  }

  func getCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell {
    dequeuedPaths.append(reuseIndexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: reuseIndexPath)
    cell.textLabel?.text = rows[dataIndexPath.row]
    return cell
  }
}

/// A cell that shows a text, from the pool if there is one in it.
@MainActor
func textCell(_ tableView: UITableView, _ text: String) -> UITableViewCell {
  let cell =
    tableView.dequeueReusableCell(withIdentifier: "plain")
    ?? UITableViewCell(style: .default, reuseIdentifier: "plain")
  cell.textLabel?.text = text
  return cell
}
