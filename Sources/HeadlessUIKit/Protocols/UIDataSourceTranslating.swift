public import Foundation

/// Translates between what a data source knows and what is shown, which differ by placeholder rows.
@MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The section on screen for a section of the data source.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// The section of the data source for a section on screen.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// The row on screen for a row of the data source.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// The row of the data source for a row on screen; nil for a placeholder.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Runs code whose rows and sections are those on screen.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
