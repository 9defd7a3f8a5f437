import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
@Suite("The destination of a row where the app returns none")
@MainActor
struct MoveTargetTests {
  @Test("The layers return it if the data source moves rows", arguments: [false, true])
  func dataSource(movesRows: Bool) {
    let app = SubsetApp(movesRows ? [.moveRow] : [])
    let table = DecoratedTable(dataSource: app, delegate: app)
    table.addRows(["ad"], named: "ads", placed: .before(1)) { tableView, _, ad in
      textCell(tableView, ad)
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let target = tableView.delegate?.tableView?(
      tableView, targetIndexPathForMoveFromRowAt: path(0), toProposedIndexPath: path(3))
    #expect(target == (movesRows ? path(3) : nil))
    withExtendedLifetime((table, app)) {}
  }
}
#endif
