public import Foundation

/// A rectangle on the screen that can contain other views.
///
/// It stores positions, sizes and the hierarchy, and lays itself out on request; it never draws.
// Long, because Swift lets a subclass override only members of the class itself.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The position and size in the superview's coordinates, in points.
  open var frame: CGRect {
    get { storedFrame }
    set {
      let oldValue = storedFrame
      storedFrame = newValue
      note("frame")
      guard frame.size != oldValue.size else { return }
      if bounds.size != frame.size { bounds.size = frame.size }
      for subview in storedSubviews { subview.follow(frame.size, from: oldValue.size) }
      setNeedsLayout()
    }
  }

  /// The position and size in the view's own coordinates, in points; the origin is the scroll
  /// offset.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      let oldValue = storedBounds
      storedBounds = newValue
      note("bounds")
      if frame.size != bounds.size { frame.size = bounds.size }
      if bounds != oldValue { setNeedsLayout() }
    }
  }

  /// The view that contains this one.
  open var superview: UIView? { storedSuperview }
  /// The views that this one contains, rearmost first.
  open var subviews: [UIView] { storedSubviews }
  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { layerIfMade?.isHidden ?? isHiddenWithoutLayer }
    set {
      note("isHidden")
      guard let layerIfMade else { return isHiddenWithoutLayer = newValue }
      layerIfMade.isHidden = newValue
    }
  }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { note("alpha") } }
  /// A number that identifies the view.
  open var tag = 0 { didSet { note("tag") } }
  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor? { didSet { note("backgroundColor") } }
  /// The accent colour: the superview's unless it is set, blue at the root.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      note("tintColor")
      ownTintColor = newValue
      tellOfTintColor()
    }
  }

  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true { didSet { note("isUserInteractionEnabled") } }
  /// Whether content outside the bounds is cut off.
  open var clipsToBounds: Bool {
    get { layerIfMade?.masksToBounds ?? false }
    set {
      note("clipsToBounds")
      if newValue != clipsToBounds { layer.masksToBounds = newValue }
    }
  }

  /// The drawing behind the view; stored only.
  open var layer: CALayer {
    if let layerIfMade { return layerIfMade }
    let layer = CALayer()
    layer.isHidden = isHiddenWithoutLayer
    layerIfMade = layer
    return layer
  }

  /// The place and size of content in a view of another size; stored only.
  open var contentMode = ContentMode.scaleToFill
  /// What changes when the superview changes its size: here the width and the height, which take
  /// all of the change. Margins are stored only.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the view draws every point of its bounds.
  open var isOpaque = true
  /// Whether frames are to become constraints; stored only, because constraints lay out nothing.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The recognizers of gestures on the view; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      note("gestureRecognizers")
      for recognizer in oldValue ?? [] where recognizer.view === self { recognizer.view = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
    }
  }

  /// The space between the edges and the content, in points; 8 at each edge by default.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      note("layoutMargins")
      if layoutMargins != oldValue { layoutMarginsDidChange() }
    }
  }
  /// Whether the superview's margins count where they are larger; stored only.
  open var preservesSuperviewLayoutMargins: Bool {
    get { rareIfMade?.preservesSuperviewLayoutMargins ?? false }
    set {
      note("preservesSuperviewLayoutMargins")
      rare.preservesSuperviewLayoutMargins = newValue
    }
  }
  /// Whether a change of ``safeAreaInsets`` is one of the margins; their values are stored only.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { rareIfMade?.insetsLayoutMarginsFromSafeArea ?? true }
    set {
      note("insetsLayoutMarginsFromSafeArea")
      rare.insetsLayoutMarginsFromSafeArea = newValue
    }
  }
  /// The name under which an app's state has the view; nil, and so not at all, by default.
  open var restorationIdentifier: String? {
    get { rareIfMade?.restorationIdentifier }
    set {
      note("restorationIdentifier")
      rare.restorationIdentifier = newValue
    }
  }
  /// A name that identifies the view in tests.
  open var accessibilityIdentifier: String? { didSet { note("accessibilityIdentifier") } }
  /// The text that a screen reader reads for the view.
  open var accessibilityLabel: String? { didSet { note("accessibilityLabel") } }
  /// What a screen reader says that the view does.
  open var accessibilityHint: String? { didSet { note("accessibilityHint") } }
  /// What a screen reader reads for the view's value.
  open var accessibilityValue: String? { didSet { note("accessibilityValue") } }

  /// Whether a screen reader reads the view as a whole.
  open var isAccessibilityElement: Bool {
    get { rareIfMade?.isAccessibilityElement ?? false }
    set {
      note("isAccessibilityElement")
      rare.isAccessibilityElement = newValue
    }
  }
  /// What a screen reader says that the view is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { rareIfMade?.accessibilityTraits ?? .none }
    set {
      note("accessibilityTraits")
      rare.accessibilityTraits = newValue
    }
  }
  /// What a person can do with the view by a screen reader, beside activating it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rareIfMade?.accessibilityCustomActions }
    set {
      note("accessibilityCustomActions")
      rare.accessibilityCustomActions = newValue
    }
  }
  /// Whether a screen reader leaves out what is inside the view.
  open var accessibilityElementsHidden: Bool {
    get { rareIfMade?.accessibilityElementsHidden ?? false }
    set {
      note("accessibilityElementsHidden")
      rare.accessibilityElementsHidden = newValue
    }
  }
  /// Whether a screen reader leaves out the view's siblings.
  open var accessibilityViewIsModal: Bool {
    get { rareIfMade?.accessibilityViewIsModal ?? false }
    set {
      note("accessibilityViewIsModal")
      rare.accessibilityViewIsModal = newValue
    }
  }
  /// Whether a screen reader reads what is inside the view one after the other.
  open var shouldGroupAccessibilityChildren: Bool {
    get { rareIfMade?.shouldGroupAccessibilityChildren ?? false }
    set {
      note("shouldGroupAccessibilityChildren")
      rare.shouldGroupAccessibilityChildren = newValue
    }
  }

  /// The geometry that the view has, whatever a subclass says of its own.
  private(set) var storedFrame: CGRect
  private(set) var storedBounds: CGRect
  private weak var storedSuperview: UIView?
  private var storedSubviews: [UIView] = []
  /// The views inside, whatever a subclass says of itself.
  final var subviewsByStorage: [UIView] { storedSubviews }
  /// The view around it, whatever a subclass says of itself.
  final var superviewByStorage: UIView? { storedSuperview }
  private var ownTintColor: UIColor?
  private(set) var rareIfMade: RareViewProperties?
  /// Whether ``didMoveToWindow()`` was last called for a window.
  private(set) var isInWindow = false
  private(set) var layerIfMade: CALayer?
  /// Whether the view is hidden, before it has a layer, which has that instead.
  private var isHiddenWithoutLayer = false
  /// Whether the view is drawn, whatever a subclass says of itself: its layer decides.
  var isDrawn: Bool { !(layerIfMade?.isHidden ?? isHiddenWithoutLayer) && alpha > 0 }
  private(set) var layoutStorageIfMade: LayoutStorage?
  private var needsLayout = true
  /// Whether a view inside may need layout, at any depth.
  private var isLayoutNeededInside = false

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    storedFrame = frame
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view at the origin without a size; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    storedFrame = .zero
    storedBounds = .zero
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

  /// Adds a view in front of the others and removes it from its present superview, if that is
  /// another one.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Inserts a view among the subviews.
  ///
  /// - Parameters:
  ///   - view: the view; it is removed from its present superview, if that is another one. One
  ///     that is among the subviews already changes its place and keeps its constraints.
  ///   - index: its index in ``subviews``, where 0 is the rearmost.
  /// - Complexity: O(number of subviews).
  open func insertSubview(_ view: UIView, at index: Int) {
    note("insertSubview")
    if view.storedSuperview === self {
      removeFromSubviews(view)
      storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
      return
    }
    let isEntering = isInWindow || view.isInWindow
    if isEntering { view.willMove(toWindowOf: self) }
    view.willMove(toSuperview: self)
    view.leaveSuperview()
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    view.storedSuperview = self
    noteLayoutNeededInside()
    if isEntering { view.didMove(toWindowOf: self) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Removes the view from its superview.
  ///
  /// - Complexity: O(number of the superview's subviews).
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.note("willRemoveSubview")
    let isLeaving = isInWindow
    if isLeaving { willMove(toWindowOf: nil) }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    leaveSuperview()
    if isLeaving { didMove(toWindowOf: nil) }
    didMoveToSuperview()
  }

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the view, or one that contains it, is put into a window or taken out of it.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after ``window`` has changed.
  open func didMoveToWindow() {}

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is removed from this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Moves one of the subviews in front of the others.
  ///
  /// - Complexity: O(number of subviews).
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    note("bringSubviewToFront")
    storedSubviews.append(storedSubviews.remove(at: index))
  }

  /// Moves one of the subviews behind the others.
  ///
  /// - Complexity: O(number of subviews).
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    note("sendSubviewToBack")
    storedSubviews.insert(storedSubviews.remove(at: index), at: 0)
  }

  /// Puts a subview to another place among the others, by nothing that a subclass overrides.
  func reorder(_ view: UIView, to index: Int) {
    removeFromSubviews(view)
    storedSubviews.insert(view, at: min(index, storedSubviews.count))
  }

  /// Inserts a view directly behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Inserts a view directly in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  private func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    if view === sibling { return }
    // The view itself may stand before its sibling, and leaves its place.
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    insertSubview(view, at: index.map { $0 + offset } ?? others.count)
  }

  /// Returns the first view with a tag: this one or one inside it, nil if there is none.
  ///
  /// - Complexity: O(number of views in the view, at any depth).
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Adds a recognizer of gestures, and takes it from its present view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recognizer of gestures.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let others = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
    gestureRecognizers = others.isEmpty ? nil : others
  }

  /// Returns the frontmost view that a touch at a point is for: one inside this one, at any depth,
  /// or this one. Nil if it is for neither, as in a view that takes no touches.
  ///
  /// - Parameters:
  ///   - point: the point, in points, in the view's own coordinates.
  ///   - event: the event; it decides nothing here.
  /// - Complexity: O(number of views in the view, at any depth).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      let inside = subview.convert(point, from: self)
      if let view = subview.hitTest(inside, with: event) { return view }
    }
    return self
  }

  /// Returns whether a point, in the view's own coordinates, is inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  private func follow(_ size: CGSize, from oldSize: CGSize) {
    if autoresizingMask.contains(.flexibleWidth) { frame.size.width += size.width - oldSize.width }
    if autoresizingMask.contains(.flexibleHeight) {
      frame.size.height += size.height - oldSize.height
    }
  }

  private func leaveSuperview() {
    forgetConstraintsOutside()
    superview?.removeFromSubviews(self)
    storedSuperview = nil
  }

  /// Looks from the front, where views come and go the most.
  private func removeFromSubviews(_ view: UIView) {
    for index in storedSubviews.indices.reversed() where storedSubviews[index] === view {
      storedSubviews.remove(at: index)
      return
    }
  }

  /// Requests a layout by the next ``layoutIfNeeded()``.
  open func setNeedsLayout() {
    note("setNeedsLayout")
    needsLayout = true
    storedSuperview?.noteLayoutNeededInside()
  }

  /// Notes that a view inside needs layout, here and in the views around this one.
  private func noteLayoutNeededInside() {
    var view: UIView? = self
    while let current = view, !current.isLayoutNeededInside {
      current.isLayoutNeededInside = true
      view = current.storedSuperview
    }
  }

  /// Lays out the view if it requested it, then the views in it.
  ///
  /// - Complexity: O(number of views in those that have one in them that requested it).
  open func layoutIfNeeded() {
    note("layoutIfNeeded")
    layOutTree()
  }

  // UIKit does not lay out the views inside by this call of theirs, which a subclass may override.
  private func layOutTree() {
    if needsLayout {
      needsLayout = false
      // Few views have a layer, and none is made for this.
      if let layerIfMade { layoutSublayers(of: layerIfMade) } else { layoutSubviews() }
    }
    guard isLayoutNeededInside else { return }
    isLayoutNeededInside = false
    for subview in subviews { subview.layOutTree() }
  }

  /// Lays out the subviews; call ``UIView/setNeedsLayout()`` or ``UIView/layoutIfNeeded()`` instead
  /// of this.
  open func layoutSubviews() {}

  /// Calls ``layoutSubviews()``. Called for a view that was asked for its ``UIView/layer`` before.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

  /// The size, in points, that the view's content needs; ``UIView/noIntrinsicMetric`` where it does
  /// not matter.
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
  /// Constraints lay out nothing here: the result is ``sizeThatFits(_:)`` for the target's width.
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

  /// Requests a drawing; there is none.
  open func setNeedsDisplay() {}

  /// Ends the editing of text inside the view; there is none to end.
  ///
  /// - Parameter force: Whether a text field may not refuse.
  /// - Returns: Whether a text field gave the keyboard up: never.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    note("endEditing")
    return false
  }

  // MARK: - Constraints

  var layoutStorage: LayoutStorage {
    if let layoutStorageIfMade { return layoutStorageIfMade }
    let storage = LayoutStorage(of: self)
    layoutStorageIfMade = storage
    return storage
  }

  /// The edge where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
  /// The edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(of: self, .firstBaseline)
  }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .lastBaseline) }

  /// The constraints that the view holds, for itself and for the views inside it.
  open var constraints: [NSLayoutConstraint] { layoutStorageIfMade?.constraints ?? [] }

  /// Adds a constraint to those of the view.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    layoutStorage.constraints.append(constraint)
    constraint.holder = self
  }

  /// Adds constraints to those of the view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint from those of the view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    layoutStorage.constraints.removeAll { $0 === constraint }
  }

  /// Removes constraints from those of the view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Called to change constraints; nothing calls it here but ``updateConstraintsIfNeeded()``.
  open func updateConstraints() { needsConstraints = false }

  /// Calls ``updateConstraints()`` if it was requested.
  open func updateConstraintsIfNeeded() {
    if needsConstraints { updateConstraints() }
  }

  /// Requests a call of ``updateConstraints()``.
  open func setNeedsUpdateConstraints() { needsConstraints = true }

  /// Returns whether a call of ``updateConstraints()`` is requested.
  open func needsUpdateConstraints() -> Bool { needsConstraints }

  private var needsConstraints = false

  /// Removes the constraints of the views around this one that are about it or what it contains.
  private func forgetConstraintsOutside() {
    var ancestor = superview
    while let current = ancestor {
      for constraint in current.constraints where constraint.isAbout(self) {
        current.removeConstraint(constraint)
      }
      ancestor = current.superview
    }
  }

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutStorageIfMade?.guides ?? [] }

  /// Adds a guide, and takes it from its present view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutStorage.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide, with the constraints that are about it.
  ///
  /// - Complexity: O(number of constraints of the view and of the views around it).
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuides.contains(layoutGuide) else { return }
    var holder: UIView? = self
    while let current = holder {
      for constraint in current.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        current.removeConstraint(constraint)
      }
      holder = current.superview
    }
    layoutStorage.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// What no bar covers: all of the view, because there are no bars.
  open var safeAreaLayoutGuide: UILayoutGuide { layoutStorage.safeArea }
  /// What is inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { layoutStorage.margins }
  /// What is comfortable to read: here, what is inside the margins.
  open var readableContentGuide: UILayoutGuide { layoutStorage.readableContent }
  /// The space that bars cover, in points: none, unless ``simulateSafeArea(_:)`` has given some.
  open var safeAreaInsets: UIEdgeInsets { rareIfMade?.safeAreaInsets ?? .zero }

  /// Called when ``UIView/safeAreaInsets`` have changed.
  open func safeAreaInsetsDidChange() {}

  /// Called when ``UIView/layoutMargins`` have changed.
  open func layoutMarginsDidChange() {}

  func takeSafeArea(_ insets: UIEdgeInsets) {
    guard insets != rareIfMade?.safeAreaInsets ?? .zero else { return }
    rare.safeAreaInsets = insets
    safeAreaDidChange()
  }

  // Called with other insets, for scroll views.
  func safeAreaDidChange() {
    safeAreaInsetsDidChange()
    if rare.insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
  }

  // MARK: - Surroundings

  var rare: RareViewProperties {
    if let rareIfMade { return rareIfMade }
    let rare = RareViewProperties()
    rareIfMade = rare
    return rare
  }

  /// The surroundings: the superview's, unless ``simulateTraits(_:)`` has given others.
  open var traitCollection: UITraitCollection {
    let surroundings = storedSuperview?.traitCollection ?? .standard
    return rareIfMade?.traits?.completed(by: surroundings) ?? surroundings
  }

  /// Called when ``UIView/traitCollection`` has changed, with what it was.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when ``UIView/tintColor`` was set, for the view and for those inside that have no
  /// other.
  open func tintColorDidChange() {}

  private func tellOfTintColor() {
    tintColorDidChange()
    for subview in storedSubviews where subview.ownTintColor == nil { subview.tellOfTintColor() }
  }

  private func willMove(toWindowOf superview: UIView?) {
    let window = superview?.isInWindow == true ? superview?.window : nil
    if isInWindow || window != nil { willMoveTree(to: window) }
  }

  // Overridden by a table that is in no window, wherever it is put.
  func willMoveTree(to window: UIWindow?) {
    willMove(toWindow: window)
    for subview in storedSubviews { subview.willMoveTree(to: window) }
  }

  private func didMove(toWindowOf superview: UIView?) {
    let isEntering = superview?.isInWindow == true
    if isEntering || isInWindow { didMoveTree(toWindow: isEntering) }
  }

  func didMoveTree(toWindow isEntering: Bool) {
    isInWindow = isEntering
    didMoveToWindow()
    for subview in storedSubviews { subview.didMoveTree(toWindow: isEntering) }
  }

  /// Writes what an app is to find again later, if the view has a ``restorationIdentifier``.
  /// Nothing calls it by itself.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads what ``encodeRestorableState(with:)`` has written.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: - Focus, gestures and screen readers

  /// Whether the view itself can have the focus: no, by default.
  open var canBecomeFocused: Bool { false }

  /// Returns whether a gesture on the view may be recognized: yes, by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the number of elements in the view for a screen reader.
  open func accessibilityElementCount() -> Int { 0 }

  /// Returns an element in the view for a screen reader; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? { nil }

  /// Scrolls by a page for a screen reader, and returns whether the view can.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Returns how hard the view tries not to be larger than its content; low by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutStorageIfMade?.hugging[axis] ?? .defaultLow
  }

  /// Sets how hard the view tries not to be larger than its content; stored only.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutStorage.hugging[axis] = priority
  }

  /// Returns how hard the view tries not to be smaller than its content; high by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutStorageIfMade?.resistance[axis] ?? .defaultHigh
  }

  /// Sets how hard the view tries not to be smaller than its content; stored only.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutStorage.resistance[axis] = priority
  }

  /// Requests a layout because ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
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
