/// The state of a cell that shows a configuration.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is held at an edge.
  public var isPinned = false
  /// Whether the cell shows the editing controls.
  public var isEditing = false
  /// Whether the cell shows what is under it.
  public var isExpanded = false
  /// Whether the cell is moved aside and shows its buttons.
  public var isSwiped = false
  /// Whether the cell is moved by its grip.
  public var isReordering = false

  init() {}
}
