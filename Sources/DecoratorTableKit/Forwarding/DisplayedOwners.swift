import Foundation

/// The owner of each visible cell, header or footer.
///
/// When a view goes, the table names the place that it was shown at, which may be an old one. The
/// owner is therefore remembered by the view from the moment it comes.
///
/// That is done even where nobody asks when views go, since finding that out for each view costs
/// more. Views are reused: the next view with the address of one that is gone replaces what is
/// remembered of it.
struct DisplayedOwners<Owner> {
  private var owners: [ObjectIdentifier: FollowedOwner<Owner>] = [:]
  /// Whether there have been views since the table loaded.
  private var hasRemembered = false

  /// Whether no view is remembered.
  var isEmpty: Bool { owners.isEmpty }

  /// Whether there were views since the table loaded, and none of them is left.
  var areAllEnded: Bool { hasRemembered && owners.isEmpty }

  /// Notes that the table may be loading.
  mutating func noteLoading() { hasRemembered = !owners.isEmpty }

  /// Returns whether some view is shown for an owner that is wanted.
  ///
  /// - Complexity: O(views)
  func isShown(_ isWanted: (Owner) -> Bool) -> Bool { owners.values.contains { isWanted($0.last) } }

  /// Returns the owner that a view is shown for, if it was seen coming.
  func owner(of view: AnyObject) -> Owner? { owners[ObjectIdentifier(view)]?.last }

  /// Returns the owner that a view is shown for now. A view whose owner was lost may be somebody
  /// else's by now.
  func currentOwner(of view: AnyObject) -> Owner? { owners[ObjectIdentifier(view)]?.current }

  /// Remembers that `view` is shown for `owner`.
  ///
  /// - Returns: Whether it comes after all others are gone, though the table has not loaded. It may
  ///   have loaded the rows of another data source.
  @discardableResult
  mutating func remember(_ owner: Owner, of view: AnyObject) -> Bool {
    defer { hasRemembered = true }
    let areAllOthersEnded = areAllEnded
    owners[ObjectIdentifier(view)] = FollowedOwner(owner)
    return areAllOthersEnded
  }

  /// Forgets a view, and returns the owner that it was shown for, if it was seen coming.
  mutating func forget(_ view: AnyObject) -> Owner? {
    owners.removeValue(forKey: ObjectIdentifier(view))?.last
  }

  /// Follows the owners to where they are now, as the table itself does with the paths of its
  /// cells.
  ///
  /// - Parameter change: Returns the owner after, or nil if it is gone.
  /// - Complexity: O(views)
  mutating func follow(_ change: (Owner) -> Owner?) {
    for view in Array(owners.keys) { owners[view]?.follow(change) }
  }

  /// Loses all owners, since other rows were loaded while the views are still there.
  ///
  /// - Complexity: O(views)
  mutating func invalidateAll() {
    for view in Array(owners.keys) { owners[view]?.invalidate() }
  }
}
