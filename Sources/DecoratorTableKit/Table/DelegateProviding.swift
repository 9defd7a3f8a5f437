import Foundation

/// A data source with a delegate half of its own, without which its rows would have no abilities.
@MainActor
package protocol DelegateProviding: UITableViewDataSource {
  /// Returns a delegate for a table without one.
  func makeDelegate() -> any UITableViewDelegate
}
