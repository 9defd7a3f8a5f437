import Foundation

extension LayeredTable {
  /// Which rows of the table were viewed.
  public var viewing: TableViewing {
    if let viewing = rowWatch as? TableViewing { return viewing }
    let viewing = TableViewing(of: self)
    watchRows(with: viewing)
    return viewing
  }

  /// Calls a closure when a row of the content was viewed.
  ///
  /// ```swift
  /// feed.onViewed(.content(id: { posts[$0.row].id }), .mrcDisplay) { dataIndexPath, row in … }
  /// ```
  ///
  /// - Parameters:
  ///   - rows: The content, `.content`. A standard that counts once needs `.content(id:)`; traps
  ///     without it.
  ///   - standard: What has to be visible, and for how long.
  ///   - handler: Called with the row of the wrapped source (data) and its record. It must not
  ///     change the table.
  ///   - ended: Called when an impression has ended, viewed or not. It must not change the table
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
    return viewing.add(
      ImpressionTracker(
        by: standard,
        subject: { owner in
          guard case .content(let path) = owner else { return nil }
          return WatchedSubject(identity: rows.identity?(path), shown: path)
        }, viewed: handler, ended: ended))
  }
}

extension CapableLayer {
  /// Calls a closure when a row of the layer was viewed.
  ///
  /// ```swift
  /// ads.onViewed(.mrcDisplay) { ad, row in report(ad, after: row.record.totalTime) }
  /// ```
  ///
  /// The time of a row continues when it is moved, reloaded in its place, or passed by other rows.
  /// The time of an `Identifiable` model continues in any row on screen: in another section, in a
  /// table that was reloaded, or when it was removed and inserted within one turn. Off screen for a
  /// turn, it begins anew, but a model that counts once does not count again. A row that shows a
  /// model of another identity begins anew.
  ///
  /// A model of a supply that is not `Identifiable` is identified by its load. Other models are
  /// identified by their row as long as the table has it. They cannot count once only, and count at
  /// each impression.
  ///
  /// Each call counts by itself, for this layer in its table. A layer that is removed and added to
  /// that table again continues. The models of another layer begin anew.
  ///
  /// A row that the user selects counts at once, by standards that count taps. If the SDK of an ad
  /// handles taps itself, report them with ``TableViewing/noteTap(at:)``.
  ///
  /// - Parameters:
  ///   - standard: What has to be visible, and for how long.
  ///   - isPlaying: Returns whether a model plays, for standards that need play. Call
  ///     ``TableViewing/refresh()`` when that changes. Nothing plays if nil.
  ///   - handler: Called with the model and its record. It must not change the table.
  ///   - ended: Called when an impression has ended, viewed or not. It must not change the table
  ///     either.
  /// - Returns: The observation, which can be cancelled.
  @discardableResult
  public func onViewed(
    _ standard: ViewabilityStandard, isPlaying: ((Model) -> Bool)? = nil,
    _ handler: @escaping (Model, ViewedRow) -> Void, ended: ((Model, ViewedRow) -> Void)? = nil
  ) -> TableObservation {
    guard let table = decoratedTable else {
      misuse(
        "layer \(name) is in no table, so that nobody can view its rows: add it to one before")
    }
    let behavior = behavior
    // The models of a supply are numbered.
    let isSupplied = self is SuppliedLayer<Model>
    return table.viewing.add(
      ImpressionTracker(
        by: standard,
        subject: { [weak self] owner in
          guard case .layer(let other, let row) = owner, other === self,
            let model = behavior.model(of: row)
          else { return nil }
          return WatchedSubject(
            identity: identity(of: model) ?? (isSupplied ? AnyHashable(row) : nil),
            isPlaying: isPlaying?(model) ?? false, shown: model)
        }, viewed: handler, ended: ended))
  }
}

/// Returns the identity of a model; nil if it has none.
private func identity(of model: some Any) -> AnyHashable? {
  func id(_ model: some Identifiable) -> AnyHashable { AnyHashable(model.id) }
  return (model as? any Identifiable).map { id($0) }
}

/// The rows of the content of which views are counted.
@MainActor
public struct ViewedContent {
  /// Returns the identity of what a row (data) shows; nil if rows have none.
  let identity: ((IndexPath) -> AnyHashable)?

  /// All rows of the wrapped source. A row is the same as long as it is on screen and the table is
  /// not reloaded. Some additions and removals of a layer reload it.
  public static var content: ViewedContent { ViewedContent(identity: nil) }

  /// All rows of the wrapped source, by the identity of what they show. Time continues in any row
  /// that shows the same, also in a table that was reloaded, and an identity that appears on screen
  /// again is recognized.
  ///
  /// - Parameter id: Returns the identity of what a row of the wrapped source (data) shows.
  public static func content<ID: Hashable>(id: @escaping (IndexPath) -> ID) -> ViewedContent {
    ViewedContent { AnyHashable(id($0)) }
  }
}

/// A row that was viewed, or an impression that has ended.
public struct ViewedRow: Hashable, Sendable {
  /// The row in the table (reuse), at the last update.
  public let reuseIndexPath: IndexPath
  /// The row of the wrapped source (data); nil for a row of a layer.
  public let dataIndexPath: IndexPath?
  /// The standard by which it was viewed.
  public let standard: ViewabilityStandard
  /// The time at which it was viewed or has ended, by the clock of ``TableViewing``, in seconds.
  public let time: TimeInterval
  /// The record of this impression.
  public let record: ViewingRecord
}
