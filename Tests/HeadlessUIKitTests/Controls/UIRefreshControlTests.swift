import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Refresh controls")
struct UIRefreshControlTests {
  @Test("pulling begins to refresh, and sends one event until the end")
  func pulling() {
    let table = UITableView(frame: .zero)
    table.simulatePullToRefresh()
    let control = UIRefreshControl()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    table.refreshControl = control
    table.simulatePullToRefresh()
    table.simulatePullToRefresh()
    #expect(control.isRefreshing)
    #expect(refreshes == 1)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    control.beginRefreshing()
    #expect(refreshes == 1)
    control.endRefreshing()
    table.isScrollEnabled = false
    table.simulatePullToRefresh()
    #expect(refreshes == 1)
  }

  @Test("the refresh control of a table controller is its table's")
  func controller() {
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    controller.tableView.refreshControl = nil
    #expect(controller.refreshControl == nil)
  }

  @Test("a scroll view stores the properties for touches and the keyboard")
  func stored() {
    let view = UITableView(frame: .zero)
    #expect(view.keyboardDismissMode == .none)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    view.keyboardDismissMode = .onDrag
    view.contentInsetAdjustmentBehavior = .never
    view.flashScrollIndicators()
    #expect(view.keyboardDismissMode == .onDrag)
    #expect(view.contentInsetAdjustmentBehavior == .never)
  }
}
