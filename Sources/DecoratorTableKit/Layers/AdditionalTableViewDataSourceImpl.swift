import Foundation

/// A data source that adds rows to any other.
///
/// ```swift
/// let layer = TableLayer(placed: .every(6, after: 2), named: "ads")
/// dataSource = AdditionalTableViewDataSourceImpl(inner: posts, models: ads, layer: layer) {
///   tableView, indexPath, ad in
///   let cell = tableView.dequeueReusableCell(withIdentifier: "ad", for: indexPath)
///   cell.textLabel?.text = ad.text
///   return cell
/// }
/// tableView.dataSource = dataSource
/// ```
///
/// Its delegate half is ``AdditionalTableViewDelegateImpl``, made with the same ``TableLayer``.
/// Data sources of this kind stack: `inner` may be another one.
///
/// Ownership: as ``ForwardingTableViewDataSource``; the models and the closures are retained too.
@MainActor
public final class AdditionalTableViewDataSourceImpl: ForwardingTableViewDataSource {
  private let cell: (UITableView, IndexPath, Int) -> UITableViewCell
  private let sections: AnnouncedModels<AdditionalSection>

  private init(
    inner: any UITableViewDataSource, layer: TableLayer, ownership: InnerOwnership,
    supply: LayerRule.Supply?, sections: AnnouncedModels<AdditionalSection>,
    cell: @escaping (UITableView, IndexPath, Int) -> UITableViewCell
  ) {
    self.cell = cell
    self.sections = sections
    if let supply {
      layer.supply(supply, addedSectionRowCounts: sections.list.models.map(\.rowCount))
    }
    super.init(inner: inner, layer: layer, ownership: ownership)
    let describingRows = sections.list.models.flatMap { $0.rows ?? [] }
    if !describingRows.isEmpty {
      let rows = ModelRows<AnyCellConfigurator>(sections)
      rows.show(describingRows, as: .describedByThemselves)
      rows.install(in: layer)
      add(rows.kinds.registrations(describingRows))
    }
  }

  /// Adds a row for each model for which the placement has a slot.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - models: What the additional rows show, in table order: model *j* fills slot *j*.
  ///   - layout: The layout of the layer, shared with its delegate half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - sections: Sections to add, if the layout places any: section *j* fills slot *j*.
  ///   - cell: The cell for a model; its index path is the one to dequeue with (reuse).
  public convenience init<Model>(
    inner: any UITableViewDataSource, models: [Model], layer: TableLayer,
    ownership: InnerOwnership = .strong, sections: [AdditionalSection] = [],
    cell: @escaping (UITableView, IndexPath, Model) -> UITableViewCell
  ) {
    self.init(
      inner: inner, layer: layer, ownership: ownership, supply: .models(models.count),
      sections: AnnouncedModels(sections)
    ) { tableView, indexPath, index in
      cell(tableView, indexPath, models[index])
    }
  }

  /// Adds a row for each model of a layer for which its placement has a slot; the models may change.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - rows: The rows, shared with the delegate half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - placeholder: The cell of a row that is kept for a model to come; its index path is the one to
  ///     dequeue with (reuse). There has to be one if the layer reserves rows.
  ///   - cell: The cell for a model; its index path is the one to dequeue with (reuse).
  public convenience init<Model>(
    inner: any UITableViewDataSource, rows: RowLayer<Model>, ownership: InnerOwnership = .strong,
    placeholder: ((UITableView, IndexPath) -> UITableViewCell)? = nil,
    cell: @escaping (UITableView, IndexPath, Model) -> UITableViewCell
  ) {
    self.init(
      inner: inner, rows: rows, ownership: ownership, placeholder: placeholder,
      kinds: RowKinds(cell: cell))
  }

  /// Adds a row for each model of a layer for which its placement has a slot.
  convenience init<Model>(
    inner: any UITableViewDataSource, rows: RowLayer<Model>, ownership: InnerOwnership,
    placeholder: ((UITableView, IndexPath) -> UITableViewCell)?, kinds: RowKinds<Model>
  ) {
    let announced = rows.announced
    let modelRows = rows.modelRows
    let name = rows.name
    self.init(
      inner: inner, layer: rows, ownership: ownership, supply: nil,
      sections: AnnouncedModels([])
    ) { tableView, indexPath, index in
      if let model = announced.list[index] {
        return modelRows.cell(tableView, at: indexPath, for: model)
      }
      guard let placeholder else {
        misuse("layer \(name) reserves rows and has no placeholder: give it a cell for them")
      }
      return placeholder(tableView, indexPath)
    }
    rows.show(as: kinds, in: self)
  }

  /// Adds a row in every slot of the placement, which belongs to the content row below it: a
  /// separator, for example.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - layout: The layout of the layer, shared with its delegate half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - sections: Sections to add, if the layout places any: section *j* fills slot *j*.
  ///   - cell: The cell for a slot; gets the index path to dequeue with (reuse) and the content row
  ///     that the slot stands before (inner), the number of content rows of the section for the
  ///     place after the last.
  public convenience init(
    inner: any UITableViewDataSource, layer: TableLayer, ownership: InnerOwnership = .strong,
    sections: [AdditionalSection] = [],
    cell: @escaping (UITableView, IndexPath, RowPosition) -> UITableViewCell
  ) {
    self.init(
      inner: inner, layer: layer, ownership: ownership, supply: .everySlot,
      sections: AnnouncedModels(sections)
    ) { tableView, indexPath, index in
      cell(tableView, indexPath, layer.layout(for: tableView).anchor(ofAdditional: index))
    }
  }

  /// Adds the sections of a layer, which may change.
  init(inner: any UITableViewDataSource, sections: SectionLayer, ownership: InnerOwnership) {
    cell = { _, _, _ in
      // There are no slots among the content rows.
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    self.sections = sections.announced
    sections.supply(
      .everySlot, addedSectionRowCounts: sections.sections.map(\.rowCount))
    super.init(inner: inner, layer: sections, ownership: ownership)
    sections.show(in: self)
  }

  public override func additionalCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    switch row {
    case .amongContent(let index): cell(tableView, reuseIndexPath, index)
    case .inAddedSection(let section, let row):
      sections.list.models[section].cell(tableView, reuseIndexPath, row)
    }
  }

  public override func additionalTitleForHeader(inSection section: Int) -> String? {
    sections.list.models[section].headerTitle
  }

  public override func additionalTitleForFooter(inSection section: Int) -> String? {
    sections.list.models[section].footerTitle
  }

  override class var kitClass: AnyClass { AdditionalTableViewDataSourceImpl.self }
}
