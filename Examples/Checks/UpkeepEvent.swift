import DecoratorTableKit
import Foundation

/// Something that happens to a list on a phone, while UIKit looks after the tables in its window.
@MainActor
struct UpkeepEvent {
  /// What happens, as the end of a question.
  let title: String
  /// Lets it happen.
  ///
  /// - Returns: Why it cannot happen here; nil if it has happened.
  let happen: @MainActor (CheckedTable, CheckStage) async -> String?

  /// What can happen to any table.
  static let everywhere = [
    UpkeepEvent(title: "scrolling by steps") { table, stage in
      for _ in 0..<20 {
        table.tableView.contentOffset.y += 20
        table.tableView.layoutIfNeeded()
      }
      await stage.settle()
      return nil
    },
    UpkeepEvent(title: "an animated scroll, as far as a flick goes") { table, stage in
      table.tableView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      await stage.settle()
      return nil
    },
    UpkeepEvent(title: "a scroll to the last row and one back") { table, stage in
      let rows = table.source.sections[1].count
      let last = IndexPath(row: rows - 1, section: 1)
      table.content.scrollToRow(at: last, at: .bottom, animated: true)
      await stage.settle()
      table.content.scrollToRow(at: IndexPath(row: 4, section: 0), at: .top, animated: true)
      await stage.settle()
      return nil
    },
    UpkeepEvent(title: "a turn of the device, and back") { table, stage in
      let frame = table.tableView.frame
      table.tableView.frame.size = CGSize(width: frame.height, height: frame.width)
      await stage.settle()
      table.tableView.frame = frame
      await stage.settle()
      return nil
    },
    UpkeepEvent(title: "a size of nothing, and back") { table, stage in
      let frame = table.tableView.frame
      table.tableView.frame.size = .zero
      await stage.settle()
      table.tableView.frame = frame
      await stage.settle()
      return nil
    },
    UpkeepEvent(title: "a keyboard's insets, and back") { table, stage in
      table.tableView.contentInset.bottom = 300
      table.tableView.scrollRectToVisible(
        table.content.rectForRow(at: IndexPath(row: 15, section: 0)), animated: true)
      await stage.settle()
      table.tableView.contentInset.bottom = 0
      await stage.settle()
      return nil
    },
    UpkeepEvent(title: "leaving the window, and coming back") { table, stage in
      stage.put(table.tableView, intoWindow: false)
      await stage.settle()
      stage.put(table.tableView, intoWindow: true)
      await stage.settle()
      return nil
    },
  ]
}
