public import Foundation

extension UITableView {
  /// Does what a finger does that moves a row aside.
  ///
  /// A row can be swiped if it can be edited, the table is not being edited, and there is a button to
  /// uncover: those that the delegate gives, else the one that deletes, if the source implements
  /// `commit`. A source that cannot say whether it does is taken to. Another row that has been moved
  /// aside goes back first.
  ///
  /// - Parameters:
  ///   - indexPath: the row, in the table's own coordinates (reuse coordinates).
  ///   - edge: the side of the row that the swipe begins on.
  /// - Returns: the texts on the buttons, from the edge inwards; none if the row cannot be swiped.
  @discardableResult
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

  /// Does what a finger does that moves a row all the way: it is what a tap on the first button is.
  ///
  /// Where the delegate's configuration does not allow it, and for buttons in the form of before iOS
  /// 11, the row is moved aside only.
  ///
  /// - Parameters:
  ///   - indexPath: the row, in the table's own coordinates (reuse coordinates).
  ///   - edge: the side of the row that the swipe begins on.
  /// - Returns: whether an action was performed.
  @discardableResult
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

  /// Does what a finger does that taps a button of the row that has been moved aside.
  ///
  /// The row goes back when the action says that it is done; after an action of before iOS 11, when
  /// the app ends the editing of the table. A button that does not exist is a failure.
  ///
  /// - Parameter index: the button, counted from the edge of the table inwards.
  public func simulateTapOnAction(at index: Int) {
    guard let revealed = revealedActions, revealed.indexPath != nil else {
      UIKitFailure.raise(
        "Attempted to tap button \(index) of a row, but no row has been moved aside. Swipe one first. "
          + describedForFailure)
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

  /// Does what a finger does that lets a row go back which has been moved aside.
  public func simulateDismissalOfActions() {
    hideActions()
    layoutIfNeeded()
  }
}
