import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension SubsetApp: UITableViewDelegate, UIScrollViewAccessibilityDelegate {
  // MARK: - Display and heights

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    answer(.willDisplayCell, "\(text(indexPath)) \(cell.textLabel?.text ?? "")", ())
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    answer(.didEndDisplayingCell, "\(text(indexPath)) \(cell.textLabel?.text ?? "")", ())
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    answer(.willDisplayHeaderView, "\(section)", ())
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    answer(.willDisplayFooterView, "\(section)", ())
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    answer(.didEndDisplayingHeaderView, "\(section)", ())
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    answer(.didEndDisplayingFooterView, "\(section)", ())
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    answer(.heightForRow, indexPath, 30 + CGFloat(indexPath.row))
  }

  func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    answer(.heightForHeader, "\(section)", 20 + CGFloat(section))
  }

  func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    answer(.heightForFooter, "\(section)", 10 + CGFloat(section))
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    answer(.estimatedHeightForRow, indexPath, 55)
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    answer(.estimatedHeightForHeader, "\(section)", 33)
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    answer(.estimatedHeightForFooter, "\(section)", 22)
  }

  func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    answer(.viewForHeader, "\(section)", section == 0 ? UIView() : nil)
  }

  func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    answer(.viewForFooter, "\(section)", section == 0 ? nil : UIView())
  }

  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    answer(.indentationLevelForRow, indexPath, indexPath.row % 3)
  }

  // MARK: - Highlight and selection

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldHighlightRow, indexPath, indexPath.row != 2)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    answer(.didHighlightRow, indexPath, ())
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    answer(.didUnhighlightRow, indexPath, ())
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    let other = IndexPath(row: 0, section: indexPath.section)
    return answer(
      .willSelectRow, indexPath,
      indexPath.row == 3 ? nil : indexPath.row == 4 ? other : indexPath)
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    answer(.willDeselectRow, indexPath, indexPath.row == 1 ? nil : indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    answer(.didSelectRow, indexPath, ())
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    answer(.didDeselectRow, indexPath, ())
  }

  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.canPerformPrimaryAction, indexPath, indexPath.row % 2 == 0)
  }

  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    answer(.performPrimaryAction, indexPath, ())
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    answer(.accessoryButtonTapped, indexPath, ())
  }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldBeginMultipleSelection, indexPath, true)
  }

  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    answer(.didBeginMultipleSelection, indexPath, ())
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    answer(.didEndMultipleSelection, "", ())
  }

  // MARK: - Editing

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    answer(
      .editingStyle, indexPath,
      indexPath.row == 0 ? .insert : indexPath.row == 1 ? .none : .delete)
  }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    answer(.titleForDeleteConfirmation, indexPath, indexPath.row == 2 ? nil : "Remove")
  }

  @available(iOS, deprecated: 13.0)
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    let action = UITableViewRowAction(style: .normal, title: "Old") { [log] _, path in
      log.note("old action \(path.section)")
    }
    return answer(.editActions, indexPath, indexPath.row == 2 ? nil : [action])
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answer(.leadingSwipeActions, indexPath, swipeActions("Pin", indexPath))
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answer(.trailingSwipeActions, indexPath, swipeActions("Hide", indexPath))
  }

  private func swipeActions(
    _ title: String, _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if indexPath.row == 2 { return nil }
    if indexPath.row == 4 { return UISwipeActionsConfiguration(actions: []) }
    let action = UIContextualAction(style: .normal, title: title) { [log] _, _, done in
      log.note("action \(title)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldIndentWhileEditing, indexPath, indexPath.row % 2 == 0)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    answer(.willBeginEditing, indexPath, ())
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    answer(.didEndEditing, text(indexPath), ())
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let isTop = proposedDestinationIndexPath.row == 0
    return answer(
      .targetForMove, "\(text(sourceIndexPath)) to \(text(proposedDestinationIndexPath))",
      isTop
        ? IndexPath(row: 1, section: proposedDestinationIndexPath.section)
        : proposedDestinationIndexPath)
  }
}
#endif
