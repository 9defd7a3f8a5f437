/// The root of what a screen shows. Nothing is on a screen here; the type exists for the sake of
/// ``UIView/window``.
open class UIWindow: UIView {
  open override var window: UIWindow? { self }
}
