public import Foundation

/// The bar above the views of a navigation controller. It is drawn nowhere here, and only stored.
open class UINavigationBar: UIView {
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether titles may be large.
  open var prefersLargeTitles = false
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
}
