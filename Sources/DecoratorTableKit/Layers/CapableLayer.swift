import Foundation

/// A layer that gives its rows abilities, call by call.
///
/// ```swift
/// feed.addRows(ads, named: "ads", placed: .every(6), cell: .class(AdCell.self))
///   .height(60)
///   .onSelect { ad, _ in open(ad.link) }
///   .trailingSwipeActions { ad in [hide(ad)] }
/// ```
///
/// The calls are those of ``RowCapable``. They can be made at any time, even while a table shows
/// the layer. They add to the capabilities that an adapter gives the rows, and come after those;
/// nothing is replaced. Handlers in the ``TableLayer/events`` of the layer come
/// before all of them. Reserved rows have no capabilities.
///
/// The layer retains the closures: one that uses the layer has to capture it weakly.
///
/// In a table that is wired by hand, set the data source and the delegate again after the first
/// call of a kind, as with ``TableLayer/events``.
@MainActor
public class CapableLayer<Model>: TableLayer {
  /// The cells of the models, and the capabilities of their rows.
  let behavior: LayerRowBehavior<Model>

  init(
    placed placement: Placement, sections: Placement = .none, promise: ContentPromise?,
    named name: String?, behavior: LayerRowBehavior<Model>
  ) {
    self.behavior = behavior
    super.init(placed: placement, sections: sections, promise: promise, named: name)
    behavior.layer = self
  }

  override func composed(_ events: AdditionalRowEvents) -> AdditionalRowEvents {
    behavior.events(after: events)
  }

  /// Shows models in cells.
  ///
  /// - Parameters:
  ///   - models: The models that there are, where the cells depend on them.
  ///   - cells: The cells.
  func show(_ models: [Model], in cells: RowCells<Model>) {
    behavior.show(models, in: cells)
    add(cells.registrations(models))
  }

  // MARK: - Capabilities

  /// Calls a closure when the user selects a row of the layer; rows without one cannot be selected.
  ///
  /// - Parameter handler: Gets the model, and the index path of the row in the table (reuse) to
  ///   deselect it with.
  /// - Returns: The layer.
  @discardableResult
  public func onSelect(_ handler: @escaping (Model, IndexPath) -> Void) -> Self {
    adding { $0.onSelect(handler) }
  }

  /// Calls a closure when the cell of a row of the layer is about to be shown.
  ///
  /// A layer does not know the class of its cells; the same call on a ``CellAdapter`` does.
  ///
  /// - Parameter handler: Gets the cell and the model.
  /// - Returns: The layer.
  @discardableResult
  public func onDisplay(_ handler: @escaping (UITableViewCell, Model) -> Void) -> Self {
    adding { $0.onDisplay(handler) }
  }

  /// Calls a closure when the cell of a row of the layer is no longer shown.
  ///
  /// - Parameter handler: Gets the cell and the model that it was shown for, even if that is gone.
  ///   It is not called for cells that were on screen before the first handler was added.
  /// - Returns: The layer.
  @discardableResult
  public func onEndDisplay(_ handler: @escaping (UITableViewCell, Model) -> Void) -> Self {
    adding { $0.onEndDisplay(handler) }
  }

  /// Shows actions under the leading edge of a row of the layer when the user swipes it.
  ///
  /// They stand behind the actions that were added before, seen from the edge.
  ///
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a full swipe performs the first action. It does
  ///     only if all calls agree.
  ///   - actions: Returns the actions of a model's row, from the edge inwards.
  /// - Returns: The layer.
  @discardableResult
  public func leadingSwipeActions(
    performsFirstActionWithFullSwipe: Bool = true,
    _ actions: @escaping (Model) -> [UIContextualAction]
  ) -> Self {
    adding {
      $0.leadingSwipeActions(
        performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe, actions)
    }
  }

  /// Shows actions under the trailing edge of a row of the layer when the user swipes it.
  ///
  /// They stand behind the actions that were added before, seen from the edge.
  ///
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a full swipe performs the first action. It does
  ///     only if all calls agree.
  ///   - actions: Returns the actions of a model's row, from the edge inwards.
  /// - Returns: The layer.
  @discardableResult
  public func trailingSwipeActions(
    performsFirstActionWithFullSwipe: Bool = true,
    _ actions: @escaping (Model) -> [UIContextualAction]
  ) -> Self {
    adding {
      $0.trailingSwipeActions(
        performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe, actions)
    }
  }

  /// Offers a context menu for a row of the layer.
  ///
  /// The elements stand below those that were added before. A menu of the layer's
  /// ``TableLayer/events`` is shown where this one is empty.
  ///
  /// - Parameters:
  ///   - preview: Returns the preview beside the menu of a model's row; the row itself if nil.
  ///   - elements: Returns the elements of the menu of a model's row, from the top.
  /// - Returns: The layer.
  @discardableResult
  public func contextMenu(
    preview: ((Model) -> UIViewController?)? = nil,
    _ elements: @escaping (Model) -> [UIMenuElement]
  ) -> Self {
    adding { $0.contextMenu(preview: preview, elements) }
  }

