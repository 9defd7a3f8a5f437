import Foundation

/// The delegate half of a layer that hides rows, which collapses and expands sections when the user
/// taps them; see ``CollapsingTap``.
///
/// Ownership: as ``ForwardingTableViewDelegate``.
@MainActor
public final class HidingTableViewDelegate: ForwardingTableViewDelegate {
  private let hiding: HidingLayer
  /// The recognizers on the headers that are shown, by header.
  private var recognizers: [ObjectIdentifier: HeaderTapRecognizer] = [:]

  /// Creates the delegate half of a layer that hides rows.
  ///
  /// - Parameters:
  ///   - inner: The delegate of the content: another decorator, any delegate as it stands, or nil.
  ///   - layer: The layer, shared with its data source half.
  ///   - ownership: Whether this object retains `inner`.
  public init(
    inner: (any UITableViewDelegate)?, layer: HidingLayer, ownership: InnerOwnership = .strong
  ) {
    hiding = layer
    super.init(inner: inner, layer: layer, ownership: ownership)
  }

  override class var kitClass: AnyClass { HidingTableViewDelegate.self }

  override func layerAnswers(_ method: ForwardedMethod) -> Bool {
    switch method {
    // A recognizer is taken off a header that goes, since that is reused.
    case .willDisplayHeaderView, .didEndDisplayingHeaderView: hiding.collapsingTap == .header
    case .didSelectRow: hiding.collapsingTap == .firstRow || super.layerAnswers(method)
    default: super.layerAnswers(method)
    }
  }

  // MARK: - Taps on headers

  /// Lets taps on a header that is shown collapse its section, and expand it again.
  public override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    super.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    guard hiding.collapsingTap == .header, recognizers[ObjectIdentifier(view)]?.view !== view else {
      return
    }
    let recognizer = HeaderTapRecognizer { [weak hiding] header in
      // The header has followed its section.
      guard case .inner(let section)? = hiding?.displayedHeaders.owner(of: header) else { return }
      hiding?.toggleTapped(section: section)
    }
    recognizers[ObjectIdentifier(view)] = recognizer
    view.addGestureRecognizer(recognizer)
  }

  /// Takes the taps off a header that is shown no longer, since its view is reused.
  public override func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    if let recognizer = recognizers.removeValue(forKey: ObjectIdentifier(view)) {
      view.removeGestureRecognizer(recognizer)
    }
    super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  // MARK: - Taps on first rows

  public override func didSelect(
    _ tableView: UITableView, originalIndexPath: IndexPath, dataIndexPath: IndexPath
  ) {
    guard hiding.collapsingTap == .firstRow, dataIndexPath.row == 0,
      case .inner(let path) = layer.owner(of: dataIndexPath, in: tableView)
    else {
      return super.didSelect(
        tableView, originalIndexPath: originalIndexPath, dataIndexPath: dataIndexPath)
    }
    tableView.deselectRow(at: originalIndexPath, animated: true)
    hiding.toggleTapped(section: path.section) {
      super.didSelect(
        tableView, originalIndexPath: originalIndexPath, dataIndexPath: dataIndexPath)
    }
  }
}
