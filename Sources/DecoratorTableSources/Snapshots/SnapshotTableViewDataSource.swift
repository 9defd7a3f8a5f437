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
>: SnapshotTableViewDataSourceBase {
  /// The sections and their items.
  public typealias Snapshot = TableSnapshot<SectionID, ItemID>

  /// Makes the cell of an item; the index path is the one to dequeue with (reuse).
  public typealias CellProvider = (
    _ tableView: UITableView, _ reuseIndexPath: IndexPath, _ itemIdentifier: ItemID
  ) -> UITableViewCell

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

  // MARK: - Applying

  /// Shows a snapshot, and updates the table with the difference.
  ///
  /// All changes are in one batch. Changes that one batch cannot express are replacements, as
  /// ``TableSnapshot/difference(from:isContentEqual:)`` documents: for example, a row that moves
  /// into a new section is deleted and inserted. It is still the same row: its selection, each
  /// ``HeldRow`` and its viewing time are kept.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether the table animates the changes.
  ///   - completion: Called when they are shown; at once if there is no table.
  /// - Complexity: As ``TableSnapshot/difference(from:isContentEqual:)``, plus the work of the
  ///   table for the changes.
  public func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let own = note(snapshot)
    enqueue(
      snapshot, generation: own, isAnimated: animatingDifferences, completion: completion
    ) {
      snapshot.listDifference(from: self.shown, isContentEqual: self.isContentEqual)
    }
  }

  /// Shows a snapshot as ``apply(_:animatingDifferences:completion:)`` does, and computes the
  /// difference off the main actor.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether the table animates the changes.
  /// - Returns: True when the snapshot is shown. False if another one was applied while the
  ///   difference was computed; then this one is not shown.
  /// - Complexity: On the main actor, the work of the table for the changes. As the other form if
  ///   the user has dragged a row meanwhile.
  @discardableResult
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async -> Bool {
    let base = newestWaiting?.snapshot ?? shown
    let own = note(snapshot)
    let difference = await Self.difference(
      from: base, to: snapshot, isContentEqual: isContentEqual)
    guard own == generation else { return false }
    await withCheckedContinuation { continuation in
      enqueue(snapshot, generation: own, isAnimated: animatingDifferences) {
        continuation.resume()
      } difference: {
        base.sharesItems(with: self.shown)
          ? difference
          : snapshot.listDifference(from: self.shown, isContentEqual: self.isContentEqual)
      }
    }
    return true
  }

  /// Shows a snapshot by reloading the table, without computing a difference.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - completion: Called when the table has loaded it; at once if there is no table.
  /// - Complexity: The work of the table to load.
  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    let own = note(snapshot)
    enqueue(snapshot, generation: own, isAnimated: true, completion: completion) { nil }
  }

  /// Returns the snapshot that was applied last, even while it waits to be shown.
  ///
  /// It has no marks to reload or reconfigure.
  public func snapshot() -> Snapshot { newest ?? shown }

  // MARK: - What the table asks

  override final var shownSectionCount: Int { shown.numberOfSections }

  override final func shownRowCount(inSection section: Int) -> Int {
    guard section >= 0, section < shown.numberOfSections else {
      misuse(
        """
        section \(section) does not exist: the snapshot has \(shown.numberOfSections) sections
        """)
    }
    return shown.rows.sections[section].count
  }

  override final func shownCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: RowPosition
  ) -> UITableViewCell {
    cellProvider(tableView, reuseIndexPath, existingItem(at: row))
  }

  override final func shownHeaderTitle(inSection section: Int) -> String? {
    sectionIdentifier(for: section).flatMap { headerTitle?($0) }
  }

  override final func shownFooterTitle(inSection section: Int) -> String? {
    sectionIdentifier(for: section).flatMap { footerTitle?($0) }
  }

  override final func shownHeaderView(
    _ tableView: UITableView, inSection section: Int
  ) -> UIView? {
    sectionIdentifier(for: section).flatMap { headerView?(tableView, $0) }
  }

  override final func shownFooterView(
    _ tableView: UITableView, inSection section: Int
  ) -> UIView? {
    sectionIdentifier(for: section).flatMap { footerView?(tableView, $0) }
  }

  private func existingItem(at row: RowPosition) -> ItemID {
    if let item = shown.itemIdentifier(at: row) { return item }
    misuse("there is no row \(row) in the snapshot: ask for one of \(shown.rows.counts) rows")
  }

  // MARK: - Editing and reordering

  override final func allowsEditing(of row: RowPosition) -> Bool {
    editingHandlers.canEditItem?(existingItem(at: row)) ?? false
  }

  override final func didEdit(
    _ editingStyle: UITableViewCell.EditingStyle, at row: RowPosition
  ) {
    let item = existingItem(at: row)
    switch editingStyle {
    case .delete:
      guard allowsEditing(of: row) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([item])
      apply(snapshot)
      editingHandlers.didDeleteItem?(item)
    case .insert:
      let items = editingHandlers.itemsToInsert?(item) ?? []
      guard !items.isEmpty else { return }
      var snapshot = snapshot()
      guard snapshot.position(of: item) != nil else { return }
      snapshot.insertItems(items, beforeItem: item)
      apply(snapshot)
    default: break
    }
  }

  override final func allowsReordering(of row: RowPosition) -> Bool {
    reorderingHandlers.canReorderItem?(existingItem(at: row)) ?? false
  }

  override final func didReorder(from source: RowPosition, to destination: RowPosition) {
    let before = shown
    let item = existingItem(at: source)
    shown.moveItem(from: source, to: destination)
    reorderingHandlers.didReorder?(
      SnapshotReordering(
        item: item, initialSnapshot: before, finalSnapshot: shown, source: source,
        destination: destination))
  }
}
