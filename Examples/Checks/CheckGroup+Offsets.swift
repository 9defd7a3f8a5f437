import DecoratorTableKit
import Foundation

extension CheckGroup {
  /// Where the list is scrolled to, after what happens above and around the screen.
  static let offsets = CheckGroup(
    "Offsets",
    [
      TableCheck("A bare table keeps its offset when rows come above, as HeadlessUIKit") { stage in
        var findings = CheckFindings()
        let seen = await insertAbove(.bare, keepsPosition: false, on: stage)
        findings.expect("offset", seen.after.offset, seen.before.offset)
        return findings.outcome("\(seen.before.offset) before and after")
      },
      TableCheck("A decorated table does what the bare one does when rows come above") { stage in
        var findings = CheckFindings()
        let bare = await insertAbove(.bare, keepsPosition: false, on: stage)
        stage.clear()
        let seen = await insertAbove(.withoutRows, keepsPosition: false, on: stage)
        findings.expect("before", seen.before, bare.before)
        findings.expect("after", seen.after, bare.after)
        return findings.outcome("\(bare.before), then \(bare.after)")
      },
      TableCheck("With keepsScrollPosition, no row on screen moves when rows come above") { stage in
        var findings = CheckFindings()
        let seen = await insertAbove(.withAds, keepsPosition: true, on: stage)
        findings.expect("first content row", seen.after.row, seen.before.row)
        findings.expect("its place on screen", seen.after.rowOnScreen, seen.before.rowOnScreen)
        return findings.outcome("\(seen.before), then \(seen.after)")
      },
      TableCheck("Setting the delegate anew forgets measured heights, as HeadlessUIKit") { stage in
        var findings = CheckFindings()
        let table = await measured(.bare, on: stage)
        let before = Place(of: table)
        table.tableView.delegate = nil
        table.tableView.delegate = table.delegate
        await stage.settle()
        let after = Place(of: table)
        findings.expect("forgets", after.size < before.size, true)
        return findings.outcome("\(before), then \(after)")
      },
      TableCheck("A handler that a layer gets moves the list as a delegate set anew") { stage in
        var findings = CheckFindings()
        let bare = await measured(.bare, on: stage)
        bare.tableView.delegate = nil
        bare.tableView.delegate = bare.delegate
        await stage.settle()
        let expected = Place(of: bare)
        let table = await measured(.withoutRows, on: stage)
        let before = Place(of: table)
        table.ads?.onSelect { _, _ in }
        await stage.settle()
        let after = Place(of: table)
        findings.expect("after", after, expected)
        return findings.outcome("\(before), then \(after)")
      },
    ])

  /// Where a list is, in points.
  private struct Place: Equatable, CustomStringConvertible {
    let offset: Int
    let size: Int
    /// The first content row on screen.
    let row: String
    /// The place of that row, from the upper edge of the screen.
    let rowOnScreen: Int

    @MainActor
    init(of table: CheckedTable) {
      let tableView = table.tableView
      offset = CheckedTable.rounded(tableView.contentOffset.y)
      size = CheckedTable.rounded(tableView.contentSize.height)
      let first = table.contentCells.first?.cell
      row = first?.textLabel?.text ?? "nothing"
      rowOnScreen = CheckedTable.rounded((first?.frame.minY ?? 0) - tableView.contentOffset.y)
    }

    var description: String { "\(row) at \(rowOnScreen), offset \(offset) of \(size)" }
  }

  private static let counts = [60, 60]

  /// Inserts three rows at the top of a table that is scrolled down.
  private static func insertAbove(
    _ kind: CheckedTable.Kind, keepsPosition: Bool, on stage: CheckStage
  ) async -> (before: Place, after: Place) {
    let table = await stage.show(kind, CheckedSource.sections(counts))
    table.feed?.keepsScrollPosition = keepsPosition
    table.tableView.contentOffset.y = 20.5 * CheckedTable.rowHeight
    await stage.settle()
    let before = Place(of: table)
    table.content.performBatchUpdates {
      let new = (0..<3).map { "new \($0)" }
      table.source.sections[0].insert(contentsOf: new, at: 0)
      table.content.insertRows(
        at: new.indices.map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    await stage.settle()
    return (before, Place(of: table))
  }

  /// Shows a table with rows that are twice as high as estimated, and scrolls through some of them.
  private static func measured(_ kind: CheckedTable.Kind, on stage: CheckStage) async
    -> CheckedTable
  {
    let table = await stage.show(kind, CheckedSource.sections(counts)) { table in
      table.tableView.estimatedRowHeight = CheckedTable.rowHeight
      table.delegate.rowHeight = 2 * CheckedTable.rowHeight
    }
    for _ in 0..<10 {
      table.tableView.contentOffset.y += 5 * CheckedTable.rowHeight
      table.tableView.layoutIfNeeded()
    }
    await stage.settle()
    return table
  }
}
