import DecoratorTableKit
import Foundation

/// A plain data source and delegate as apps have them: it dequeues with the index path that it
/// gets, and keeps the table that it got last.
final class TalkingSource: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching, UITableViewDragDelegate, UITableViewDropDelegate
{
  var sections: [[String]]
  var headerHeight: CGFloat = 0
  /// The tables that it got, by callback.
  private(set) var handed: [String: ObjectIdentifier] = [:]
  var didSelect: (UITableView, IndexPath) -> Void = { _, _ in }
  var commit: (UITableView, IndexPath) -> Void = { _, _ in }
  var target: (UITableView, IndexPath, IndexPath) -> IndexPath = { _, _, proposed in proposed }
  var didScroll: () -> Void = {}
  var willCount: (UITableView) -> Void = { _ in }

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  private func note(_ tableView: UIScrollView, _ name: String = #function) {
    handed[name] = ObjectIdentifier(tableView)
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    note(tableView)
    willCount(tableView)
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note(tableView)
    return sections.indices.contains(section) ? sections[section].count : 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    note(tableView)
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note(tableView)
    return 40
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    note(tableView)
    return headerHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    note(tableView)
    return headerHeight > 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note(tableView)
    didSelect(tableView, indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    note(tableView)
    commit(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    note(tableView)
    let text = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(text, at: destination.row)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    note(tableView)
    return target(tableView, source, proposed)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note(scrollView)
    didScroll()
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    note(tableView)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    note(tableView)
    return [UIDragItem(itemProvider: NSItemProvider())]
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    note(tableView)
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    note(tableView)
    return true
  }
}
