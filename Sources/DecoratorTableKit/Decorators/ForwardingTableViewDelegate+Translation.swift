import Foundation

// How a call gets to the object inside and back. Nothing here is visible to UIKit.
extension ForwardingTableViewDelegate {
  /// Forwards a method without a result.
  func forward(_ method: ForwardedMethod, _ call: (any UITableViewDelegate) -> Void?) {
    forward(method, otherwise: (), call)
  }

  /// Forwards a method whose result is not optional, or gives what UIKit does without it.
  func forward<Value>(
    _ method: ForwardedMethod, otherwise absent: @autoclosure () -> Value,
    _ call: (any UITableViewDelegate) -> Value?
  ) -> Value {
    if let inner, let value = call(inner) { return value }
    recordAbsence(of: method)
    return absent()
  }

  /// The same for a method about a section (outer); the call gets the inner section.
  func forward<Value>(
    _ method: ForwardedMethod, _ section: Int, of tableView: UITableView,
    otherwise absent: @autoclosure () -> Value,
    _ call: (any UITableViewDelegate, Int) -> Value?
  ) -> Value {
    guard case .inner(let section) = sectionOwner(section, of: tableView) else { return absent() }
    return forward(method, otherwise: absent()) { call($0, section) }
  }

  /// Forwards a method whose result is optional: the inner object's nil is its answer, and only
  /// where it has no such method does it get what UIKit does without it.
  func askInner<Value>(
    _ method: ForwardedMethod, otherwise absent: Value?,
    _ call: (any UITableViewDelegate) -> Value?
  ) -> Value? {
    guard let inner else { return absent }
    let answer = ask(inner, method) { call(inner) }
    if answer.isImplemented { return answer.value }
    recordAbsence(of: method)
    return absent
  }

  /// Whether the inner object has a method about rows that is asked for an additional one.
  ///
  /// Where only a call can tell, the nearest content row is asked about instead.
  func innerAnswers<Value>(
    _ method: ForwardedMethod, near indexPath: IndexPath, in tableView: UITableView,
    _ call: (any UITableViewDelegate, IndexPath) -> Value?
  ) -> Bool {
    guard let inner else { return false }
    if let known = implements(method, inner) { return known }
    let layout = layout.layout(for: tableView)
    guard case .content(let section) = layout.origin(ofSection: indexPath.section),
      let row = layout.rows[section].nearestContent(after: indexPath.row)
        ?? layout.rows[section].nearestContent(before: indexPath.row)
    else { return false }
    return ask(inner, method) { call(inner, IndexPath(row: row, section: section)) }.isImplemented
  }

  /// The outer index path of a row that the inner object named.
  func outerPath(of indexPath: IndexPath, in tableView: UITableView) -> IndexPath {
    let position = RowPosition(indexPath)
    let layout = layout.layout(for: tableView)
    guard layout.containsContent(position) else {
      misuse(
        "\(inner.map { "\(type(of: $0))" } ?? "nil") answered row \(position), which it has not")
    }
    return IndexPath(layout.position(ofContent: position))
  }

  /// Whose an outer section is.
  func sectionOwner(_ section: Int, of tableView: UITableView) -> SectionOwner {
    switch layout.layout(for: tableView).origin(ofSection: section) {
    case .content(let section): .inner(section)
    case .additional: .layer
    }
  }

  /// Whose an outer section is, or nil if there is none such (any more).
  func existingSectionOwner(_ section: Int, of tableView: UITableView) -> SectionOwner? {
    (0..<layout.layout(for: tableView).sectionCount).contains(section)
      ? sectionOwner(section, of: tableView) : nil
  }

  /// Whose a row is, or nil if there is none such (any more).
  func existingOwner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner? {
    layout.layout(for: tableView).contains(RowPosition(indexPath))
      ? layout.owner(of: indexPath, in: tableView) : nil
  }

  /// Leaves the height of a row to the table, which can size rows by themselves if it estimates.
  func automaticHeight(
    of row: AdditionalRow, at indexPath: IndexPath, in tableView: UITableView
  ) -> CGFloat {
    let isEstimated =
      tableView.estimatedRowHeight != 0 || answersItself(.estimatedHeightForRow)
      || innerAnswers(.estimatedHeightForRow, near: indexPath, in: tableView) {
        $0.tableView?(tableView, estimatedHeightForRowAt: $1)
      }
    if !isEstimated {
      LayerAnomaly.handler(.automaticHeightWithoutEstimation(layer: layout.name, row: row))
    }
    return UITableView.automaticDimension
  }

  func checkedHeight(_ height: CGFloat, of row: AdditionalRow) -> CGFloat {
    guard height >= 0, height.isFinite else {
      misuse(
        """
        layer \(layout.name) says that \(row) is \(height) points high: give a number of 0 or \
        more, or UITableView.automaticDimension
        """)
    }
    return height
  }
}
