import DecoratorTableKit
import Foundation

/// A delegate whose calls are counted, as a table on which it is attached calls it: alone or in a
/// child of a composed table, with layers around it.
///
/// Each layer has a row after every ten of what is inside it.
@MainActor
struct CallbackWorld {
  private let content: ContentSource
  private let contentDelegate = ContentDelegate()
  private let own: DecoratedTable
  /// What is shown: the table of the delegate, or the one of which that is a child.
  private let shown: LayeredTable
  private let table = BenchmarkCase.makeTable()
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  /// Shows the table of the delegate.
  ///
  /// - Parameters:
  ///   - layers: The layers around the delegate.
  ///   - size: The content.
  ///   - isChild: Whether the table stands below another one, in a composed table.
  init(layers: Int, around size: ContentSize, isChild: Bool) {
    content = ContentSource(rowCount: size.count, onlyCell: cell)
    own = DecoratedTable(dataSource: content, delegate: contentDelegate)
    for level in 0..<layers {
      own.addRows(named: "\(level)", placed: .every(10, after: 2)) { [cell] _, _, _ in cell }
    }
    if isChild {
      let above = DecoratedTable(dataSource: SectionsSource([10]))
      let composed = ComposedTable(.bySections, [above, own])
      composed.attach(to: table)
      shown = composed
    } else {
      own.attach(to: table)
      shown = own
    }
    table.layoutIfNeeded()
  }

  /// Returns the row of the table that shows a content row.
  private func path(_ row: Int) -> IndexPath? {
    own.reuseIndexPath(forData: IndexPath(row: row, section: 0))
  }

  /// Returns a contender that makes a call about each of some content rows.
  func caller(_ callback: DelegateCallback, _ rows: [Int]) -> Contender {
    let paths = rows.compactMap(path)
    return Contender(name: "kit", operations: paths.count) {
      let before = contentDelegate.sumOfRows
      var answers = 0
      if let delegate = table.delegate {
        for path in paths { answers &+= callback.call(delegate, table, cell, path) }
      }
      withExtendedLifetime(shown) {}
      return contentDelegate.sumOfRows &- before &+ answers
    }
  }
}
