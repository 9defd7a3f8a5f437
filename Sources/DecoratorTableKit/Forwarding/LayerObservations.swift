/// The events of its table that a layer observes besides those of its own rows; see
/// ``TableLayer/observed``.
///
/// A table behaves differently merely because a callback exists, so a layer declares what it
/// observes.
package struct LayerObservations: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Scrolling: see ``TableLayer/didScroll``.
  package static let scrolling = LayerObservations(rawValue: 1)
  /// The headers of the sections inside: see ``TableLayer/willDisplayHeader(_:ofSection:)``.
  package static let headers = LayerObservations(rawValue: 2)
  /// The selection of rows inside: see
  /// ``TableLayer/didSelect(_:in:reuseIndexPath:tellingOwner:)``.
  package static let selection = LayerObservations(rawValue: 4)
}
