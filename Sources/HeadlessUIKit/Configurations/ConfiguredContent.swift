import Foundation

/// The view that holds the content of a cell or header, and the configuration that it shows.
///
/// An object, because an app's views look at their cell while they are put into it.
@MainActor
final class ConfiguredContent {
  private(set) var view = UIView()
  private(set) var configuration: (any UIContentConfiguration)?
  /// Whether the configurations are to be updated by the next layout.
  var needsUpdate = true
  private var isConfigured = false
  private var saysItsHeight = false

  /// Shows a configuration: in the present view if it can, else in one of its own.
  ///
  /// - Parameters:
  ///   - new: the configuration; nil for an empty view.
  ///   - owner: the cell or header. Its labels go with the view that they are in.
  func show(_ new: (any UIContentConfiguration)?, in owner: any ConfiguredView) {
    configuration = new
    if let new, isConfigured, let present = view as? any UIView & UIContentView,
      present.supports(new)
    {
      present.configuration = new
      return
    }
    guard new != nil || isConfigured else { return }
    let replacement = new?.makeContentView() ?? UIView()
    isConfigured = new != nil
    saysItsHeight = new != nil && Self.saysItsHeight(replacement, width: view.frame.width)
    let old = view
    view = replacement
    owner.forgetLabels()
    replacement.frame = old.frame
    let index = owner.subviews.firstIndex { $0 === old }
    old.removeFromSuperview()
    // The app has heard that the view goes, and may have shown something else.
    guard view === replacement else { return }
    owner.insertSubview(replacement, at: index ?? 0)
  }

  /// Returns the height that the configured view needs at a width, in points; nil if there is no
  /// configuration or the view does not say.
  func height(width: CGFloat) -> CGFloat? {
    guard isConfigured else { return nil }
    if let list = view as? UIListContentView {
      return list.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    let height = view.intrinsicContentSize.height
    if height != UIView.noIntrinsicMetric { return height }
    return saysItsHeight ? Self.fittingHeight(of: view, width: width) : nil
  }

  /// A view without a height of its own answers with the one that it happens to have.
  private static func saysItsHeight(_ view: UIView, width: CGFloat) -> Bool {
    fittingHeight(of: view, width: width) != view.bounds.height
  }

  private static func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
