public import Foundation

/// Translates between the rows on screen (presentation) and the data source's rows.
///
/// The two differ while a table shows placeholders for a drop.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns the presentation's section for a section of the data source.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// Returns the data source's section for a section of the presentation.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Returns the presentation's path for a row of the data source; nil if it is not shown.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Returns the data source's path for a row of the presentation; nil if the data source does not
  /// know it.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Runs code in which index paths refer to the presentation.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
