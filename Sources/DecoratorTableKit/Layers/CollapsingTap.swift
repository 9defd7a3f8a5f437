/// The part of a section whose tap collapses the section, and expands it again.
public enum CollapsingTap: Hashable, Sendable {
  /// The header of the section.
  case header
  /// The first row of the section that is shown, which stays while the others are hidden.
  ///
  /// The row is deselected, and its owner is told of the tap as of any other.
  case firstRow
}
