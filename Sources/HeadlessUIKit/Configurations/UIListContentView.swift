public import Foundation

/// A view that shows a picture and two texts.
open class UIListContentView: UIView, UIContentView {
  /// What the view shows; another configuration than a ``UIListContentConfiguration`` is a failure.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        UIKitFailure.raise(
          "UIListContentView does not support the configuration \(type(of: newValue))",
          name: UIKitFailure.invalidArgument)
        return
      }
      list = new
      show()
    }
  }

  private var list: UIListContentConfiguration
  private let picture = UIImageView(image: nil)
  private let label = UILabel()
  private let secondaryLabel = UILabel()

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [picture, label, secondaryLabel] { addSubview(view) }
    show()
  }

  /// Creates a view that shows nothing; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    for view in [picture, label, secondaryLabel] { addSubview(view) }
    show()
  }

  /// Returns the width of the given size, and the height of what is shown with its margins.
  ///
  /// - Complexity: O(characters).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let arrangement = arrangement(width: size.width)
    let margins = list.directionalLayoutMargins
    return CGSize(width: size.width, height: arrangement.height + margins.top + margins.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(width: bounds.width)
    let margins = list.directionalLayoutMargins
    let middle = margins.top + (bounds.height - margins.top - margins.bottom) / 2
    picture.frame = CGRect(
      origin: CGPoint(x: margins.leading, y: middle - arrangement.picture.height / 2),
      size: arrangement.picture)
    let top = middle - arrangement.textHeight / 2
    if arrangement.isSideBySide {
      label.frame = CGRect(
        origin: CGPoint(x: arrangement.left, y: middle - arrangement.text.height / 2),
        size: arrangement.text)
      secondaryLabel.frame = CGRect(
        origin: CGPoint(
          x: arrangement.left + arrangement.width - arrangement.secondary.width,
          y: middle - arrangement.secondary.height / 2), size: arrangement.secondary)
    } else {
      label.frame = CGRect(
        x: arrangement.left, y: top, width: arrangement.width, height: arrangement.text.height)
      secondaryLabel.frame = CGRect(
        x: arrangement.left, y: top + arrangement.textHeight - arrangement.secondary.height,
        width: arrangement.width, height: arrangement.secondary.height)
    }
  }

  private func arrangement(width: CGFloat) -> ListContentArrangement {
    ListContentArrangement(of: list, label: label, secondaryLabel: secondaryLabel, width: width)
  }

  private func show() {
    picture.image = list.image
    picture.tintColor = list.imageProperties.tintColor
    show(list.text, with: list.textProperties, in: label)
    show(list.secondaryText, with: list.secondaryTextProperties, in: secondaryLabel)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func show(
    _ text: String?, with properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
  }
}
