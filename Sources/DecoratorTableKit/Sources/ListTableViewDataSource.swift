import Foundation

/// A data source that shows a ``HeterogeneousList``: a screen of mixed cells without a data source
/// of its own.
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
/// let feed = DecoratedTable(source)                    // decorate it further, or not
/// feed.attach(to: tableView)
/// ```
///
/// Rows that are ``AnyCellConfigurator`` describe themselves; all others are shown by the adapters.
/// A row that has none is a ``TableAnomaly`` and is shown all the same.
///
/// What rows can do beside being shown is up to its delegate half, ``ListTableViewDelegate``. With
/// another delegate, `onDelete`, `canEdit` and accessories still work.
///
/// Headers and footers of the list are shown by the map's ``HeaderFooterAdapter``s; a `String` that
/// no adapter shows is a title.
///
/// A subclass can override whatever a data source does, for example `sectionIndexTitles(for:)`. It
/// calls `super` in `numberOfSections(in:)`, where tables are told about the cells.
///
/// Index paths are those of the list (data), except where they are called *reuse*.
///
/// Ownership: retains the list and the adapters with their closures. A table holds its data source
/// weakly; a ``DecoratedTable`` that is made with it retains it.
@MainActor
open class ListTableViewDataSource: NSObject, DecoratorUITableViewDataSource {
  /// What shows the models.
  let cells: CellAdapterMap

  /// The rows. Set or change it, then announce the change as for any data source: with `insertRows`
  /// and the like, or with `reloadData()`.
  ///
  /// Index paths are those of the whole list. Where models are merged in, a change of the content
  /// moves them too, since their rule is applied anew: announce what
  /// ``HeterogeneousList/lifting(_:to:)`` makes of the change, or load the table again. A layer of
  /// a ``DecoratedTable`` announces that by itself.
  ///
  /// Traps if the reuse identifier of a configurator in it stands for cells of another class
  /// already, here or in a layer around.
  ///
  /// - Complexity: O(columns + configurators) to set it: what was found for a type of models stays.
  public final var list: HeterogeneousList {
    didSet { bindList() }
  }

  private var binding: ListBinding
  private let headersAndFooters: HeaderFooterBinding
  private var registeredTables = RegisteredTables()

  /// Shows a list.
  ///
  /// - Parameters:
  ///   - list: The rows.
  ///   - cells: What shows their models; none, if all rows describe themselves. Later changes of
  ///     the map do not count.
  /// - Complexity: O(columns + configurators)
  public init(_ list: HeterogeneousList, cells: CellAdapterMap = CellAdapterMap()) {
    self.list = list
    self.cells = cells
    binding = ListBinding(cells: cells)
    headersAndFooters = HeaderFooterBinding(adapters: cells.headersAndFooters)
    super.init()
    bindList()
  }

  /// Shows one section of rows that describe themselves; for several, append them to a
  /// ``HeterogeneousList``.
  ///
  /// - Parameter configurators: The rows.
  /// - Complexity: O(configurators)
  public convenience init(_ configurators: [AnyCellConfigurator]) {
    self.init(HeterogeneousList(configurators), cells: CellAdapterMap())
  }

  /// Shows one section of rows that describe themselves.
  ///
  /// ```swift
  /// let settings = ListTableViewDataSource {
  ///   CellConfigurator<SwitchCell>(viewData: sound)
  ///   if isSignedIn { CellConfigurator<TextCell>(viewData: account) }
  /// }
  /// ```
  ///
  /// - Parameter configurators: The rows, from the top.
  /// - Complexity: O(configurators)
  public convenience init(
    @CellConfiguratorBuilder _ configurators: () -> [AnyCellConfigurator]
  ) {
    self.init(configurators())
  }

  /// Shows one section of rows of one kind.
  ///
  /// - Parameters:
  ///   - models: The models of the rows.
  ///   - adapter: What shows them.
  public convenience init<Cell, Model>(_ models: [Model], adapter: CellAdapter<Cell, Model>) {
    self.init(HeterogeneousList(models), cells: CellAdapterMap().adding(adapter))
  }

  private func bindList() {
    let added = binding.bind(list)
    guard !added.isEmpty else { return }
    for tableView in registeredTables.all {
      // To put the cells together with those of layers around traps if an identifier stands for
      // two.
      _ = (tableView.dataSource as? any CellRegistering)?.cellRegistrations
      for registration in added { registration.register(in: tableView) }
    }
  }

  /// A row, and what shows it.
  ///
  /// - Parameter indexPath: A row of the list (data); traps if there is no such row.
  final func row(at indexPath: IndexPath) -> (rows: ListRowBehavior, item: ListItem) {
    let place = place(of: RowPosition(indexPath))
    return (
      binding[place.column], ListItem(column: list.columns[place.column], index: place.index)
    )
  }

  private func place(of position: RowPosition) -> ListPlace {
    // The part that has the answer is asked: to ask the list would retain all its parts for each
    // row.
    if list.merges.isEmpty, let place = list.contentRows.place(of: position) { return place }
    return list.place(of: position)
  }

  // MARK: - Registration

  /// Tells a table where the cells, headers and footers come from, unless it was told already.
  ///
  /// That is done by itself: when a ``DecoratedTable`` with this source is attached, else when a
  /// table first asks for its sections. Cells that come with another ``list`` are registered when
  /// it is set.
  ///
  /// - Parameter tableView: The table, which is held weakly.
  /// - Complexity: O(kinds of cells) for a new table
  public func register(in tableView: UITableView) {
    guard registeredTables.insert(tableView) else { return }
    binding.registrations.register(in: tableView)
    headersAndFooters.adapters.register(in: tableView)
  }

  // MARK: - UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int {
    register(in: tableView)
    return list.sectionCount
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.rowCount(inSection: section)
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
  }

  /// The cell of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - dataIndexPath: The row in the coordinates of the list (data).
  /// - Complexity: O(merges of the list), and what the adapter does.
  open func getCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell {
    let (rows, item) = row(at: dataIndexPath)
    if let makeListed = rows.makeListed {
      return makeListed(tableView, reuseIndexPath, item.column, item.index)
    }
    return rows.cell(tableView, at: reuseIndexPath, for: item)
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    headersAndFooters.title(of: list.header(ofSection: section))
  }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    headersAndFooters.title(of: list.footer(ofSection: section))
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    let (rows, item) = row(at: indexPath)
    return rows.canEdit(item)
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let (rows, item) = row(at: indexPath)
    rows.delete(item)
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

  // MARK: - For the delegate

  /// The view above a section.
  final func headerView(_ tableView: UITableView, _ section: Int) -> UIView? {
    headersAndFooters.view(tableView, for: list.header(ofSection: section))
  }

  /// The view below a section.
  final func footerView(_ tableView: UITableView, _ section: Int) -> UIView? {
    headersAndFooters.view(tableView, for: list.footer(ofSection: section))
  }

  /// The height of what stands above a section, in points.
  final func headerHeight(ofSection section: Int, in tableView: UITableView) -> CGFloat {
    headersAndFooters.height(
      of: list.header(ofSection: section), in: tableView, otherwise: tableView.sectionHeaderHeight)
  }

  /// The height of what stands below a section, in points.
  final func footerHeight(ofSection section: Int, in tableView: UITableView) -> CGFloat {
    headersAndFooters.height(
      of: list.footer(ofSection: section), in: tableView, otherwise: tableView.sectionFooterHeight)
  }
}

extension ListTableViewDataSource: CellRegistering {
  var cellRegistrations: CellRegistrations { binding.registrations }
}
