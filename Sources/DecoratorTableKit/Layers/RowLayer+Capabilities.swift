import Foundation

// The same calls as those of `RowCapable`, where each rule stands.
extension RowLayer {
  /// Calls a closure when the user selects a row of the layer.
  ///
  /// ```swift
  /// feed.addRows(ads, named: "ads", placed: .every(6), cell: AdCell.self)
  ///   .onSelect { ad, _ in open(ad.link) }
  ///   .trailingSwipeActions { ad in [hide(ad)] }
  ///   .height(60)
  /// ```
  ///
  /// This call and its likes can be made at any time, also while a table shows the layer. What they add
  /// comes after what the rows can do by themselves, as an adapter says, and after what the layer was
  /// made with; nothing replaces anything. Handlers in the ``ForwardingTableViewDelegate/events`` of the
  /// layer come before all of them. Rows that are kept for models to come can do nothing.
  ///
  /// The layer keeps the closures: one that uses the layer holds it weakly.
  ///
  /// In a table that is wired by hand a capability of another kind than those before is there once the
  /// table has been given its data source and delegate again, as with
  /// ``ForwardingTableViewDelegate/events``.
  ///
  /// - Parameter handler: Gets the model and the index path of the row in the table (reuse), to deselect
  ///   it with.
  /// - Returns: The layer.
  @discardableResult
  public func onSelect(_ handler: @escaping (Model, IndexPath) -> Void) -> RowLayer {
    adding { $0.onSelect(handler) }
  }

  /// Calls a closure when the cell of a row of the layer is about to be shown.
  ///
  /// A layer does not know the class of its cells; the same call on a ``CellAdapter`` does.
  ///
  /// - Parameter handler: Gets the cell and the model.
  /// - Returns: The layer.
  @discardableResult
  public func onDisplay(_ handler: @escaping (UITableViewCell, Model) -> Void) -> RowLayer {
    adding { $0.onDisplay(handler) }
  }

  /// Calls a closure when the cell of a row of the layer is no longer shown.
  ///
  /// - Parameter handler: Gets the cell and the model that it was shown for, even if that is gone. Not
  ///   called for cells that were on screen before the first such handler was added.
  /// - Returns: The layer.
  @discardableResult
  public func onEndDisplay(_ handler: @escaping (UITableViewCell, Model) -> Void) -> RowLayer {
    adding { $0.onEndDisplay(handler) }
  }

  /// Shows actions under the leading edge of a row of the layer when the user swipes it, behind those
  /// that there are.
  ///
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a swipe all across does what the first action does; it
  ///     does only if everybody who adds actions agrees.
  ///   - actions: The actions of a model's row, from the edge inwards.
  /// - Returns: The layer.
  @discardableResult
  public func leadingSwipeActions(
    performsFirstActionWithFullSwipe: Bool = true,
    _ actions: @escaping (Model) -> [UIContextualAction]
  ) -> RowLayer {
    adding {
      $0.leadingSwipeActions(
        performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe, actions)
    }
  }

  /// Shows actions under the trailing edge of a row of the layer when the user swipes it, behind those
  /// that there are.
  ///
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a swipe all across does what the first action does; it
  ///     does only if everybody who adds actions agrees.
  ///   - actions: The actions of a model's row, from the edge inwards.
  /// - Returns: The layer.
  @discardableResult
  public func trailingSwipeActions(
    performsFirstActionWithFullSwipe: Bool = true,
    _ actions: @escaping (Model) -> [UIContextualAction]
  ) -> RowLayer {
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
  ) -> RowLayer {
    adding { $0.contextMenu(preview: preview, elements) }
  }

  /// Makes all rows of the layer so high; those on screen are shown again.
  ///
  /// - Parameter height: In points, 0 or more, or `UITableView.automaticDimension`; traps for any other.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func height(_ height: CGFloat) -> RowLayer {
    showingAgain { $0.height(height) }
  }

  /// Makes rows of the layer so high as a closure says; those on screen are shown again.
  ///
  /// - Parameter height: The height of a model's row in points, 0 or more, or
  ///   `UITableView.automaticDimension`; traps for any other when a table asks. Nil leaves it to those who
  ///   were there before, and in the end to the table.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func height(_ height: @escaping (Model) -> CGFloat?) -> RowLayer {
    showingAgain { $0.height(height) }
  }

  /// Says which rows of the layer can be edited, of those that have swipe actions or can be deleted; those
  /// on screen are shown again.
  ///
  /// - Parameter canEdit: Whether a model's row can be edited; all who are asked have to agree.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func canEdit(_ canEdit: @escaping (Model) -> Bool) -> RowLayer {
    showingAgain { $0.canEdit(canEdit) }
  }

  /// Lets the user delete rows of the layer, and calls a closure for it, which removes the model.
  ///
  /// ```swift
  /// ads.onDelete { [weak ads] ad in ads?.remove(withID: ad.id) }
  /// ```
  ///
  /// A table offers its own deletion only where a row has no trailing swipe actions; where it has, one of
  /// them has to delete.
  ///
  /// - Parameter handler: Gets the model of the row. The row goes with its model, and not by itself.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func onDelete(_ handler: @escaping (Model) -> Void) -> RowLayer {
    showingAgain { $0.onDelete(handler) }
  }

  /// Shows something at the right of all rows of the layer; those on screen are shown again.
  ///
  /// - Parameter accessory: What stands there.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> RowLayer {
    showingAgain { $0.accessory(accessory) }
  }

  /// Shows something at the right of rows of the layer, as a closure says; those on screen are shown
  /// again.
  ///
  /// - Parameter accessory: What stands at the right of a model's row. Nil leaves it to those who were
  ///   there before.
  /// - Returns: The layer.
  /// - Complexity: O(models)
  @discardableResult
  public func accessory(
    _ accessory: @escaping (Model) -> UITableViewCell.AccessoryType?
  ) -> RowLayer {
    showingAgain { $0.accessory(accessory) }
  }

  /// Calls a closure when the user taps the detail button of a row of the layer, which is there if the
  /// row's accessory says so.
  ///
  /// - Parameter handler: Gets the model and the index path of the row in the table (reuse).
  /// - Returns: The layer.
  @discardableResult
  public func onAccessoryTap(_ handler: @escaping (Model, IndexPath) -> Void) -> RowLayer {
    adding { $0.onAccessoryTap(handler) }
  }

  private typealias Capabilities = RowCapabilities<UITableViewCell, Model>

  private func adding(_ change: (Capabilities) -> Capabilities) -> RowLayer {
    modelRows.add(change)
    return self
  }

  /// What is asked when a row comes is asked again of those that are there.
  private func showingAgain(_ change: (Capabilities) -> Capabilities) -> RowLayer {
    modelRows.add(change)
    showRowsAgain()
    return self
  }
}
