import Foundation

/// A data source that shows a ``TableSnapshot``.
///
/// Apply a snapshot of the new rows. The source updates the table with the smallest change, through
/// all decorators outside it.
///
/// ```swift
/// let source = SnapshotTableViewDataSource<Day, Post.ID> { tableView, indexPath, id in
///   let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
///   cell.textLabel?.text = posts[id]?.text
///   return cell
/// }
/// let feed = DecoratedTable(dataSource: source)      // or tableView.dataSource = source
/// feed.addRows(ads, named: "ads", placed: .every(6), cell: .class(AdCell.self))
/// feed.attach(to: tableView)
/// source.apply(snapshot)
/// ```
///
/// A snapshot can be applied at any time. Applied before there is a table, it is shown as soon as
/// there is one. Applied during an update, or while the table asks for a cell, it waits for the end
/// of that. Meanwhile there are two states: ``snapshot()`` is the one that was applied last, and
/// all look-ups are about the one that the table shows.
///
/// Inside a ``DecoratedTable``, changes are translated for the table. Inside decorators that are
/// stacked by hand they are not, and the table is reloaded.
///
/// Index paths are those of the snapshot (data). For those of a decorated table on screen (reuse),
/// ask ``LayeredTable/reuseIndexPath(forData:)`` and ``LayeredTable/dataIndexPath(forReuse:)``.
///
/// Ownership: retains its closures. A table holds its data source weakly; a `DecoratedTable` that
/// is made with it retains it.
@MainActor
open class SnapshotTableViewDataSource<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: NSObject, DecoratorUITableViewDataSource {
  /// The sections and their items.
  public typealias Snapshot = TableSnapshot<SectionID, ItemID>

  /// Makes the cell of an item; the index path is the one to dequeue with (reuse).
  public typealias CellProvider = (
    _ tableView: UITableView, _ reuseIndexPath: IndexPath, _ itemIdentifier: ItemID
  ) -> UITableViewCell

  /// The animation of sections and rows that are inserted or removed.
  public var defaultRowAnimation: UITableView.RowAnimation = .automatic
  /// Returns whether an item before (the first) and the same item after (the second) have equal
  /// content.
  ///
  /// If not, the row is reloaded. By default the content of all items is equal: mark those to
  /// reload in the snapshot.
  public var isContentEqual: @Sendable (ItemID, ItemID) -> Bool = { _, _ in true }
  /// Returns the title above a section; sections have none if it is nil.
  public var headerTitle: ((SectionID) -> String?)?
  /// Returns the title below a section; sections have none if it is nil.
  public var footerTitle: ((SectionID) -> String?)?
  /// Returns the view above a section in place of a title, for a ``SnapshotTableViewDelegate``.
  public var headerView: ((UITableView, SectionID) -> UIView?)?
  /// Returns the view below a section in place of a title, for a ``SnapshotTableViewDelegate``.
  public var footerView: ((UITableView, SectionID) -> UIView?)?
  /// The handlers of deletions and insertions; none unless set.
  public var editingHandlers = SnapshotEditingHandlers<ItemID>()
  /// The handlers of rows that the user drags elsewhere; none unless set.
  public var reorderingHandlers = SnapshotReorderingHandlers<SectionID, ItemID>()

  package private(set) final lazy var changes = SourceChanges(of: self)
  private let cellProvider: CellProvider
  /// The snapshot that the table shows.
  var shown = Snapshot()
  /// The snapshot that was applied last, while it is not shown yet.
  var newest: Snapshot?
  /// The snapshot after all waiting changes; nil if none waits.
  var newestWaiting: (snapshot: Snapshot, generation: Int)?
  /// The number of snapshots that were applied.
  var generation = 0

  /// Creates a data source without sections.
  ///
  /// - Parameter cellProvider: Makes the cells.
  public init(cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
  }

  /// Creates a data source without sections, and sets it as that of a table.
  ///
  /// - Parameters:
  ///   - tableView: The table, which does not retain the data source.
  ///   - cellProvider: Makes the cells.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: - UITableViewDataSource
  // All methods are here: Objective-C finds none in an extension of a generic class.

  open func numberOfSections(in tableView: UITableView) -> Int {
    changes.tableView = tableView.realTable
    return shown.numberOfSections
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    // A table may ask for the first section before it has asked how many there are.
    guard section < shown.numberOfSections else { return 0 }
    guard section >= 0 else {
      misuse(
        """
        section \(section) does not exist: the snapshot has \(shown.numberOfSections) sections
        """)
    }
    return shown.rows.sections[section].count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    getCell(tableView, reuseIndexPath: indexPath, dataIndexPath: indexPath)
  }

