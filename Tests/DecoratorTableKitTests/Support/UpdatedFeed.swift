import DecoratorTableKit
import Foundation

/// An app's feed in a decorated table, with everything that is seen of it written down.
@MainActor
final class UpdatedFeed {
  let source: TextSource
  let table: DecoratedTable
  let tableView: LoggingTableView
  /// What is written down of the table's events.
  private(set) var observation: TableObservation?
  /// The anomalies that were reported.
  private(set) var anomalies: [TableAnomaly] = []
  /// What was applied.
  private(set) var applied: [AppliedUpdate] = []
  /// How often everything was loaded.
  private(set) var loads = 0

  /// - Parameters:
  ///   - sections: The texts of the rows.
  ///   - height: The height of the table in points, where a row has 40.
  init(_ sections: [[String]], height: CGFloat = 4000) {
    source = TextSource(sections)
    table = DecoratedTable(dataSource: source, delegate: source)
    tableView = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
    tableView.setUpForTests()
    observation = table.observe { [weak self] event in
      switch event {
      case .willApply: break
      case .didApply(let update): self?.applied.append(update)
      case .didLoad: self?.loads += 1
      case .anomaly(let anomaly): self?.anomalies.append(anomaly)
      }
    }
  }

  /// Shows the rows.
  func show() {
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    _ = tableView.takeCalls()
    loads = 0
  }

  @discardableResult
  func addAds(
    _ ads: [String], placed placement: Placement, policy: ContentPolicy = .followRule,
    named name: String = "ads"
  ) -> RowLayer<String> {
    table.addRows(ads, named: name, placed: placement, policy: policy) {
      tableView, _, ad in textCell(tableView, ad)
    }
    .height(40)
  }

  /// The text of every row, off the cells.
  var texts: [[String]] { tableView.displayedTexts() }

  /// Changes the model and announces it, in one block.
  func update(
    _ change: @escaping (inout [[String]]) -> Void,
    announcing announce: @escaping (DecoratedTable) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    table.performBatchUpdates(
      {
        change(&self.source.sections)
        announce(self.table)
      }, completion: completion)
  }
}

/// The index path of a row of the first section, or of another.
func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
