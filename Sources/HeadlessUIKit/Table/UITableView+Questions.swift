import Foundation

extension UITableView {
  /// Calls an optional method of the delegate.
  ///
  /// - Returns: the answer; `nil` if there is no delegate or it does not implement the method.
  @discardableResult
  func askDelegate<Value>(
    _ selector: Selector, _ call: (any UITableViewDelegate) -> Value
  ) -> Value? {
    guard let delegate else { return nil }
    let isImplemented = delegateKnowledge.response(of: delegate, to: selector)
    guard isImplemented != false else { return nil }
    let isNoted = noteCall("\(selector)")
    let answer = OptionalMethod.call(delegate, selector) { call(delegate) }
    if isNoted { TableWatch.leaveApp() }
    guard answer.isImplemented else { return nil }
    if isImplemented == nil { delegateKnowledge.noteAnswer(to: selector) }
    return answer.value
  }

  /// Calls an optional method of the data source.
  ///
  /// - Returns: the answer; `nil` if there is no data source or it does not implement the method.
  @discardableResult
  func askDataSource<Value>(
    _ selector: Selector, _ call: (any UITableViewDataSource) -> Value
  ) -> Value? {
    guard let dataSource else { return nil }
    let isImplemented = dataSourceKnowledge.response(of: dataSource, to: selector)
    guard isImplemented != false else { return nil }
    let isNoted = noteCall("\(selector)")
    let answer = OptionalMethod.call(dataSource, selector) { call(dataSource) }
    if isNoted { TableWatch.leaveApp() }
    guard answer.isImplemented else { return nil }
    if isImplemented == nil { dataSourceKnowledge.noteAnswer(to: selector) }
    return answer.value
  }

  /// Calls an optional method of the drag delegate.
  @discardableResult
  func askDragDelegate<Value>(
    _ selector: Selector, _ call: (any UITableViewDragDelegate) -> Value
  ) -> Value? {
    guard let dragDelegate, dragKnowledge.response(of: dragDelegate, to: selector) != false else {
      return nil
    }
    let isNoted = noteCall("\(selector)")
    let answer = OptionalMethod.call(dragDelegate, selector) { call(dragDelegate) }
    if isNoted { TableWatch.leaveApp() }
    return answer.isImplemented ? answer.value : nil
  }

  /// Calls an optional method of the drop delegate.
  @discardableResult
  func askDropDelegate<Value>(
    _ selector: Selector, _ call: (any UITableViewDropDelegate) -> Value
  ) -> Value? {
    guard let dropDelegate, dropKnowledge.response(of: dropDelegate, to: selector) != false else {
      return nil
    }
    let isNoted = noteCall("\(selector)")
    let answer = OptionalMethod.call(dropDelegate, selector) { call(dropDelegate) }
    if isNoted { TableWatch.leaveApp() }
    return answer.isImplemented ? answer.value : nil
  }

  /// Returns whether an object that has been set differs from the one before.
  ///
  /// Nil always counts as different: the object before it may have been deallocated.
  func isAnother(_ object: AnyObject?, than old: AnyObject?) -> Bool {
    object == nil || object !== old
  }

  /// Returns whether the data source may implement a method. One that does not know counts as
  /// implementing it: a call will show, and does no harm if it does not.
  func dataSourceMayImplement(_ selector: Selector) -> Bool {
    guard let dataSource else { return false }
    return dataSourceKnowledge.response(of: dataSource, to: selector) != false
  }

  /// Returns whether the delegate is known to implement a method.
  func delegateImplements(_ selector: Selector) -> Bool {
    guard let delegate else { return false }
    return delegateKnowledge.response(of: delegate, to: selector) == true
  }

  /// Returns whether the data source is known to implement a method.
  func dataSourceImplements(_ selector: Selector) -> Bool {
    guard let dataSource else { return false }
    return dataSourceKnowledge.response(of: dataSource, to: selector) == true
  }

