extension CellAnomaly {
  /// Reports the anomaly, and shows it where the app is developed; where it is used, nothing is
  /// seen.
  ///
  /// - Parameter label: The label of what stands in place of the view that there is not.
  @MainActor
  func report(in label: @autoclosure () -> UILabel?) {
    CellAnomaly.handler(self)
    #if DEBUG
    let label = label()
    label?.text = description
    label?.numberOfLines = 0
    label?.textColor = .red
    #endif
  }
}
