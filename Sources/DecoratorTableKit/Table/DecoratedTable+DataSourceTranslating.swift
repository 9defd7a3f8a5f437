import Foundation

// The methods of UIKit's `UIDataSourceTranslating`. A *presentation* index path counts all rows on
// screen, including the placeholders of a drop. A *data source* index path is one of the wrapped
// source. While no drop is in progress they are the reuse and the data index path.
extension DecoratedTable {
  /// Returns the section on screen that shows a section of the wrapped source.
  ///
  /// - Parameter dataSourceSectionIndex: A section of the wrapped source (data).
  /// - Returns: A section of the table on screen, or `NSNotFound` if there is no such section.
  /// - Complexity: O(layers)
  public func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int {
    guard let tableView, let layouts else { return NSNotFound }
    var section = dataSourceSectionIndex
    for layout in layouts.layers.reversed() {
      guard layout.containsContentSection(section) else { return NSNotFound }
      section = layout.section(ofContent: section)
    }
    return tableView.presentationSectionIndex(forDataSourceSectionIndex: section)
  }

  /// Returns the section of the wrapped source that a section on screen shows.
  ///
  /// - Parameter presentationSectionIndex: A section of the table on screen.
  /// - Returns: A section of the wrapped source (data), or `NSNotFound` if a layer added the
  ///   section or there is no such section.
  /// - Complexity: O(layers)
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int {
    guard let tableView, let layouts else { return NSNotFound }
    var section = tableView.dataSourceSectionIndex(
      forPresentationSectionIndex: presentationSectionIndex)
    for layout in layouts.layers {
      guard section >= 0, section < layout.sectionCount,
        case .content(let inner) = layout.origin(ofSection: section)
      else { return NSNotFound }
      section = inner
    }
    return section
  }

  /// Returns the row on screen that shows a row of the wrapped source.
  ///
  /// - Parameter dataSourceIndexPath: A row of the wrapped source (data).
  /// - Returns: A row of the table on screen, or nil if there is no such row.
  /// - Complexity: O(layers)
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = dataSourceIndexPath.flatMap({ reuseIndexPath(forData: $0) }) else {
      return nil
    }
    return tableView?.presentationIndexPath(forDataSourceIndexPath: path)
  }

  /// Returns the row of the wrapped source that a row on screen shows.
  ///
  /// - Parameter presentationIndexPath: A row of the table on screen.
  /// - Returns: A row of the wrapped source (data), or nil if a layer owns the row, or it is a
  ///   placeholder, or there is no such row.
  /// - Complexity: O(layers)
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let presentationIndexPath else { return nil }
    return tableView?.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath)
      .flatMap { dataIndexPath(forReuse: $0) }
  }

  /// Makes calls to the table with index paths of all rows on screen, including the placeholders of
  /// a drop.
  ///
  /// - Parameter actionsToTranslate: Makes the calls synchronously.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    guard let tableView else { return actionsToTranslate() }
    tableView.performUsingPresentationValues(actionsToTranslate)
  }

  /// Returns the rows of the wrapped source between which the focus moves.
  ///
  /// - Parameter context: The context from `shouldUpdateFocusIn` or `didUpdateFocusIn`; its own
  ///   index paths are the table's.
  /// - Returns: Rows of the wrapped source (data), each nil if it is not a row of the source.
  /// - Complexity: O(layers)
  public func dataIndexPaths(
    of context: UITableViewFocusUpdateContext
  ) -> (previouslyFocused: IndexPath?, nextFocused: IndexPath?) {
    (
      context.previouslyFocusedIndexPath.flatMap { dataIndexPath(forReuse: $0) },
      context.nextFocusedIndexPath.flatMap { dataIndexPath(forReuse: $0) }
    )
  }
}
