import Foundation

// The objects of the content, which wrapped code reads and sets on the content table.
extension LayeredTable {
  /// The present objects of the content: those that were wrapped first, and those that were set
  /// instead.
  func wrapped() -> TableObjects { TableObjects { given($0) } }

  /// Returns the object of a kind that was wrapped first, or set instead.
  func given(_ kind: TableObjectKind) -> AnyObject? {
    if replaced.has(kind) { return replaced[kind] }
    return adopted.has(kind) ? adopted[kind] : retained[kind]
  }

  /// The wrapped data source, if there is one.
  var wrappedDataSource: (any UITableViewDataSource)? {
    given(.dataSource) as? any UITableViewDataSource
  }

  /// The wrapped delegate, if there is one.
  var wrappedDelegate: (any UITableViewDelegate)? {
    given(.delegate) as? any UITableViewDelegate
  }

  /// Returns whether one of the wrapped objects is retained.
  func ownership(of kind: TableObjectKind) -> InnerOwnership {
    replaced.has(kind) ? .weak : ownership
  }

  func wrapped(_ kind: TableObjectKind) -> AnyObject? {
    let inner = inner(kind)
    return (inner as? any LayerPart).map { $0.innermostPart.innerObject } ?? inner
  }

  /// The innermost part of a kind that an app has stacked by hand, if there are such parts.
  private func manualPart(_ kind: TableObjectKind) -> (any LayerPart)? {
    (inner(kind) as? any LayerPart)?.innermostPart
  }

  /// Returns the object of a kind inside the added layers: one of the content, or the outermost
  /// part of layers that are stacked by hand.
  func inner(_ kind: TableObjectKind) -> AnyObject? {
    if let object = given(kind) { return object }
    return kind.isOptional && !replaced.has(kind) ? attachment.original(kind) : nil
  }

  func setWrapped(_ object: AnyObject?, _ kind: TableObjectKind) {
    // Weak references to an object that removes itself in its deinit are nil already. The same
    // object may have other methods by now.
    guard object !== wrapped(kind) || isDeallocated(kind) else { return showOtherMethods() }
    // A removed object is not reported as deallocated.
    if object == nil {
      attachment.adoptedKinds.formIntersection(wrapped().kinds)
      attachment.adoptedKinds.remove(kind)
    }
    if kind == .dataSource { return setDataSource(object) }
    wrap(object, kind)
    showAgain(kind)
  }

  /// Sets another object of a kind, held weakly, inside the layers that are stacked by hand, or
  /// else inside those that were added.
  private func wrap(_ object: AnyObject?, _ kind: TableObjectKind) {
    if let part = manualPart(kind) { return part.wrap(object: object, ownership: .weak) }
    replaced.set(object, kind)
    if !kind.isOptional { front?.part(kind).wrap(object: object, ownership: .weak) }
  }

  /// Returns whether the weakly held object of a kind was deallocated.
  private func isDeallocated(_ kind: TableObjectKind) -> Bool {
    (replaced.has(kind) ? replaced : adopted).isDeallocated(kind)
  }

  private func setDataSource(_ object: AnyObject?) {
    releaseQueue()
    wrap(object, .dataSource)
    findLayers()
    // Another source has other rows than those that were laid out.
    for layer in layers { layer.forgetRows() }
    outermostSegment?.forgetRows()
    guard isDecorating, let tableView = attachedTable else { return }
    checkCells()
    (object as? any CellRegistering)?.register(in: tableView)
    assignQueue()
    queue.forget()
    reportTableOfSubclass()
    showAgain(.dataSource)
    // The composed table does not reload for another object of a child.
    if place != nil { reloadData() }
  }
}
