import Foundation

/// The view that holds the content of a cell or header, and the configuration that it shows.
@MainActor
struct ConfiguredContent {
  private(set) var view = UIView()
  private(set) var configuration: (any UIContentConfiguration)?
  private var isConfigured = false

  /// Shows a configuration: in the present view if it can, else in one of its own.
  ///
  /// - Returns: whether the view is another one now.
  mutating func show(_ new: (any UIContentConfiguration)?, in owner: UIView) -> Bool {
    configuration = new
    if let new, isConfigured, let present = view as? any UIView & UIContentView,
      present.supports(new)
    {
      present.configuration = new
      return false
    }
    guard new != nil || isConfigured else { return false }
    isConfigured = new != nil
    let old = view
    view = new?.makeContentView() ?? UIView()
    view.frame = old.frame
    let index = owner.subviews.firstIndex { $0 === old }
    old.removeFromSuperview()
    owner.insertSubview(view, at: index ?? 0)
    return true
  }

  /// Returns the height that the configured view needs at a width, in points; nil if there is no
  /// configuration or the view does not say.
  func height(width: CGFloat) -> CGFloat? {
    guard isConfigured else { return nil }
    if let list = view as? UIListContentView {
      return list.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    let height = view.intrinsicContentSize.height
    return height == UIView.noIntrinsicMetric ? nil : height
  }
}
