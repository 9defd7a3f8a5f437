#if DEBUG
import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableInspector
@testable import DecoratorTableKit

/// A feed whose rows are marked, in a table of 300 points, with what is seen of the marks.
@MainActor
final class InspectedFeed {
  let feed: UpdatedFeed
  /// What taps on marks have printed.
  private(set) var output: [String] = []

  init(_ sections: [[String]], height: CGFloat = 300, width: CGFloat = 320, isShown: Bool = true) {
    feed = UpdatedFeed(sections, height: height)
    feed.tableView.frame.size.width = width
    feed.tableView.stayTame()
    guard isShown else { return }
    feed.table.inspector.isShown = true
    feed.table.inspector.output = { [weak self] in self?.output.append($0) }
  }

  var table: DecoratedTable { feed.table }
  var tableView: UITableView { feed.tableView }

  /// What lies over the rows.
  var view: InspectorView? { Self.views(in: tableView).first }

  static func views(in tableView: UITableView) -> [InspectorView] {
    tableView.subviews.compactMap { $0 as? InspectorView }
  }

  /// The marks on screen.
  var marks: [InspectorMark] {
    tableView.layoutIfNeeded()
    return view?.marks ?? []
  }

  /// The texts of the marks on screen.
  var texts: [String] { marks.map { $0.text ?? "no text" } }

  /// The texts that the marks should have, by the explanations of the rows on screen.
  var expected: [String] {
    tableView.layoutIfNeeded()
    return (tableView.indexPathsForVisibleRows ?? []).map { path in
      table.explain(path).map { Self.text(of: $0, at: path) } ?? "no row \(path)"
    }
  }

  private static func text(of row: RowExplanation, at path: IndexPath) -> String {
    let place = "[\(path.section), \(path.row)]"
    if let data = row.dataIndexPath { return "\(place) → [\(data.section), \(data.row)] · content" }
    return row.index.map { "\(place) · \(row.owner) \($0)" } ?? "\(place) · \(row.owner)"
  }

  /// What is wrong with the marks; nil if nothing is.
  var problem: String? {
    if let difference = firstProblem { return difference }
    for view in Self.views(in: tableView).dropFirst() { return "another \(view)" }
    return nil
  }

  private var firstProblem: String? {
    let (texts, expected) = (texts, expected)
    guard texts == expected else { return "marks \(texts) in place of \(expected)" }
    var colors: [String: UIColor] = [:]
    for (mark, path) in zip(marks, tableView.indexPathsForVisibleRows ?? []) {
      let place = tableView.rectForRow(at: path)
      guard place.contains(mark.frame), mark.frame.minY - place.minY <= 3 else {
        return "the mark of \(path) is at \(mark.frame), and the row at \(place)"
      }
      guard let owner = table.explain(path)?.owner, let color = mark.backgroundColor else {
        return "the mark of \(path) has no colour"
      }
      guard colors[owner] ?? color == color else { return "\(owner) has two colours" }
      colors[owner] = color
    }
    let isEachItsOwn = Set(colors.values).count == colors.count
    return isEachItsOwn ? nil : "two owners have one colour: \(colors.keys)"
  }
}
#endif
