import DecoratorTableKit
import Foundation
import Testing

@Suite("The calls of a table, made to a decorated table")
@MainActor
struct MirroredCallsTests {
  /// Either of the two that have the calls.
  private struct Receiver {
    let perform: ((() -> Void)?, ((Bool) -> Void)?) -> Void
    let begin: () -> Void
    let end: () -> Void
    let insertRows: ([IndexPath], UITableView.RowAnimation) -> Void
    let deleteRows: ([IndexPath], UITableView.RowAnimation) -> Void
    let moveRow: (IndexPath, IndexPath) -> Void
    let reloadRows: ([IndexPath], UITableView.RowAnimation) -> Void
    let reconfigureRows: ([IndexPath]) -> Void
    let insertSections: (IndexSet, UITableView.RowAnimation) -> Void
    let deleteSections: (IndexSet, UITableView.RowAnimation) -> Void
    let moveSection: (Int, Int) -> Void
    let reloadSections: (IndexSet, UITableView.RowAnimation) -> Void
    let reload: () -> Void

    @MainActor
    init(_ table: UITableView) {
      perform = table.performBatchUpdates
      begin = table.beginUpdates
      end = table.endUpdates
      insertRows = table.insertRows(at:with:)
      deleteRows = table.deleteRows(at:with:)
      moveRow = table.moveRow(at:to:)
      reloadRows = table.reloadRows(at:with:)
      reconfigureRows = table.reconfigureRows(at:)
      insertSections = table.insertSections(_:with:)
      deleteSections = table.deleteSections(_:with:)
      moveSection = table.moveSection(_:toSection:)
      reloadSections = table.reloadSections(_:with:)
      reload = table.reloadData
    }

    @MainActor
    init(_ table: DecoratedTable) {
      perform = table.performBatchUpdates
      begin = table.beginUpdates
      end = { table.endUpdates() }
      insertRows = table.insertRows(at:with:)
      deleteRows = table.deleteRows(at:with:)
      moveRow = table.moveRow(at:to:)
      reloadRows = table.reloadRows(at:with:)
      reconfigureRows = table.reconfigureRows(at:)
      insertSections = table.insertSections(_:with:)
      deleteSections = table.deleteSections(_:with:)
      moveSection = table.moveSection(_:toSection:)
      reloadSections = table.reloadSections(_:with:)
      reload = table.reloadData
    }
  }

  /// What an app does with a table, and the calls that it gets.
  private func walk(_ receiver: Receiver, _ source: TextSource) -> [Bool] {
    var finished: [Bool] = []
    source.sections[0].insert("x", at: 1)
    receiver.insertRows([path(1)], .left)
    receiver.perform(
      {
        source.sections[0].remove(at: 0)
        receiver.deleteRows([path(0)], .fade)
        receiver.perform(
          {
            source.sections[1].append("y")
            receiver.insertRows([path(2, 1)], .top)
          }, { finished.append($0) })
        receiver.begin()
        receiver.reloadRows([path(1, 1)], .right)
        receiver.end()
      }, { finished.append($0) })
    receiver.begin()
    source.sections.append(["z"])
    receiver.insertSections([2], .bottom)
    receiver.reconfigureRows([path(0, 1)])
    receiver.end()
    source.sections.swapAt(0, 1)
    receiver.moveSection(0, 1)
    source.sections[0].swapAt(0, 1)
    receiver.moveRow(path(0), path(1))
    source.sections[1] = ["new"]
    receiver.reloadSections([1], .middle)
    source.sections.remove(at: 2)
    receiver.deleteSections([2], .none)
    receiver.perform(nil, { finished.append($0) })
    source.sections = [["last"]]
    receiver.reload()
    return finished
  }

