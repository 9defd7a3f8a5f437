import Foundation

/// A weak reference to the table that another one stands for, which can be cleared while that one
/// goes away.
@MainActor
final class RealTable {
  weak var table: UITableView?

  /// Forgets the table. Views go away on the main thread.
  nonisolated func clear() {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { table = nil }
  }
}
