import Foundation

/// What a layer does with its own rows where a table asks its delegate.
///
/// What is nil does not exist: the table is not even told that the delegate could answer.
@MainActor
public struct AdditionalRowEvents {
  /// The height of a row in points, or `UITableView.automaticDimension`; automatic if nil.
  public var height: ((AdditionalRow) -> CGFloat)?
  /// The estimated height of a row in points.
  public var estimatedHeight: ((AdditionalRow) -> CGFloat)?
  /// The user selected a row; its index path in the table's coordinates (reuse). Rows cannot be
  /// selected if nil.
  public var didSelect: ((UITableView, AdditionalRow, IndexPath) -> Void)?
  /// A row's cell is about to be shown.
  public var willDisplay: ((UITableView, UITableViewCell, AdditionalRow) -> Void)?
  /// A row's cell is no longer shown. The row is the one for which the cell was shown, even if the
  /// layer's rows have changed since.
  public var didEndDisplaying: ((UITableView, UITableViewCell, AdditionalRow) -> Void)?

  /// Creates a set of handlers, of which each can be left out.
  public init(
    height: ((AdditionalRow) -> CGFloat)? = nil,
    estimatedHeight: ((AdditionalRow) -> CGFloat)? = nil,
    didSelect: ((UITableView, AdditionalRow, IndexPath) -> Void)? = nil,
    willDisplay: ((UITableView, UITableViewCell, AdditionalRow) -> Void)? = nil,
    didEndDisplaying: ((UITableView, UITableViewCell, AdditionalRow) -> Void)? = nil
  ) {
    self.height = height
    self.estimatedHeight = estimatedHeight
    self.didSelect = didSelect
    self.willDisplay = willDisplay
    self.didEndDisplaying = didEndDisplaying
  }
}
