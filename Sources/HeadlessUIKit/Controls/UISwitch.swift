public import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  /// Whether the switch is on. Setting it sends no event, as in UIKit.
  open var isOn = false
  /// The colour behind the thumb while the switch is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// The text beside the switch, on a Mac.
  open var title: String?

  /// Creates a switch at the origin of a frame; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch that is off; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.frame.size = Self.size
  }

  /// Turns the switch on or off.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private static let size = CGSize(width: 51, height: 31)
}
