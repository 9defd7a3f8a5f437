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

  /// Tells the object inside about a content row, and nobody about an additional one.
  ///
  /// What is told may be about a row that is no longer there; then there is nobody to tell.
  func tellInner(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    _ call: (any UITableViewDelegate, IndexPath) -> Void?
  ) {
    guard case .inner(let path) = layer.existingOwner(of: indexPath, in: tableView) else { return }
    forward(method) { call($0, path) }
  }

  /// Tells whoever owns a row.
  func tell(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (AdditionalRow) -> Void, inner call: (any UITableViewDelegate, IndexPath) -> Void?
  ) {
    switch self.layer.owner(of: indexPath, in: tableView) {
    case .layer(let row): layer(row)
    case .inner(let path): forward(method) { call($0, path) }
    }
  }

  /// The answer of whoever owns a row, or what UIKit does if the object inside has none.
  func answer<Value>(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (AdditionalRow) -> Value, otherwise absent: () -> Value,
    inner call: (any UITableViewDelegate, IndexPath) -> Value?
  ) -> Value {
    switch self.layer.owner(of: indexPath, in: tableView) {
    case .layer(let row): layer(row)
    case .inner(let path): forward(method, otherwise: absent()) { call($0, path) }
    }
  }

  /// The same where the answer may be nil, which is what UIKit goes by without the method as well.
  func ask<Value>(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (AdditionalRow) -> Value? = { _ in nil },
    inner call: (any UITableViewDelegate, IndexPath) -> Value?
  ) -> Value? {
    switch self.layer.owner(of: indexPath, in: tableView) {
    case .layer(let row): layer(row)
    case .inner(let path): askInner(method, otherwise: nil) { call($0, path) }
    }
  }

  /// The same where the answer is a row: translated outwards, and the row asked about if the object
  /// inside has none.
  func answerPath(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (AdditionalRow) -> IndexPath?,
    inner call: (any UITableViewDelegate, IndexPath) -> IndexPath?
  ) -> IndexPath? {
    switch self.layer.owner(of: indexPath, in: tableView) {
    case .layer(let row): layer(row)
    case .inner(let path):
      askInner(method, otherwise: path) { call($0, path) }
        .map { outerPath(of: $0, in: tableView) }
    }
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
    let layout = layer.layout(for: tableView)
    guard case .content(let section) = layout.origin(ofSection: indexPath.section),
      let row = layout.rows[section].nearestContent(after: indexPath.row)
        ?? layout.rows[section].nearestContent(before: indexPath.row)
    else { return false }
    return ask(inner, method) { call(inner, IndexPath(row: row, section: section)) }.isImplemented
  }

  /// The outer index path of a row that the inner object named.
  func outerPath(of indexPath: IndexPath, in tableView: UITableView) -> IndexPath {
    let position = RowPosition(indexPath)
    let layout = layer.layout(for: tableView)
    guard layout.containsContent(position) else {
      misuse(
        """
        \(inner.map { "\(type(of: $0))" } ?? "nil") answered row \(position), which does not exist: \
        give the index path that it was asked about, that of another content row, or nil where it \
        may
        """)
    }
    return IndexPath(layout.position(ofContent: position))
  }

  /// The outer place of a content destination that the inner object named.
  func outerDestination(of indexPath: IndexPath, in drag: DragLayout) -> IndexPath {
    guard let place = drag.place(ofContent: RowPosition(indexPath)) else {
      misuse(
        """
        \(inner.map { "\(type(of: $0))" } ?? "nil") answered \(RowPosition(indexPath)) as the target \
        of a move, which is no place of its list
        """)
    }
    return IndexPath(place)
  }

  /// Whose an outer section is.
  func sectionOwner(_ section: Int, of tableView: UITableView) -> SectionOwner {
    layer.sectionOwner(section, in: tableView)
  }

  /// Whose an outer section is, or nil if there is none such (any more).
  func existingSectionOwner(_ section: Int, of tableView: UITableView) -> SectionOwner? {
    (0..<layer.layout(for: tableView).sectionCount).contains(section)
      ? sectionOwner(section, of: tableView) : nil
  }
}
