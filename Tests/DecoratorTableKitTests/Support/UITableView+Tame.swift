import DecoratorTableKit

extension UITableView {
  /// Has no temper: one removes the table from its window, where nothing is marked, and others ask
  /// again whenever the table is laid out.
  func stayTame() {
    #if HEADLESS_UIKIT
    temper = []
    #endif
  }
}