  /// The optional methods of a delegate that a table calls.
  static let delegateQuestions = [
    DelegateMethod.heightForRowAt, DelegateMethod.heightForHeaderInSection,
    DelegateMethod.heightForFooterInSection, DelegateMethod.estimatedHeightForRowAt,
    DelegateMethod.estimatedHeightForHeaderInSection,
    DelegateMethod.estimatedHeightForFooterInSection, DelegateMethod.viewForHeaderInSection,
    DelegateMethod.viewForFooterInSection, DelegateMethod.indentationLevelForRowAt,
    DelegateMethod.willDisplay,
    DelegateMethod.willDisplayHeaderView, DelegateMethod.willDisplayFooterView,
    DelegateMethod.didEndDisplaying, DelegateMethod.didEndDisplayingHeaderView,
    DelegateMethod.didEndDisplayingFooterView, DelegateMethod.shouldHighlightRowAt,
    DelegateMethod.didHighlightRowAt, DelegateMethod.didUnhighlightRowAt,
    DelegateMethod.willSelectRowAt, DelegateMethod.willDeselectRowAt,
    DelegateMethod.didSelectRowAt, DelegateMethod.didDeselectRowAt,
    DelegateMethod.canPerformPrimaryActionForRowAt, DelegateMethod.performPrimaryActionForRowAt,
    DelegateMethod.accessoryButtonTappedForRowWith, DelegateMethod.editingStyleForRowAt,
    DelegateMethod.titleForDeleteConfirmationButtonForRowAt, DelegateMethod.editActionsForRowAt,
    DelegateMethod.leadingSwipeActionsConfigurationForRowAt,
    DelegateMethod.trailingSwipeActionsConfigurationForRowAt,
    DelegateMethod.shouldIndentWhileEditingRowAt, DelegateMethod.willBeginEditingRowAt,
    DelegateMethod.didEndEditingRowAt, DelegateMethod.targetIndexPathForMoveFromRowAt,
    DelegateMethod.shouldShowMenuForRowAt, DelegateMethod.canPerformAction,
    DelegateMethod.performAction, DelegateMethod.canFocusRowAt, DelegateMethod.shouldUpdateFocusIn,
    DelegateMethod.didUpdateFocusIn, DelegateMethod.indexPathForPreferredFocusedView,
    DelegateMethod.selectionFollowsFocusForRowAt, DelegateMethod.shouldSpringLoadRowAt,
    DelegateMethod.shouldBeginMultipleSelectionInteractionAt,
    DelegateMethod.didBeginMultipleSelectionInteractionAt,
    DelegateMethod.tableViewDidEndMultipleSelectionInteraction,
    DelegateMethod.contextMenuConfigurationForRowAt,
    DelegateMethod.previewForHighlightingContextMenuWithConfiguration,
    DelegateMethod.previewForDismissingContextMenuWithConfiguration,
    DelegateMethod.willPerformPreviewActionForMenuWith, DelegateMethod.willDisplayContextMenu,
    DelegateMethod.willEndContextMenuInteraction,
  ]

  /// The optional methods of a data source that a table calls.
  static let dataSourceQuestions = [
    DataSourceMethod.numberOfSections, DataSourceMethod.titleForHeaderInSection,
    DataSourceMethod.titleForFooterInSection, DataSourceMethod.canEditRowAt,
    DataSourceMethod.canMoveRowAt, DataSourceMethod.commit, DataSourceMethod.moveRowAt,
  ]

  /// The optional methods of a drag delegate.
  static let dragQuestions = [
    DragMethod.itemsForAddingTo, DragMethod.dragPreviewParametersForRowAt,
    DragMethod.dragSessionWillBegin, DragMethod.dragSessionDidEnd,
    DragMethod.dragSessionAllowsMoveOperation,
    DragMethod.dragSessionIsRestrictedToDraggingApplication,
  ]

  /// The optional methods of a drop delegate.
  static let dropQuestions = [
    DropMethod.canHandle, DropMethod.dropSessionDidEnter, DropMethod.dropSessionDidUpdate,
    DropMethod.dropSessionDidExit, DropMethod.dropSessionDidEnd,
    DropMethod.dropPreviewParametersForRowAt,
  ]
}
