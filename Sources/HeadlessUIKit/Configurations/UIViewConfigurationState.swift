/// The state of a header, a footer or another view that shows a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is held at an edge.
  public var isPinned = false

  init() {}
}
