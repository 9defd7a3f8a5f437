public import Foundation

/// One row of a table.
///
/// It sizes itself by its labels; see ``UITableViewCell/sizeThatFits(_:)``.
open class UITableViewCell: UIView {
  /// The name of the pool that the cell goes back to when it is no longer shown; nil for none.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  /// Where an app puts its own views.
  open var contentView: UIView { storedContentView }

  /// Shown behind the content.
  open var backgroundView: UIView?
  /// Shown behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?
  /// Shown behind the content while the cell is one of several that can be selected, and is.
  open var multipleSelectionBackgroundView: UIView?
  /// How the cell looks when it is selected.
  open var selectionStyle = SelectionStyle.default
  /// How the cell looks when it is focused.
  open var focusStyle = FocusStyle.default
  /// What stands at the right.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the right, in place of ``accessoryType``.
  open var accessoryView: UIView? { didSet { setNeedsLayout() } }
  /// What stands at the right while the cell is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the right while the cell is edited, in place of ``editingAccessoryType``.
  open var editingAccessoryView: UIView? { didSet { setNeedsLayout() } }
  /// How many steps the content moves in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How wide one step is, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// How far the line under the row is from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the cell shows a grip while it is edited, by which it can be moved.
  open var showsReorderControl = false
  /// The control in front of the row while it is edited; set by the table.
  open internal(set) var editingStyle = EditingStyle.delete
  /// Whether the cell moves in while it is edited; set by the table.
  open var shouldIndentWhileEditing = true
  /// Whether the button that confirms a deletion is shown; set by the table.
  open internal(set) var showingDeleteConfirmation = false
  /// Whether the cell can be used while it is dragged.
  open var userInteractionEnabledWhileDragging = false

  /// Whether the table lets the row be dragged by its grip while it is edited.
  var canBeReordered = false

  let style: CellStyle
  private var storedReuseIdentifier: String?
  private let storedContentView = UIView()
  private var storedTextLabel: UILabel?
  private var storedDetailTextLabel: UILabel?
  private var storedImageView: UIImageView?
  private var selection = false
  private var highlight = false
  private var editing = false

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: which labels it has.
  ///   - reuseIdentifier: the pool that it belongs to; nil if it is not to be used again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableViewCell.leastHeight))
    addSubview(storedContentView)
  }

  /// Creates a cell of the plain style that is not used again; nothing is decoded.
  public required init?(coder: NSCoder) {
    style = .default
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(storedContentView)
  }

  /// Creates a cell of the default style that is not used again.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell of a class that was registered for a reuse identifier, in the default style.
  ///
  /// UIKit makes an object of any class; Swift, of a class that it knows only as a value, through a
  /// required initializer. Cell classes inherit it as soon as they have UIKit's two,
  /// `init(style:reuseIdentifier:)` and `init?(coder:)`.
  ///
  /// - Parameter identifier: The reuse identifier.
  public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Takes the identifier that its nib is registered for. The nib must not say another.
  func takeIdentifier(_ identifier: String) {
    if let storedReuseIdentifier, storedReuseIdentifier != identifier {
      // UIKit spells it like this.
      UIKitFailure.raise(
        "cell reuse indentifier in nib (\(storedReuseIdentifier)) does not match the identifier used to "
          + "register the nib (\(identifier))")
    }
    storedReuseIdentifier = identifier
  }

  /// Creates a cell of the default style at that place, that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// The first label; every style has it. Made when it is asked for.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .value2 ? 12 : UIFont.labelFontSize)
    contentView.addSubview(label)
    storedTextLabel = label
    return label
  }

  /// The second label; the default style has none. Made when it is asked for.
  open var detailTextLabel: UILabel? {
    if style == .default { return nil }
    if let storedDetailTextLabel { return storedDetailTextLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : UIFont.labelFontSize)
    if style != .value2 { label.textColor = .secondaryLabel }
    contentView.addSubview(label)
    storedDetailTextLabel = label
    return label
  }

  /// The picture at the left; the style `value2` has none. Made when it is asked for.
  open var imageView: UIImageView? {
    if style == .value2 { return nil }
    if let storedImageView { return storedImageView }
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    storedImageView = view
    return view
  }

  /// Whether the cell looks selected; the table's own record of the selection is not touched.
  open var isSelected: Bool {
    get { selection }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell looks touched.
  open var isHighlighted: Bool {
    get { highlight }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the cell shows the controls of editing.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Makes the cell look selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selection = selected
    updateLabelHighlight()
  }

  /// Makes the cell look touched or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlight = highlighted
    updateLabelHighlight()
  }

  /// Shows the controls of editing or hides them.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    self.editing = editing
    setNeedsLayout()
    didTransition(to: state)
  }

  /// Moves the cell aside, so that its buttons are seen, or back.
  func setShowingDeleteConfirmation(_ showing: Bool) {
    guard showing != showingDeleteConfirmation else { return }
    var state: StateMask = editing ? .showingEditControl : []
    if showing { state.insert(.showingDeleteConfirmation) }
    willTransition(to: state)
    showingDeleteConfirmation = showing
    didTransition(to: state)
  }

  /// Called before the controls of editing change.
  open func willTransition(to state: StateMask) {}

  /// Called after the controls of editing changed.
  open func didTransition(to state: StateMask) {}

  /// Called when a drag of the cell begins or ends.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Called before a cell from the pool is given out again.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  /// The size that the cell's labels need, in points.
  ///
  /// - Parameter size: the width counts; labels of several lines wrap in it.
  /// - Returns: that width, and the height of the labels with their margins, at least 44.
  /// - Complexity: O(number of views in the cell and characters in its labels).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightThatFits(width: size.width))
  }

  var labels: (text: UILabel?, detail: UILabel?, image: UIImageView?) {
    (storedTextLabel, storedDetailTextLabel, storedImageView)
  }

  private func updateLabelHighlight() {
    storedTextLabel?.isHighlighted = selection || highlight
    storedDetailTextLabel?.isHighlighted = selection || highlight
  }
}
