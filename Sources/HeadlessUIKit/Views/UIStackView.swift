public import Foundation

/// Views in a row or a column. It keeps them and what was set, and lays out nothing.
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// They fill it, as their sizes and priorities say.
    case fill = 0
    /// They fill it, each as long as the others.
    case fillEqually = 1
    /// They fill it in proportion to their own lengths.
    case fillProportionally = 2
    /// There is the same space between them.
    case equalSpacing = 3
    /// Their middles are at the same distance.
    case equalCentering = 4
  }

  /// How the views are placed across the stack.
  public enum Alignment: Int, Sendable {
    /// They fill the breadth.
    case fill = 0
    /// They begin at the leading edge, or at the top.
    case leading = 1
    /// Their first lines of text are at one height.
    case firstBaseline = 2
    /// They are in the middle.
    case center = 3
    /// They end at the trailing edge, or at the bottom.
    case trailing = 4
    /// Their last lines of text are at one height.
    case lastBaseline = 5

    /// Another name for the leading edge, of a row.
    public static var top: Alignment { .leading }
    /// Another name for the trailing edge, of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The views in the stack, in their order.
  open var arrangedSubviews: [UIView] { arranged }
  /// Whether the views are in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How the views share the length of the stack.
  open var distribution = Distribution.fill
  /// How the views are placed across the stack.
  open var alignment = Alignment.fill
  /// The space between the views, in points.
  open var spacing: CGFloat = 0
  /// Whether lines of text are at the distance, rather than edges.
  open var isBaselineRelativeArrangement = false
  /// Whether the views stay inside the margins.
  open var isLayoutMarginsRelativeArrangement = false

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack with a frame, without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack without views; nothing is decoded from the coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Inserts a view, or moves it.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
  }

  /// Removes a view from the stack. It stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  /// Sets the space behind a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// Returns the space behind a view; that of the stack unless it was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
}
