import DecoratorTableKit
import Foundation

/// An app's own unchanged objects: posts that can be edited and moved, each call noted.
final class EditableApp: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  let log: CallLog
  /// What the delegate makes of a proposed destination.
  var retarget: (IndexPath) -> IndexPath = { $0 }

  init(_ sections: [[String]], log: CallLog = CallLog()) {
    self.sections = sections
    self.log = log
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < sections.count ? sections[section].count : 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    textCell(tableView, sections[indexPath.section][indexPath.row])
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.note("commit \(RowPosition(indexPath))")
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.note("move \(RowPosition(sourceIndexPath)) to \(RowPosition(destinationIndexPath))")
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    retarget(proposedDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.note("willBeginEditing \(RowPosition(indexPath))")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.note("didEndEditing \(indexPath.map { "\(RowPosition($0))" } ?? "nil")")
  }
}
