public import Foundation

/// The control that appears when a list is pulled down.
open class UIRefreshControl: UIControl {
  /// Whether it turns: between ``beginRefreshing()`` and ``endRefreshing()``.
  open var isRefreshing: Bool { refreshing }
  /// The text under it.
  open var attributedTitle: NSAttributedString?

  private var refreshing = false

  /// Creates a control; the scroll view gives it a place.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Shows that the list is being refreshed. Sends no event, as in UIKit.
  open func beginRefreshing() {
    refreshing = true
  }

  /// Shows that the list has been refreshed.
  open func endRefreshing() {
    refreshing = false
  }
}