  @Test("Without layers the table gets the same calls in the same order, and so does the app")
  func withoutLayers() {
    let bare = TextSource([["a", "b"], ["c", "d"]])
    let table = LoggingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 1000), style: .plain)
    table.setUpForTests()
    table.dataSource = bare
    table.layoutIfNeeded()
    _ = table.takeCalls()
    let finished = walk(Receiver(table), bare)

    for isObserved in [false, true] {
      let feed = UpdatedFeed([["a", "b"], ["c", "d"]])
      feed.show()
      if !isObserved { feed.observation?.cancel() }
      #expect(walk(Receiver(feed.table), feed.source) == finished)
      #expect(feed.tableView.takeCalls() == table.calls)
      #expect(feed.texts == [["last"]])
      #expect(feed.applied.count == (isObserved ? 8 : 0))
    }
  }

  @Test(
    "Without layers and observers, the app is asked no more than by the table alone")
  func silence() {
    let bare = TextSource([["a", "b"], ["c", "d"]])
    let table = UITableView.forTests()
    table.dataSource = bare
    table.layoutIfNeeded()
    let questions = bare.countQuestions
    _ = walk(Receiver(table), bare)

    let source = TextSource([["a", "b"], ["c", "d"]])
    let decorated = DecoratedTable(dataSource: source)
    let tableView = UITableView.forTests()
    decorated.attach(to: tableView)
    tableView.layoutIfNeeded()
    let before = source.countQuestions
    _ = walk(Receiver(decorated), source)
    #expect(source.countQuestions - before == bare.countQuestions - questions)
  }

  @Test("With layers the same calls end with the same content, each block one batch")
  func withLayers() {
    let feed = UpdatedFeed([["a", "b"], ["c", "d"]])
    feed.addAds((0..<20).map { "ad \($0)" }, placed: .start + .every(2))
    feed.show()
    #expect(walk(Receiver(feed.table), feed.source) == [true, true, true])
    #expect(feed.texts == [["ad 0", "last"]])
    #expect(feed.tableView.takeCalls().filter { $0 == "{" }.count == 8)
    #expect(feed.anomalies.isEmpty)
  }

  @Test("Each operation keeps its own animation, and additional rows have their layer's")
  func animations() {
    let feed = UpdatedFeed([["a", "b", "c", "d", "e", "f"], ["g"], ["h"]])
    let ads = feed.addAds(["ad 0", "ad 1", "ad 2"], placed: .every(2))
    ads.animation = .bottom
    feed.show()
    #expect(feed.texts[0] == ["a", "b", "ad 0", "c", "d", "ad 1", "e", "f", "ad 2"])
    feed.update {
      $0 = [["a", "new", "b", "c", "F"], ["s"], ["H"]]
    } announcing: {
      $0.insertRows(at: [path(1)], with: .left)
      $0.deleteRows(at: [path(3)], with: .right)
      $0.deleteRows(at: [path(4)], with: .fade)
      $0.reloadRows(at: [path(5)], with: .top)
      $0.deleteSections([1], with: .middle)
      $0.insertSections([1], with: .none)
      $0.reloadSections([2], with: .top)
    }
    let calls = feed.tableView.takeCalls()
    #expect(calls.contains("-§1 middle"))
    #expect(calls.contains("+§1 none"))
    #expect(calls.contains("~§2 top"))
    #expect(calls.contains("+[0, 1] left"))
    #expect(calls.contains("-[0, 4] right"))
    #expect(calls.contains("-[0, 6] fade"))
    #expect(calls.contains("~[0, 7] top"))
    #expect(calls.contains("-[0, 8] bottom"))
    #expect(feed.texts == [["a", "new", "ad 0", "b", "c", "ad 1", "F"], ["s"], ["H"]])
    ads.models = ["ad 0"]
    #expect(feed.tableView.takeCalls() == ["{", "-[0, 5] bottom", "}"])
  }

  @Test("An empty batch is sent, since it has heights asked for again")
  func nothing() {
    let feed = UpdatedFeed([["a"]])
    feed.addAds(["ad"], placed: .end)
    feed.show()
    feed.table.beginUpdates()
    feed.table.endUpdates()
    #expect(feed.tableView.takeCalls() == ["{", "}"])
    #expect(feed.loads == 0)
  }

  @Test("Without a table the block runs, completions are called, and the next table shows it all")
  func unattached() {
    let feed = UpdatedFeed([["a"]])
    feed.addAds(["ad"], placed: .end)
    var finished: [Bool] = []
    feed.update {
      $0 = [["a", "b"]]
    } announcing: {
      $0.insertRows(at: [path(1)], with: .automatic)
    } completion: {
      finished.append($0)
    }
    #expect(finished == [true])
    feed.show()
    #expect(feed.texts == [["a", "b", "ad"]])
    feed.table.detach()
    feed.source.sections = [[]]
    feed.table.deleteRows(at: [path(0), path(1)], with: .automatic)
    #expect(feed.tableView.takeCalls().allSatisfy { $0 == "reload" })
    feed.show()
    #expect(feed.texts == [["ad"]])
    #expect(feed.anomalies.isEmpty)
  }

  @Test("Inside a block translations and explanations answer as before it, and after it as after")
  func moments() {
    let feed = UpdatedFeed([["a", "b"]])
    let ads = feed.addAds(["ad"], placed: .end)
    feed.show()
    let held = feed.table.holdRow(atData: path(1))
    func answers() -> [String] {
      [
        feed.table.dataIndexPath(forReuse: path(2)), feed.table.reuseIndexPath(forData: path(2)),
        ads.reuseIndexPath(ofModelAt: 0), held?.reuseIndexPath, held?.dataIndexPath,
      ].map { $0.map { "\(RowPosition($0))" } ?? "nil" }
        + [feed.table.explain(path(2))?.owner ?? "nobody"]
    }
    let before = ["nil", "nil", "[0, 2]", "[0, 1]", "[0, 1]", "ads"]
    #expect(answers() == before)
    feed.update {
      $0 = [["new", "a", "b"]]
    } announcing: { table in
      #expect(answers() == before)
      table.insertRows(at: [path(0)], with: .automatic)
      #expect(answers() == before)
    }
    #expect(answers() == ["[0, 2]", "[0, 2]", "[0, 3]", "[0, 2]", "[0, 2]", "content"])
  }

  @Test("A table that was going to load later loads what is announced, and nothing is wrong")
  func pendingLoad() {
    let feed = UpdatedFeed([["a", "b"]])
    feed.addAds(["ad 0", "ad 1"], placed: .every(2))
    feed.show()
    let source = feed.tableView.dataSource
    feed.tableView.dataSource = nil
    feed.tableView.dataSource = source
    var finished: [Bool] = []
    feed.update {
      $0[0] += ["c", "d"]
    } announcing: {
      $0.insertRows(at: [path(2), path(3)], with: .automatic)
    } completion: {
      finished.append($0)
    }
    #expect(feed.texts == [["a", "b", "ad 0", "c", "d", "ad 1"]])
    #expect(feed.anomalies.isEmpty)
    #expect(finished == [true])
  }

  #if !os(iOS)
  @Test("Ending a block that was not begun stops the program with a message that names this")
  func unbalancedEnd() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let feed = UpdatedFeed([["a"]])
        feed.addAds(["ad"], placed: .end)
        feed.table.endUpdates()
      }
    }
    try expectErrorText(of: result, contains: "beginUpdates")
  }
  #endif
}
