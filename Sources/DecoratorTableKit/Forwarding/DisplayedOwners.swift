import Foundation

/// The owner of each visible cell, header or footer.
///
/// At the end of a view's display, the table passes the place at which it was shown, which may be
/// an old one. The owner is therefore remembered by the view from its first display.
///
/// That is done even where no object observes the end of display, since finding that out for each
/// view costs more. Views are reused: a new view at the address of a deallocated one replaces its
/// entry.
struct DisplayedOwners<Owner> {
  private var owners: [ObjectIdentifier: FollowedOwner<Owner>] = [:]
  /// Whether there have been views since the table loaded.
  private var hasRemembered = false

  /// Whether no view is remembered.
  var isEmpty: Bool { owners.isEmpty }

  /// Whether there were views since the table loaded, and the display of all has ended.
  var areAllEnded: Bool { hasRemembered && owners.isEmpty }

  /// Notes that the table may be loading.
  mutating func noteLoading() { hasRemembered = !owners.isEmpty }

  /// Returns whether some view is shown for an owner that satisfies a condition.
  ///
  /// - Complexity: O(views)
  func isShown(_ isWanted: (Owner) -> Bool) -> Bool { owners.values.contains { isWanted($0.last) } }

  /// Returns the owner that a view is shown for, if its beginning was observed.
  func owner(of view: AnyObject) -> Owner? { owners[ObjectIdentifier(view)]?.last }

  /// Returns the owner that a view is shown for now. A view with an invalidated owner may have
  /// another one by now.
  func currentOwner(of view: AnyObject) -> Owner? { owners[ObjectIdentifier(view)]?.current }

  /// Remembers that `view` is shown for `owner`.
  ///
  /// - Returns: Whether the display of all others has ended, though the table has not loaded. It
  ///   may have loaded the rows of another data source.
  @discardableResult
  mutating func remember(_ owner: Owner, of view: AnyObject) -> Bool {
    defer { hasRemembered = true }
    let areAllOthersEnded = areAllEnded
    owners[ObjectIdentifier(view)] = FollowedOwner(owner)
    return areAllOthersEnded
  }

  /// Removes a view, and returns the owner that it was shown for, if its beginning was observed.
  mutating func forget(_ view: AnyObject) -> Owner? {
    owners.removeValue(forKey: ObjectIdentifier(view))?.last
  }

  /// Follows the owners to their new places, as the table itself does with the paths of its cells.
  ///
  /// - Parameter change: Returns the new owner; nil if it was removed.
  /// - Complexity: O(views)
  mutating func follow(_ change: (Owner) -> Owner?) {
    for view in Array(owners.keys) { owners[view]?.follow(change) }
  }

  /// Invalidates all owners, since other rows were loaded while the views are still shown.
  ///
  /// - Complexity: O(views)
  mutating func invalidateAll() {
    for view in Array(owners.keys) { owners[view]?.invalidate() }
  }
}
