import Foundation

/// What stands above and below the sections that a layer adds. Each section is given by its place
/// among those there are to add.
///
/// A title instead of a view comes from the data source half; see ``AdditionalSection``.
@MainActor
public struct AdditionalSectionEvents {
  /// The view above a section.
  public var headerView: ((UITableView, Int) -> UIView?)?
  /// The view below a section.
  public var footerView: ((UITableView, Int) -> UIView?)?
  /// The height of what stands above a section in points; the table's own if nil.
  public var headerHeight: ((Int) -> CGFloat)?
  /// The height of what stands below a section in points; the table's own if nil.
  public var footerHeight: ((Int) -> CGFloat)?

  /// Creates a set of handlers, of which each can be left out.
  public init(
    headerView: ((UITableView, Int) -> UIView?)? = nil,
    footerView: ((UITableView, Int) -> UIView?)? = nil,
    headerHeight: ((Int) -> CGFloat)? = nil, footerHeight: ((Int) -> CGFloat)? = nil
  ) {
    self.headerView = headerView
    self.footerView = footerView
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
  }
}
