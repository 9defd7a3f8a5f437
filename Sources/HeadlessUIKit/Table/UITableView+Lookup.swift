public import Foundation

extension UITableView {
  /// The number of sections that the data source gave at the last load.
  public var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// The number of rows of a section as of the last load.
  func loadedRowCount(inSection section: Int) -> Int {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else {
      UIKitFailure.raise(
        "Asked for the number of rows in section \(section) when there are only "
          + "\(geometry.sections.count) sections. " + describedForFailure,
        name: UIKitFailure.outOfRange)
      return 0
    }
    return geometry.rowCount(inSection: section)
  }

  /// The cells of the rows in view, from top to bottom, as of the last layout.
  ///
  /// - Complexity: O(*v* log *v*) in the number of cells.
  public var visibleCells: [UITableViewCell] { displayed.rows.compactMap { displayed.cells[$0] } }

  /// The rows in view, from top to bottom, as of the last layout.
  ///
  /// - Complexity: O(*v* log *v*) in the number of rows in view.
  public var indexPathsForVisibleRows: [IndexPath]? { displayed.rows }

  /// The row of a cell in view; `nil` for any other cell.
  ///
  /// - Complexity: O(*v*) in the number of rows in view.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    displayed.cells.first { $0.value === cell }?.key
  }

  /// The header of a section, if it is in view and of that class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    (displayed.headers[section] ?? nil) as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is in view and of that class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    (displayed.footers[section] ?? nil) as? UITableViewHeaderFooterView
  }

  /// The row at a point; `nil` outside the rows.
  ///
  /// - Parameter point: the point, in points, in the table's coordinates.
  /// - Complexity: O(log *n*) in the number of rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return geometry.row(at: point.y)
  }

  /// The rows that a rectangle touches, from top to bottom; `nil` if it is no rectangle.
  ///
  /// - Parameter rect: the rectangle, in points, in the table's coordinates.
  /// - Complexity: O(*r* + log *n*) in the numbers of rows found and of all rows.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard !rect.isNull else { return nil }
    loadIfNeeded()
    return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
      geometry.rows(from: rect.minY, to: rect.maxY, inSection: section).map {
        IndexPath(row: $0, section: section)
      }
    }
  }

  /// Where a section is, header and footer included; zero if it does not exist. In points, in the
  /// table's coordinates.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: geometry.offset(ofSection: section), width: bounds.width,
      height: geometry.sections[section].height)
  }

  /// Where a section's header is while it is not kept in view; zero if there is no such section. In
  /// points, in the table's coordinates.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rowRect(
      y: geometry.offset(ofSection: section), height: geometry.sections[section].headerHeight)
  }

  /// Where a section's footer is while it is not kept in view; zero if there is no such section. In
  /// points, in the table's coordinates.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rowRect(
      y: geometry.offset(ofFooterInSection: section),
      height: geometry.sections[section].footerHeight)
  }

  /// Where a row is; zero if it does not exist. In points, in the table's coordinates.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard hasRow(at: indexPath) else { return .zero }
    let (section, row) = (indexPath.section, indexPath.row)
    return rowRect(
      y: geometry.offset(ofRow: row, inSection: section),
      height: geometry.height(ofRow: row, inSection: section))
  }

  /// Whether there was such a row at the last load. A path without exactly two indices is a failure.
  func hasRow(at indexPath: IndexPath) -> Bool {
    // Reading the section of a path that is none raises the failure.
    let section = indexPath.section
    return indexPath.count == 2 && geometry.hasRow(indexPath.row, inSection: section)
  }
}
