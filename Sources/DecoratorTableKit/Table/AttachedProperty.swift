import Foundation

/// One of the objects around a table: what it is while the table is decorated, and what it was before.
@MainActor
struct AttachedProperty {
  private let read: (UITableView) -> AnyObject?
  private let write: (UITableView, AnyObject?) -> Void
  private weak var ours: AnyObject?
  private weak var original: AnyObject?
  private var isAttached = false

  init(
    read: @escaping (UITableView) -> AnyObject?,
    write: @escaping (UITableView, AnyObject?) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// What the table had, or has if it is not decorated.
  func original(in tableView: UITableView) -> AnyObject? {
    isAttached ? original : read(tableView)
  }

  /// Gives the table an object of ours.
  mutating func attach(_ object: AnyObject?, to tableView: UITableView) {
    if !isAttached { original = read(tableView) }
    isAttached = true
    ours = object
    // UIKit asks an object for its methods when it is set, and skips one that is set already.
    write(tableView, nil)
    write(tableView, object)
  }

  /// Gives the table an object of ours, or back what it had if there is none.
  mutating func attachIfAny(_ object: AnyObject?, to tableView: UITableView) {
    if let object { attach(object, to: tableView) } else { detach(from: tableView) }
  }

  /// Gives the table back what it had, if it still has ours.
  ///
  /// - Returns: Whether it had.
  @discardableResult
  mutating func detach(from tableView: UITableView) -> Bool {
    guard isAttached else { return false }
    isAttached = false
    guard read(tableView) === ours else { return false }
    write(tableView, original)
    return true
  }
}
