public import Foundation

/// A relation between the edges, centres or sizes of two views. It lays out nothing here: it can be
/// made, activated and read.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left side of the relation.
  open private(set) weak var firstItem: AnyObject?
  /// The view or guide on the right side of the relation; nil for a number of points.
  open private(set) weak var secondItem: AnyObject?
  /// What of the first item the constraint is about.
  open var firstAttribute: Attribute { attributes.first }
  /// What of the second item the constraint is about.
  open var secondAttribute: Attribute { attributes.second }
  /// How both sides are related.
  open var relation: Relation { fixedRelation }
  /// What the right side is multiplied by.
  open var multiplier: CGFloat { fixedMultiplier }
  /// What is added to the right side, in points.
  open var constant: CGFloat
  /// How important the constraint is; required by default.
  open var priority = UILayoutPriority.required
  /// A name that identifies the constraint.
  open var identifier: String?
  /// Whether the constraint is among those of a view.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { install() } else { holder?.removeConstraint(self) } }
  }

  private let attributes: (first: Attribute, second: Attribute)
  private let fixedRelation: Relation
  private let fixedMultiplier: CGFloat
  /// The view that has the constraint.
  weak var holder: UIView?

  init(
    _ first: (item: AnyObject?, attribute: Attribute), _ relation: Relation,
    _ second: (item: AnyObject?, attribute: Attribute), multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first.item
    secondItem = second.item
    attributes = (first.attribute, second.attribute)
    fixedRelation = relation
    fixedMultiplier = multiplier
    self.constant = constant
  }

  /// Creates a constraint between two views or guides, or of one.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      (view1 as AnyObject, attr1), relation, (view2.map { $0 as AnyObject }, attr2),
      multiplier: multiplier, constant: c)
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Returns whether one of the items is in a view, at any depth, or a guide of one that is.
  func isAbout(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) ?? false }
  }

  private func install() {
    guard holder == nil else { return }
    let first = Self.view(of: firstItem)
    let second = secondItem.map { Self.view(of: $0) } ?? first
    var ancestor = first
    while let current = ancestor, let second {
      if second.isDescendant(of: current) { return current.addConstraint(self) }
      ancestor = current.superview
    }
    UIKitFailure.raise(
      "Unable to activate constraint with anchors \(described(firstItem, firstAttribute)) and "
        + "\(described(secondItem, secondAttribute)) because they have no common ancestor.  Does "
        + "the constraint or its anchors reference items in different view hierarchies?  That's "
        + "illegal.", name: "NSGenericException")
  }

  private func described(_ item: AnyObject?, _ attribute: Attribute) -> String {
    "<\(item.map { "\(type(of: $0))" } ?? "nil").\(attribute)>"
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
