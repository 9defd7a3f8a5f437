import Foundation

// The way of a call to the owner of a row, and of its answer back. Nothing here is visible to
// UIKit.
//
// Each call of the app's object gets the object, the table that it is told of, and its index path.
extension AdditionalTableViewDelegateImpl {
  /// Calls the app's object; returns nil if it is gone or has no such method.
  @discardableResult
  func callInner<Value>(
    _ method: ForwardedMethod, _ tableView: UITableView,
    _ call: (any UITableViewDelegate, UITableView) -> Value?
  ) -> Value? {
    let part = innermostPart
    guard let inner = part.inner else { return nil }
    return passOn(method) { part.hand(tableView) { call(inner, $0) } }
  }

  /// Forwards a method without a result.
  func forward(
    _ method: ForwardedMethod, _ tableView: UITableView,
    _ call: (any UITableViewDelegate, UITableView) -> Void?
  ) {
    forward(method, tableView, otherwise: (), call)
  }

  /// Forwards a method whose result is not optional, or returns what UIKit does without it.
  func forward<Value>(
    _ method: ForwardedMethod, _ tableView: UITableView,
    otherwise absent: @autoclosure () -> Value,
    _ call: (any UITableViewDelegate, UITableView) -> Value?
  ) -> Value {
    if let value = callInner(method, tableView, call) { return value }
    recordAbsence(of: method)
    return absent()
  }

  /// Forwards a method about a section (outer); the call gets the section of the content.
  func forward<Value>(
    _ method: ForwardedMethod, _ section: Int, of tableView: UITableView,
    otherwise absent: @autoclosure () -> Value,
    _ call: (any UITableViewDelegate, UITableView, Int) -> Value?
  ) -> Value {
    guard case .content(let section) = sectionOwner(section, in: tableView) else {
      return absent()
    }
    return forward(method, tableView, otherwise: absent()) { call($0, $1, section) }
  }

  /// Forwards a method whose result is optional. The nil of the app's object is its answer. Without
  /// the method, the result is what UIKit does then.
  func askInner<Value>(
    _ method: ForwardedMethod, _ tableView: UITableView, otherwise absent: Value?,
    _ call: (any UITableViewDelegate, UITableView) -> Value?
  ) -> Value? {
    let part = innermostPart
    guard let inner = part.inner else { return absent }
    let answer = ask(inner, method) { part.hand(tableView) { call(inner, $0) } }
    if answer.isImplemented { return answer.value }
    recordAbsence(of: method)
    return absent
  }

  /// Tells the app's object about a content row, and nobody about an additional one.
  ///
  /// The row may be gone; then there is nobody to tell.
  func tellInner(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    _ call: (any UITableViewDelegate, UITableView, IndexPath) -> Void?
  ) {
    guard case .content(let path)? = existingOwner(of: indexPath, in: tableView) else { return }
    forward(method, tableView) { call($0, $1, path) }
  }

  /// Tells the owner of a row.
  func tell(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (TableLayer, AdditionalRow) -> Void,
    inner call: (any UITableViewDelegate, UITableView, IndexPath) -> Void?
  ) {
    switch owner(of: indexPath, in: tableView) {
    case .layer(let owner, let row): layer(owner, row)
    case .content(let path): forward(method, tableView) { call($0, $1, path) }
    }
  }

  /// Returns the answer of the owner of a row, or what UIKit does if the app's object has none.
  func answer<Value>(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (TableLayer, AdditionalRow) -> Value, otherwise absent: () -> Value,
    inner call: (any UITableViewDelegate, UITableView, IndexPath) -> Value?
  ) -> Value {
    switch owner(of: indexPath, in: tableView) {
    case .layer(let owner, let row): layer(owner, row)
    case .content(let path):
      forward(method, tableView, otherwise: absent()) { call($0, $1, path) }
    }
  }

  /// Returns the answer of the owner of a row where it may be nil, which is also what UIKit goes by
  /// without the method.
  func ask<Value>(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (TableLayer, AdditionalRow) -> Value? = { _, _ in nil },
    inner call: (any UITableViewDelegate, UITableView, IndexPath) -> Value?
  ) -> Value? {
    switch owner(of: indexPath, in: tableView) {
    case .layer(let owner, let row): layer(owner, row)
    case .content(let path): askInner(method, tableView, otherwise: nil) { call($0, $1, path) }
    }
  }

  /// Returns the answer of the owner of a row where it is a row, translated outwards. It is the row
  /// asked about if the app's object has no such method.
  func answerPath(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (TableLayer, AdditionalRow) -> IndexPath?,
    inner call: (any UITableViewDelegate, UITableView, IndexPath) -> IndexPath?
  ) -> IndexPath? {
    switch owner(of: indexPath, in: tableView) {
    case .layer(let owner, let row): layer(owner, row)
    case .content(let path):
      askInner(method, tableView, otherwise: path) { call($0, $1, path) }
        .flatMap { $0 == path ? indexPath : outerPath(of: $0, in: tableView) }
    }
  }

  /// Returns the outer index path of a row that the app's object named; nil if it is hidden. Traps
  /// if there is no such row.
  func outerPath(of indexPath: IndexPath, in tableView: UITableView) -> IndexPath? {
    let position = RowPosition(indexPath)
    if let innermost = way.layers.last, !innermost.passesOn,
      !innermost.layout(for: tableView).containsContent(position)
    {
      misuse(
        """
        \(innerName) answered row \(position), which does not exist: give the index path that it \
        was asked about, that of another content row, or nil where that is allowed
        """)
    }
    return outerPosition(ofContent: position, in: tableView).map { IndexPath($0) }
  }

  /// The class of the app's object in messages.
  private var innerName: String { innermostPart.inner.map { "\(type(of: $0))" } ?? "nil" }
}
