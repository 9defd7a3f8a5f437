import Foundation

/// A data source that has a delegate half of its own. Without it, rows would be shown and do
/// nothing.
@MainActor
package protocol DelegateProviding: UITableViewDataSource {
  /// Returns a delegate for a table that was given none.
  func makeDelegate() -> any UITableViewDelegate
}
