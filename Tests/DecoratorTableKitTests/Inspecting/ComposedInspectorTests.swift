#if DEBUG
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableInspector
@testable import DecoratorTableKit

@Suite("The inspector of several sources in one table")
@MainActor
struct ComposedInspectorTests {
  private func shownScreen(_ kind: ComposedTable.Kind) -> ComposedScreen {
    let screen = ComposedScreen(kind, [[["a", "b"]], [["c"]]])
    screen.tableView.stayTame()
    screen.tables[1].addRows(["ad"], named: "ads", placed: .start) { textCell($0, $2) }
    screen.composed.addRows(["promo"], named: "promos", placed: .start) { textCell($0, $2) }
    return screen
  }

  private func marks(_ screen: ComposedScreen) -> [InspectorMark] {
    screen.tableView.layoutIfNeeded()
    return InspectedFeed.views(in: screen.tableView).flatMap(\.marks)
  }

  @Test("The marks around all children name the child that a row is of")
  func children() {
    let screen = shownScreen(.byRows)
    screen.composed.inspector.isShown = true
    #expect(
      marks(screen).map(\.text) == [
        "[0, 0] · promos 0",
        "[0, 1] → [0, 0] · content of child 0 (TextSource)",
        "[0, 2] → [0, 1] · content of child 0 (TextSource)",
        "[0, 3] · ads 0 of child 1 (TextSource)",
        "[0, 4] → [0, 0] · content of child 1 (TextSource)",
      ])
    let colors = marks(screen).map(\.backgroundColor)
    #expect(Set(colors).count == 4)
    #expect(colors[1] == colors[2])
  }

  @Test("The explanation that a tap prints continues with that of the child")
  func taps() throws {
    let screen = shownScreen(.bySections)
    var output: [String] = []
    screen.composed.inspector.output = { output.append($0) }
    screen.composed.inspector.isShown = true
    let mark = try #require(marks(screen).last)
    mark.sendActions(for: .touchUpInside)
    let last = path(1, 1)
    let around = try #require(screen.composed.explain(last))
    let inside = try #require(screen.tables[1].explain(last))
    #expect(output == ["\(around)\nin child 1 (TextSource):\n\(inside)"])
  }

  @Test("A child in a child is named from the inside to the outside")
  func nested() {
    let inner = ComposedTable(.bySections, [DecoratedTable(dataSource: PlainDataSource([["a"]]))])
    let outer = ComposedTable(.bySections, [inner])
    let tableView = UITableView.forTests()
    tableView.stayTame()
    outer.inspector.isShown = true
    outer.attach(to: tableView)
    tableView.layoutIfNeeded()
    let marks = InspectedFeed.views(in: tableView).flatMap(\.marks)
    #expect(
      marks.map(\.text) == [
        "[0, 0] → [0, 0] · content of child 0 (PlainDataSource) of child 0 (ComposedTable)"
      ])
    outer.detach()
  }

  @Test("The inspector of a child marks the rows of the child, by the rows of the table")
  func oneChild() {
    let screen = shownScreen(.byRows)
    screen.tables[1].inspector.isShown = true
    #expect(marks(screen).map(\.text) == ["[0, 3] · ads 0", "[0, 4] → [0, 0] · content"])
    for (mark, row) in zip(marks(screen), [3, 4]) {
      #expect(screen.tableView.rectForRow(at: path(row)).contains(mark.frame))
    }
    screen.composed.children.removeLast()
    #expect(marks(screen).isEmpty)
  }
}
#endif
