import DecoratorTableKit
import Foundation

extension UITableView {
  /// Puts the table into a window of its own, as it is in an app whose screen is shown.
  @discardableResult
  func standingInWindow() -> Self {
    #if !HEADLESS_UIKIT
    let window = UIWindow(frame: frame)
    window.addSubview(self)
    TestWindows.shown.append(window)
    #else
    simulateWindow()
    #endif
    return self
  }
}

#if !HEADLESS_UIKIT
/// The windows of the tests, which nobody else keeps.
@MainActor
private enum TestWindows {
  static var shown: [UIWindow] = []
}
#endif