  /// Sets the height of all rows of the layer; those on screen are shown again.
  ///
  /// - Parameter height: The height in points, 0 or more, or `UITableView.automaticDimension`;
  ///   traps for any other.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func height(_ height: CGFloat) -> Self {
    showingAgain { $0.height(height) }
  }

  /// Sets each row's height from a closure; the rows on screen are shown again.
  ///
  /// - Parameter height: Returns the height of a model's row in points, 0 or more, or
  ///   `UITableView.automaticDimension`; traps for any other when a table asks. Nil leaves it to
  ///   the closure that was added before, and in the end to the table.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func height(_ height: @escaping (Model) -> CGFloat?) -> Self {
    // An invalid height is refused by the layer, which knows its name.
    showingAgain { $0.uncheckedHeight(height) }
  }

  /// Decides which rows of the layer can be edited; those on screen are shown again.
  ///
  /// It is asked for rows with swipe actions or a deletion. Of several closures all have to agree.
  ///
  /// - Parameter canEdit: Returns whether a model's row can be edited.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func canEdit(_ canEdit: @escaping (Model) -> Bool) -> Self {
    showingAgain { $0.canEdit(canEdit) }
  }

  /// Lets the user delete rows of the layer, and calls a closure that removes the model.
  ///
  /// ```swift
  /// ads.onDelete { [weak ads] ad in ads?.remove(withID: ad.id) }
  /// ```
  ///
  /// A row with trailing swipe actions shows those instead of the table's own deletion: let one of
  /// them delete.
  ///
  /// - Parameter handler: Gets the model of the row. The row goes with its model, not by itself.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func onDelete(_ handler: @escaping (Model) -> Void) -> Self {
    showingAgain { $0.onDelete(handler) }
  }

  /// Shows an accessory at the right of all rows of the layer; those on screen are shown again.
  ///
  /// - Parameter accessory: The accessory.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> Self {
    showingAgain { $0.accessory(accessory) }
  }

  /// Shows an accessory at the right of each row of the layer, chosen by a closure; those on screen
  /// are shown again.
  ///
  /// - Parameter accessory: Returns the accessory of a model's row. Nil leaves it to the closure
  ///   that was added before.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func accessory(_ accessory: @escaping (Model) -> UITableViewCell.AccessoryType?) -> Self {
    showingAgain { $0.accessory(accessory) }
  }

  /// Shows a view that belongs to a row's model in the row's cell; rows on screen are shown again.
  ///
  /// ```swift
  /// ads.modelView { $0.view }
  /// ```
  ///
  /// A view is in one cell at a time. The cell that loses it is told before another gets it, and a
  /// row that is loaded again keeps it. A cell gives it back when it goes off screen. It shows the
  /// view in all of its content view, unless it is a ``ModelViewCell``.
  ///
  /// - Parameter view: Returns the view of a model, always the same one. Nil leaves it to the
  ///   closure that was added before.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func modelView(_ view: @escaping (Model) -> UIView?) -> Self {
    showingAgain { $0.modelView(view) }
  }

  /// Calls a closure when the user taps the detail button of a row of the layer.
  ///
  /// A row has the button if its accessory includes one.
  ///
  /// - Parameter handler: Gets the model and the index path of the row in the table (reuse).
  /// - Returns: The layer.
  @discardableResult
  public func onAccessoryTap(_ handler: @escaping (Model, IndexPath) -> Void) -> Self {
    adding { $0.onAccessoryTap(handler) }
  }

  private typealias Capabilities = RowCapabilities<UITableViewCell, Model>

  private func adding(_ change: (Capabilities) -> Capabilities) -> Self {
    behavior.add(change)
    return self
  }

  /// Changes a capability that a table asks about when a row comes, and shows the rows again.
  private func showingAgain(_ change: (Capabilities) -> Capabilities) -> Self {
    behavior.add(change)
    showRowsAgain()
    return self
  }

  /// Shows the rows of the layer again in their places, except reserved rows.
  ///
  /// A table asks about some capabilities only when rows come.
  ///
  /// - Complexity: O(additional rows)
  func showRowsAgain() {
    guard loadedState != nil else { return }
    let behavior = behavior
    enqueue(
      LayerChange(to: ruleToCome, changesRows: false) { state in
        state.showingAgain {
          behavior.model(of: .amongContent(index: state.model(ofAdditional: $0))) != nil
        }
      })
  }
}

extension LayerState {
  /// Returns the transition to the same rows, some of which show something else.
  ///
  /// - Parameter isChanged: Returns whether an additional row, given by its ordinal, shows
  ///   something else.
  fileprivate func showingAgain(where isChanged: (Int) -> Bool) -> LayerTransition {
    LayerTransition(
      keeping: self, content: .unchanged(layout.contentRowCounts),
      changed: (0..<layout.additionalCount).filter(isChanged))
  }
}
