public import Foundation

/// What stands before `?` in a call of `tableView` on a `UITableViewDelegate`.
@MainActor
public struct OptionalDelegateTableView {
  let receiver: any UITableViewDelegate

  /// A cell is about to be shown.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.willDisplay) {
      receiver.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  /// A header is about to be shown.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.willDisplayHeaderView) {
      receiver.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  /// A footer is about to be shown.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.willDisplayFooterView) {
      receiver.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }

  /// A cell is no longer shown; the path is the one at which it was shown.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.didEndDisplaying) {
      receiver.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  /// A header is no longer shown.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.didEndDisplayingHeaderView) {
      receiver.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  /// A footer is no longer shown.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.didEndDisplayingFooterView) {
      receiver.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// A row's height in points; the table's `rowHeight` where not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.heightForRowAt) {
      receiver.tableView(tableView, heightForRowAt: indexPath)
    }
  }

  /// A header's height in points; the table's `sectionHeaderHeight` where not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.heightForHeaderInSection) {
      receiver.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  /// A footer's height in points; the table's `sectionFooterHeight` where not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.heightForFooterInSection) {
      receiver.tableView(tableView, heightForFooterInSection: section)
    }
  }

  /// A guess at the height of a row that is not shown yet, in points; implementing it turns
  /// estimation on.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.estimatedHeightForRowAt) {
      receiver.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
  }

  /// A guess at the height of a header that is not shown yet, in points.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.value(of: receiver, DelegateMethod.estimatedHeightForHeaderInSection) {
      receiver.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  /// A guess at the height of a footer that is not shown yet, in points.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat? {
    OptionalMethod.value(of: receiver, DelegateMethod.estimatedHeightForFooterInSection) {
      receiver.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  /// The view above a section; it wins over a title.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    OptionalMethod.flattened(of: receiver, DelegateMethod.viewForHeaderInSection) {
      receiver.tableView(tableView, viewForHeaderInSection: section)
    }
  }

  /// The view below a section; it wins over a title.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    OptionalMethod.flattened(of: receiver, DelegateMethod.viewForFooterInSection) {
      receiver.tableView(tableView, viewForFooterInSection: section)
    }
  }

  /// The detail button of a row was tapped.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.accessoryButtonTappedForRowWith) {
      receiver.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// Whether a touch may highlight a row, and so select it; true where not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.shouldHighlightRowAt) {
      receiver.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  /// A row was highlighted.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.didHighlightRowAt) {
      receiver.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  /// A row is no longer highlighted.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.didUnhighlightRowAt) {
      receiver.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  /// The row to select instead of the one that the user chose; nil selects none.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethod.flattened(of: receiver, DelegateMethod.willSelectRowAt) {
      receiver.tableView(tableView, willSelectRowAt: indexPath)
    }
  }

  /// The row to deselect instead of that one; nil keeps it selected.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethod.flattened(of: receiver, DelegateMethod.willDeselectRowAt) {
      receiver.tableView(tableView, willDeselectRowAt: indexPath)
    }
  }

  /// The user selected a row.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Void?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.didSelectRowAt) {
      receiver.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  /// The user deselected a row.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.didDeselectRowAt) {
      receiver.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  /// Whether a row has a primary action; where not implemented, unless the table is being edited.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.value(of: receiver, DelegateMethod.canPerformPrimaryActionForRowAt) {
      receiver.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
  }

  /// The user asked for the primary action of a row.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.performPrimaryActionForRowAt) {
      receiver.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  /// The control in front of a row that is being edited; `.delete` where not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.editingStyleForRowAt) {
      receiver.tableView(tableView, editingStyleForRowAt: indexPath)
    }
  }

  /// The title of the button that confirms a deletion.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethod.flattened(of: receiver, DelegateMethod.titleForDeleteConfirmationButtonForRowAt)
    {
      receiver.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }
  }

  /// Whether a row of a grouped table moves in while it is edited; true where not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.value(of: receiver, DelegateMethod.shouldIndentWhileEditingRowAt) {
      receiver.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
  }

  /// A swipe begins to edit a row.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    -> Void?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.willBeginEditingRowAt) {
      receiver.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  /// The editing that a swipe began is over.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    -> Void?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.didEndEditingRowAt) {
      receiver.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }

  /// The place at which a row that is being dragged should land.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.value(of: receiver, DelegateMethod.targetIndexPathForMoveFromRowAt) {
      receiver.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }

  /// How many steps a row moves in.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int? {
    OptionalMethod.value(of: receiver, DelegateMethod.indentationLevelForRowAt) {
      receiver.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
  }

  /// Whether a long press on a row shows the editing menu.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.shouldShowMenuForRowAt) {
      receiver.tableView(tableView, shouldShowMenuForRowAt: indexPath)
    }
  }

  /// Whether a row can be focused.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool?
  {
    OptionalMethod.value(of: receiver, DelegateMethod.canFocusRowAt) {
      receiver.tableView(tableView, canFocusRowAt: indexPath)
    }
  }

  /// Whether focusing a row selects it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.value(of: receiver, DelegateMethod.selectionFollowsFocusForRowAt) {
      receiver.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
    }
  }

  /// Whether two fingers may begin to select rows.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.value(of: receiver, DelegateMethod.shouldBeginMultipleSelectionInteractionAt) {
      receiver.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Two fingers began to select rows.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.value(of: receiver, DelegateMethod.didBeginMultipleSelectionInteractionAt) {
      receiver.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
}
