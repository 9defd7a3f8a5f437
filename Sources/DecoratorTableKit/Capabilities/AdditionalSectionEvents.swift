import Foundation

/// The headers and footers of the sections that a layer adds. Each section is identified by its
/// index among the sections to add.
///
/// For a title instead of a view, see ``AdditionalSection``.
@MainActor
public struct AdditionalSectionEvents {
  /// The header of a section.
  public var headerView: ((UITableView, Int) -> UIView?)?
  /// The footer of a section.
  public var footerView: ((UITableView, Int) -> UIView?)?
  /// The height of a section's header in points; the table's own if nil.
  public var headerHeight: ((Int) -> CGFloat)?
  /// The height of a section's footer in points; the table's own if nil.
  public var footerHeight: ((Int) -> CGFloat)?
}