  /// Returns the cell of a row from the cell provider.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - dataIndexPath: The row in the coordinates of the snapshot (data).
  open func getCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
  ) -> UITableViewCell {
    changes.answer { cellProvider(tableView, reuseIndexPath, existingItem(at: dataIndexPath)) }
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    changes.answer { sectionIdentifier(for: section).flatMap { headerTitle?($0) } }
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    changes.answer { sectionIdentifier(for: section).flatMap { footerTitle?($0) } }
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    // In a table, only rows that can be edited can be dragged.
    changes.answer { allowsEditing(at: indexPath) || allowsReordering(at: indexPath) }
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let item = existingItem(at: indexPath)
    switch editingStyle {
    case .delete where allowsEditing(at: indexPath):
      var snapshot = snapshot()
      snapshot.deleteItems([item])
      apply(snapshot)
      editingHandlers.didDeleteItem?(item)
    case .insert:
      let items = editingHandlers.itemsToInsert?(item) ?? []
      var snapshot = snapshot()
      guard !items.isEmpty, snapshot.position(of: item) != nil else { return }
      snapshot.insertItems(items, beforeItem: item)
      apply(snapshot)
    default: break
    }
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    changes.answer { allowsReordering(at: indexPath) }
  }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let (source, destination) = (RowPosition(sourceIndexPath), RowPosition(destinationIndexPath))
    let before = shown
    let item = existingItem(at: sourceIndexPath)
    shown.moveItem(from: source, to: destination)
    changes.answer {
      reorderingHandlers.didReorder?(
        SnapshotReordering(
          item: item, initialSnapshot: before, finalSnapshot: shown, source: source,
          destination: destination))
    }
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: - Rows

  /// Returns whether the user may delete a row, or insert one there.
  func allowsEditing(at indexPath: IndexPath) -> Bool {
    editingHandlers.canEditItem?(existingItem(at: indexPath)) ?? false
  }

  private func allowsReordering(at indexPath: IndexPath) -> Bool {
    reorderingHandlers.canReorderItem?(existingItem(at: indexPath)) ?? false
  }

  private func existingItem(at indexPath: IndexPath) -> ItemID {
    let row = RowPosition(indexPath)
    if let item = shown.itemIdentifier(at: row) { return item }
    misuse("there is no row \(row) in the snapshot: ask for one of \(shown.rows.counts) rows")
  }
}

// All look-ups are about the snapshot that the table shows.
extension SnapshotTableViewDataSource {
  /// Returns the item that is shown at an index path; nil if there is none.
  ///
  /// - Parameter indexPath: A row of the snapshot (data).
  public func itemIdentifier(for indexPath: IndexPath) -> ItemID? {
    shown.itemIdentifier(at: indexPath)
  }

  /// Returns the index path at which an item is shown.
  ///
  /// - Parameter itemIdentifier: The identity of the item.
  /// - Returns: A row of the snapshot (data); nil if the item is not shown.
  public func indexPath(for itemIdentifier: ItemID) -> IndexPath? {
    shown.indexPath(for: itemIdentifier)
  }

  /// Returns the section that is shown at an index; nil if there is none.
  ///
  /// - Parameter index: A section of the snapshot (data).
  public func sectionIdentifier(for index: Int) -> SectionID? { shown.sectionIdentifier(at: index) }

  /// Returns the index at which a section is shown.
  ///
  /// - Parameter sectionIdentifier: The identity of the section.
  /// - Returns: A section of the snapshot (data); nil if the section is not shown.
  public func index(for sectionIdentifier: SectionID) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  /// Returns a condition that holds for the section with an identity, wherever that moves.
  ///
  /// Layers add rows to one section with it:
  ///
  /// ```swift
  /// let today = Placement.every(6).inSections(where: source.isSection(.today))
  /// feed.addRows(ads, named: "ads", placed: today, cell: .class(AdCell.self))
  /// ```
  ///
  /// - Parameter sectionIdentifier: The identity of the section.
  /// - Returns: A condition on a section of the snapshot (data). It traps off the main actor.
  public func isSection(_ sectionIdentifier: SectionID) -> @Sendable (Int) -> Bool {
    { [weak self] section in
      MainActorCall.call(
        { self?.sectionIdentifier(for: section) == sectionIdentifier }, of: "isSection(_:)")
    }
  }
}

extension SnapshotTableViewDataSource: ChangingDataSource {
  package final var shownRowCounts: [Int] { shown.rows.counts }
}
