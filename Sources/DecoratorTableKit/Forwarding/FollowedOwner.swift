/// The owner of a view on screen, or its last owner once that is removed.
///
/// The table reports the end of a display when the animation ends, and other changes may come
/// before that. A removed owner has no place that could be followed.
struct FollowedOwner<Owner> {
  /// The present owner, or the last one.
  private(set) var last: Owner
  private var isInvalid = false

  /// The present owner; nil once it is removed, or its place is not known.
  var current: Owner? { isInvalid ? nil : last }

  init(_ owner: Owner) {
    last = owner
  }

  /// Follows the owner to its place after a change.
  ///
  /// - Parameter change: Returns the new owner; nil if it was removed. Not called after that.
  mutating func follow(_ change: (Owner) -> Owner?) {
    guard !isInvalid else { return }
    if let after = change(last) { last = after } else { isInvalid = true }
  }

  /// Invalidates the owner, since its place is not known any more.
  mutating func invalidate() { isInvalid = true }
}
