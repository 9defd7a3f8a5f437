public import Foundation

extension UITableView {
  /// The way that a table groups its sections.
  public enum Style: Int, Sendable {
    /// Rows reach from edge to edge; headers and footers stay visible while their section is.
    case plain = 0
    /// Sections are set apart, and headers and footers move with their rows.
    case grouped = 1
    /// As `grouped`, with rows that keep a distance from the table's sides.
    case insetGrouped = 2
  }

  /// The position of a row after the table has scrolled to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is fully visible with the least movement.
    case none = 0
    /// At the top of the visible area.
    case top = 1
    /// In the middle of the visible area.
    case middle = 2
    /// At the bottom of the visible area.
    case bottom = 3
  }

  /// The animation of inserted and deleted rows and sections. Nothing is animated here; the cases
  /// keep their names.
  public enum RowAnimation: Int, Sendable {
    /// The row fades.
    case fade = 0
    /// The row moves from or to the right.
    case right = 1
    /// The row moves from or to the left.
    case left = 2
    /// The row moves from or to the top.
    case top = 3
    /// The row moves from or to the bottom.
    case bottom = 4
    /// There is no animation.
    case none = 5
    /// The row stays centred.
    case middle = 6
    /// The table chooses.
    case automatic = 100
  }

  /// The reference of a table's separator inset.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The automatic inset of a cell.
    case fromAutomaticInsets = 1
  }

  /// Whether rows and section views are resized when their content's size changes.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never automatically.
    case disabled = 0
    /// When the content reports that its size changed.
    case enabled = 1
    /// Also when a constraint of the content changes.
    case enabledIncludingConstraints = 2
  }

  /// The height that asks for a fitting size; for an estimate, the one that lets the table choose.
  public static let automaticDimension: CGFloat = -1

  /// Posted, with the table as its object, when the user has changed the selection.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The title that stands for the search field in a section index.
  public static let indexSearch = "{search}"
}
