import DecoratorTableKit
import Foundation
import Testing

@testable import DecoratorTableTesting

@Suite("A checker of several sources in one table")
@MainActor
struct ComposedTableTests {
  /// Three feeds in one table, each with layers, and layers around them.
  @MainActor
  private final class CheckedHome {
    let posts: [PostSource]
    let children: [DecoratedTable]
    let composed: ComposedTable
    let tableView = RecordingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    var nextPost = 1000

    init(_ kind: ComposedTable.Kind) {
      posts = (0..<3).map { feed in PostSource([(0..<4).map { 100 * feed + $0 }]) }
      children = posts.map { DecoratedTable(dataSource: $0) }
      composed = ComposedTable(kind, children)
      window.addSubview(tableView)
      tableView.rowHeight = 40
      tableView.estimatedRowHeight = 0
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      for (number, table) in ((children as [LayeredTable]) + [composed]).enumerated() {
        table.addRows(
          (0..<3).map { "ad \($0) of \(number)" }, named: "ads", placed: .every(2 + number % 2),
          policy: number % 2 == 0 ? .followRule : .followContent
        ) { tableView, path, text in textCell(tableView, path, text) }
        .height(40)
      }
      composed.attach(to: tableView)
      tableView.layoutIfNeeded()
    }

    func step(_ number: Int) {
      let child = number % 3
      let (source, table) = (posts[child], children[child])
      switch number % 5 {
      case 0:
        nextPost += 1
        source.sections[0].insert(nextPost, at: source.sections[0].count / 2)
        table.insertRows(
          at: [IndexPath(row: (source.sections[0].count - 1) / 2, section: 0)], with: .none)
      case 1 where !source.sections[0].isEmpty:
        source.sections[0].removeFirst()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      case 2: composed.children = composed.children.rotated()
      case 3:
        composed.children =
          composed.children.count == 3
          ? Array(composed.children.dropFirst()) : children
      default:
        nextPost += 1
        source.sections[0].append(nextPost)
        table.insertRows(
          at: [IndexPath(row: source.sections[0].count - 1, section: 0)], with: .none)
      }
    }
  }

  @Test("Nothing is wrong with it, in the children and around them, through all changes")
  func clean() {
    for kind in [ComposedTable.Kind.bySections, .byRows] {
      let home = CheckedHome(kind)
      var violations: [Violation] = []
      let checkers =
        home.children.map { table in ConsistencyChecker(table) { violations.append($0) } }
        + [ConsistencyChecker(home.composed) { violations.append($0) }]
      for step in 0..<60 {
        home.step(step)
        home.tableView.layoutIfNeeded()
        for checker in checkers { checker.check("step \(step)") }
      }
      #expect(violations.isEmpty, "\(violations.first.map { "\($0)" } ?? "")")
      #expect(checkers.allSatisfy { $0.totals.updates > 0 })
      for checker in checkers { checker.stop() }
    }
  }
}

extension Array {
  /// The first element goes to the end.
  fileprivate func rotated() -> [Element] { Array(dropFirst() + prefix(1)) }
}
