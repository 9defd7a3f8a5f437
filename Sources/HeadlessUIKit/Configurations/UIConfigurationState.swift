/// The state of a view that shows a configuration.
@MainActor
public protocol UIConfigurationState {}
