import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension CallbackApp: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    answer(.numberOfSections, "", rows.count, without: 1)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answer(.numberOfRows, "\(section)", rows[section].count, without: 0)
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = textCell(tableView, rows[indexPath.section][indexPath.row])
    return answer(.cellForRow, text(indexPath), cell, without: cell)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    answer(.titleForHeader, "\(section)", "title")
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    answer(.titleForFooter, "\(section)", "title")
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answer(.canEditRow, text(indexPath), false, without: true)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answer(.canMoveRow, text(indexPath), true, without: false)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    answer(.sectionIndexTitles, "", ["A", "D"])
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    answer(.sectionForSectionIndexTitle, "\(title) \(index)", otherRow.section, without: index)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    hear(.commitEditing, "\(editingStyle) \(text(indexPath))")
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    hear(.moveRow, "\(text(sourceIndexPath)) to \(text(destinationIndexPath))")
  }
}

extension CallbackApp: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    hear(.prefetchRows, indexPaths.map(text).joined(separator: " "))
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    hear(.cancelPrefetching, indexPaths.map(text).joined(separator: " "))
  }
}
#endif
