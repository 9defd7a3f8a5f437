import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// What the libraries beside the base are called for, each with an object of a test in place of
/// theirs.
@Suite("Hooks of the base")
@MainActor
struct HookTests {
  /// Fills nothing, and logs when it is called.
  private final class LoggingFilling: LayerFilling {
    private(set) var calls: [String] = []

    func filled(_ state: LayerState) -> LayerState {
      calls.append("fill a load")
      return state
    }

    func filled(_ transition: LayerTransition) -> LayerTransition {
      calls.append("fill a change")
      return transition
    }

    func layerDidChange(by transition: LayerTransition?) {
      calls.append(transition == nil ? "loaded" : "changed")
    }

    func layerDidLoad() { calls.append("reloaded") }
    func layerDidUnload() { calls.append("unloaded") }
    func layerWasAdded() { calls.append("added") }
    func layerWasRemoved() { calls.append("removed") }
    func addPendingFilling(to work: inout PendingWork) {}

    /// Returns the calls since the last time.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private final class LoggingWatch: RowWatching {
    var taps: [IndexPath] = []
    var updates = 0

    func noteTap(at path: IndexPath) { taps.append(path) }
    func scheduleUpdate() { updates += 1 }
    func addPending(to work: inout PendingWork) {}
  }

  private final class CountingOverlay: TableOverlay {
    var attachments = 0

    func tableDidAttach() { attachments += 1 }
  }

  /// A source with one change of its own, and with a delegate of its own.
  private final class HookedSource: NSObject, ChangingDataSource, DelegateProviding {
    private(set) lazy var changes = SourceChanges(of: self)
    private(set) var rows = ["a", "b"]
    let delegate = TextSource([])

    var shownRowCounts: [Int] { [rows.count] }

    func append(_ row: String, _ completion: @escaping () -> Void) {
      let place = RowPosition(section: 0, row: rows.count)
      changes.enqueue(
        with: .fade, isAnimated: true, rowCountsAfter: [rows.count + 1],
        difference: { ListDifference(BatchUpdate([.insertRow(place)])) },
        preview: { questions in
          self.rows.append(row)
          questions()
          self.rows.removeLast()
        }, commit: { self.rows.append(row) }, completion: completion)
    }

    func makeDelegate() -> any UITableViewDelegate { delegate }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { textCell(tableView, rows[indexPath.row]) }
  }

  @Test("A filling is called for loads, changes, and when its layer is added and removed")
  func filling() {
    let source = PlainDataSource([["a", "b"]])
    let feed = DecoratedTable(dataSource: source)
    let tableView = UITableView.forTests()
    tableView.stayTame()
    let layer = SlotLayer(placed: .every(1)) { tableView, _, _ in textCell(tableView, "ad") }
    let filling = LoggingFilling()
    layer.filling = filling
    feed.add(layer)
    #expect(filling.take() == ["added"])
    feed.attach(to: tableView)
    tableView.layoutIfNeeded()
    #expect(filling.take().suffix(3) == ["fill a load", "loaded", "reloaded"])
    source.sections[0].append("c")
    feed.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    #expect(filling.take() == ["fill a change", "changed"])
    feed.reloadData()
    tableView.layoutIfNeeded()
    #expect(filling.take().contains("reloaded"))
    feed.removeLayer(layer)
    tableView.layoutIfNeeded()
    #expect(filling.take().contains("removed"))
    feed.add(layer)
    _ = filling.take()
    feed.detach()
    #expect(filling.take().contains("unloaded"))
  }

  @Test(
    "What watches rows is called for taps, in rows of the table, and when rows have moved",
    arguments: [false, true])
  func watching(isChild: Bool) {
    let source = PlainDataSource([["a", "b"]])
    let feed = DecoratedTable(dataSource: source)
    feed.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
    let watch = LoggingWatch()
    feed.watchRows(with: watch)
    let above = DecoratedTable(dataSource: PlainDataSource([["x", "y"]]))
    let table = isChild ? ComposedTable(.byRows, [above, feed]) : feed
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let rowsAbove = isChild ? 2 : 0
    let tapped = IndexPath(row: rowsAbove + 2, section: 0)
    tableView.delegate?.tableView(tableView, didSelectRowAt: tapped)
    #expect(watch.taps == [tapped])
    let updates = watch.updates
    source.sections[0].append("c")
    feed.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    #expect(watch.updates > updates)
  }

  @Test("An overlay is called each time that its table is attached")
  func overlay() {
    let feed = DecoratedTable(dataSource: PlainDataSource([["a"]]))
    let overlay = CountingOverlay()
    feed.overlay = overlay
    let tableView = UITableView.forTests()
    feed.attach(to: tableView)
    #expect(overlay.attachments == 1)
    feed.detach()
    feed.attach(to: tableView)
    #expect(overlay.attachments == 2)
  }

  @Test("A source that announces its changes updates the table around its layers")
  func changingSource() {
    let source = HookedSource()
    let feed = DecoratedTable(dataSource: source)
    feed.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
    var changes = 0
    let observation = feed.observe { event in
      if case .didApply = event { changes += 1 }
    }
    let tableView = UITableView.forTests()
    tableView.stayTame()
    feed.attach(to: tableView)
    tableView.layoutIfNeeded()
    var isComplete = false
    source.append("c") { isComplete = true }
    tableView.layoutIfNeeded()
    #expect(tableView.numberOfRows(inSection: 0) == 4)
    #expect(
      tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.textLabel?.text == "c")
    #expect(changes == 1)
    #expect(isComplete)
    observation.cancel()
  }

  @Test("A source with a delegate of its own is wrapped with that, unless another is given")
  func providedDelegate() {
    let source = HookedSource()
    let feed = DecoratedTable(dataSource: source)
    #expect(feed.wrapped(.delegate) === source.delegate)
    let other = TextSource([])
    #expect(DecoratedTable(dataSource: source, delegate: other).wrapped(.delegate) === other)
  }
}
#endif
