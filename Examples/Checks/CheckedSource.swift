import DecoratorTableKit
import Foundation

/// The data source of a table that is asked. It notes every call.
final class CheckedSource: NSObject, UITableViewDataSource {
  /// The models, section by section. No two are equal.
  var sections: [[String]]
  /// Called with every call.
  var note: (String) -> Void = { _ in }

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }

  /// Returns sections of so many rows, each with a text of its own: "A0", "A1" and so on.
  static func sections(_ counts: [Int]) -> [[String]] {
    zip("ABCDEFGH", counts).map { name, count in (0..<count).map { "\(name)\($0)" } }
  }

  /// The identifier under which the stage's tables have their cells.
  static let reuseIdentifier = "checked"

  /// Returns a cell that shows a text.
  static func cell(
    _ text: String, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
    cell.textLabel?.text = text
    return cell
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    note("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("rows of \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell \(RowPosition(indexPath))")
    return Self.cell(sections[indexPath.section][indexPath.row], in: tableView, at: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    note("title \(section)")
    return "Section \(section)"
  }
}

#if HEADLESS_UIKIT
extension CheckedSource: SelectorResponding {
  func response(to selector: Selector) -> Bool? {
    [
      "numberOfSectionsInTableView:", "tableView:numberOfRowsInSection:",
      "tableView:cellForRowAtIndexPath:", "tableView:titleForHeaderInSection:",
    ].contains(selector.description)
  }
}
#endif
