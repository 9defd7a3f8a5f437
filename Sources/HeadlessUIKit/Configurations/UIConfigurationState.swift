/// The state of a view that shows a configuration.
@preconcurrency @MainActor
public protocol UIConfigurationState {}
