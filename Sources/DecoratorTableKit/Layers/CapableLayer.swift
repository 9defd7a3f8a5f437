import Foundation

/// A layer to which abilities of its rows can be added.
///
/// ```swift
/// feed.addRows(ads, named: "ads", placed: .every(6), cell: .class(AdCell.self))
///   .height(60)
///   .onSelect { ad, _ in open(ad.link) }
///   .trailingSwipeActions { ad in [hide(ad)] }
/// ```
///
/// The calls are those of ``RowCapable``. They can be made at any time, even while a table shows
/// the layer. They are added after the capabilities of an adapter, and replace none. Handlers in
/// the ``TableLayer/events`` of the layer precede all of them; a menu there is shown for rows whose
/// `contextMenu` has no elements. Reserved rows have no capabilities.
///
/// A table reads heights, accessories, views of models, deletions and whether rows can be edited
/// only when rows are inserted or loaded. A call about one of these therefore reloads the layer's
/// rows in their places, in O(models). `onEndDisplay` is not called for cells that were on screen
/// before its first handler was added. The closures get `UITableViewCell`s; with the same calls on
/// a ``CellAdapter`` they get its class.
///
/// The layer retains the closures: one that uses the layer has to capture it weakly.
///
/// In a table that is wired by hand, set the data source and the delegate again after the first
/// call of a kind, as with ``TableLayer/events``.
@MainActor
open class CapableLayer<Model>: TableLayer, RowCapable {
  /// The cells of the models, and the capabilities of their rows.
  package let behavior: LayerRowBehavior<Model>

  package init(
    placed placement: Placement, sections: Placement = .none, policy: ContentPolicy?,
    named name: String?, behavior: LayerRowBehavior<Model>
  ) {
    self.behavior = behavior
    super.init(placed: placement, sections: sections, policy: policy, named: name)
    behavior.layer = self
  }

  override func composed(_ events: AdditionalRowEvents) -> AdditionalRowEvents {
    behavior.events(after: events)
  }

  /// Shows models in cells.
  ///
  /// - Parameters:
  ///   - models: The present models, if the cells depend on them.
  ///   - cells: The cells.
  package func show(_ models: [Model], in cells: RowCells<Model>) {
    behavior.show(models, in: cells)
    add(cells.registrations(models))
  }

  // MARK: - Capabilities

  /// The abilities that were added to the layer, for all of its rows.
  ///
  /// - Complexity: O(1) to set it; O(models) if heights, accessories, views of models, deletions or
  ///   what can be edited are others now, since the rows are shown again.
  public final var capabilities: RowCapabilities<UITableViewCell, Model> {
    get { behavior.added }
    set {
      let asksAgain = newValue.revision !== behavior.added.revision
      behavior.added = newValue
      if asksAgain { showRowsAgain() }
    }
  }

  /// Reloads the rows of the layer in their places, except reserved rows.
  ///
  /// A table reads some capabilities only when rows are inserted or loaded.
  ///
  /// - Complexity: O(additional rows)
  func showRowsAgain() {
    guard loadedState != nil else { return }
    let behavior = behavior
    enqueue(
      LayerChange(to: pendingRule, changesRows: false) { state in
        LayerTransition(
          keeping: state, content: .unchanged(state.layout.contentRowCounts),
          changed: (0..<state.layout.additionalCount).filter {
            behavior.model(of: .amongContent(index: state.model(ofAdditional: $0))) != nil
          })
      })
  }
}
