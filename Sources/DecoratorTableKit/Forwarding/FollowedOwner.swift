/// Whose something on screen is, for as long as that is there, and whose it was last after that.
///
/// The table says that a view goes when its animation ends, and other changes may come before that. What
/// is gone has no place any more that they could be counted from.
struct FollowedOwner<Owner> {
  /// The owner where it is now, or where it was last.
  private(set) var last: Owner
  private var isGone = false

  init(_ owner: Owner) {
    last = owner
  }

  /// Follows the owner to where it is after a change.
  ///
  /// - Parameter change: Gives the owner after, or nil if it is gone. Not called any more once it is.
  mutating func follow(_ change: (Owner) -> Owner?) {
    guard !isGone else { return }
    if let after = change(last) { last = after } else { isGone = true }
  }
}
