extension UITableViewCell {
  /// The labels of a cell and their arrangement.
  public enum CellStyle: Int, Sendable {
    /// A picture and one label.
    case `default` = 0
    /// A label at the left and one at the right.
    case value1 = 1
    /// Two labels side by side, the first narrow; no picture.
    case value2 = 2
    /// A picture and two labels, one under the other.
    case subtitle = 3
  }

  /// The separator under a row.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  /// The look of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The look of a focused cell.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }

  /// The control in front of a row that is being edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The accessory at the right of a row.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// The editing controls that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a mask with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control in front of the row.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The state of a drag of a cell.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }
}
