/// The root of a screen's views. Nothing is on a screen here; the type exists for
/// ``UIView/window``.
open class UIWindow: UIView {
  open override var window: UIWindow? { self }
}
