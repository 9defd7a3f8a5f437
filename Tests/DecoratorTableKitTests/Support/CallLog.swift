import DecoratorTableKit
import Foundation

/// The calls that an app's own objects got, in order, in their coordinates.
@MainActor
final class CallLog {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func clear() { lines = [] }
}

/// A data source that notes every call.
final class LoggedDataSource: NSObject, UITableViewDataSource {
  private let log: CallLog
  private let rows: [String]

  init(_ rows: [String], log: CallLog) {
    self.rows = rows
    self.log = log
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.note("numberOfSections")
    return 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.note("numberOfRows \(section)")
    return rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    log.note("cell \(RowPosition(indexPath))")
    return textCell(tableView, rows[indexPath.row])
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    log.note("title \(section)")
    return nil
  }
}

/// A delegate that notes every call, and that refuses the selection of one row.
final class LoggedDelegate: NSObject, UITableViewDelegate {
  private let log: CallLog
  private let refused: IndexPath?

  init(log: CallLog, refusing refused: IndexPath? = nil) {
    self.log = log
    self.refused = refused
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.note("height \(RowPosition(indexPath))")
    return 50
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.note("willDisplay \(RowPosition(indexPath))")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    log.note("didEndDisplaying \(RowPosition(indexPath)) \(cell.textLabel?.text ?? "")")
  }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    log.note("shouldHighlight \(RowPosition(indexPath))")
    return true
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log.note("willSelect \(RowPosition(indexPath))")
    return indexPath == refused ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.note("didSelect \(RowPosition(indexPath))")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.note("didDeselect \(RowPosition(indexPath))")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.note("didScroll \(scrollView.contentOffset.y)")
  }
}
