import HeadlessUIKit
import Testing

@MainActor
@Suite("Code in language mode 5, isolated to nothing")
struct NonisolatedCodeTests {
  @Test("makes cells, and calls sources and delegates")
  func cells() {
    let panel = Panel()
    panel.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    panel.tableView.layoutIfNeeded()
    #expect(panel.tableView.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1", "Row 2"])
    let toggles = panel.tableView.visibleCells.compactMap { $0.accessoryView as? UISwitch }
    #expect(toggles.map(\.isOn) == [true, false, false])
    #expect(Caller(table: panel.tableView).rows(of: panel) == 3)
    panel.scrollToEnd()
    Caller(table: panel.tableView).select(IndexPath(row: 0, section: 0))
  }

  @Test("releases a table in deinit")
  func release() {
    var panel: Panel? = Panel()
    let table = panel?.tableView
    table?.layoutIfNeeded()
    panel = nil
    #expect(table?.dataSource == nil)
    #expect(table?.visibleCells.isEmpty == true)
  }

  @Test("makes views, buttons, menus and configurations")
  func views() {
    let controller = UIViewController()
    style(controller, with: UIButton(type: .system), UITapGestureRecognizer())
    #expect(controller.view.subviews.count == 1)
    #expect(swipe(titled: "Delete").actions.map(\.title) == ["Delete"])
    #expect(menu(titled: "Share").children.map(\.title) == ["Share"])
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(CellFactory.configuration("a", for: cell.configurationState).text == "a")
  }
}
