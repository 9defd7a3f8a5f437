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
    self.init(
      inner: inner, layout: layout,
      events: Self.events(
        model: { models[$0] }, height: height,
        placeholderHeight: UITableView.automaticDimension, onSelect: onSelect),
      ownership: ownership)
  }

  /// Answers for the rows of a layer whose models may change.
  ///
  /// - Parameters:
  ///   - inner: The delegate of the content: another decorator, any delegate as it stands, or none.
  ///   - rows: The rows, shared with the data source half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - placeholderHeight: The height in points of a row that is kept for a model to come.
  ///   - height: The height of a model's row in points; automatic if nil, and that of kept rows too.
  ///   - onSelect: Called when the user selects a model's row, with its index path in the table
  ///     (reuse). If nil, the rows cannot be selected.
  public convenience init<Model>(
    inner: (any UITableViewDelegate)?, rows: RowLayer<Model>, ownership: InnerOwnership = .strong,
    placeholderHeight: CGFloat = UITableView.automaticDimension,
    height: ((Model) -> CGFloat)? = nil, onSelect: ((Model, IndexPath) -> Void)? = nil
  ) {
    let announced = rows.announced
    self.init(
      inner: inner, layout: rows.layout,
      events: Self.events(
        model: { announced.list[$0] }, height: height, placeholderHeight: placeholderHeight,
        onSelect: onSelect),
      ownership: ownership)
  }

  private static func events<Model>(
    model: @escaping (Int) -> Model?, height: ((Model) -> CGFloat)?, placeholderHeight: CGFloat,
    onSelect: ((Model, IndexPath) -> Void)?
  ) -> AdditionalRowEvents {
    func modelOf(_ row: AdditionalRow) -> Model? {
      if case .amongContent(let index) = row { model(index) } else { nil }
    }
    var events = AdditionalRowEvents()
    if let height {
      events.height = { row in modelOf(row).map(height) ?? placeholderHeight }
    }
    if let onSelect {
      events.didSelect = { _, row, indexPath in
        if let model = modelOf(row) { onSelect(model, indexPath) }
      }
      events.canSelect = { row in modelOf(row) != nil }
    }
    return events
  }

  override class var kitClass: AnyClass { AdditionalTableViewDelegateImpl.self }
}
