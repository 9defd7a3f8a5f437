/// Whose each cell (or header, or footer) on screen is.
///
/// When a view goes, the table names the place that it was shown at, which may be an old one; so the
/// owner is remembered by the view from the moment it comes.
struct DisplayedOwners<Owner> {
  private var owners: [ObjectIdentifier: Owner] = [:]

  /// Remembers that `view` is shown for `owner`.
  mutating func remember(_ owner: Owner, of view: AnyObject) {
    owners[ObjectIdentifier(view)] = owner
  }

  /// Whom `view` was shown for, if it was seen coming.
  mutating func forget(_ view: AnyObject) -> Owner? {
    owners.removeValue(forKey: ObjectIdentifier(view))
  }
}
