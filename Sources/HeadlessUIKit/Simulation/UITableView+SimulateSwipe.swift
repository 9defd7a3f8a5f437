public import Foundation

extension UITableView {
  /// Simulates a swipe that moves a row aside.
  ///
  /// A row can be swiped if it can be edited, the table is not being edited, and there is a button
  /// to reveal. The buttons are the delegate's; without them it is the deletion button, if the
  /// source implements `commit`. A source that does not know counts as implementing it. Another row
  /// that has been moved aside goes back first.
  ///
  /// - Parameters:
  ///   - indexPath: the row, in the table's own coordinates (reuse coordinates).
  ///   - edge: the side of the row on which the swipe begins.
  /// - Returns: the titles of the buttons, from the edge inwards; empty if the row cannot be
  ///   swiped.
  public func simulateSwipe(at indexPath: IndexPath, edge: SwipeEdge = .trailing) -> [String] {
    guard prepareSimulation(of: "swipe", at: indexPath) else { return [] }
    hideActions()
    guard !isEditing, stillHasRow(at: indexPath), canEditRow(at: indexPath),
      stillHasRow(at: indexPath)
    else { return [] }
    let content = edge == .leading ? leadingActions(at: indexPath) : trailingActions(at: indexPath)
    guard let content, stillHasRow(at: indexPath) else { return [] }
    reveal(content, at: indexPath, isFromSwipe: true)
    layoutIfNeeded()
    return revealedActions?.titles ?? []
  }

  /// Simulates a swipe that moves a row aside, and a tap on one of the buttons that it reveals.
  ///
  /// A row without such a button goes back.
  ///
  /// - Parameters:
  ///   - indexPath: the row, in the table's own coordinates (reuse coordinates).
  ///   - title: the title of the button.
  ///   - edge: the side of the row on which the swipe begins.
  /// - Returns: whether there was such a button, which then has been tapped.
  public func simulateSwipeAction(
    at indexPath: IndexPath, named title: String, edge: SwipeEdge = .trailing
  ) -> Bool {
    guard let button = simulateSwipe(at: indexPath, edge: edge).firstIndex(of: title) else {
      simulateDismissalOfActions()
      return false
    }
    simulateTapOnAction(at: button)
    return true
  }

  /// Simulates a full swipe over a row, which performs its first action.
  ///
  /// The row is only moved aside if the delegate's configuration does not allow a full swipe, or if
  /// the buttons have the form of before iOS 11.
  ///
  /// - Parameters:
  ///   - indexPath: the row, in the table's own coordinates (reuse coordinates).
  ///   - edge: the side of the row on which the swipe begins.
  /// - Returns: whether an action was performed.
  public func simulateFullSwipe(at indexPath: IndexPath, edge: SwipeEdge = .trailing) -> Bool {
    guard !simulateSwipe(at: indexPath, edge: edge).isEmpty, let revealed = revealedActions else {
      return false
    }
    switch revealed.content {
    case .contextual(let configuration) where configuration.performsFirstActionWithFullSwipe: break
    case .deletion: break
    default: return false
    }
    simulateTapOnAction(at: 0)
    return true
  }

  /// Simulates a tap on a button of the row that has been moved aside.
  ///
  /// The row goes back when the action reports that it is finished; after an action of before iOS
  /// 11, when the app ends the editing of the table. A button that does not exist is a failure.
  ///
  /// - Parameter index: the button, counted from the edge of the table inwards.
  public func simulateTapOnAction(at index: Int) {
    guard let revealed = revealedActions, revealed.indexPath != nil else {
      UIKitFailure.raise(
        "Attempted to tap button \(index) of a row, but no row has been moved aside. Swipe one "
          + "first. " + describedForFailure)
      return
    }
    guard revealed.titles.indices.contains(index) else {
      UIKitFailure.raise(
        "Attempted to tap button \(index) of a row that has only \(revealed.titles.count). "
          + describedForFailure, name: UIKitFailure.outOfRange)
      return
    }
    performRevealedAction(index)
    layoutIfNeeded()
  }

  /// Simulates a touch that moves the row back that has been moved aside.
  public func simulateDismissalOfActions() {
    hideActions()
    layoutIfNeeded()
  }
}
