/// The part of a section whose tap collapses the section, and expands it again.
public enum CollapsingTap: Hashable, Sendable {
  /// The header of the section.
  case header
  /// The first visible row of the section, which stays while the others are hidden.
  ///
  /// The row is deselected, and its owner is notified of the selection as usual.
  case firstRow
}
