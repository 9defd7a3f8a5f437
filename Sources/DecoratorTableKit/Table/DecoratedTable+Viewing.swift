import Foundation

extension DecoratedTable {
  /// Calls a closure when a row of the content was viewed.
  ///
  /// ```swift
  /// feed.onViewed(.content(id: { posts[$0.row].id }), .mrcDisplay) { dataIndexPath, row in … }
  /// ```
  ///
  /// - Parameters:
  ///   - rows: The content, `.content`. What is to count once only needs `.content(id:)`; traps
  ///     without it.
  ///   - standard: What has to be visible, and for how long.
  ///   - handler: Called with the row of the wrapped source (data) and how it was seen. It must not
  ///     change the table.
  ///   - ended: Called when a showing has ended, viewed or not. It must not change the table
  ///     either.
  /// - Returns: The observation, which can be cancelled.
  @discardableResult
  public func onViewed(
    _ rows: ViewedContent, _ standard: ViewabilityStandard,
    _ handler: @escaping (IndexPath, ViewedRow) -> Void,
    ended: ((IndexPath, ViewedRow) -> Void)? = nil
  ) -> TableObservation {
    if standard.counting == .eachModel, rows.identity == nil {
      misuse("rows of the content that are to count once without an identity: give .content(id:)")
    }
    return watch(
      ViewingWatch(
        by: standard,
        subject: { owner in
          guard case .content(let path) = owner else { return nil }
          return WatchedSubject(identity: rows.identity?(path), shown: path)
        }, viewed: handler, ended: ended))
  }

  func watch(_ watch: ViewingWatch) -> TableObservation {
    if !watchesRows {
      watchesRows = true
      add(WatchedTableLayer(viewing))
      queue.rowsDidChange.append { [weak self] in self?.viewing.lookSoon() }
    }
    return viewing.add(watch)
  }

  func noteSelection(of path: IndexPath) {
    if watchesRows { viewing.noteTap(at: path) }
  }

  /// Hears that rows have come on screen and gone from it, though nobody has scrolled.
  func rowsDidMoveOnScreen() {
    for layer in layers where layer.observed.contains(.scrolling) { layer.didScroll() }
  }
}

extension DecoratedTable: ViewingHost {
  var viewedTable: UITableView? { isDecorating ? tableView : nil }

  var isInTheMiddle: Bool { queue.isInTheMiddle }

  func viewedOwner(ofRowAt path: IndexPath) -> ViewedOwner? {
    guard let resolved = resolve(path) else { return nil }
    switch resolved.row {
    case .content(let row): return .content(IndexPath(row))
    case .additional(let ordinal):
      let layer = stack.layers[resolved.level]
      return layer.loadedState.map {
        .layer(layer, .amongContent(index: $0.model(ofAdditional: ordinal)))
      }
    case .added(let section, let row):
      let layer = stack.layers[resolved.level]
      return layer.loadedState.map {
        .layer(layer, .inAddedSection(section: $0.section(ofAdded: section), row: row))
      }
    }
  }
}

/// A layer without rows, which observes scrolling and has a table tell of taps.
private final class WatchedTableLayer: TableLayer {
  private weak var viewing: TableViewing?

  init(_ viewing: TableViewing) {
    self.viewing = viewing
    super.init(placed: .none, named: "viewed rows")
  }

  override var observed: LayerObservations { [.scrolling, .selection] }

  override var canBeTurnedOff: Bool { false }

  override func didScroll() { viewing?.lookAfterScroll() }
}
