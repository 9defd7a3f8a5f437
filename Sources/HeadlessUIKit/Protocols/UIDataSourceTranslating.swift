public import Foundation

/// Translates between the rows that are shown (presentation) and those that the data source knows.
///
/// The two differ while a table shows placeholders for what is being dropped on it.
@MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The section at which a section of the data source is shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// The data source's number of a section that is shown.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// The place at which a row of the data source is shown; nil if it is not.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// The data source's path of a row that is shown; nil if the data source does not know it.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Runs code that means rows as they are shown where it names index paths.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
