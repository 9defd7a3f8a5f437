import DecoratorTableKit
import Foundation

extension BenchmarkCase {
  /// The cases that measure the delegate's calls for each row that is shown and touched.
  static var callbacks: [BenchmarkCase] {
    DelegateCallback.allCases.map { callback in
      BenchmarkCase("delegate-\(callback.rawValue)") { options, comparison in
        let rows = SeededGenerator.numbers(
          options.lookups / 10, in: 0..<ContentSize.million.count)
        comparison.contenders = [1, 2, 4, 8].map { depth in
          let layers = StackLayers.regular(depth)
          let paths = rows.compactMap { row in
            layers.convert(RowPosition(section: 0, row: row), from: depth, to: 0)
              .map { IndexPath($0) }
          }
          return caller(kitName(depth), callback, layers: depth, paths)
        }
        let paths = rows.map { IndexPath(row: $0, section: 0) }
        comparison.contenders.append(caller("bare delegate", callback, layers: 0, paths))
        comparison.measures = [.noAllocation]
      }
    }
  }

  /// Returns a contender that calls a delegate with a number of layers, without involving a table.
  @MainActor
  private static func caller(
    _ name: String, _ callback: DelegateCallback, layers: Int, _ paths: [IndexPath]
  ) -> Contender {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = ContentSource(rowCount: ContentSize.million.count, onlyCell: cell)
    let contentDelegate = ContentDelegate()
    let decorated = DecoratedTable(dataSource: content, delegate: contentDelegate)
    for level in 0..<layers {
      decorated.addRows(named: "\(level)", placed: .every(6 + level, after: 2)) { _, _, _ in cell }
    }
    let table = UITableView(frame: .zero)
    _ = decorated.dataSource?.numberOfSections?(in: table)
    return Contender(name: name, operations: paths.count) {
      let before = contentDelegate.sumOfRows
      var answers = 0
      if let delegate = decorated.delegate {
        for path in paths { answers &+= callback.call(delegate, table, cell, path) }
      }
      return contentDelegate.sumOfRows &- before &+ answers
    }
  }
}

/// A method of a delegate that is called for each row, or often.
enum DelegateCallback: String, CaseIterable {
  case heightForRow = "height-for-row"
  case willDisplay = "will-display"
  case didEndDisplaying = "did-end-displaying"
  case shouldHighlight = "should-highlight"
  case willSelect = "will-select"
  case didSelect = "did-select"
  case didScroll = "did-scroll"
  case trailingSwipeActions = "trailing-swipe-actions"

  /// Makes one call.
  ///
  /// - Returns: A number that depends on the answer, the same through any number of layers.
  @MainActor
  func call(
    _ delegate: any UITableViewDelegate, _ table: UITableView, _ cell: UITableViewCell,
    _ path: IndexPath
  ) -> Int {
    switch self {
    case .heightForRow:
      Int(delegate.tableView?(table, heightForRowAt: path) ?? -1)
    case .willDisplay:
      delegate.tableView?(table, willDisplay: cell, forRowAt: path) == nil ? 0 : 1
    case .didEndDisplaying:
      delegate.tableView?(table, didEndDisplaying: cell, forRowAt: path) == nil ? 0 : 1
    case .shouldHighlight:
      delegate.tableView?(table, shouldHighlightRowAt: path) == true ? 1 : 0
    case .willSelect:
      delegate.tableView?(table, willSelectRowAt: path) == path ? 1 : 0
    case .didSelect:
      delegate.tableView?(table, didSelectRowAt: path) == nil ? 0 : 1
    case .didScroll:
      delegate.scrollViewDidScroll?(table) == nil ? 0 : 1
    case .trailingSwipeActions:
      delegate.tableView?(table, trailingSwipeActionsConfigurationForRowAt: path) == nil ? 0 : 1
    }
  }
}
