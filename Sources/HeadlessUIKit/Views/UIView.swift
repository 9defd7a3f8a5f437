public import Foundation

/// A rectangle of the screen that can hold other rectangles.
///
/// It keeps positions, sizes and the hierarchy, and lays itself out when it is asked to; it never draws.
@MainActor
open class UIView: UIResponder {
  /// The place in the superview's coordinates, in points.
  open var frame: CGRect {
    didSet {
      guard frame.size != oldValue.size else { return }
      if bounds.size != frame.size { bounds.size = frame.size }
      setNeedsLayout()
    }
  }

  /// The place in the view's own coordinates, in points; its origin is what has been scrolled.
  open var bounds: CGRect {
    didSet {
      if frame.size != bounds.size { frame.size = bounds.size }
      if bounds != oldValue { setNeedsLayout() }
    }
  }

  /// The view that holds this one.
  public private(set) weak var superview: UIView?
  /// The views that this one holds, the rearmost first.
  public private(set) var subviews: [UIView] = []
  /// Whether the view is left out of what is seen.
  open var isHidden = false
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// A number by which to find the view.
  open var tag = 0
  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor?
  /// The colour of what is to stand out: the superview's unless it is set, blue at the root.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }

  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true
  /// Whether content outside the bounds is cut off.
  open var clipsToBounds = false
  /// The space between the edges and the content, in points; 8 at each edge at first.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// A name for tests to find the view by.
  open var accessibilityIdentifier: String?
  /// What a screen reader says for the view.
  open var accessibilityLabel: String?

  private var ownTintColor: UIColor?
  private var needsLayout = true

  /// Creates a view at that place.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view at the origin with no size; nothing is decoded.
  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
    super.init()
  }

  /// Creates a view at the origin with no size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// The window that the view is in, at any depth; nil for none.
  ///
  /// - Complexity: O(depth)
  open var window: UIWindow? { superview?.window }

  /// The middle of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open override var next: UIResponder? { superview }

  /// Puts a view in front of the others; it leaves the view that held it before.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view among the others.
  ///
  /// - Parameters:
  ///   - view: the view; it leaves the view that held it before.
  ///   - index: its place among ``subviews``, the rearmost 0.
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

  /// Takes the view out of the one that holds it.
  ///
  /// - Complexity: O(number of the superview's subviews).
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    leaveSuperview()
    didMoveToSuperview()
  }

  /// Called before the view changes hands.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view changed hands.
  open func didMoveToSuperview() {}

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Puts one of the subviews in front of the others.
  ///
  /// - Complexity: O(number of subviews).
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Puts one of the subviews behind the others.
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

  /// Asks for a layout at the next ``layoutIfNeeded()``.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out the view if it asked for it, then the views in it.
  ///
  /// - Complexity: O(number of views in the view, at any depth).
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// Places the subviews; call ``setNeedsLayout()`` or ``layoutIfNeeded()`` instead of this.
  open func layoutSubviews() {}

  /// The size, in points, that the view's content asks for; ``noIntrinsicMetric`` where it does not.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size of the view's own that fits best into another, both in points; its present size, if it
  /// has no opinion.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that fits its present one best.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// The size that a layout by constraints would give the view.
  ///
  /// There are no constraints here, so it is ``sizeThatFits(_:)`` in the target's width.
  ///
  /// - Parameters:
  ///   - targetSize: the wished size, in points.
  ///   - horizontalFittingPriority: `required` keeps the wished width.
  ///   - verticalFittingPriority: `required` keeps the wished height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = sizeThatFits(targetSize)
    if horizontalFittingPriority == .required { size.width = targetSize.width }
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }

  /// The size that a layout by constraints would give the view, none of the target being a must.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  // MARK: - Animations

  /// Whether changes are animated. Nothing moves here, but what asks for it can be tested.
  open class var areAnimationsEnabled: Bool { animates }

  /// Says whether changes are animated from now on.
  open class func setAnimationsEnabled(_ enabled: Bool) { animates = enabled }

  /// Runs a block in which no change is animated.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animated = animates
    animates = false
    actionsWithoutAnimation()
    animates = animated
  }

  private static var animates = true

  /// Stands for "no size of its own" in ``intrinsicContentSize``.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size that fits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
