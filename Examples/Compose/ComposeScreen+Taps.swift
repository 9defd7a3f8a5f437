import DecoratorTableKit
import Foundation

extension ComposeScreen {
  #if HEADLESS_UIKIT
  /// Taps what an event says.
  ///
  /// - Returns: What it was, in words.
  func tap(_ event: ComposeEvent) -> String {
    switch event {
    case .settingIsTapped(let row): tapSetting(at: row)
    case .headerIsTapped(let section): tapHeader(ofSection: section)
    default: tapRetry()
    }
  }

  private func tapSetting(at row: RowPosition) -> String {
    let name = settings.settings(ofSection: row.section)[row.row].name
    tap(IndexPath(row), of: .settings)
    return "“\(name)” is tapped"
  }

  private func tapHeader(ofSection section: Int) -> String {
    // Every other source has one section.
    if let place = children.firstIndex(of: .settings) {
      let section = place + section
      tableView.scrollRectToVisible(tableView.rectForHeader(inSection: section), animated: false)
      tableView.simulateTapOnHeader(ofSection: section)
    }
    let heading = settings.heading(ofSection: section)
    return "“\(heading?.title ?? "")” is tapped and "
      + (heading?.isCollapsed == true ? "collapses" : "expands")
  }

  private func tapRetry() -> String {
    tap(IndexPath(row: 0, section: 0), of: .retry)
    return "the row to try again is tapped, and the feed is there again"
  }

  /// Taps a row of a source (data).
  private func tap(_ path: IndexPath, of child: Child) {
    guard let path = tables[child]?.reuseIndexPath(forData: path) else { return }
    tableView.scrollToRow(at: path, at: .none, animated: false)
    tableView.simulateTap(at: path)
  }
  #else
  /// Says that it is the user who taps: on a phone nobody acts as a finger does.
  func tap(_ event: ComposeEvent) -> String { "the user has not tapped" }
  #endif
}
