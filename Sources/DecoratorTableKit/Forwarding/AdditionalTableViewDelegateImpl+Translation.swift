import Foundation

// The translation of answers that are index paths. Nothing here is visible to UIKit.
extension AdditionalTableViewDelegateImpl {
  /// Returns the row that the owner of a row answers, translated outwards; the row itself if the
  /// app's object has no such method.
  func answerPath(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (PartCall<AdditionalTableViewDelegateImpl, IndexPath>, TableLayer, AdditionalRow) ->
      IndexPath?,
    inner call: (any UITableViewDelegate, UITableView, IndexPath) -> IndexPath?
  ) -> IndexPath? {
    switch owner(of: indexPath, in: tableView) {
    case .layer(let owner, let row):
      return layer(PartCall(part: self, tableView: tableView, place: indexPath), owner, row)
    case .content(let path):
      let answer =
        if let composed = way.composed {
          answerPath(method, path, among: composed, tableView, layer: layer, inner: call)
        } else {
          askInner(method, tableView, otherwise: path) { call($0, $1, path) }
        }
      return answer.flatMap { $0 == path ? indexPath : outerPath(of: $0, in: tableView) }
    }
  }

  /// Returns the answer of the child of a content row, translated to the rows of all children.
  private func answerPath(
    _ method: ForwardedMethod, _ path: IndexPath, among composed: ComposedContent,
    _ tableView: UITableView,
    layer: (PartCall<AdditionalTableViewDelegateImpl, IndexPath>, TableLayer, AdditionalRow) ->
      IndexPath?,
    inner call: (any UITableViewDelegate, UITableView, IndexPath) -> IndexPath?
  ) -> IndexPath? {
    let child = composed.child(ofRow: path)
    let answer = callChild(method, composed, child) {
      $0.part.answerPath(method, $0.place, $0.tableView, layer: layer, inner: call)
    }
    guard let slot = child?.slot, let answer else {
      recordAbsence(of: method)
      return path
    }
    return answer.flatMap { composed.row(showing: $0, of: slot) }
  }

  /// Returns the content row (inner) to focus: that of the app's object, or of the first child that
  /// has one.
  func contentPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    guard let composed = way.composed else {
      if content == nil { recordAbsence(of: .preferredFocusedView) }
      return askInner(.preferredFocusedView, tableView) {
        $0.indexPathForPreferredFocusedView?(in: $1)
      }
    }
    let answer = callChildren(
      .preferredFocusedView, composed, otherwise: nil, until: { $0 != nil }
    ) { part, child in
      part.indexPathForPreferredFocusedView(in: child.tableView)
        .flatMap { composed.row(showing: $0, of: child.slot) }
    }
    if answer == nil { recordAbsence(of: .preferredFocusedView) }
    return answer ?? nil
  }

  /// Returns the outer index path of a row that the app's object has returned; nil if it is hidden.
  /// Traps if there is no such row.
  func outerPath(of indexPath: IndexPath, in tableView: UITableView) -> IndexPath? {
    let position = RowPosition(indexPath)
    if lacksContent(position, in: tableView) {
      let name = content.map { "\(type(of: $0))" } ?? "nil"
      misuse(
        """
        \(name) answered row \(position), which does not exist: give the index path that it \
        was asked about, that of another content row, or nil where that is allowed
        """)
    }
    return outerPosition(ofContent: position, in: tableView).map { IndexPath($0) }
  }

  /// Returns whether there is no such content row (inner).
  private func lacksContent(_ position: RowPosition, in tableView: UITableView) -> Bool {
    guard let innermost = way.layers.last else {
      return way.outermostSegment.lacksContent(position)
    }
    return !innermost.isTransparent && !innermost.layout(for: tableView).containsContent(position)
  }
}
