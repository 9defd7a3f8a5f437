import Foundation

/// A data source that shows a ``HeterogeneousList``, for a screen of mixed cells.
///
/// ```swift
/// var cells = CellAdapterMap()
/// cells.add(CellAdapter<PostCell, Post>().onSelect { post, _ in open(post) })
/// cells.add(CellAdapter<AdCell, Ad>(height: 120))
///
/// var list = HeterogeneousList(posts)
/// list.merge(ads, placed: .every(6))
/// let source = ListTableViewDataSource(list, cells: cells)
///
/// let feed = DecoratedTable(dataSource: source)        // decorate it further, or not
/// feed.attach(to: tableView)
/// ```
///
/// Rows that are ``AnyCellConfigurator`` describe themselves; all others are shown by the adapters.
/// A row without an adapter is a ``TableAnomaly``; in debug builds, its cell says so.
///
/// The other abilities of rows need the delegate half, ``ListTableViewDelegate``. With another
/// delegate, `onDelete`, `canEdit` and accessories still work.
///
/// Headers and footers of the list are shown by the map's ``HeaderFooterAdapter``s; a `String` that
/// no adapter shows is a title.
///
/// A subclass can override any method of the data source, for example `sectionIndexTitles(for:)`.
/// In `numberOfSections(in:)` it calls `super`, which registers the cells in the table.
///
/// Index paths are those of the list (data), except where they are called *reuse*.
///
/// Ownership: retains the list and the adapters with their closures. A table holds its data source
/// weakly; a ``DecoratedTable`` that is made with it retains it.
@MainActor
open class ListTableViewDataSource: NSObject, DecoratorUITableViewDataSource {
  /// The adapters that show the models.
  let cells: CellAdapterMap

  /// The rows.
  ///
  /// Set or change the list, then announce the change as for any data source: with `insertRows` and
  /// the like, or with `reloadData()`.
  ///
  /// Index paths are those of the whole list. A change of the content also moves merged models,
  /// since their rule is applied again. Announce the result of ``HeterogeneousList/lifting(_:to:)``
  /// for the change, or reload the table. A layer of a ``DecoratedTable`` announces its moves by
  /// itself.
  ///
  /// Setting it traps if the reuse identifier of a configurator is registered for cells of another
  /// class, here or in a layer outside.
  ///
  /// - Complexity: O(1) to set it; O(rows) if some of them are configurators.
  public final var list: HeterogeneousList {
    get { rows }
    // In place: an observer would copy all rows for each that is appended.
    _modify {
      defer { registerConfigurators() }
      yield &rows
    }
  }

  private var rows: HeterogeneousList

  /// The cells of all adapters, and of all configurators that were ever in the list.
  private var registrations: Registrations
  /// The behavior of rows that adapters show, by the dynamic type of the models. They are reused
  /// when the list changes.
  private var behaviors: [ObjectIdentifier: RowBehavior<Any>] = [:]
  /// The adapters of headers and footers, in the same way; nil for models without one.
  private var headerFooterAdapters: [ObjectIdentifier: (any AnyHeaderFooterAdapter)?] = [:]
  private var registeredTables = RegisteredTables()

  /// Creates a data source that shows a list.
  ///
  /// - Parameters:
  ///   - list: The rows. Traps if the reuse identifier of a configurator among them is registered
  ///     for cells of another class.
  ///   - cells: The adapters that show the models; none if all rows describe themselves. Later
  ///     changes of the map have no effect.
  /// - Complexity: As setting ``list``.
  public init(_ list: HeterogeneousList, cells: CellAdapterMap = CellAdapterMap()) {
    rows = list
    self.cells = cells
    registrations = cells.registrations
    super.init()
    registerConfigurators()
  }

  /// Creates a data source that shows one section of rows that describe themselves.
  ///
  /// ```swift
  /// let settings = ListTableViewDataSource {
  ///   CellConfigurator<SwitchCell>(viewData: sound)
  ///   if isSignedIn { CellConfigurator<TextCell>(viewData: account) }
  /// }
  /// ```
  ///
  /// For several sections, append them to a ``HeterogeneousList``.
  ///
  /// - Parameter configurators: The rows, from the top. Traps if a reuse identifier among them is
  ///   used for cells of two classes.
  /// - Complexity: O(configurators)
  public convenience init(@CellConfiguratorBuilder _ configurators: () -> [AnyCellConfigurator]) {
    self.init(HeterogeneousList(configurators()))
  }

