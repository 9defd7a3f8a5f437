import Foundation

/// A layer whose rows can be made to do more, call by call.
///
/// ```swift
/// feed.addRows(ads, named: "ads", placed: .every(6), cell: .class(AdCell.self))
///   .height(60)
///   .onSelect { ad, _ in open(ad.link) }
///   .trailingSwipeActions { ad in [hide(ad)] }
/// ```
///
/// The calls are those of ``RowCapable``. They can be made at any time, also while a table shows
/// the layer. What they add comes after what the rows can do by themselves, as an adapter says;
/// nothing replaces anything. Handlers in the ``ForwardingTableViewDelegate/events`` of the layer
/// come before all of them. Reserved rows can do nothing.
///
/// The layer keeps the closures: one that uses the layer holds it weakly.
///
/// In a table that is wired by hand a capability of another kind than those before is there once
/// the table has been given its data source and delegate again, as with
/// ``ForwardingTableViewDelegate/events``.
@MainActor
public class CapableLayer<Model>: TableLayer {
  /// Which cells show the models, and what their rows can do.
  let behavior: LayerRowBehavior<Model>

  init(
    placed placement: Placement, sections: Placement = .none, promise: ContentPromise,
    named name: String?, behavior: LayerRowBehavior<Model>
  ) {
    self.behavior = behavior
    super.init(placed: placement, sections: sections, promise: promise, named: name)
    behavior.install(in: self)
  }

  // MARK: - Capabilities

  /// Calls a closure when the user selects a row of the layer; rows without one cannot be selected.
  ///
  /// - Parameter handler: Gets the model and the index path of the row in the table (reuse), to
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
  ///   Not called for cells that were on screen before the first such handler was added.
  /// - Returns: The layer.
  @discardableResult
  public func onEndDisplay(_ handler: @escaping (UITableViewCell, Model) -> Void) -> Self {
    adding { $0.onEndDisplay(handler) }
  }

  /// Shows actions under the leading edge of a row of the layer when the user swipes it, behind
  /// those that there are.
  ///
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a swipe all across does what the first action
  ///     does; it does only if everybody who adds actions agrees.
  ///   - actions: The actions of a model's row, from the edge inwards.
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

  /// Shows actions under the trailing edge of a row of the layer when the user swipes it, behind
  /// those that there are.
  ///
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a swipe all across does what the first action
  ///     does; it does only if everybody who adds actions agrees.
  ///   - actions: The actions of a model's row, from the edge inwards.
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

  /// Offers a context menu for a row of the layer, below what there is in it.
  ///
  /// A menu of the layer's ``ForwardingTableViewDelegate/events`` is shown where this one is empty.
  ///
  /// - Parameters:
  ///   - preview: What is shown beside the menu of a model's row, the row itself if nil.
  ///   - elements: The elements of the menu of a model's row, from the top.
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
  /// - Parameter height: In points, 0 or more, or `UITableView.automaticDimension`; traps for any
  ///   other.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func height(_ height: CGFloat) -> Self {
    showingAgain { $0.height(height) }
  }

  /// Sets each row's height from a closure; the rows on screen are shown again.
  ///
  /// - Parameter height: The height of a model's row in points, 0 or more, or
  ///   `UITableView.automaticDimension`; traps for any other when a table asks. Nil leaves it to
  ///   those who were there before, and in the end to the table.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func height(_ height: @escaping (Model) -> CGFloat?) -> Self {
    // A number that is no height is refused by the layer, which knows its name.
    showingAgain { $0.uncheckedHeight(height) }
  }

  /// Says which rows of the layer can be edited, of those that have swipe actions or can be
  /// deleted; those on screen are shown again.
  ///
  /// - Parameter canEdit: Whether a model's row can be edited; all who are asked have to agree.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func canEdit(_ canEdit: @escaping (Model) -> Bool) -> Self {
    showingAgain { $0.canEdit(canEdit) }
  }

  /// Lets the user delete rows of the layer, and calls a closure for it, which removes the model.
  ///
  /// ```swift
  /// ads.onDelete { [weak ads] ad in ads?.remove(withID: ad.id) }
  /// ```
  ///
  /// A table offers its own deletion only where a row has no trailing swipe actions; where it has,
  /// one of them has to delete.
  ///
  /// - Parameter handler: Gets the model of the row. The row goes with its model, and not by
  ///   itself.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func onDelete(_ handler: @escaping (Model) -> Void) -> Self {
    showingAgain { $0.onDelete(handler) }
  }

  /// Shows something at the right of all rows of the layer; those on screen are shown again.
  ///
  /// - Parameter accessory: What stands there.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> Self {
    showingAgain { $0.accessory(accessory) }
  }

  /// Shows something at the right of rows of the layer, as a closure says; those on screen are
  /// shown again.
  ///
  /// - Parameter accessory: What stands at the right of a model's row. Nil leaves it to those who
  ///   were there before.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func accessory(
    _ accessory: @escaping (Model) -> UITableViewCell.AccessoryType?
  ) -> Self {
    showingAgain { $0.accessory(accessory) }
  }

  /// Calls a closure when the user taps the detail button of a row of the layer, which is there if
  /// the row's accessory says so.
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

  /// What is asked when a row comes is asked again of those that are there.
  private func showingAgain(_ change: (Capabilities) -> Capabilities) -> Self {
    behavior.add(change)
    showRowsAgain()
    return self
  }

  /// Shows the rows of the layer again, where they are: something has changed that a table asks
  /// about when rows come. Reserved rows stay as they are.
  ///
  /// - Complexity: O(additional rows)
  func showRowsAgain() {
    guard state != nil else { return }
    let behavior = behavior
    perform(
      LayerChange(to: ruleToCome) { state in
        state.showingAgain {
          behavior.model(of: .amongContent(index: state.model(ofAdditional: $0))) != nil
        }
      })
  }
}

extension LayerState {
  /// The same rows, some of which show something else now.
  ///
  /// - Parameter isChanged: Whether an additional row shows something else, by its ordinal.
  fileprivate func showingAgain(where isChanged: (Int) -> Bool) -> LayerTransition {
    LayerTransition(
      old: self, new: self, content: .unchanged(layout.contentRowCounts), rows: .sameOrdinals,
      sections: .sameOrdinals, changed: (0..<layout.additionalCount).filter(isChanged))
  }
}
