public import Foundation

extension UITableView {
  /// How a table groups its sections.
  public enum Style: Int, Sendable {
    /// Rows reach from edge to edge; headers and footers stay in view while their section does.
    case plain = 0
    /// Sections are set apart, and headers and footers move with their rows.
    case grouped = 1
    /// As `grouped`, with rows that keep a distance from the table's sides.
    case insetGrouped = 2
  }

  /// Where a row stands after the table has scrolled to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it becomes wholly visible with the least movement.
    case none = 0
    /// At the top of the visible area.
    case top = 1
    /// In the middle of the visible area.
    case middle = 2
    /// At the bottom of the visible area.
    case bottom = 3
  }

  /// How rows and sections come and go. There are no animations to see; the cases keep their names.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From or to the right.
    case right = 1
    /// From or to the left.
    case left = 2
    /// From or to the top.
    case top = 3
    /// From or to the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// Around the middle of the row.
    case middle = 6
    /// As the table thinks best.
    case automatic = 100
  }

  /// What a table's separator inset is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The inset that a cell has by itself.
    case fromAutomaticInsets = 1
  }

  /// Whether rows and section views follow when the size that their content needs changes.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never by themselves.
    case disabled = 0
    /// When the content says that its size changed.
    case enabled = 1
    /// Also when a constraint of the content changes.
    case enabledIncludingConstraints = 2
  }

  /// The height that says "whatever fits", and for an estimate "whatever the table thinks".
  public static let automaticDimension: CGFloat = -1

  /// Posted, with the table as its object, when the user has changed the selection.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The title that stands for the search field in a section index.
  public static let indexSearch = "{search}"
}