  /// Registers the cells of the configurators in the list.
  private func registerConfigurators() {
    let added = list.models(of: AnyCellConfigurator.self).map(\.row.registration).filter {
      registrations.add($0)
    }
    guard !added.isEmpty else { return }
    for tableView in registeredTables.all {
      // This merges the cells with those of layers outside, and traps if an identifier is used for
      // two classes.
      _ = (tableView.dataSource as? any CellRegistering)?.cellRegistrations()
      for registration in added { registration.register(in: tableView) }
    }
  }

  /// Returns a row's model and behavior.
  ///
  /// - Parameter indexPath: A row of the list (data); traps if there is no row at it.
  final func row(at indexPath: IndexPath) -> ListedRow {
    let model = list.item(at: RowPosition(indexPath))
    return ListedRow(model: model, behavior: behavior(of: model))
  }

  private func behavior(of model: Any) -> RowBehavior<Any> {
    let type = type(of: model)
    if type == AnyCellConfigurator.self, let row = model as? AnyCellConfigurator {
      return row.row.behavior
    }
    if let known = behaviors[ObjectIdentifier(type)] { return known }
    let behavior = cells.behavior(for: model)
    behaviors[ObjectIdentifier(type)] = behavior
    return behavior
  }

  // MARK: - Registration

  /// Registers the cells, headers and footers in a table, unless they are registered.
  ///
  /// The source does so itself when a ``DecoratedTable`` with this source is attached, else when a
  /// table first asks for its sections. Cells of another ``list`` are registered when it is set.
  ///
  /// - Parameter tableView: The table, which is held weakly.
  /// - Complexity: O(kinds of cells) for a new table
  package final func register(in tableView: UITableView) {
    guard registeredTables.insert(tableView) else { return }
    registrations.register(in: tableView)
    cells.headersAndFooters.registrations.register(in: tableView)
  }

  // MARK: - UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int {
    register(in: tableView)
    return list.sectionCount
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    // A table may ask for the first section before it has asked how many there are.
    section < list.sectionCount ? list.rowCount(inSection: section) : 0
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
  }

  /// Returns the cell of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - dataIndexPath: The row in the coordinates of the list (data).
  /// - Complexity: O(merges of the list), plus the work of the adapter.
  open func getCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell {
    let row = row(at: dataIndexPath)
    return row.behavior.cell(tableView, at: reuseIndexPath, for: row.model)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title(of: list.header(ofSection: section))
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    title(of: list.footer(ofSection: section))
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath).canBeEdited
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let row = row(at: indexPath)
    row.behavior.events.commit?(tableView, editingStyle, row.model)
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

// Headers and footers, for the delegate half as well.
extension ListTableViewDataSource {
  /// Returns the title above or below a section: a `String` without an adapter.
  private func title(of model: Any?) -> String? {
    guard let title = model as? String, headerFooterAdapter(for: title) == nil else { return nil }
    return title
  }

  /// Returns the header or footer of a model; nil without a model, or for a title.
  final func headerFooterView(_ tableView: UITableView, for model: Any?) -> UIView? {
    guard let model else { return nil }
    if let adapter = headerFooterAdapter(for: model) { return adapter.view(tableView, for: model) }
    if model is String { return nil }
    return cells.headersAndFooters.anomaly(for: model).fallbackHeaderFooter(in: tableView)
  }

  /// Returns the height of the header or footer of a model, in points.
  ///
  /// - Parameter standard: The table's height for views without heights.
  final func headerFooterHeight(
    of model: Any?, in tableView: UITableView, otherwise standard: CGFloat
  ) -> CGFloat {
    // A plain table leaves space for any other height, even without a view.
    guard let model else { return tableView.style == .plain ? 0 : standard }
    return headerFooterAdapter(for: model)?.height ?? standard
  }

  private func headerFooterAdapter(for model: Any) -> (any AnyHeaderFooterAdapter)? {
    let key = ObjectIdentifier(ownType(of: model))
    if let known = headerFooterAdapters[key] { return known }
    let adapter = cells.headersAndFooters.entry(for: model)?.adapter
    headerFooterAdapters.updateValue(adapter, forKey: key)
    return adapter
  }
}

extension ListTableViewDataSource: CellRegistering {
  package final func cellRegistrations() -> Registrations { registrations }
}

/// A row of a list: its model, and how its cell is made and what it can do.
///
/// Nothing of the list is retained, so that it can be changed in place.
@MainActor
struct ListedRow {
  let model: Any
  let behavior: RowBehavior<Any>

  /// Whether the user may edit the row, or select it while the table is edited. False also
  /// suppresses swipes.
  var canBeEdited: Bool {
    if let canEdit = behavior.events.canEdit { return canEdit(model) }
    return behavior.offersEditing(of: model)
  }

  /// Whether the user may delete the row.
  var canBeDeleted: Bool { behavior.style(of: model) != .none && canBeEdited }
}
