import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// Composed tables in tables that do more than they must, at moments of their own choice.
@Suite("Several sources in hostile tables")
@MainActor
struct ComposedTemperTests {
  /// The first child has a row, the second three sections, each with an ad at its top.
  private func screen(_ temper: UITableView.Temper) -> ComposedScreen {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b", "c"], ["d"], ["e"]]])
    for (table, ads) in zip(screen.tables, [[], ["ad 1", "ad 2", "ad 3"]]) {
      table.addRows(ads, placed: .start) { tableView, _, ad in textCell(tableView, ad) }
        .height(40)
    }
    screen.tableView.layoutIfNeeded()
    screen.tableView.temper = temper
    return screen
  }

  @Test("A child added again during the animated deletion of its old rows does not use those")
  func backWhileGoing() {
    let screen = screen(.lateAnimations)
    screen.composed.children.remove(at: 1)
    screen.sources[1].sections = [["x"]]
    screen.composed.children.append(screen.tables[1])
    screen.sources[1].sections[0].append("y")
    screen.tables[1].insertRows(at: [path(1)], with: .fade)
    #expect(screen.texts == [["a"], ["ad 1", "x", "y"]])
    screen.tableView.simulateEndOfAnimations()
    #expect(screen.texts == [["a"], ["ad 1", "x", "y"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A child's announcement is shown, though the table counts for another that is inserted")
  func announcedWhileAnotherComes() {
    /// A delegate with a method that no other child has.
    final class Highlighting: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
      ) -> Bool { false }
    }
    let screen = screen(.delegateReloads)
    let (source, delegate) = (TextSource([["z"]]), Highlighting())
    let coming = DecoratedTable(dataSource: source, delegate: delegate)
    screen.composed.performBatchUpdates {
      screen.sources[1].sections[0] = ["c"]
      screen.tables[1].deleteRows(at: [path(0)], with: .none)
      screen.composed.children.append(coming)
      screen.sources[1].sections[0] = ["c", "x"]
      screen.tables[1].insertRows(at: [path(1)], with: .none)
    }
    #expect(screen.texts == [["a"], ["ad 1", "c", "x"], ["ad 2", "d"], ["ad 3", "e"], ["z"]])
    #expect(screen.anomalies.isEmpty)
    withExtendedLifetime(delegate) {}
  }

  @Test("A child that loads fewer rows is asked about none that it no longer has")
  func loadsBetween() {
    for temper in [.foreignDelegate, .countsAgain, .lateAnimations, .delegateReloads]
      as [UITableView.Temper]
    {
      let screen = screen(temper)
      // Other code replaces the delegate, and the heights are asked for again.
      screen.tableView.setNeedsLayout()
      screen.tableView.layoutIfNeeded()
      screen.sources[1].willGiveHeight = { [weak screen] path in
        let sections = screen?.sources[1].sections ?? []
        #expect(sections.indices.contains(path.section), "\(temper)")
      }
      screen.sources[1].sections = [["x"]]
      screen.tables[1].reloadData()
      #expect(screen.texts == [["a"], ["ad 1", "x"]], "\(temper)")
      screen.sources[1].sections = []
      screen.tables[1].reloadData()
      #expect(screen.texts == [["a"]], "\(temper)")
      // Layers that are added remove the rows of the child and add others.
      screen.sources[1].sections = [["y"], ["z"]]
      screen.tables[1].addRows(["promo"], placed: .end) { tableView, _, promo in
        textCell(tableView, promo)
      }
      .height(40)
      #expect(screen.texts == [["a"], ["ad 1", "y", "promo"], ["ad 2", "z"]], "\(temper)")
    }
  }

  @Test("An inserted child lays out nothing, so that the table does not ask before its batch")
  func quietEntry() {
    let screen = ComposedScreen(.bySections, [[["a", "b"]], [["c"]], [["f"]]], showing: [0, 1])
    screen.tableView.temper = .countsAgain
    screen.composed.performBatchUpdates {
      screen.sources[0].sections[0].removeFirst()
      screen.tables[0].deleteRows(at: [path(0)], with: .top)
      screen.composed.children.append(screen.tables[2])
    }
    #expect(screen.takeCalls() == ["{", "+§2 automatic", "-[0, 0] top", "}"])
    #expect(screen.texts == [["b"], ["c"], ["f"]])
  }

  @Test("A child's waiting change is shown, though the table asks and gets the same counts")
  func sameCounts() {
    let screen = ComposedScreen(.byRows, [[["a", "b"]], [["c"]]])
    screen.composed.performBatchUpdates {
      screen.sources[0].sections[0].removeFirst()
      screen.tables[0].deleteRows(at: [path(0)], with: .none)
      screen.sources[1].sections[0].append("d")
      screen.tables[1].insertRows(at: [path(1)], with: .none)
      let tableView = screen.tableView
      #expect(tableView.dataSource?.tableView(tableView, numberOfRowsInSection: 0) == 3)
      _ = tableView.dataSource?.numberOfSections?(in: tableView)
    }
    #expect(screen.texts == [["b", "c", "d"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A delegate that is called after the end is notified of no child's rows")
  func keptDelegate() {
    for kind in [ComposedTable.Kind.bySections, .byRows] {
      let screen = ComposedScreen(kind, [[["a"]], [["b"]]])
      let delegate = screen.tableView.delegate
      screen.composed.detach()
      let own = PlainDataSource([["own", "rows"], ["two"]])
      screen.tableView.dataSource = own
      screen.tableView.delegate = delegate
      #expect(screen.texts == [["own", "rows"], ["two"]])
      screen.tableView.simulateTap(at: path(1))
      screen.tableView.delegate = nil
    }
  }

  @Test("Children that get changes while the table counts them wait for the next turn")
  func changeWhileCounting() async {
    let screen = ComposedScreen(.bySections, [[["a"]], [["b"]]])
    screen.sources[0].willGiveCounts = { [weak screen] in
      guard let screen else { return }
      screen.sources[0].willGiveCounts = {}
      screen.sources[1].sections[0].append("new")
      screen.tables[1].insertRows(at: [path(1)], with: .none)
    }
    screen.tableView.reloadData()
    await wait { screen.tableView.numberOfRows(inSection: 1) == 2 }
    #expect(screen.texts == [["a"], ["b", "new"]])
    #expect(screen.anomalies.isEmpty)
  }
}
#endif
