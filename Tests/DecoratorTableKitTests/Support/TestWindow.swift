import DecoratorTableKit
import Foundation

extension UITableView {
  /// Puts the table into a window, as it is in an app whose screen is shown.
  ///
  /// - Parameter window: the window, which the caller keeps; nil for one that is kept, and on UIKit
  ///   keeps the table, to the end of all tests.
  func putIntoWindow(_ window: UIWindow? = nil) {
    if let window { return window.addSubview(self) }
    #if !HEADLESS_UIKIT
    let window = UIWindow(frame: frame)
    window.addSubview(self)
    TestWindows.shown.append(window)
    #else
    simulateWindow()
    #endif
  }
}

#if !HEADLESS_UIKIT
/// The windows of the tests, which no other object retains.
@MainActor
private enum TestWindows {
  static var shown: [UIWindow] = []
}
#endif
