import Foundation

// What is announced on the content table.
extension HandWiring {
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    queue.perform(updates, completion: completion)
  }

  func beginUpdates() { queue.begin() }

  func endAnnouncedUpdates() {
    guard queue.block.depth > 0 else {
      tableView?.endUpdates()
      return
    }
    queue.end()
  }

  func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    queue.insertRows(at: indexPaths, with: animation)
  }

  func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    queue.deleteRows(at: indexPaths, with: animation)
  }

  func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    queue.moveRow(at: indexPath, to: newIndexPath)
  }

  func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    queue.reloadRows(at: indexPaths, with: animation)
  }

  func reconfigureRows(at indexPaths: [IndexPath]) { queue.reconfigureRows(at: indexPaths) }

  func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    queue.insertSections(sections, with: animation)
  }

  func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    queue.deleteSections(sections, with: animation)
  }

  func moveSection(_ section: Int, toSection newSection: Int) {
    queue.moveSection(section, toSection: newSection)
  }

  func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    queue.reloadSections(sections, with: animation)
  }

  func reloadData() { queue.reloadData() }
}
