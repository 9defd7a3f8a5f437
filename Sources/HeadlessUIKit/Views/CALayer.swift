public import Foundation

/// The drawing behind a view, as values. A ``TableDrawing`` draws round corners of a view that has
/// a colour, and nothing else of it.
open class CALayer: NSObject {
  /// Whether nothing of the layer is drawn; for the layer of a view its `isHidden`.
  open var isHidden = false
  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether content outside the bounds is cut off; for the layer of a view its `clipsToBounds`.
  open var masksToBounds = false
  /// The width of the line around the layer, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the line around the layer; black by default.
  open var borderColor: CGColor? = UIColor.black.cgColor
  /// The colour of the shadow; black by default.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The softness of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// A name that identifies the layer.
  open var name: String?

  /// Creates a layer without a view.
  public override init() {
    super.init()
  }
}
