import Foundation

/// A data source that adds rows to any other.
///
/// ```swift
/// let ads = RowLayer(ads, placed: .every(6, after: 2), named: "ads")
/// dataSource = AdditionalTableViewDataSourceImpl(
///   inner: postsSource, rows: ads, cell: .class(AdCell.self))
/// tableView.dataSource = dataSource
/// ```
///
/// Its delegate half is ``AdditionalTableViewDelegateImpl``, made with the same layer.
/// Data sources of this kind stack: `inner` may be another one.
///
/// Ownership: as ``ForwardingTableViewDataSource``; the models and the closures are retained too.
@MainActor
public final class AdditionalTableViewDataSourceImpl: ForwardingTableViewDataSource {
  private let cell: (UITableView, IndexPath, Int) -> UITableViewCell
  private let sections: AnnouncedModels<AdditionalSection>

  /// Creates a data source that adds a row for each model with a slot in the layer's placement.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - rows: The rows, shared with the delegate half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - cells: The cells that show the models.
  /// - Complexity: O(models) where rows describe themselves.
  public init<Model>(
    inner: any UITableViewDataSource, rows: RowLayer<Model>, ownership: InnerOwnership = .strong,
    cell cells: RowCells<Model>
  ) {
    cell = rows.makeCell
    sections = AnnouncedModels([])
    super.init(inner: inner, layer: rows, ownership: ownership)
    rows.show(in: cells, of: self)
  }

  /// Creates a data source that adds a row in every slot of a layer: separators, for example.
  ///
  /// Each row belongs to the content row below it.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - slots: The layer, shared with the delegate half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - sections: Sections to add, if the layer places any: section *j* fills slot *j*.
  ///   - cell: Makes the cell for a slot. It gets the index path to dequeue with (reuse) and the
  ///     content row below the slot (inner). For the place after the last row, that is the number
  ///     of content rows of the section.
  public init(
    inner: any UITableViewDataSource, slots: SlotLayer, ownership: InnerOwnership = .strong,
    sections: [AdditionalSection] = [],
    cell: @escaping (UITableView, IndexPath, RowPosition) -> UITableViewCell
  ) {
    self.cell = slots.makeCell
    self.sections = AnnouncedModels(sections)
    slots.supply(.everySlot, addedSectionRowCounts: sections.map(\.rowCount))
    super.init(inner: inner, layer: slots, ownership: ownership)
    slots.behavior.show([], in: .made(by: cell))
    let describingRows = sections.flatMap { $0.rows ?? [] }
    if !describingRows.isEmpty {
      let behavior = LayerRowBehavior<AnyCellConfigurator>(self.sections)
      behavior.show(describingRows, in: .selfDescribing)
      behavior.install(in: slots)
      add(behavior.cells.registrations(describingRows))
    }
  }

  /// Creates a data source that adds a row above each group of rows that have one key.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - groups: The layer, shared with the delegate half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - cells: The cells that show the keys.
  public init<Key>(
    inner: any UITableViewDataSource, groups: GroupLayer<Key>,
    ownership: InnerOwnership = .strong, cell cells: RowCells<Key>
  ) {
    cell = groups.makeCell
    sections = AnnouncedModels([])
    super.init(inner: inner, layer: groups, ownership: ownership)
    groups.behavior.show([], in: cells)
    add(cells.registrations([]))
  }

  /// Creates a data source that adds rows to a layer of the kit's that makes their cells.
  ///
  /// - Parameter cell: Makes the cell of a row; it gets the index path to dequeue with (reuse), and
  ///   the model that the layer has for the row.
  init(
    inner: any UITableViewDataSource, layer: TableLayer, ownership: InnerOwnership,
    cell: @escaping (UITableView, IndexPath, Int) -> UITableViewCell
  ) {
    self.cell = cell
    sections = AnnouncedModels([])
    super.init(inner: inner, layer: layer, ownership: ownership)
  }

  /// Creates a data source that adds the sections of a layer, which may change.
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
