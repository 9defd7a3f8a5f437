/// What cells, headers and footers have in common: configurations of their content and of what
/// stands behind it.
@MainActor
protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState

  var configuredContent: ConfiguredContent { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var configurationState: State { get }
  /// The style of the table that made the view; nil for a view that an app made.
  var styleOfMaker: UITableView.Style? { get }

  func updateConfiguration(using state: State)
  /// Calls the app's handler.
  func handleUpdate(for state: State)
  /// Forgets the labels, which were in a content view that is gone.
  func forgetLabels()
}

extension ConfiguredView {
  /// Shows a configuration in a content view of its own; nil for an empty one.
  func show(_ configuration: (any UIContentConfiguration)?) {
    configuredContent.show(configuration, in: self)
    setNeedsLayout()
  }

  /// Requests an update by the next layout.
  func requestUpdate() {
    configuredContent.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations if that was requested.
  func updateIfNeeded() {
    guard configuredContent.needsUpdate else { return }
    configuredContent.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    handleUpdate(for: state)
  }

  /// Updates those configurations that are to be updated without the app's doing.
  func updateAutomatically(for state: State) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
  }

  /// Whether the view belongs to a grouped table: the one that it is in, else the one that made it.
  ///
  /// - Complexity: O(depth of the hierarchy).
  var isInGroupedTable: Bool {
    var ancestor = superview
    while let current = ancestor {
      if let table = current as? UITableView { return table.style != .plain }
      ancestor = current.superview
    }
    return (styleOfMaker ?? .plain) != .plain
  }
}
