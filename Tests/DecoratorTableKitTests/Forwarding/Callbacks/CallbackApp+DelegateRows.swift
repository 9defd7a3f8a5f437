import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
extension CallbackApp {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    hear(.willDisplayCell, text(indexPath))
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    hear(.didEndDisplayingCell, text(indexPath))
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    answer(.heightForRow, text(indexPath), 77, without: 0)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    answer(.estimatedHeightForRow, text(indexPath), 77, without: 0)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    hear(.accessoryButtonTapped, text(indexPath))
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    answer(.shouldHighlightRow, text(indexPath), false, without: true)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    hear(.didHighlightRow, text(indexPath))
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    hear(.didUnhighlightRow, text(indexPath))
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    answer(.willSelectRow, text(indexPath), otherRow)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    answer(.willDeselectRow, text(indexPath), otherRow)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    hear(.didSelectRow, text(indexPath))
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    hear(.didDeselectRow, text(indexPath))
  }

  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  {
    answer(.canPerformPrimaryAction, text(indexPath), false, without: true)
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    hear(.performPrimaryAction, text(indexPath))
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    answer(
      .targetForMove, "\(text(sourceIndexPath)) to \(text(proposedDestinationIndexPath))",
      lastRow, without: proposedDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    answer(.indentationLevelForRow, text(indexPath), 3, without: 0)
  }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    answer(.shouldBeginMultipleSelection, text(indexPath), true, without: false)
  }

  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    hear(.didBeginMultipleSelection, text(indexPath))
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    hear(.didEndMultipleSelection, "")
  }
}
#endif
