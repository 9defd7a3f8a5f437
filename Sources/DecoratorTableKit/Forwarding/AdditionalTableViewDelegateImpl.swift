// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The delegate half of a layer whose data source half is an ``AdditionalTableViewDataSourceImpl``:
/// `UITableViewDelegate`, translated once.
///
/// ```swift
/// ads.height(64).onSelect { ad, indexPath in open(ad.link) }
/// delegate = AdditionalTableViewDelegateImpl(inner: postsDelegate, layer: ads)
/// tableView.delegate = delegate
/// ```
///
/// ``TableLayer/events`` handles the layer's own rows. Calls about content rows are forwarded to
/// the object inside with its own index path, and index paths that it returns are translated
/// outwards. For a method that it does not implement, content rows have UIKit's default.
///
/// Ownership: retains its ``TableLayer``, and the object inside unless it was made with
/// ``InnerOwnership/weak``. A table holds its delegate weakly, so an app must keep this object.
@MainActor
public final class AdditionalTableViewDelegateImpl: ForwardingObject,
  DecoratorUITableViewDelegate, LayerPart
{
  typealias Decorator = any DecoratorUITableViewDelegate

  /// The table's own heights. The methods of this object depend on it, so set it before this object
  /// is set on the table. Setting it also sets it for the delegates of layers inside.
  ///
  /// A ``DecoratedTable`` sets it, and again when an app has changed the properties of the table.
  var tableHeights = TableHeights() {
    didSet { (inner as? AdditionalTableViewDelegateImpl)?.tableHeights = tableHeights }
  }

  /// The table's heights as the innermost layers know them. A child reads them itself.
  var heightsInside: TableHeights { (way.innermost ?? self).tableHeights }

  var strongInner: (any UITableViewDelegate)?
  weak var weakInner: (any UITableViewDelegate)?

  var knownWay: LayerWay<AdditionalTableViewDelegateImpl>?
  /// Returns whether rows beside those of this delegate can be deleted, so that the table offers
  /// deletions for all; nil if there are no others.
  var deletesOtherRows: (() -> Bool)?

  /// Creates the delegate half of a layer.
  ///
  /// - Parameters:
  ///   - inner: The delegate of the content: another decorator, any delegate, or nil.
  ///   - layer: The layer, shared with its data source half.
  ///   - ownership: Whether this object retains `inner`.
  public init(
    inner: (any UITableViewDelegate)?, layer: TableLayer, ownership: InnerOwnership = .strong
  ) {
    super.init(segment: .of(layer))
    wrap(inner, ownership: ownership)
  }

  /// Creates the delegate of a segment, with nothing inside.
  init(of segment: Segment) { super.init(segment: segment) }

  override class var kind: TableObjectKind { .delegate }

  static func part(of slot: any ComposedChild) -> AdditionalTableViewDelegateImpl {
    slot.front.delegate
  }

  override var innerObject: (any NSObjectProtocol)? { inner ?? children }

  override func invalidateWay() { knownWay = nil }

  override var layersOnWay: [TableLayer] { way.layers }

  /// Reads the properties of a table for heights, as `rowHeight` and `estimatedRowHeight`.
  ///
  /// Which methods this object has depends on them: a table estimates heights merely because some
  /// methods exist. In a table that is wired by hand, have them read before the delegate is set,
  /// and when they change. A ``DecoratedTable`` does so by itself.
  ///
  /// ```swift
  /// let layer = HidingLayer()
  /// let delegate = AdditionalTableViewDelegateImpl(inner: postsDelegate, layer: layer)
  /// delegate.readHeights(of: tableView)
  /// tableView.delegate = delegate
  /// ```
  ///
  /// - Parameter tableView: The table.
  /// - Complexity: O(layers)
  public func readHeights(of tableView: UITableView) {
    tableHeights = TableHeights(of: tableView)
  }

  /// The delegate of the content, if there is one and it is still there.
  package var inner: (any UITableViewDelegate)? { strongInner ?? weakInner }

  override func layersAnswer(_ method: ForwardedMethod) -> Bool {
    switch method {
    case .estimatedHeightForRow:
      super.layersAnswer(method) && heightsInside[.row] != .never
        || offersHeightsAsEstimates(of: .row) == true
    case .estimatedHeightForHeader: offersHeightsAsEstimates(of: .header) == true
    case .estimatedHeightForFooter: offersHeightsAsEstimates(of: .footer) == true
    // An app's object that gets both index paths may handle selections by `didSelect` alone.
    case .didSelectRow:
      super.layersAnswer(method) || way.observed.contains(.selection)
        || way.decorator(from: self) != nil
    case .didScroll: way.observed.contains(.scrolling)
    // Anything that a layer adds to a header is removed at the end of its display, since views are
    // reused.
    case .willDisplayHeaderView, .didEndDisplayingHeaderView: way.observed.contains(.headers)
    default: super.layersAnswer(method)
    }
  }

  // MARK: - Menus

  @available(iOS, deprecated: 13.0)
  public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldShowMenu, indexPath, tableView) { _, _, _ in
      false
    } otherwise: { _ in
      false
    } inner: {
      $0.tableView?($1, shouldShowMenuForRowAt: $2)
    }
  }

  @available(iOS, deprecated: 13.0)
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    answer(.canPerformAction, indexPath, tableView) { _, _, _ in
      false
    } otherwise: { _ in
      false
    } inner: {
      $0.tableView?($1, canPerformAction: action, forRowAt: $2, withSender: sender)
    }
  }

  @available(iOS, deprecated: 13.0)
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    notifyInner(.performAction, indexPath, tableView) {
      $0.tableView?($1, performAction: action, forRowAt: $2, withSender: sender)
    }
  }

  // MARK: - Focus and spring loading

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    answer(.canFocusRow, indexPath, tableView) {
      $1.rowBehavior.reactsToTouch($2)
    } otherwise: { _ in
      true
    } inner: {
      $0.tableView?($1, canFocusRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    askAll(.shouldUpdateFocus, tableView, otherwise: true, until: { !$0 }) {
      $0.tableView?($1, shouldUpdateFocusIn: context)
    }
  }

  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    notifyAll(.didUpdateFocus, tableView) {
      $0.tableView?($1, didUpdateFocusIn: context, with: coordinator)
    }
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    contentPathForPreferredFocusedView(in: tableView)
      .flatMap { outerPath(of: $0, in: tableView) }
  }

  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.selectionFollowsFocus, indexPath, tableView) { _, _, _ in
      false
    } otherwise: {
      $0.tableView.selectionFollowsFocus
    } inner: {
      $0.tableView?($1, selectionFollowsFocusForRowAt: $2)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    answer(.shouldSpringLoadRow, indexPath, tableView) { _, _, _ in
      false
    } otherwise: { _ in
      true
    } inner: {
      $0.tableView?($1, shouldSpringLoadRowAt: $2, with: context)
    }
  }
}
