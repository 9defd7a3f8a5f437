import Foundation

extension UITableView {
  /// Calls an optional method of the delegate.
  ///
  /// - Returns: what it answered; `nil` if there is no delegate or it does not implement the method.
  @discardableResult
  func askDelegate<Value>(
    _ selector: Selector, _ call: (any UITableViewDelegate) -> Value
  ) -> Value? {
    guard let delegate, delegateKnowledge.response(of: delegate, to: selector) != false else {
      return nil
    }
    let answer = OptionalMethod.call(delegate, selector) { call(delegate) }
    guard answer.isImplemented else { return nil }
    delegateKnowledge.noteAnswer(to: selector)
    return answer.value
  }

  /// Calls an optional method of the data source.
  ///
  /// - Returns: what it answered; `nil` if there is no source or it does not implement the method.
  func askDataSource<Value>(
    _ selector: Selector, _ call: (any UITableViewDataSource) -> Value
  ) -> Value? {
    guard let dataSource, dataSourceKnowledge.response(of: dataSource, to: selector) != false else {
      return nil
    }
    let answer = OptionalMethod.call(dataSource, selector) { call(dataSource) }
    guard answer.isImplemented else { return nil }
    dataSourceKnowledge.noteAnswer(to: selector)
    return answer.value
  }

  /// Whether the delegate is known to implement a method.
  func delegateImplements(_ selector: Selector) -> Bool {
    guard let delegate else { return false }
    return delegateKnowledge.response(of: delegate, to: selector) == true
  }

  /// Whether the data source is known to implement a method.
  func dataSourceImplements(_ selector: Selector) -> Bool {
    guard let dataSource else { return false }
    return dataSourceKnowledge.response(of: dataSource, to: selector) == true
  }

  /// The optional methods of a delegate that a table itself calls.
  static let delegateQuestions = [
    DelegateMethod.heightForRowAt, DelegateMethod.heightForHeaderInSection,
    DelegateMethod.heightForFooterInSection, DelegateMethod.estimatedHeightForRowAt,
    DelegateMethod.estimatedHeightForHeaderInSection,
    DelegateMethod.estimatedHeightForFooterInSection, DelegateMethod.viewForHeaderInSection,
    DelegateMethod.viewForFooterInSection, DelegateMethod.willDisplay,
    DelegateMethod.willDisplayHeaderView, DelegateMethod.willDisplayFooterView,
    DelegateMethod.didEndDisplaying, DelegateMethod.didEndDisplayingHeaderView,
    DelegateMethod.didEndDisplayingFooterView, DelegateMethod.shouldHighlightRowAt,
    DelegateMethod.didHighlightRowAt, DelegateMethod.didUnhighlightRowAt,
    DelegateMethod.willSelectRowAt, DelegateMethod.willDeselectRowAt,
    DelegateMethod.didSelectRowAt, DelegateMethod.didDeselectRowAt,
    DelegateMethod.canPerformPrimaryActionForRowAt, DelegateMethod.performPrimaryActionForRowAt,
  ]

  /// The optional methods of a data source that a table itself calls.
  static let dataSourceQuestions = [
    DataSourceMethod.numberOfSections, DataSourceMethod.titleForHeaderInSection,
    DataSourceMethod.titleForFooterInSection,
  ]
}
