public import Foundation

/// One row of a table.
///
/// It sizes itself to fit its labels; see ``UITableViewCell/sizeThatFits(_:)``.
open class UITableViewCell: UIView, ConfiguredView {
  /// The name of the pool to which the cell returns when it is no longer shown; nil for none.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  /// The view that holds an app's own views.
  open var contentView: UIView { configuredContent.view }

  /// The view behind the content. It takes the place of ``backgroundConfiguration``.
  open var backgroundView: UIView? { didSet { replaceConfiguration(by: backgroundView) } }
  /// The view behind the content while the cell is selected. It takes the place of
  /// ``backgroundConfiguration``.
  open var selectedBackgroundView: UIView? {
    didSet { replaceConfiguration(by: selectedBackgroundView) }
  }
  /// The view behind the content while the cell is selected and several cells can be. It takes the
  /// place of ``backgroundConfiguration``.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceConfiguration(by: multipleSelectionBackgroundView) }
  }
  /// The look of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The look of the cell while it is focused.
  open var focusStyle = FocusStyle.default
  /// The accessory at the right.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the right, in place of ``accessoryType``.
  open var accessoryView: UIView? { didSet { setNeedsLayout() } }
  /// The accessory at the right while the cell is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the right while the cell is edited, in place of ``editingAccessoryType``.
  open var editingAccessoryView: UIView? { didSet { setNeedsLayout() } }
  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The distance of the separator from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the cell shows a grip for moving it while it is edited.
  open var showsReorderControl = false
  /// The control in front of the row while it is edited; set by the table.
  open internal(set) var editingStyle = EditingStyle.delete
  /// Whether the cell is indented while it is edited; set by the table.
  open var shouldIndentWhileEditing = true
  /// Whether the button that confirms a deletion is shown; set by the table.
  open internal(set) var showingDeleteConfirmation = false
  /// Whether the cell can be used while it is dragged.
  open var userInteractionEnabledWhileDragging = false

  // MARK: - Configurations

  /// The type of a closure that updates the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// What the cell shows, in a content view of its own; nil for its labels and an app's own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent.configuration }
    set { show(newValue) }
  }

  /// The background behind the content. It replaces the colour and the views behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != nil else { return }
      backgroundColor = nil
      backgroundView = nil
      selectedBackgroundView = nil
      multipleSelectionBackgroundView = nil
    }
  }

  // UIKit's documentation: views behind the content and a configuration exclude each other.
  private func replaceConfiguration(by view: UIView?) {
    if view != nil { backgroundConfiguration = nil }
  }

  /// Whether ``contentConfiguration`` is updated for a new state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether ``backgroundConfiguration`` is updated for a new state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Updates the configurations before the cell is shown and when its state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state that configurations are updated for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    return state
  }

  /// Returns a configuration with the look of the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the usual configuration of the background, in the style of the table.
  ///
  /// - Complexity: O(depth of the hierarchy).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isInGroupedTable ? .listGroupedCell() : .listPlainCell()
  }

  /// Requests an update of the configurations by the next layout.
  open func setNeedsUpdateConfiguration() { requestUpdate() }

  /// Updates the configurations for a state; call ``setNeedsUpdateConfiguration()`` instead.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateAutomatically(for: state)
  }

  /// Returns the height, in points, that the content needs by its configuration; nil for none.
  func configuredHeight(width: CGFloat) -> CGFloat? { configuredContent.height(width: width) }

  // MARK: - Labels and states

  /// Whether the table lets the row be dragged by its grip while it is edited.
  var canBeReordered = false

  let style: CellStyle
  private var storedReuseIdentifier: String?
  let configuredContent = ConfiguredContent()
  var styleOfMaker: UITableView.Style?
  private var storedTextLabel: UILabel?
  private var storedDetailTextLabel: UILabel?
  private var storedImageView: UIImageView?
  private var selection = false
  private var highlight = false
  private var editing = false

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: the labels of the cell and their arrangement.
  ///   - reuseIdentifier: the name of the cell's pool; nil if it is not to be reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableViewCell.leastHeight))
    addSubview(configuredContent.view)
  }

  /// Creates a cell of the default style that is not reused; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    style = .default
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(configuredContent.view)
  }

  /// Creates a cell of the default style that is not reused.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell of a registered class for a reuse identifier, in the default style.
  ///
  /// UIKit creates an object of any class. Swift creates one of a class known only as a value
  /// through a required initializer. Cell classes inherit it if they have UIKit's two,
  /// `init(style:reuseIdentifier:)` and `init?(coder:)`.
  ///
  /// - Parameter identifier: the reuse identifier.
  public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Takes the identifier that its nib is registered for. The nib must not contain another.
  func takeIdentifier(_ identifier: String) {
    if let storedReuseIdentifier, storedReuseIdentifier != identifier {
      // UIKit spells it like this.
      UIKitFailure.raise(
        "cell reuse indentifier in nib (\(storedReuseIdentifier)) does not match the identifier "
          + "used to register the nib (\(identifier))")
    }
    storedReuseIdentifier = identifier
  }

  /// Creates a cell of the default style with a frame that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// The first label; every style has it. Created on first access.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .value2 ? 12 : UIFont.labelFontSize)
    contentView.addSubview(label)
    storedTextLabel = label
    return label
  }

  /// The second label; the default style has none. Created on first access.
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

  /// The picture at the left; the style `value2` has none. Created on first access.
  open var imageView: UIImageView? {
    if style == .value2 { return nil }
    if let storedImageView { return storedImageView }
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    storedImageView = view
    return view
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the cell looks selected; the table's own record of the selection does not change.
  open var isSelected: Bool {
    get { selection }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell looks touched.
  open var isHighlighted: Bool {
    get { highlight }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the cell shows the editing controls.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Makes the cell look selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != selection { setNeedsUpdateConfiguration() }
    selection = selected
    updateLabelHighlight()
  }

  /// Makes the cell look touched or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != highlight { setNeedsUpdateConfiguration() }
    highlight = highlighted
    updateLabelHighlight()
  }

  /// Shows or hides the editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    self.editing = editing
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }

  /// Moves the cell aside to reveal its buttons, or back.
  func setShowingDeleteConfirmation(_ showing: Bool) {
    guard showing != showingDeleteConfirmation else { return }
    var state: StateMask = editing ? .showingEditControl : []
    if showing { state.insert(.showingDeleteConfirmation) }
    willTransition(to: state)
    showingDeleteConfirmation = showing
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }

  /// Called before the editing controls change.
  open func willTransition(to state: StateMask) {}

  /// Called after the editing controls changed.
  open func didTransition(to state: StateMask) {}

  /// Called when a drag of the cell begins or ends.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Called before a cell from the pool is reused.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    layoutContent()
  }

  /// Returns the size that the cell's labels need, in points.
  ///
  /// - Parameter size: the available size; only its width counts, at which labels of several lines
  ///   wrap.
  /// - Returns: that width, and the height of the labels with their margins, at least 44.
  /// - Complexity: O(number of views in the cell and characters in its labels).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateIfNeeded()
    return CGSize(width: size.width, height: heightThatFits(width: size.width))
  }

  var labels: (text: UILabel?, detail: UILabel?, image: UIImageView?) {
    (storedTextLabel, storedDetailTextLabel, storedImageView)
  }

  func handleUpdate(for state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func forgetLabels() {
    storedTextLabel = nil
    storedDetailTextLabel = nil
    storedImageView = nil
  }

  private func updateLabelHighlight() {
    storedTextLabel?.isHighlighted = selection || highlight
    storedDetailTextLabel?.isHighlighted = selection || highlight
  }
}
