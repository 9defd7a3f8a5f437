public import Foundation

/// A control with a title and a picture.
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    /// No look of its own; its title is white unless a colour is set.
    case custom = 0
    /// A plain button, with a title in the accent colour.
    case system = 1
    /// A button that shows details. No picture is drawn for it here.
    case detailDisclosure = 2
    /// A button that shows information, for dark backgrounds. No picture is drawn for it here.
    case infoLight = 3
    /// A button that shows information, for light backgrounds. No picture is drawn for it here.
    case infoDark = 4
    /// A button that adds a person. No picture is drawn for it here.
    case contactAdd = 5
    /// A button that closes what is shown. No picture is drawn for it here.
    case close = 7
  }

  /// The look of the button.
  open var buttonType: ButtonType { fixedType }
  /// The menu of the button; nothing opens it here.
  open var menu: UIMenu?
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// The label that shows the title of the present state. Created on first access.
  open var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UILabel()
    label.textAlignment = .center
    addSubview(label)
    storedTitleLabel = label
    return label
  }
  /// The picture of the present state. Created on first access.
  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView(image: nil)
    addSubview(view)
    storedImageView = view
    return view
  }

  private var fixedType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var storedTitleLabel: UILabel?
  private var storedImageView: UIImageView?

  /// Creates a button with a frame, of the custom type.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of the custom type; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button with a frame and what a tap does.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    fixedType = buttonType
  }

  /// Creates a button of a type, with the title and the picture of what a tap does.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  open override var isEnabled: Bool { didSet { showState() } }
  open override var isSelected: Bool { didSet { showState() } }
  open override var isHighlighted: Bool { didSet { showState() } }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    showState()
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    showState()
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    showState()
  }

  /// Returns the title for a state, or the one for the normal state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Returns the colour of the title for a state, or the one for the normal state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  /// Returns the picture for a state, or the one for the normal state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The title of the present state.
  open var currentTitle: String? { title(for: state) }
  /// The colour of the title in the present state. Unless it was set it is white, or the accent
  /// colour of a button that is not of the custom type.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (fixedType == .custom ? .white : tintColor)
  }
  /// The picture of the present state.
  open var currentImage: UIImage? { image(for: state) }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Returns the size of the picture and the title beside it, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let picture = storedImageView?.image?.size ?? .zero
    let title = storedTitleLabel?.sizeThatFits(.zero) ?? .zero
    return CGSize(width: picture.width + title.width, height: max(picture.height, title.height))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let picture = storedImageView?.image?.size ?? .zero
    let title = storedTitleLabel?.sizeThatFits(.zero) ?? .zero
    let width = min(title.width, max(0, bounds.width - picture.width))
    let left = (bounds.width - picture.width - width) / 2
    storedImageView?.frame = CGRect(
      x: left, y: (bounds.height - picture.height) / 2, width: picture.width,
      height: picture.height)
    storedTitleLabel?.frame = CGRect(
      x: left + picture.width, y: (bounds.height - title.height) / 2, width: width,
      height: title.height)
  }

  private func showState() {
    if storedTitleLabel != nil || currentTitle != nil {
      titleLabel?.text = currentTitle
      titleLabel?.textColor = currentTitleColor
    }
    if storedImageView != nil || currentImage != nil { imageView?.image = currentImage }
    setNeedsLayout()
  }
}
