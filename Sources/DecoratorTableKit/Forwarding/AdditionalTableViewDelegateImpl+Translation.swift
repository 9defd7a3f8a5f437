import Foundation

// The way of a call to the object inside and back. Nothing here is visible to UIKit.
//
// Each call is handed the object inside, the table that it is told of, and the inner index path.
extension AdditionalTableViewDelegateImpl {
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
    if let inner, let value = passOn(method, { hand(tableView) { call(inner, $0) } }) {
      return value
    }
    recordAbsence(of: method)
    return absent()
  }

  /// Forwards a method about a section (outer); the call gets the inner section.
  func forward<Value>(
    _ method: ForwardedMethod, _ section: Int, of tableView: UITableView,
    otherwise absent: @autoclosure () -> Value,
    _ call: (any UITableViewDelegate, UITableView, Int) -> Value?
  ) -> Value {
    guard case .inner(let section) = sectionOwner(section, of: tableView) else { return absent() }
    return forward(method, tableView, otherwise: absent()) { call($0, $1, section) }
  }

  /// Forwards a method whose result is optional. The inner object's nil is its answer. Without the
  /// method, the result is what UIKit does then.
  func askInner<Value>(
    _ method: ForwardedMethod, _ tableView: UITableView, otherwise absent: Value?,
    _ call: (any UITableViewDelegate, UITableView) -> Value?
  ) -> Value? {
    guard let inner else { return absent }
    let answer = ask(inner, method) { hand(tableView) { call(inner, $0) } }
    if answer.isImplemented { return answer.value }
    recordAbsence(of: method)
    return absent
  }

  /// Tells the object inside about a content row, and nobody about an additional one.
  ///
  /// The row may be gone; then there is nobody to tell.
  func tellInner(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    _ call: (any UITableViewDelegate, UITableView, IndexPath) -> Void?
  ) {
    guard case .inner(let path) = layer.existingOwner(of: indexPath, in: tableView) else { return }
    forward(method, tableView) { call($0, $1, path) }
  }

  /// Tells the owner of a row.
  func tell(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (AdditionalRow) -> Void,
    inner call: (any UITableViewDelegate, UITableView, IndexPath) -> Void?
  ) {
    switch self.layer.owner(of: indexPath, in: tableView) {
    case .layer(let row): layer(row)
    case .inner(let path): forward(method, tableView) { call($0, $1, path) }
    }
  }

  /// Returns the answer of the owner of a row, or what UIKit does if the object inside has none.
  func answer<Value>(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (AdditionalRow) -> Value, otherwise absent: () -> Value,
    inner call: (any UITableViewDelegate, UITableView, IndexPath) -> Value?
  ) -> Value {
    switch self.layer.owner(of: indexPath, in: tableView) {
    case .layer(let row): layer(row)
    case .inner(let path):
      forward(method, tableView, otherwise: absent()) { call($0, $1, path) }
    }
  }

  /// Returns the answer of the owner of a row where it may be nil, which is also what UIKit goes by
  /// without the method.
  func ask<Value>(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (AdditionalRow) -> Value? = { _ in nil },
    inner call: (any UITableViewDelegate, UITableView, IndexPath) -> Value?
  ) -> Value? {
    switch self.layer.owner(of: indexPath, in: tableView) {
    case .layer(let row): layer(row)
    case .inner(let path): askInner(method, tableView, otherwise: nil) { call($0, $1, path) }
    }
  }

  /// Returns the answer of the owner of a row where it is a row, translated outwards. It is the row
  /// asked about if the object inside has no such method.
  func answerPath(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (AdditionalRow) -> IndexPath?,
    inner call: (any UITableViewDelegate, UITableView, IndexPath) -> IndexPath?
  ) -> IndexPath? {
    switch self.layer.owner(of: indexPath, in: tableView) {
    case .layer(let row): layer(row)
    case .inner(let path):
      askInner(method, tableView, otherwise: path) { call($0, $1, path) }
        .flatMap { outerPath(of: $0, in: tableView) }
    }
  }

  /// Returns whether the inner object has a method about rows that is asked for an additional one.
  ///
  /// Where only a call can tell, the nearest content row is asked about instead.
  func innerAnswers<Value>(
    _ method: ForwardedMethod, near indexPath: IndexPath, in tableView: UITableView,
    _ call: (any UITableViewDelegate, UITableView, IndexPath) -> Value?
  ) -> Bool {
    guard let inner else { return false }
    if let known = implements(method, inner) { return known }
    let position = RowPosition(indexPath)
    guard let nearest = layer.layout(for: tableView).nearestContent(to: position) else {
      return false
    }
    return ask(inner, method) {
      hand(tableView) { call(inner, $0, IndexPath(nearest)) }
    }.isImplemented
  }

  /// Returns the outer index path of a row that the inner object named; nil if it is hidden. Traps
  /// if there is no such row.
  func outerPath(of indexPath: IndexPath, in tableView: UITableView) -> IndexPath? {
    if layer.passesOn { return indexPath }
    let position = RowPosition(indexPath)
    let layout = layer.layout(for: tableView)
    guard layout.containsContent(position) else {
      misuse(
        """
        \(innerName) answered row \(position), which does not exist: give the index path that it \
        was asked about, that of another content row, or nil where that is allowed
        """)
    }
    return layout.shownPosition(ofContent: position).map { IndexPath($0) }
  }

  /// Returns the outer place of a content destination that the inner object named. One that does
  /// not exist is reported, and is taken for the nearest that does.
  ///
  /// - Returns: The place; nil if the content has no sections.
  func outerDestination(
    of indexPath: IndexPath, in drag: DragLayout, of tableView: UITableView
  ) -> IndexPath? {
    let destination = RowPosition(indexPath)
    if let place = drag.place(ofContent: destination) { return IndexPath(place) }
    TableAnomaly.noSuchMoveTarget(layer: layer.name, place: destination).report(in: tableView)
    return drag.contentDestination(nearest: destination)
      .flatMap(drag.place(ofContent:)).map { IndexPath($0) }
  }

  /// The class of the inner object in messages.
  private var innerName: String { inner.map { "\(type(of: $0))" } ?? "nil" }

  /// Returns the owner of an outer section.
  func sectionOwner(_ section: Int, of tableView: UITableView) -> SectionOwner {
    layer.sectionOwner(section, in: tableView)
  }

  /// Returns the owner of an outer section, or nil if there is no such section any more.
  func existingSectionOwner(_ section: Int, of tableView: UITableView) -> SectionOwner? {
    layer.passesOn || (0..<layer.layout(for: tableView).sectionCount).contains(section)
      ? sectionOwner(section, of: tableView) : nil
  }
}
