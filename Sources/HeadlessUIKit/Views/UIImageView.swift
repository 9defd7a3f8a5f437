public import Foundation

/// A view that shows a picture.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// The picture shown while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false

  /// Creates a view with the size of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view with a frame, without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without a picture; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
