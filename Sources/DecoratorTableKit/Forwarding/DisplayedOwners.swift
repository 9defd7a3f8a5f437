import Foundation

/// Whose each cell (or header, or footer) on screen is.
///
/// When a view goes, the table names the place that it was shown at, which may be an old one; so the
/// owner is remembered by the view from the moment it comes.
///
/// That is done even where nobody asks when views go: it costs less than to find that out for each
/// view that comes. Views are reused, and what is remembered of one that is gone is replaced with the
/// next that has its address.
struct DisplayedOwners<Owner> {
  private var owners: [ObjectIdentifier: FollowedOwner<Owner>] = [:]

  /// Remembers that `view` is shown for `owner`.
  mutating func remember(_ owner: Owner, of view: AnyObject) {
    owners[ObjectIdentifier(view)] = FollowedOwner(owner)
  }

  /// Whom `view` was shown for, if it was seen coming.
  mutating func forget(_ view: AnyObject) -> Owner? {
    owners.removeValue(forKey: ObjectIdentifier(view))?.last
  }

  /// Follows what is on screen to where it is now, as the table itself does with the paths of its
  /// cells.
  ///
  /// - Parameter change: Gives the owner after, or nil if it is gone.
  /// - Complexity: O(views)
  mutating func follow(_ change: (Owner) -> Owner?) {
    for view in Array(owners.keys) { owners[view]?.follow(change) }
  }
}
