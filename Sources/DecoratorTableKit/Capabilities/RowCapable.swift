import Foundation

/// A type that describes what rows of one kind can do, piece by piece.
///
/// Each call returns the receiver with one more ability: a changed copy of a value, or the layer
/// itself. Calls of one kind add up instead of replacing each other:
///
/// ```swift
/// let posts = CellAdapter<PostCell, Post> { cell, post in cell.show(post) }
///   .height(88)
///   .accessory(.disclosureIndicator)
///   .onSelect { post, _ in open(post) }
///   .onSelect { post, _ in log("selected \(post.id)") }      // both are called, in this order
/// ```
///
/// Layers have the same calls; see ``CapableLayer``.
@MainActor
public protocol RowCapable {
  /// The class of the rows' cells.
  associatedtype Cell: UITableViewCell
  /// The type of the rows' models.
  associatedtype Model

  /// The abilities of the rows.
  var capabilities: RowCapabilities<Cell, Model> { get set }
}

extension RowCapable {
  /// Sets the height of all rows.
  ///
  /// - Parameter height: The height in points, 0 or more, or `UITableView.automaticDimension`;
  ///   traps for any other.
  /// - Complexity: O(1); O(models) for a layer, which shows its rows again.
  @discardableResult
  public func height(_ height: CGFloat) -> Self {
    let height = RowHeight.checked(height, of: "rows of \(Model.self)")
    return adding { $0.height = { _ in height } }
  }

  /// Sets each row's height from a closure.
  ///
  /// Of several closures the last is called first. If it returns nil, the one before it is called.
  ///
  /// - Parameter height: Returns the height of a model's row in points, 0 or more, or
  ///   `UITableView.automaticDimension`. Nil leaves it to the table. Any other value traps in a
  ///   debug build; a release build leaves the height to the table and reports
  ///   ``TableAnomaly/invalidHeight(layer:place:height:)``.
  /// - Complexity: O(1); O(models) for a layer, which shows its rows again.
  @discardableResult
  public func height(_ height: @escaping (Model) -> CGFloat?) -> Self {
    // It is checked where a table asks for it, and the row is known.
    adding { $0.height = height }
  }

  /// Calls a closure when the user selects a row; rows without one cannot be selected.
  ///
  /// Several closures are called in the order in which they were added.
  ///
  /// - Parameter handler: Gets the model, and the index path of the row in the table (reuse) to
  ///   deselect it with.
  @discardableResult
  public func onSelect(_ handler: @escaping (Model, IndexPath) -> Void) -> Self {
    adding { $0.didSelect = { _, model, reuseIndexPath in handler(model, reuseIndexPath) } }
  }

  /// Calls a closure when the user taps the detail button of a row.
  ///
  /// A row has the button if its accessory includes one. Several closures are called in the order
  /// in which they were added.
  ///
  /// - Parameter handler: Gets the model and the index path of the row in the table (reuse).
  @discardableResult
  public func onAccessoryTap(_ handler: @escaping (Model, IndexPath) -> Void) -> Self {
    adding { $0.accessoryTap = { _, model, reuseIndexPath in handler(model, reuseIndexPath) } }
  }

  /// Shows an accessory at the right of all rows.
  ///
  /// A row without this ability shows the own accessory of its cell, even if the cell is reused
  /// from a row with another. If rows of several layers share cells that closures dequeue, the
  /// closures have to set the accessory.
  ///
  /// - Parameter accessory: The accessory.
  /// - Complexity: O(1); O(models) for a layer, which shows its rows again.
  @discardableResult
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> Self {
    self.accessory { _ in accessory }
  }

  /// Shows an accessory at the right of each row, chosen by a closure.
  ///
  /// Of several closures the last is called first. If it returns nil, the one before it is called.
  ///
  /// - Parameter accessory: Returns the accessory of a model's row.
  /// - Complexity: O(1); O(models) for a layer, which shows its rows again.
  @discardableResult
  public func accessory(_ accessory: @escaping (Model) -> UITableViewCell.AccessoryType?) -> Self {
    adding { $0.accessory = accessory }
  }

  /// Calls a closure when the cell of a row is about to be shown.
  ///
  /// Several closures are called in the order in which they were added.
  ///
  /// - Parameter handler: Gets the cell and the model.
  @discardableResult
  public func onDisplay(_ handler: @escaping (Cell, Model) -> Void) -> Self {
    adding {
      $0.willDisplay = { _, cell, model in
        if let cell = cell as? Cell { handler(cell, model) }
      }
    }
  }

  /// Calls a closure when the cell of a row is no longer shown.
  ///
  /// Several closures are called in the order in which they were added.
  ///
  /// - Parameter handler: Gets the cell and the model that it was shown for, even if the rows have
  ///   changed since.
  @discardableResult
  public func onEndDisplay(_ handler: @escaping (Cell, Model) -> Void) -> Self {
    adding {
      $0.endOfDisplay = { model in
        { cell in
          if let cell = cell as? Cell { handler(cell, model) }
        }
      }
    }
  }

