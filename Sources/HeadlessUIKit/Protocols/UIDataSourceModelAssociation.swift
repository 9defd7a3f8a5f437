public import Foundation

/// Names rows by what they show, so that the rows in view and the selection can be found again after
/// an app was restarted. Nothing here restarts; a data source that conforms compiles.
@MainActor
public protocol UIDataSourceModelAssociation {
  /// The name of what a row shows; nil if it has none.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

  /// The row that shows what has that name; nil if there is none.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
