public import Foundation

/// Identifies rows by their content, so that visible and selected rows can be found again after a
/// restart of the app. Nothing restarts here; the protocol only lets data sources that conform to
/// it compile.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// Returns the identifier of a row's content; nil if it has none.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

  /// Returns the row whose content has an identifier; nil if there is none.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
