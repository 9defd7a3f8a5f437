import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Dragging where rows are hidden")
@MainActor
struct HidingDragTests {
  private let keeper = Keeper()
  /// The posts "x1", "x2" … are hidden.
  private let posts = [["a", "x1", "b", "x2"], ["x3", "c", "d"], []]

  private func table(
    around app: EditableApp, withAds: Bool, limit: Int?
  ) -> (table: DecoratedTable, tableView: UITableView) {
    let table = DecoratedTable(dataSource: app, delegate: app)
    keeper.keep(table)
    let layer = table.hideRows { app.sections[$0.section][$0.row].hasPrefix("x") }
    if let limit { layer.show(first: limit, ofSection: 1) }
    if withAds {
      table.addRows(["ad 0", "ad 1"], named: "ads", placed: .every(2, after: 1)) {
        tableView, _, ad in textCell(tableView, ad)
      }
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.setEditing(true, animated: false)
    tableView.layoutIfNeeded()
    return (table, tableView)
  }

  @Test(
    "Every drag leaves what is shown in the order that is on screen, and what is hidden in its own",
    arguments: [false, true])
  func everyDrag(withAds: Bool) throws {
    let all = Set(posts.joined())
    let counts = table(around: EditableApp(posts), withAds: withAds, limit: nil).tableView
    for source in 0..<counts.numberOfSections {
      for row in 0..<counts.numberOfRows(inSection: source) {
        for target in 0..<counts.numberOfSections {
          let places = counts.numberOfRows(inSection: target) + (target == source ? 0 : 1)
          for place in 0..<places {
            let app = EditableApp(posts)
            let (table, tableView) = table(around: app, withAds: withAds, limit: nil)
            var screen = tableView.displayedTexts()
            guard all.contains(screen[source][row]) else { continue }
            let from = IndexPath(row: row, section: source)
            let to = IndexPath(row: place, section: target)
            let landed = tableView.simulateReorder(from: from, to: to)
            try expectEqual(landed, to, "the landing of \(from)")
            let moved = screen[source].remove(at: row)
            screen[target].insert(moved, at: place)
            try expectEqual(tableView.displayedTexts(), screen, "the screen after \(from) to \(to)")
            let shown = app.sections.map { $0.filter { !$0.hasPrefix("x") } }
            try expectEqual(
              shown, screen.map { $0.filter(all.contains) }, "the content after \(from) to \(to)")
            let hidden = app.sections.map { $0.filter { $0.hasPrefix("x") } }
            try expectEqual(hidden, [["x1", "x2"], ["x3"], []], "what is hidden after it")
            if screen == counts.displayedTexts() {
              try expectEqual(app.sections, posts, "the content after \(from) to its own place")
            }
            for (section, texts) in screen.enumerated() {
              for (row, text) in texts.enumerated() where all.contains(text) {
                let data = table.dataIndexPath(forReuse: IndexPath(row: row, section: section))
                try expectEqual(data.map { app.sections[$0.section][$0.row] }, text, "row \(row)")
              }
            }
          }
        }
      }
    }
  }

  @Test("A row that is dragged into a section that shows no more stays until the next turn")
  func limit() async {
    let app = EditableApp(posts)
    let (table, tableView) = table(around: app, withAds: false, limit: 1)
    #expect(tableView.displayedTexts() == [["a", "b"], ["c"], []])
    _ = tableView.simulateReorder(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1))
    #expect(tableView.displayedTexts() == [["b"], ["a", "c"], []])
    #expect(app.sections == [["x1", "b", "x2"], ["a", "x3", "c", "d"], []])
    await wait { tableView.displayedTexts() == [["b"], ["a"], []] }
    #expect(tableView.displayedTexts() == [["b"], ["a"], []])
    #expect(table.reuseIndexPath(forData: IndexPath(row: 2, section: 1)) == nil)
  }

  @Test("What is dropped into a row below hidden ones is dropped into that row")
  func droppingInto() {
    let app = EditableApp(posts)
    let drops = Drops()
    let table = DecoratedTable(dataSource: app, delegate: app, dropDelegate: drops)
    keeper.keep(table)
    table.hideRows { app.sections[$0.section][$0.row].hasPrefix("x") }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["a", "b"], ["c", "d"], []])
    for place in [path(0), path(1), path(0, 1), path(1, 1)] {
      let session = SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())])
      _ = tableView.simulateDrop(session, at: place)
    }
    #expect(drops.places == [path(0), path(2), path(1, 1), path(2, 1)])
    drops.intent = .insertAtDestinationIndexPath
    let session = SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())])
    _ = tableView.simulateDrop(session, at: path(1))
    #expect(drops.places.last == path(1))
  }
}

/// A drop delegate that remembers where something was dropped.
private final class Drops: NSObject, UITableViewDropDelegate {
  var intent = UITableViewDropProposal.Intent.insertIntoDestinationIndexPath
  private(set) var places: [IndexPath?] = []

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: intent) }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { places.append(coordinator.destinationIndexPath) }
}
#endif
