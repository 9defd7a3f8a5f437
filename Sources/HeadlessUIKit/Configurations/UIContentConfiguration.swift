/// What a view shows, as a value that makes the view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
