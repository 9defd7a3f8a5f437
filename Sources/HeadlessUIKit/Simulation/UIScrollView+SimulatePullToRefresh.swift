extension UIScrollView {
  /// Simulates that the user pulls the content down until it is refreshed: the refresh control
  /// begins to turn and sends its event. Without one, or while it turns, nothing happens.
  public func simulatePullToRefresh() {
    guard let refreshControl, !refreshControl.isRefreshing, isScrollEnabled else { return }
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
