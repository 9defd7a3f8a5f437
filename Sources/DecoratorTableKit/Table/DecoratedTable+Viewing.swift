import Foundation

extension DecoratedTable {
  /// Calls a closure when a row of a layer was viewed.
  ///
  /// ```swift
  /// feed.onViewed(of: ads, .mrcDisplay) { ad, row in report(ad, after: row.record.totalTime) }
  /// ```
  ///
  /// A row goes on with its time when it is moved, loaded again in its place, or passed by others.
  /// An `Identifiable` model goes on in whichever row it is on screen: in another section, in a
  /// table that was loaded again, or when it went and came back in one turn. Gone for a turn, it
  /// begins anew, but what counts once and has counted does not count again. A row that shows a
  /// model of another identity begins anew.
  ///
  /// A model of a supply that is not `Identifiable` is known by its load. Other models have no
  /// identity: they are known by their row as long as the table has it. They cannot count once
  /// only, and count at each showing.
  ///
  /// What has counted is known to this call alone, and to this layer. A layer that is taken off
  /// cannot be added again, and the models of another layer begin anew. To hide rows for a while,
  /// keep the layer and set its ``TableLayer/placement`` to ``Placement/none``, or its models to
  /// none.
  ///
  /// A row that the user selects counts at once, by standards that say so. The SDK of an ad that
  /// takes taps for itself says so as well: pass it on to ``TableViewing/noteTap(at:)``.
  ///
  /// - Parameters:
  ///   - layer: The layer, which belongs to this table.
  ///   - standard: What has to be visible, and for how long.
  ///   - isPlaying: Whether a model plays, for standards that need that. Call
  ///     ``TableViewing/look()`` when that changes. Nothing plays if nil.
  ///   - handler: Called with the model and how it was seen. It must not change the table.
  ///   - ended: Called when a showing has ended, viewed or not. It must not change the table
  ///     either.
  public func onViewed<Model>(
    of layer: CapableLayer<Model>, _ standard: ViewabilityStandard,
    isPlaying: ((Model) -> Bool)? = nil, _ handler: @escaping (Model, ViewedRow) -> Void,
    ended: ((Model, ViewedRow) -> Void)? = nil
  ) {
    let behavior = layer.behavior
    // The rows of a supply have numbers of their own.
    let isSupplied = layer is SuppliedLayer<Model>
    watch(
      ViewingWatch(
        by: standard,
        subject: { [weak layer] owner in
          guard case .layer(let other, let row) = owner, other === layer,
            let model = behavior.model(of: row)
          else { return nil }
          return WatchedSubject(
            identity: identity(of: model) ?? (isSupplied ? AnyHashable(row) : nil),
            isPlaying: isPlaying?(model) ?? false, shown: model)
        }, viewed: handler, ended: ended))
  }

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
  public func onViewed(
    _ rows: ViewedContent, _ standard: ViewabilityStandard,
    _ handler: @escaping (IndexPath, ViewedRow) -> Void,
    ended: ((IndexPath, ViewedRow) -> Void)? = nil
  ) {
    if standard.counting == .eachModel, rows.identity == nil {
      misuse("rows of the content that are to count once without an identity: give .content(id:)")
    }
    watch(
      ViewingWatch(
        by: standard,
        subject: { owner in
          guard case .content(let path) = owner else { return nil }
          return WatchedSubject(identity: rows.identity?(path), shown: path)
        }, viewed: handler, ended: ended))
  }

  private func watch(_ watch: ViewingWatch) {
    if !watchesRows {
      watchesRows = true
      add(WatchedTableLayer(viewing))
      queue.rowsDidChange.append { [weak self] in self?.viewing.lookSoon() }
    }
    viewing.add(watch)
  }

  func noteSelection(of path: IndexPath) {
    if watchesRows { viewing.noteTap(at: path) }
  }

  /// Hears that rows have come on screen and gone from it, though nobody has scrolled.
  func rowsDidMoveOnScreen() {
    for half in halves where half.layer.observed.contains(.scrolling) {
      half.layer.didScroll()
    }
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
      let layer = halves[halves.count - 1 - resolved.level].layer
      return layer.loadedState.map {
        .layer(layer, .amongContent(index: $0.model(ofAdditional: ordinal)))
      }
    case .added(let section, let row):
      let layer = halves[halves.count - 1 - resolved.level].layer
      return layer.loadedState.map {
        .layer(layer, .inAddedSection(section: $0.section(ofAdded: section), row: row))
      }
    }
  }
}

/// Returns the identity of a model that has one.
private func identity(of model: some Any) -> AnyHashable? {
  func id(_ model: some Identifiable) -> AnyHashable { AnyHashable(model.id) }
  return (model as? any Identifiable).map { id($0) }
}

/// A layer without rows, which observes scrolling and has a table tell of taps.
private final class WatchedTableLayer: TableLayer {
  private weak var viewing: TableViewing?

  init(_ viewing: TableViewing) {
    self.viewing = viewing
    super.init(placed: .none, named: "viewed rows")
  }

  override var observed: LayerObservations { [.scrolling, .selection] }

  override func didScroll() { viewing?.lookAfterScroll() }
}
