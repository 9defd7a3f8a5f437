#if !os(iOS)
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Children that cannot be")
struct ComposedMisuseTests {
  private static func mistake(
    _ text: String, _ make: @escaping @MainActor @Sendable () -> Void
  ) -> Mistake {
    Mistake(text) { MainActor.assumeIsolated(make) }
  }

  @MainActor
  private static func makeChild() -> DecoratedTable {
    DecoratedTable(dataSource: TextSource([["a"]]))
  }

  /// Drops a row to one that does not exist.
  private final class WrongDrops: NSObject, UITableViewDropDelegate {
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      for item in coordinator.items {
        coordinator.drop(item.dragItem, toRowAt: IndexPath(row: 9, section: 0))
      }
    }
  }

  static let mistakes: [Mistake] = [
    mistake("nothing can be dropped to row [0, 9], which does not exist: announce the row first") {
      let drops = WrongDrops()
      let child = DecoratedTable(dataSource: TextSource([["a"]]), dropDelegate: drops)
      let home = ComposedTable(.bySections, [child])
      let tableView = UITableView.forTests()
      home.attach(to: tableView)
      tableView.layoutIfNeeded()
      let session = SimulatedDropSession(items: [UIDragItem(itemProvider: NSItemProvider())])
      _ = tableView.simulateDrop(session, at: IndexPath(row: 0, section: 0))
      withExtendedLifetime((home, drops)) {}
    },
    mistake("child 1 is there twice: give each place a child of its own") {
      let child = makeChild()
      _ = ComposedTable(.byRows, [child, child])
    },
    mistake("child 2 is there twice: give each place a child of its own") {
      let screen = ComposedScreen(.byRows, [[["a"]], [["b"]]])
      screen.composed.children += [screen.tables[0]]
    },
    mistake("child 0 is a child of a composed table already: remove it there first") {
      let child = makeChild()
      let first = ComposedTable(.byRows, [child])
      let second = ComposedTable(.byRows)
      second.children = [child]
      _ = first
    },
    // One that is shown stays a child until it is not.
    mistake("child 0 is a child of a composed table already: remove it there first") {
      let screen = ComposedScreen(.byRows, [[["a"]], [["b"]]])
      let other = ComposedTable(.bySections)
      screen.composed.performBatchUpdates {
        screen.composed.children.removeFirst()
        other.children = [screen.tables[0]]
      }
    },
    mistake(
      "child 0 is attached: detach it first, since a child has a table of its own"
    ) {
      let child = makeChild()
      let tableView = UITableView.forTests()
      child.attach(to: tableView)
      _ = ComposedTable(.bySections, [child])
    },
    mistake("child 0 has this table inside, or is it: give the table another child") {
      let composed = ComposedTable(.bySections)
      composed.children = [composed]
    },
    mistake("child 0 has this table inside, or is it: give the table another child") {
      let inner = ComposedTable(.byRows)
      let middle = ComposedTable(.byRows, [inner])
      let outer = ComposedTable(.bySections, [middle])
      inner.children = [outer]
    },
    mistake("the table is a child of a composed table, which attaches it: attach that") {
      let child = makeChild()
      let composed = ComposedTable(.bySections, [child])
      child.attach(to: UITableView.forTests())
      _ = composed
    },
    mistake("the table is a child of a composed table, which attaches it: attach that") {
      let child = makeChild()
      let composed = ComposedTable(.bySections, [child])
      child.attach()
      _ = composed
    },
    mistake("the table is a child of a composed table, which attaches it: attach that") {
      let screen = ComposedScreen(.byRows, [[["a"]], [["b"]]])
      screen.tables[0].attach(to: UITableView.forTests())
    },
  ]

  @Test("They stop the program, and are named", arguments: mistakes.indices)
  func traps(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      Self.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
}
#endif
