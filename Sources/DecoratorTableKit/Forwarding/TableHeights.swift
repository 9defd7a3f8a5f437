import Foundation

/// Whether a table has fixed heights of rows, headers and footers, and whether it estimates them.
///
/// This follows from properties of the table such as `rowHeight` and `estimatedRowHeight`. A table
/// asks its delegate for its methods when that is set, and some methods make it estimate merely
/// because they exist. So the methods of a delegate depend on these properties. ``DecoratedTable``
/// reads them, also after an app has set them after `attach()`. In a table that is wired by hand,
/// the app calls ``AdditionalTableViewDelegateImpl/readHeights(of:)``.
struct TableHeights: Hashable, Sendable {
  private var rows = HeightEstimation.never
  private var headers = HeightEstimation.never
  private var footers = HeightEstimation.never

  /// The heights of a table that estimates none.
  init() {}

  /// Reads the properties of a table.
  @MainActor
  init(of tableView: UITableView) {
    rows = HeightKind.row.estimation(in: tableView)
    headers = HeightKind.header.estimation(in: tableView)
    footers = HeightKind.footer.estimation(in: tableView)
  }

  /// Whether the table estimates heights of one kind.
  subscript(kind: HeightKind) -> HeightEstimation {
    @inline(__always) get {
      switch kind {
      case .row: rows
      case .header: headers
      case .footer: footers
      }
    }
  }
}

/// Whether a table estimates heights before it shows rows, headers or footers.
enum HeightEstimation: Hashable {
  /// It does not estimate: it asks its delegate for all heights at once.
  case never
  /// All have the height of its property. If its delegate has heights, it estimates, and is exact
  /// only if the estimates are the heights.
  case fixed
  /// It estimates them, by a number or automatically.
  case estimated

  /// Creates it from two properties of a table, in points.
  @inline(__always)
  init(height: CGFloat, estimate: CGFloat) {
    if estimate == 0 {
      self = .never
    } else if estimate < 0, height >= 0 {
      self = .fixed
    } else {
      self = .estimated
    }
  }
}

/// Rows, headers or footers, which have heights in a table.
enum HeightKind: CaseIterable {
  case row
  case header
  case footer

  /// The method for a height.
  var heightMethod: ForwardedMethod {
    switch self {
    case .row: .heightForRow
    case .header: .heightForHeader
    case .footer: .heightForFooter
    }
  }

  /// The method for an estimate.
  var estimateMethod: ForwardedMethod {
    switch self {
    case .row: .estimatedHeightForRow
    case .header: .estimatedHeightForHeader
    case .footer: .estimatedHeightForFooter
    }
  }

  /// Returns the property of a table for the height of all of them, in points.
  @MainActor
  @inline(__always)
  func height(in tableView: UITableView) -> CGFloat {
    switch self {
    case .row: tableView.rowHeight
    case .header: tableView.sectionHeaderHeight
    case .footer: tableView.sectionFooterHeight
    }
  }

  /// Returns the property of a table for the estimate of all of them, in points.
  @MainActor
  @inline(__always)
  func estimate(in tableView: UITableView) -> CGFloat {
    switch self {
    case .row: tableView.estimatedRowHeight
    case .header: tableView.estimatedSectionHeaderHeight
    case .footer: tableView.estimatedSectionFooterHeight
    }
  }

  /// Returns whether a table estimates them, by its present properties.
  @MainActor
  @inline(__always)
  func estimation(in tableView: UITableView) -> HeightEstimation {
    HeightEstimation(height: height(in: tableView), estimate: estimate(in: tableView))
  }

  /// Returns whether a layer has heights of them.
  @MainActor
  func isGiven(by layer: TableLayer) -> Bool { layer.rowBehavior.events.answers(heightMethod) }
}
