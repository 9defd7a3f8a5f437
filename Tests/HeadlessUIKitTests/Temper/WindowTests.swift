import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Tables outside a window")
struct WindowTests {
  /// Runs a body and returns how often the table was laid out outside a window.
  private func layouts(of table: UITableView, _ body: () -> Void) -> Int {
    let previous = UITableView.alertForLayoutOutsideViewHierarchy
    var count = 0
    UITableView.alertForLayoutOutsideViewHierarchy = { if $0 === table { count += 1 } }
    defer { UITableView.alertForLayoutOutsideViewHierarchy = previous }
    body()
    return count
  }

  @Test("A layout outside a window is reported, one in a window is not")
  func alert() {
    let setup = LoggedTable([3])
    let table = setup.table
    func layOut() {
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }
    #expect(layouts(of: table, layOut) == 1)
    table.simulateWindow()
    #expect(layouts(of: table, layOut) == 0)
    table.simulateWindow(false)
    #expect(layouts(of: table, layOut) == 1)
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    #expect(layouts(of: table, layOut) == 0)
    #expect(table.window === window)
  }

  @Test("With the temper for it, a table's window is nil wherever it is")
  func noWindow() {
    let setup = LoggedTable([3])
    setup.table.simulateWindow()
    #expect(setup.table.window != nil)
    setup.table.temper = .noWindow
    #expect(setup.table.window == nil)
    #expect(setup.table.firings(of: .noWindow) == 1)
  }
}
