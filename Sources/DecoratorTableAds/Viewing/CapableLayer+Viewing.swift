import Foundation

extension CapableLayer {
  /// Calls a closure when a row of the layer was viewed.
  ///
  /// ```swift
  /// ads.onViewed(.mrcDisplay) { ad, row in report(ad, after: row.record.totalTime) }
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
  /// only, and count at each impression.
  ///
  /// What has counted is known to this call alone, for this layer in its table: a layer that is
  /// taken off and added to that again goes on with it. The models of another layer begin anew.
  ///
  /// A row that the user selects counts at once, by standards that say so. The SDK of an ad that
  /// takes taps for itself says so as well: pass it on to ``TableViewing/noteTap(at:)``.
  ///
  /// - Parameters:
  ///   - standard: What has to be visible, and for how long.
  ///   - isPlaying: Whether a model plays, for standards that need that. Call
  ///     ``TableViewing/look()`` when that changes. Nothing plays if nil.
  ///   - handler: Called with the model and how it was seen. It must not change the table.
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
    // The rows of a supply have numbers of their own.
    let isSupplied = self is SuppliedLayer<Model>
    return table.watch(
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

/// Returns the identity of a model that has one.
private func identity(of model: some Any) -> AnyHashable? {
  func id(_ model: some Identifiable) -> AnyHashable { AnyHashable(model.id) }
  return (model as? any Identifiable).map { id($0) }
}
