/// The events of its table that a layer observes besides those of its own rows; see
/// ``TableLayer/observed``.
///
/// A table behaves differently merely because a callback exists, so a layer declares what it
/// observes.
public struct LayerObservations: OptionSet, Sendable {
  /// The bits of the members.
  public let rawValue: Int

  /// Creates a set from the bits of its members.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Scrolling: see ``TableLayer/didScroll()``.
  public static let scrolling = LayerObservations(rawValue: 1)
  /// The headers of the sections inside: see ``TableLayer/willDisplayHeader(_:ofSection:)``.
  public static let headers = LayerObservations(rawValue: 2)
  /// The selection of rows inside: see
  /// ``TableLayer/didSelect(_:in:reuseIndexPath:tellingOwner:)``.
  public static let selection = LayerObservations(rawValue: 4)
}
