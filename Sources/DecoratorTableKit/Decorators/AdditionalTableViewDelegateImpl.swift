import Foundation

/// The delegate half of a layer whose data source is an ``AdditionalTableViewDataSourceImpl``.
///
/// ```swift
/// delegate = AdditionalTableViewDelegateImpl(
///   inner: postsDelegate, models: ads, layout: layout, onSelect: { ad, indexPath in open(ad.link) })
/// tableView.delegate = delegate
/// ```
///
/// Ownership: as ``ForwardingTableViewDelegate``; the models and the closures are retained too.
@MainActor
public final class AdditionalTableViewDelegateImpl: ForwardingTableViewDelegate {
  /// Answers for the rows of a layer with models.
  ///
  /// - Parameters:
  ///   - inner: The delegate of the content: another decorator, any delegate as it stands, or none.
  ///   - models: What the additional rows show; the same as those of the data source half.
  ///   - layout: The layout of the layer, shared with its data source half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - height: The height of a model's row in points; automatic if nil.
  ///   - onSelect: Called when the user selects a model's row, with its index path in the table
  ///     (reuse). If nil, the rows cannot be selected.
  public convenience init<Model>(
    inner: (any UITableViewDelegate)?, models: [Model], layout: LayerLayout,
    ownership: InnerOwnership = .strong, height: ((Model) -> CGFloat)? = nil,
    onSelect: ((Model, IndexPath) -> Void)? = nil
  ) {
    layout.supply(.models(models.count), addedSectionRowCounts: nil)
    func model(_ row: AdditionalRow) -> Model? {
      if case .amongContent(let index) = row { models[index] } else { nil }
    }
    var events = AdditionalRowEvents()
    if let height {
      events.height = { row in model(row).map(height) ?? UITableView.automaticDimension }
    }
    if let onSelect {
      events.didSelect = { _, row, indexPath in
        if let model = model(row) { onSelect(model, indexPath) }
      }
    }
    self.init(inner: inner, layout: layout, events: events, ownership: ownership)
  }

  override class var kitClass: AnyClass { AdditionalTableViewDelegateImpl.self }
}
