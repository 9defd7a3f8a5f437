import Foundation

extension UITableView.Temper {
  /// The table is in no window, wherever it has been put.
  ///
  /// A table is in none before its screen appears, in a tab that was never opened for example.
  /// Public threads about what goes wrong then: NetNewsWire #3910 and #3911.
  public static let noWindow = Self(rawValue: 1 << 8)
}

extension UITableView {
  /// Simulates that the table is put into a window, or taken out of it.
  ///
  /// The table keeps the window and the window does not keep the table, so that a test need not
  /// care for either. A view that the table is added to has a window of its own, which then counts.
  public func simulateWindow(_ isInWindow: Bool = true) {
    let window = isInWindow ? UIWindow(frame: frame) : nil
    willMoveTree(to: window)
    simulatedWindow = window
    didMoveTree(toWindow: isInWindow)
  }

  /// Called whenever a table is laid out that is in no window.
  ///
  /// UIKit writes a warning to the log, once only, and so does this one by default. Its cells are
  /// made for the wrong traits, and made again once there is a window.
  public static var alertForLayoutOutsideViewHierarchy: @MainActor (UITableView) -> Void = { _ in
    warnOnce()
  }

  /// Tells of a layout outside a window.
  func noteLayout() {
    if window == nil { Self.alertForLayoutOutsideViewHierarchy(self) }
  }

  private static var hasWarned = false

  private static func warnOnce() {
    guard !hasWarned else { return }
    hasWarned = true
    let text = """
      [TableView] Warning once only: UITableView was told to layout its visible cells and other \
      contents without being in the view hierarchy (the table view or one of its superviews has \
      not been added to a window).

      """
    FileHandle.standardError.write(Data(text.utf8))
  }
}