  /// Shows a view that belongs to a row's model in the row's cell.
  ///
  /// ```swift
  /// let ads = CellAdapter<AdCell, NativeAd> { cell, ad in cell.show(ad) }.modelView { $0.view }
  /// ```
  ///
  /// A view is in one cell at a time. It is detached from its cell before it is attached to
  /// another, and a reloaded row keeps it. When a cell leaves the screen, its view is detached. The
  /// view fills the content view, unless the cell is a ``ModelViewCell``.
  ///
  /// Of several closures the last is called first. If it returns nil, the one before it is called.
  ///
  /// - Parameter view: Returns the view of a model, always the same one; nil for a model that has
  ///   none.
  /// - Complexity: O(1); O(models) for a layer, which shows its rows again.
  @discardableResult
  public func modelView(_ view: @escaping (Model) -> UIView?) -> Self {
    adding { $0.modelView = { model in { view(model) } } }
  }

  /// Decides which rows can be edited.
  ///
  /// Editing is a swipe, a deletion, or a control beside the row while the table is edited. Without
  /// this call, rows with swipe actions or a deletion can be edited. Of several closures all have
  /// to agree.
  ///
  /// - Parameter canEdit: Returns whether a model's row can be edited.
  /// - Complexity: O(1); O(models) for a layer, which shows its rows again.
  @discardableResult
  public func canEdit(_ canEdit: @escaping (Model) -> Bool) -> Self {
    adding { $0.canEdit = canEdit }
  }

  /// Lets the user delete rows, and calls a closure that removes the model and announces the
  /// change.
  ///
  /// Several closures are called in the order in which they were added. A row with trailing swipe
  /// actions shows those instead of the table's own deletion: make one of them delete the row.
  ///
  /// A layer announces its changes itself:
  ///
  /// ```swift
  /// ads.onDelete { [weak ads] ad in
  ///   guard let ads, let index = ads.models.firstIndex(where: { $0.id == ad.id }) else { return }
  ///   ads.remove(at: index)
  /// }
  /// ```
  ///
  /// - Parameter handler: Gets the model of the row. The row is removed with its model, not by the
  ///   kit.
  /// - Complexity: O(1); O(models) for a layer, which shows its rows again.
  @discardableResult
  public func onDelete(_ handler: @escaping (Model) -> Void) -> Self {
    adding {
      $0.commit = { _, style, model in
        if style == .delete { handler(model) }
      }
    }
  }

  /// Shows actions under the leading edge of a row when the user swipes it.
  ///
  /// The actions are behind those that were added before, seen from the edge.
  ///
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a full swipe performs the first action. It does
  ///     only if all calls agree that have actions for the row.
  ///   - actions: Returns the actions of a model's row, from the edge inwards.
  @discardableResult
  public func leadingSwipeActions(
    performsFirstActionWithFullSwipe: Bool = true,
    _ actions: @escaping (Model) -> [UIContextualAction]
  ) -> Self {
    adding {
      $0.leadingSwipeActions = { _, model in
        .showing(
          actions(model), performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe)
      }
    }
  }

  /// Shows actions under the trailing edge of a row when the user swipes it.
  ///
  /// The actions are behind those that were added before, seen from the edge.
  ///
  /// - Parameters:
  ///   - performsFirstActionWithFullSwipe: Whether a full swipe performs the first action. It does
  ///     only if all calls agree that have actions for the row.
  ///   - actions: Returns the actions of a model's row, from the edge inwards.
  @discardableResult
  public func trailingSwipeActions(
    performsFirstActionWithFullSwipe: Bool = true,
    _ actions: @escaping (Model) -> [UIContextualAction]
  ) -> Self {
    adding {
      $0.trailingSwipeActions = { _, model in
        .showing(
          actions(model), performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe)
      }
    }
  }

  /// Offers a context menu for a row.
  ///
  /// The elements are below those that were added before.
  ///
  /// - Parameters:
  ///   - preview: Returns the preview beside the menu of a model's row; the row itself if nil. Of
  ///     several previews the first that is not nil is shown.
  ///   - elements: Returns the elements of the menu of a model's row, from the top. A row without
  ///     any elements has no menu.
  @discardableResult
  public func contextMenu(
    preview: ((Model) -> UIViewController?)? = nil,
    _ elements: @escaping (Model) -> [UIMenuElement]
  ) -> Self {
    adding {
      $0.menuElements = elements
      $0.menuPreview = preview.map { preview in { model in { preview(model) } } }
    }
  }

  /// Returns the receiver with another ability.
  private func adding(_ set: (inout RowEvents<Model>) -> Void) -> Self {
    var added = RowEvents<Model>()
    set(&added)
    var sum = self
    sum.capabilities = sum.capabilities.adding(added)
    return sum
  }
}
