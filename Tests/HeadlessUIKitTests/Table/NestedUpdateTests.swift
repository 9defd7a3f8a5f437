import Foundation
import Testing

@testable import HeadlessUIKit

/// What a table is asked and told in the course of an update; each may change the table in turn.
enum UpdateMoment: CaseIterable {
  case count
  case cell
  case height
  case willDisplay
  case didEndDisplaying
  case completion
}

@MainActor
@Suite("Reloads and updates from within an update")
struct NestedUpdateTests {
  @Test(
    "Every callback during an update may reload the table", arguments: UpdateMoment.allCases,
    [true, false])
  func reload(moment: UpdateMoment, isEstimating: Bool) {
    check(moment, isEstimating) { source, table in
      source.rows = [7, 8]
      table.reloadData()
    }
  }

  @Test(
    "Every callback during an update may update the table", arguments: UpdateMoment.allCases,
    [true, false])
  func update(moment: UpdateMoment, isEstimating: Bool) {
    check(moment, isEstimating) { source, table in
      table.performBatchUpdates {
        source.rows.insert(99, at: 0)
        source.rows.removeLast()
        table.insertRows(at: [IndexPath(0)], with: .fade)
        table.deleteRows(at: [IndexPath(source.rows.count - 1)], with: .fade)
      }
    }
  }

  @Test(
    "Callbacks for rows removed by a reload may update the table, but not during a layout",
    arguments: [UpdateMoment.didEndDisplaying, .cell, .willDisplay])
  func updateAtReload(moment: UpdateMoment) {
    let source = RestlessSource()
    let table = source.makeTable()
    source.rows = Array(20..<24)
    source.moment = moment
    source.action = { source, table in
      source.rows.insert(99, at: 1)
      table.insertRows(at: [IndexPath(1)], with: .fade)
    }
    let failures = UIKitFailure.recording {
      table.reloadData()
      for _ in 0..<2 { table.layoutIfNeeded() }
    }
    #expect(source.action == nil)
    #expect(failures.count == (moment == .didEndDisplaying ? 0 : 1))
    #expect(failures.allSatisfy { $0.reason.contains("updating its visible cells") })
    expectShowsRows(of: source, table)
  }

  @Test(
    "No callback may update the table while it shows rows that came into view",
    arguments: [UpdateMoment.cell, .willDisplay, .didEndDisplaying])
  func updateWhileScrolling(moment: UpdateMoment) {
    let source = RestlessSource()
    let table = source.makeTable()
    source.moment = moment
    source.action = { source, table in
      source.rows.append(99)
      table.insertRows(at: [IndexPath(7)], with: .fade)
    }
    let failures = UIKitFailure.recording {
      table.contentOffset.y = 120
      table.layoutIfNeeded()
    }
    #expect(source.action == nil)
    #expect(failures.count == 1)
    withExtendedLifetime(source) {}
  }

  private func check(
    _ moment: UpdateMoment, _ isEstimating: Bool,
    _ action: @escaping @MainActor (RestlessSource, UITableView) -> Void
  ) {
    let source = RestlessSource()
    let table = source.makeTable()
    table.estimatedRowHeight = isEstimating ? 20 : 0
    table.layoutIfNeeded()
    let cells = Set(table.visibleCells.map(ObjectIdentifier.init))
    source.moment = moment
    source.action = action
    var completions = 0
    let failures = UIKitFailure.recording {
      table.performBatchUpdates {
        source.rows = [10, 0, 11, 2, 3, 4, 5, 6]
        table.insertRows(at: [IndexPath(0), IndexPath(2)], with: .fade)
        table.deleteRows(at: [IndexPath(1)], with: .fade)
      } completion: { _ in
        completions += 1
        source.run(.completion, table)
      }
    }
    table.layoutIfNeeded()
    #expect(source.action == nil)
    #expect(failures == [])
    #expect(completions == 1)
    expectShowsRows(of: source, table)
    // Every cell that is not in view is in the pool or on its way there: none is shown twice.
    let shown = table.visibleCells.map(ObjectIdentifier.init)
    #expect(Set(shown).count == shown.count)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == shown.count)
    #expect(!cells.isEmpty)
  }

  private func expectShowsRows(of source: RestlessSource, _ table: UITableView) {
    let shown = table.visibleCells.map { Int($0.textLabel?.text ?? "") }
    defer { withExtendedLifetime(source) {} }
    #expect(table.numberOfRows(inSection: 0) == source.rows.count)
    #expect(shown == source.rows.prefix(4).map(Optional.some))
    #expect(table.visibleCells.map(\.frame.minY) == (0..<shown.count).map { CGFloat($0 * 50) })
  }
}

/// Numbered rows of 50 points, and somebody who does something the first time that a moment comes.
@MainActor
private final class RestlessSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = Array(0..<7)
  var moment: UpdateMoment?
  var action: (@MainActor (RestlessSource, UITableView) -> Void)?

  func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    return table
  }

  func run(_ moment: UpdateMoment, _ table: UITableView) {
    guard moment == self.moment, let action else { return }
    self.action = nil
    action(self, table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    run(.count, tableView)
    return rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.row]
    run(.cell, tableView)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    run(.height, tableView)
    return 50
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    run(.willDisplay, tableView)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    run(.didEndDisplaying, tableView)
  }
}
