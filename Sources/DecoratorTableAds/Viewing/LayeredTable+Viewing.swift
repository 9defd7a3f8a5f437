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
    return watch(
      ImpressionTracker(
        by: standard,
        subject: { owner in
          guard case .content(let path) = owner else { return nil }
          return WatchedSubject(identity: rows.identity?(path), shown: path)
        }, viewed: handler, ended: ended))
  }

  func watch(_ watch: ImpressionTracker) -> TableObservation {
    let viewing = viewing
    if !viewing.followsTable {
      viewing.followsTable = true
      add(WatchedTableLayer(viewing))
    }
    return viewing.add(watch)
  }
}

/// A layer without rows, which observes scrolling and taps.
private final class WatchedTableLayer: TableLayer {
  init(_ viewing: TableViewing) {
    super.init(placed: .none, named: "viewed rows")
    isObserver = true
    canBeTurnedOff = false
    observed = [.scrolling, .selection]
    didScroll = { [weak viewing] in viewing?.noteScroll() }
  }
}
