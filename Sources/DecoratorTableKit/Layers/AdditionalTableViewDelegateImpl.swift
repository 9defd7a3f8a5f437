import Foundation

/// The delegate half of a layer whose data source is an ``AdditionalTableViewDataSourceImpl``.
///
/// ```swift
/// delegate = AdditionalTableViewDelegateImpl(
///   inner: postsDelegate, models: ads, layer: layer, onSelect: { ad, indexPath in open(ad.link) })
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
    inner: (any UITableViewDelegate)?, models: [Model], layer: TableLayer,
    ownership: InnerOwnership = .strong, height: ((Model) -> CGFloat)? = nil,
    onSelect: ((Model, IndexPath) -> Void)? = nil
  ) {
    self.init(
      inner: inner, models: models, layer: layer, ownership: ownership, kinds: nil,
      height: height, onSelect: onSelect)
  }

  /// Answers for the rows of a layer with models, with what they can do by themselves.
  convenience init<Model>(
    inner: (any UITableViewDelegate)?, models: [Model], layer: TableLayer,
    ownership: InnerOwnership, kinds: RowKinds<Model>?, height: ((Model) -> CGFloat)?,
    onSelect: ((Model, IndexPath) -> Void)?
  ) {
    layer.supply(.models(models.count), addedSectionRowCounts: nil)
    self.init(inner: inner, layer: layer, ownership: ownership)
    let rows = ModelRows<Model>(AnnouncedModels(models))
    if let kinds { rows.show(models, as: kinds) }
    rows.add(height: height, onSelect: onSelect)
    rows.install(in: layer)
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
    self.init(inner: inner, layer: rows, ownership: ownership)
    rows.modelRows.placeholderHeight = placeholderHeight
    rows.modelRows.add(height: height, onSelect: onSelect)
  }

  override class var kitClass: AnyClass { AdditionalTableViewDelegateImpl.self }
}
