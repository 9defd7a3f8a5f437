import Foundation

// The calls that tables have for changes of rows, as announcements of the content (data).
extension ChangeQueue {
  func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    announce(indexPaths.map { .insertRow(RowPosition($0)) }, with: animation) {
      $0.insertRows(at: indexPaths, with: animation)
    }
  }

  func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    announce(indexPaths.map { .deleteRow(RowPosition($0)) }, with: animation) {
      $0.deleteRows(at: indexPaths, with: animation)
    }
  }

  func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let move = BatchUpdate.RowMove(from: RowPosition(indexPath), to: RowPosition(newIndexPath))
    announce([.moveRow(move)], with: .none) { $0.moveRow(at: indexPath, to: newIndexPath) }
  }

  func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    announce(indexPaths.map { .reloadRow(RowPosition($0)) }, with: animation) {
      $0.reloadRows(at: indexPaths, with: animation)
    }
  }

  func reconfigureRows(at indexPaths: [IndexPath]) {
    announce(indexPaths.map { .reconfigureRow(RowPosition($0)) }, with: .none) {
      $0.reconfigureRows(at: indexPaths)
    }
  }

  func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    announce(sections.map { .insertSection($0) }, with: animation) {
      $0.insertSections(sections, with: animation)
    }
  }

  func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    announce(sections.map { .deleteSection($0) }, with: animation) {
      $0.deleteSections(sections, with: animation)
    }
  }

  func moveSection(_ section: Int, toSection newSection: Int) {
    let move = BatchUpdate.SectionMove(from: section, to: newSection)
    announce([.moveSection(move)], with: .none) {
      $0.moveSection(section, toSection: newSection)
    }
  }

  func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    announce(sections.map { .reloadSection($0) }, with: animation) {
      $0.reloadSections(sections, with: animation)
    }
  }
}
