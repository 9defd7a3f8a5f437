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
    /// No separator.
    case none = 0
    /// A line.
    case singleLine = 1
    /// A line that looks engraved; drawn as any line.
    case singleLineEtched = 2
  }

  /// The look of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No look of its own. In a text picture, the row still has its mark.
    case none = 0
    /// A coloured background; drawn as `default`.
    case blue = 1
    /// A gray background; drawn as `default`.
    case gray = 2
    /// The background of the system, or the colour of the cell's view for it.
    case `default` = 3
  }

  /// The look of a focused cell.
  public enum FocusStyle: Int, Sendable {
    /// The look of the system.
    case `default` = 0
    /// The look that the cell gives itself.
    case custom = 1
  }

  /// The control in front of a row that is being edited.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The accessory at the right of a row.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron: a tap on the row leads on.
    case disclosureIndicator = 1
    /// A button that shows details, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button that shows details.
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
    /// The cell is not dragged.
    case none = 0
    /// The cell is lifted: a drag is about to begin.
    case lifting = 1
    /// The cell is on its way with a finger.
    case dragging = 2
  }
}
