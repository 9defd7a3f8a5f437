import DecoratorTableKit
import Foundation

/// A talking source in a decorated table, and the tables that it may use.
@MainActor
final class TalkingFeed: TalkingTable {
  let source: TalkingSource
  let tableView: UITableView
  let feed: DecoratedTable
  private(set) var anomalies: [TableAnomaly] = []

  /// - Parameters:
  ///   - sections: The texts of the rows.
  ///   - layers: The number of layers. The first has a row at the start of each section and after
  ///     every second row, and each further one a row at the start.
  ///   - height: The height of additional rows, in points.
  init(
    _ sections: [[String]] = [["a", "b", "c", "d", "e"], ["f", "g"]], layers: Int = 1,
    height: CGFloat = 40, in tableView: UITableView = .forTests(), isAttached: Bool = true
  ) {
    source = TalkingSource(sections)
    self.tableView = tableView
    feed = DecoratedTable(dataSource: source, delegate: source)
    feed.observe { [weak self] event in
      if case .anomaly(let anomaly) = event { self?.anomalies.append(anomaly) }
    }
    for layer in 0..<layers {
      addRows(placed: layer == 0 ? .start + .every(2) : .start, height: height)
    }
    guard isAttached else { return }
    feed.attach(to: tableView)
    tableView.layoutIfNeeded()
  }

  /// A feed with a layer for each placement, the innermost first, that is attached.
  convenience init(_ sections: [[String]], placed placements: [Placement], height: CGFloat) {
    self.init(sections, layers: 0, height: height, isAttached: false)
    for placement in placements { addRows(placed: placement, height: height) }
    feed.attach(to: tableView)
  }

  func addRows(placed placement: Placement, height: CGFloat = 40) {
    feed.addRows(placed: placement) { tableView, indexPath, _ in
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      cell.textLabel?.text = "ad"
      return cell
    }
    .height(height)
  }

  /// The content table.
  var content: UITableView {
    guard let content = feed.contentTableView else { fatalError("there is no table") }
    return content
  }

  /// The texts of the rows on screen, additional ones included.
  var texts: [String] { tableView.visibleCells.map { $0.textLabel?.text ?? "" } }
}
