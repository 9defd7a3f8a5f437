/// What few views are ever given: it is made when the first of it is set.
@MainActor
final class RareViewProperties {
  var safeAreaInsets = UIEdgeInsets.zero
  var traits: UITraitCollection?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var restorationIdentifier: String?
  var isAccessibilityElement = false
  var accessibilityTraits = UIAccessibilityTraits.none
  var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  var accessibilityElementsHidden = false
  var accessibilityViewIsModal = false
  var shouldGroupAccessibilityChildren = false
}
