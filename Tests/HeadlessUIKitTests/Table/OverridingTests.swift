import Foundation
import HeadlessUIKit
import Testing

// An app's cell that names its own pool, as many do, instead of being told.
private final class NamedCell: UITableViewCell {
  override var reuseIdentifier: String? { "named" }
}

private final class NamedHeader: UITableViewHeaderFooterView {
  override var reuseIdentifier: String? { "named" }
}

@MainActor
private final class OneSource: NSObject, UITableViewDataSource {
  var rows = 1
  let cell = NamedCell(style: .default, reuseIdentifier: nil)

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell
  }
}

// What a test of an app replaces, or watches, in its table.
private final class WatchedTable: UITableView {
  var registered: [String] = []
  var chosen: IndexPath?

  override var indexPathForSelectedRow: IndexPath? { chosen }

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registered.append(identifier)
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }

  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    super.rectForRow(at: indexPath).offsetBy(dx: 1, dy: 0)
  }
}

@MainActor
@Suite("Subclasses override what they may override in UIKit")
struct OverridingTests {
  @Test("a cell is put into the pool of its own identifier")
  func namedCellGoesToItsPool() {
    let source = OneSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells == [source.cell])
    source.rows = 0
    table.reloadData()
    #expect(table.dequeueReusableCell(withIdentifier: "named") === source.cell)
  }

  @Test("cells and headers keep the identifier they were made with, and their content view")
  func keepIdentifierAndContent() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
    let header = UITableViewHeaderFooterView(reuseIdentifier: "b")
    #expect(cell.reuseIdentifier == "a")
    #expect(header.reuseIdentifier == "b")
    #expect(cell.contentView === cell.contentView)
    #expect(cell.subviews.contains(cell.contentView))
    #expect(header.subviews.contains(header.contentView))
    #expect(NamedHeader(reuseIdentifier: "c").reuseIdentifier == "named")
  }

  @Test("a table's getters and registrations can be overridden")
  func tableCanBeWatched() {
    let source = OneSource()
    let watched = WatchedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    watched.dataSource = source
    watched.rowHeight = 50
    watched.chosen = IndexPath(row: 0, section: 0)
    let table: UITableView = watched
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    #expect(watched.registered == ["cell"])
    #expect(table.dequeueReusableCell(withIdentifier: "cell") != nil)
    #expect(table.indexPathForSelectedRow == watched.chosen)
    #expect(table.indexPathsForSelectedRows == nil)
    let rect = table.rectForRow(at: IndexPath(row: 0, section: 0))
    #expect(rect == CGRect(x: 1, y: 0, width: 320, height: 50))
  }

  @Test("properties that are stored without being drawn have UIKit's defaults")
  func startsAsUIKitDoes() {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    #expect(table.style == .insetGrouped)
    #expect(table.selfSizingInvalidation == .enabled)
    #expect(table.separatorEffect == nil)
    let effect = UIVisualEffect()
    table.separatorEffect = effect
    #expect(table.separatorEffect === effect)
  }
}
