public import Foundation

/// Names rows, so that the state of a screen can be restored after the rows have moved.
@MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
  /// A name for what a row shows, nil for none; the path may be empty.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

  /// The row that shows what has a name; nil if none does.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
