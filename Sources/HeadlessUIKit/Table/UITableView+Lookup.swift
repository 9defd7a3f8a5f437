import Foundation

extension UITableView {
  /// Returns the number of rows of a section as of the last load.
  func loadedRowCount(inSection section: Int) -> Int {
    loadIfNeeded()
    let sections = geometry.sections
    guard sections.indices.contains(section) else {
      UIKitFailure.raise(
        "Asked for the number of rows in section \(section) when there are only "
          + "\(sections.count) sections. " + describedForFailure,
        name: UIKitFailure.outOfRange)
      return 0
    }
    return sections[section].rows.count
  }

  /// Implements `indexPathsForRows(in:)`, which subclasses may override.
  func foundRows(in rect: CGRect) -> [IndexPath]? {
    guard !rect.isNull else { return nil }
    loadIfNeeded()
    return geometry.paths(from: rect.minY, to: rect.maxY)
  }

  /// Implements `rect(forSection:)`, which subclasses may override.
  func frame(ofSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: geometry.offset(ofSection: section), width: bounds.width,
      height: geometry.sections[section].height)
  }

  /// Implements `rectForHeader(inSection:)`, which subclasses may override.
  func frame(ofHeaderInSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rowRect(
      y: geometry.offset(ofSection: section), height: geometry.sections[section].headerHeight)
  }

  /// Implements `rectForFooter(inSection:)`, which subclasses may override.
  func frame(ofFooterInSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rowRect(
      y: geometry.offset(ofFooterInSection: section),
      height: geometry.sections[section].footerHeight)
  }

  /// Implements `rectForRow(at:)`, which subclasses may override.
  func frame(ofRow indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    // Reading the section of an invalid path raises the failure.
    let section = indexPath.section
    guard indexPath.count == 2,
      let place = geometry.place(ofRow: indexPath.row, inSection: section)
    else { return .zero }
    return rowRect(y: place.top, height: place.height)
  }

  /// Returns whether a row existed at the last load. A path without exactly two indices is a
  /// failure.
  func hasRow(at indexPath: IndexPath) -> Bool {
    // Reading the section of an invalid path raises the failure.
    let section = indexPath.section
    return indexPath.count == 2 && geometry.hasRow(indexPath.row, inSection: section)
  }

  /// Returns whether a row still exists after a callback, which may have reloaded the table or
  /// given it another data source.
  func stillHasRow(at indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    return hasRow(at: indexPath)
  }
}
