/// The texts by which assistive technologies describe a header whose tap collapses its section.
///
/// ```swift
/// feed.hideRows(collapsingOnTap: .header).accessibilityTexts = CollapsingTexts(
///   expanded: "geöffnet", collapsed: "geschlossen", expand: "Öffnen", collapse: "Schließen")
/// ```
public struct CollapsingTexts: Hashable, Sendable {
  /// The value of a header whose section shows its rows.
  var expanded: String
  /// The value of a header whose section is collapsed.
  var collapsed: String
  /// The name of the action that expands a section.
  var expand: String
  /// The name of the action that collapses a section.
  var collapse: String

  /// Creates the texts, which are English by default.
  ///
  /// - Parameters:
  ///   - expanded: The value of a header whose section shows its rows.
  ///   - collapsed: The value of a header whose section is collapsed.
  ///   - expand: The name of the action that expands a section.
  ///   - collapse: The name of the action that collapses a section.
  public init(
    expanded: String = "expanded", collapsed: String = "collapsed", expand: String = "Expand",
    collapse: String = "Collapse"
  ) {
    self.expanded = expanded
    self.collapsed = collapsed
    self.expand = expand
    self.collapse = collapse
  }
}
