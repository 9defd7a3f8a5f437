public import Foundation

// Without placeholders for a drop, the presentation equals the data source's rows.
extension UITableView: UIDataSourceTranslating {
  /// The same section: there are no placeholders.
  public func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int {
    dataSourceSectionIndex
  }

  /// The same section: there are no placeholders.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int {
    presentationSectionIndex
  }

  /// The same path: there are no placeholders.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath
  }

  /// The same path: there are no placeholders.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    presentationIndexPath
  }

  /// Runs the code at once; there is nothing to translate.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
