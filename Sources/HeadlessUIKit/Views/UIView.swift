public import Foundation

/// A rectangle on the screen that can contain other views.
///
/// It stores positions, sizes and the hierarchy, and lays itself out on request; it never draws.
@MainActor
open class UIView: UIResponder {
  /// The position and size in the superview's coordinates, in points.
  open var frame: CGRect {
    didSet {
      guard frame.size != oldValue.size else { return }
      if bounds.size != frame.size { bounds.size = frame.size }
      setNeedsLayout()
    }
  }

  /// The position and size in the view's own coordinates, in points; the origin is the scroll
  /// offset.
  open var bounds: CGRect {
    didSet {
      if frame.size != bounds.size { frame.size = bounds.size }
      if bounds != oldValue { setNeedsLayout() }
    }
  }

  /// The view that contains this one.
  public private(set) weak var superview: UIView?
  /// The views that this one contains, rearmost first.
  public private(set) var subviews: [UIView] = []
  /// Whether the view is hidden.
  open var isHidden = false
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// A number that identifies the view.
  open var tag = 0
  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor?
  /// The accent colour: the superview's unless it is set, blue at the root.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }

  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true
  /// Whether content outside the bounds is cut off.
  open var clipsToBounds = false
  /// The space between the edges and the content, in points; 8 at each edge by default.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// A name that identifies the view in tests.
  open var accessibilityIdentifier: String?
  /// The text that a screen reader reads for the view.
  open var accessibilityLabel: String?

  private var ownTintColor: UIColor?
  private var needsLayout = true

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view at the origin without a size; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
    super.init()
  }

  /// Creates a view at the origin without a size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// The window that contains the view, at any depth; nil for none.
  ///
  /// - Complexity: O(depth of the hierarchy).
  open var window: UIWindow? { superview?.window }

  /// The centre of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open override var next: UIResponder? { superview }

  /// Adds a view in front of the others and removes it from its present superview.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Inserts a view among the subviews.
  ///
  /// - Parameters:
  ///   - view: the view; it is removed from its present superview.
  ///   - index: its index in ``subviews``, where 0 is the rearmost.
  /// - Complexity: O(number of subviews).
  open func insertSubview(_ view: UIView, at index: Int) {
    view.willMove(toSuperview: self)
    view.leaveSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Removes the view from its superview.
  ///
  /// - Complexity: O(number of the superview's subviews).
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    leaveSuperview()
    didMoveToSuperview()
  }

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is removed from this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Moves one of the subviews in front of the others.
  ///
  /// - Complexity: O(number of subviews).
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves one of the subviews behind the others.
  ///
  /// - Complexity: O(number of subviews).
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  private func leaveSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Requests a layout by the next ``layoutIfNeeded()``.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out the view if it requested it, then the views in it.
  ///
  /// - Complexity: O(number of views in the view, at any depth).
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// Lays out the subviews; call ``setNeedsLayout()`` or ``layoutIfNeeded()`` instead of this.
  open func layoutSubviews() {}

  /// The size, in points, that the view's content needs; ``noIntrinsicMetric`` where it does not
  /// matter.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the view's size that fits best into another, both in points; its present size if it
  /// has no preference.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits its present one best.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// Returns the size that a layout by constraints would give the view.
  ///
  /// There are no constraints here: the result is ``sizeThatFits(_:)`` for the target's width.
  ///
  /// - Parameters:
  ///   - targetSize: the preferred size, in points.
  ///   - horizontalFittingPriority: `required` keeps the preferred width.
  ///   - verticalFittingPriority: `required` keeps the preferred height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = sizeThatFits(targetSize)
    if horizontalFittingPriority == .required { size.width = targetSize.width }
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }

  /// Returns the size that a layout by constraints would give the view, with no part of the target
  /// required.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  // MARK: - Animations

  /// Whether changes are animated. Nothing moves here, but code that depends on it can be tested.
  open class var areAnimationsEnabled: Bool { animates }

  /// Sets whether changes are animated.
  open class func setAnimationsEnabled(_ enabled: Bool) { animates = enabled }

  /// Runs a block without animations.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animated = animates
    animates = false
    actionsWithoutAnimation()
    animates = animated
  }

  private static var animates = true

  /// The absence of a size in ``intrinsicContentSize``.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A target size that asks for the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target size that asks for the largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
