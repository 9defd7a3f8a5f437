/// The owner of something on screen, and its last owner once that is gone.
///
/// The table says that a view goes when its animation ends, and other changes may come before that.
/// What is gone has no place any more from which it could be followed.
struct FollowedOwner<Owner> {
  /// The owner as it is now, or as it was last.
  private(set) var last: Owner
  private var isInvalid = false

  /// The owner as it is now; nil once it is gone, or its place is not known.
  var current: Owner? { isInvalid ? nil : last }

  init(_ owner: Owner) {
    last = owner
  }

  /// Follows the owner to where it is after a change.
  ///
  /// - Parameter change: Returns the owner after, or nil if it is gone. Not called any more once it
  ///   is.
  mutating func follow(_ change: (Owner) -> Owner?) {
    guard !isInvalid else { return }
    if let after = change(last) { last = after } else { isInvalid = true }
  }

  /// Loses the owner, since its place is not known any more.
  mutating func invalidate() { isInvalid = true }
}
