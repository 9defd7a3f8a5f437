public import Foundation

// What stands in for an optional method that a conformer does not implement: it says so, and returns
// what UIKit goes by without it.
extension UITableViewDelegate {
  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willDisplay, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willDisplayHeaderView, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willDisplayFooterView, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didEndDisplaying, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didEndDisplayingHeaderView, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didEndDisplayingFooterView, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.recordAbsence(of: DelegateMethod.heightForRowAt, by: self)
    return tableView.rowHeight
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    OptionalMethod.recordAbsence(of: DelegateMethod.heightForHeaderInSection, by: self)
    return tableView.sectionHeaderHeight
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    OptionalMethod.recordAbsence(of: DelegateMethod.heightForFooterInSection, by: self)
    return tableView.sectionFooterHeight
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    OptionalMethod.recordAbsence(of: DelegateMethod.estimatedHeightForRowAt, by: self)
    return tableView.estimatedRowHeight
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    OptionalMethod.recordAbsence(of: DelegateMethod.estimatedHeightForHeaderInSection, by: self)
    return tableView.estimatedSectionHeaderHeight
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    OptionalMethod.recordAbsence(of: DelegateMethod.estimatedHeightForFooterInSection, by: self)
    return tableView.estimatedSectionFooterHeight
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.recordAbsence(of: DelegateMethod.viewForHeaderInSection, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.recordAbsence(of: DelegateMethod.viewForFooterInSection, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.accessoryButtonTappedForRowWith, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    OptionalMethod.recordAbsence(of: DelegateMethod.shouldHighlightRowAt, by: self)
    return true
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didHighlightRowAt, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didUnhighlightRowAt, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethod.recordAbsence(of: DelegateMethod.willSelectRowAt, by: self)
    return indexPath
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethod.recordAbsence(of: DelegateMethod.willDeselectRowAt, by: self)
    return indexPath
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didSelectRowAt, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didDeselectRowAt, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.recordAbsence(of: DelegateMethod.canPerformPrimaryActionForRowAt, by: self)
    return !tableView.isEditing
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    OptionalMethod.recordAbsence(of: DelegateMethod.performPrimaryActionForRowAt, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    OptionalMethod.recordAbsence(of: DelegateMethod.editingStyleForRowAt, by: self)
    return .delete
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethod.recordAbsence(
      of: DelegateMethod.titleForDeleteConfirmationButtonForRowAt, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.recordAbsence(of: DelegateMethod.shouldIndentWhileEditingRowAt, by: self)
    return true
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willBeginEditingRowAt, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didEndEditingRowAt, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.recordAbsence(of: DelegateMethod.targetIndexPathForMoveFromRowAt, by: self)
    return proposedDestinationIndexPath
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    OptionalMethod.recordAbsence(of: DelegateMethod.indentationLevelForRowAt, by: self)
    return 0
  }

  /// Stands in where not implemented.
  @available(iOS, deprecated: 13.0)
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.recordAbsence(of: DelegateMethod.shouldShowMenuForRowAt, by: self)
    return false
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.recordAbsence(of: DelegateMethod.canFocusRowAt, by: self)
    return true
  }

  /// Stands in where not implemented.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.recordAbsence(of: DelegateMethod.indexPathForPreferredFocusedView, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.recordAbsence(of: DelegateMethod.selectionFollowsFocusForRowAt, by: self)
    return tableView.selectionFollowsFocus
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.recordAbsence(
      of: DelegateMethod.shouldBeginMultipleSelectionInteractionAt, by: self)
    return false
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.recordAbsence(
      of: DelegateMethod.didBeginMultipleSelectionInteractionAt, by: self)
  }

  /// Stands in where not implemented.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethod.recordAbsence(
      of: DelegateMethod.tableViewDidEndMultipleSelectionInteraction, by: self)
  }
}
