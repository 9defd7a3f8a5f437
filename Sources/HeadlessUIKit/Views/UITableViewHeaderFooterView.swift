public import Foundation

/// A view above or below a section that a table can reuse.
open class UITableViewHeaderFooterView: UIView, ConfiguredView {
  /// The name of the pool to which the view returns when it is no longer shown; nil for none.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  /// The view that holds an app's own views.
  open var contentView: UIView { configuredContent.view }
  /// The view behind the content. It takes the place of ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    didSet { if backgroundView != nil { backgroundConfiguration = nil } }
  }

  let configuredContent = ConfiguredContent()
  var styleOfMaker: UITableView.Style?
  private let storedReuseIdentifier: String?
  private var storedTextLabel: UILabel?
  private var storedDetailTextLabel: UILabel?

  /// Creates a view.
  ///
  /// - Parameter reuseIdentifier: the name of the view's pool; nil if it is not to be reused.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(configuredContent.view)
  }

  /// Creates a header or footer of a registered class for a reuse identifier. Subclasses inherit it
  /// as they inherit ``UITableViewCell/init(registeredFor:)``.
  ///
  /// - Parameter identifier: the reuse identifier.
  public required convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a view with a frame that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view that is not reused.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view that is not reused; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(configuredContent.view)
  }

  /// The label for a section's title. Created on first access.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: UIFont.labelFontSize)
    contentView.addSubview(label)
    storedTextLabel = label
    return label
  }

  /// A second label, for the headers of grouped tables. Created on first access.
  open var detailTextLabel: UILabel? {
    if let storedDetailTextLabel { return storedDetailTextLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
    storedDetailTextLabel = label
    return label
  }

  // MARK: - Configurations

  /// The type of a closure that updates the configurations of a view for a state.
  public typealias ConfigurationUpdateHandler = (
    _ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// What the view shows, in a content view of its own; nil for its labels and an app's own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent.configuration }
    set { show(newValue) }
  }

  /// The background behind the content. It replaces the colour and the view behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != nil else { return }
      backgroundColor = nil
      backgroundView = nil
    }
  }

  /// Whether ``contentConfiguration`` is updated for a new state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether ``backgroundConfiguration`` is updated for a new state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Updates the configurations before the view is shown and when it is requested.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state that configurations are updated for.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState()
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Returns a configuration with the look of a header in the style of the table, without content.
  ///
  /// - Complexity: O(depth of the hierarchy).
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isInGroupedTable ? .groupedHeader() : .plainHeader()
  }

  /// Returns the usual configuration of the background, in the style of the table.
  ///
  /// - Complexity: O(depth of the hierarchy).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isInGroupedTable ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  /// Requests an update of the configurations by the next layout.
  open func setNeedsUpdateConfiguration() { requestUpdate() }

  /// Updates the configurations for a state; call ``setNeedsUpdateConfiguration()`` instead.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateAutomatically(for: state)
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  func handleUpdate(for state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func forgetLabels() {
    storedTextLabel = nil
    storedDetailTextLabel = nil
  }

  // MARK: - Layout

  /// Called before a view from the pool is reused.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    let width = max(0, bounds.width - 2 * Self.sideMargin)
    var top = Self.verticalMargin
    for label in [storedTextLabel, storedDetailTextLabel] {
      guard let label else { continue }
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      label.frame = CGRect(x: Self.sideMargin, y: top, width: width, height: height)
      top += height
    }
  }

  /// Returns the width of the given size, and the height of the labels with their margins, at least
  /// 28.
  ///
  /// - Complexity: O(number of views in the content and characters in its labels).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateIfNeeded()
    if let height = configuredContent.height(width: size.width) {
      return CGSize(width: size.width, height: max(28, height))
    }
    let room = CGSize(width: max(0, size.width - 2 * Self.sideMargin), height: 0)
    let height = contentView.subviews.reduce(0) { $0 + $1.sizeThatFits(room).height }
    return CGSize(width: size.width, height: max(28, height + 2 * Self.verticalMargin))
  }

  private static let sideMargin: CGFloat = 16
  private static let verticalMargin: CGFloat = 4
}
