extension UIScrollView {
  /// What makes the keyboard go away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling leaves the keyboard where it is.
    case none = 0
    /// It goes away when a drag begins.
    case onDrag = 1
    /// It follows a finger that drags down to it.
    case interactive = 2
    /// As `onDrag`, with the view above the keyboard.
    case onDragWithAccessory = 3
    /// As `interactive`, with the view above the keyboard.
    case interactiveWithAccessory = 4
  }

  /// The look of the bars that show the position of the content.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark or light, whichever is seen better.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// When bars that cover the content add to its inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system chooses, by the controller that shows the view.
    case automatic = 0
    /// In the directions in which the content scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }
}
