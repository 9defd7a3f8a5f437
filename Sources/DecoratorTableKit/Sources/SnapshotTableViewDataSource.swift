import Foundation

/// A data source that shows a ``TableSnapshot``: it is told what the rows are now, and tells the table
/// the smallest change that leads there, through all decorators around it.
///
/// ```swift
/// let source = SnapshotTableViewDataSource<Day, Post.ID> { tableView, indexPath, id in
///   let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
///   cell.textLabel?.text = posts[id]?.text
///   return cell
/// }
/// let feed = DecoratedTable(dataSource: source)      // or tableView.dataSource = source
/// feed.addRows(ads, named: "ads", placed: .every(6)) { … }
/// feed.attach(to: tableView)
/// source.apply(snapshot)
/// ```
///
/// Order does not matter: what is applied before there is a table is shown when there is one, and what
/// is applied in the middle of an update, or while the table asks for a cell, waits for its end. So there
/// are two states for a moment: ``snapshot()`` is what was applied last, all look-ups are about what the
/// table shows.
///
/// Inside a ``DecoratedTable`` the table is told through it. Inside decorators that are stacked by hand
/// nobody translates what changes, and the table is reloaded.
///
/// Index paths are those of the snapshot (data); for those of a decorated table on screen ask
/// ``DecoratedTable/reuseIndexPath(forData:)`` and ``DecoratedTable/dataIndexPath(forReuse:)``.
///
/// Ownership: retains its closures. A table holds its data source weakly, and this one as well; a
/// `DecoratedTable` that is made with it retains it.
@MainActor
open class SnapshotTableViewDataSource<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
>: SnapshotTableViewDataSourceBase {
  /// Which items are in which sections.
  public typealias Snapshot = TableSnapshot<SectionID, ItemID>

  /// Makes the cell of an item; the index path is the one to dequeue with (reuse).
  public typealias CellProvider = (
    _ tableView: UITableView, _ reuseIndexPath: IndexPath, _ itemIdentifier: ItemID
  ) -> UITableViewCell

  /// Whether an item that was shown (the first) and the same item now (the second) show the same; where
  /// they do not, the row is reloaded. True for all, unless set: say in the snapshot what to show again.
  public var isContentEqual: @Sendable (ItemID, ItemID) -> Bool = { _, _ in true }
  /// The title above a section; none if nil.
  public var headerTitle: ((SectionID) -> String?)?
  /// The title below a section; none if nil.
  public var footerTitle: ((SectionID) -> String?)?
  /// The view above a section, instead of its title; shown with a ``SnapshotTableViewDelegate``.
  public var headerView: ((UITableView, SectionID) -> UIView?)?
  /// The view below a section, instead of its title; shown with a ``SnapshotTableViewDelegate``.
  public var footerView: ((UITableView, SectionID) -> UIView?)?
  /// What the user may delete and insert; nothing unless set.
  public var editingHandlers = SnapshotEditingHandlers<ItemID>()
  /// What the user may drag elsewhere; nothing unless set.
  public var reorderingHandlers = SnapshotReorderingHandlers<SectionID, ItemID>()

  private let cellProvider: CellProvider
  /// What the table knows of.
  private var shown = Snapshot()
  /// What was applied last, until it is shown.
  private var newest: Snapshot?
  /// What will be shown when all changes that wait are made; nil if none waits.
  private var coming: (snapshot: Snapshot, generation: Int)?
  /// The number of times that something was applied.
  private var generation = 0

  /// Creates a data source without sections.
  ///
  /// - Parameter cellProvider: Makes the cells.
  public init(cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
  }

  /// Creates a data source without sections, and makes it that of a table.
  ///
  /// - Parameters:
  ///   - tableView: The table, which does not retain it.
  ///   - cellProvider: Makes the cells.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: - Applying

  /// Shows a snapshot: the table is told what is different about it, in one batch wherever a table can
  /// make all changes at once.
  ///
  /// - Parameters:
  ///   - snapshot: What is to be shown.
  ///   - animatingDifferences: Whether the table animates the changes.
  ///   - completion: Called when they are shown; at once if there is no table.
  /// - Complexity: As ``TableSnapshot/difference(from:isContentEqual:)``, and what the table takes to
  ///   make the changes.
  public func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let own = note(snapshot)
    enqueue(snapshot, generation: own, completion: completion) {
      self.stages(to: snapshot, generation: own, isAnimated: animatingDifferences)
    }
  }

  /// Shows a snapshot, as ``apply(_:animatingDifferences:completion:)``, with the difference computed
  /// off the main actor.
  ///
  /// - Parameters:
  ///   - snapshot: What is to be shown.
  ///   - animatingDifferences: Whether the table animates the changes.
  /// - Returns: True when it is shown. False if another snapshot was applied while the difference was
  ///   computed: then nothing of this one is shown.
  /// - Complexity: On the main actor, what the table takes to make the changes; as the other form if the
  ///   user has dragged a row meanwhile.
  @discardableResult
  public func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async -> Bool {
    let base = coming?.snapshot ?? shown
    let own = note(snapshot)
    let difference = await Self.difference(
      from: base, to: snapshot, isContentEqual: isContentEqual)
    guard own == generation else { return false }
    await withCheckedContinuation { continuation in
      enqueue(snapshot, generation: own) {
        continuation.resume()
      } stages: {
        self.stages(
          to: snapshot, generation: own, isAnimated: animatingDifferences,
          difference: (base, difference))
      }
    }
    return true
  }

  /// Shows a snapshot by loading everything again, without computing what is different.
  ///
  /// - Parameters:
  ///   - snapshot: What is to be shown.
  ///   - completion: Called when the table has loaded it; at once if there is no table.
  /// - Complexity: What the table takes to load.
  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    let own = note(snapshot)
    enqueue(snapshot, generation: own, completion: completion) { nil }
  }

  /// The snapshot that was applied last, also while it waits for its turn; with nothing to be shown
  /// again.
  public func snapshot() -> Snapshot { newest ?? shown }

  // MARK: - Look-ups

  /// The item that is shown at an index path; nil if there is none.
  ///
  /// - Parameter indexPath: A row of the snapshot (data).
  public func itemIdentifier(for indexPath: IndexPath) -> ItemID? {
    shown.itemIdentifier(at: indexPath)
  }

  /// Where an item is shown; nil if it is not.
  ///
  /// - Parameter itemIdentifier: The identity of the item.
  /// - Returns: A row of the snapshot (data).
  public func indexPath(for itemIdentifier: ItemID) -> IndexPath? {
    shown.indexPath(for: itemIdentifier)
  }

  /// The section that is shown at an index; nil if there is none.
  ///
  /// - Parameter index: A section of the snapshot (data).
  public func sectionIdentifier(for index: Int) -> SectionID? { shown.sectionIdentifier(at: index) }

  /// Where a section is shown; nil if it is not.
  ///
  /// - Parameter sectionIdentifier: The identity of the section.
  /// - Returns: A section of the snapshot (data).
  public func index(for sectionIdentifier: SectionID) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  /// Tells whether a section of the snapshot is the one with an identity, wherever that moves: for
  /// layers that add rows to one section.
  ///
  /// ```swift
  /// feed.addRows(ads, named: "ads", placed: .every(6).inSections(where: source.isSection(.posts))) { … }
  /// ```
  ///
  /// - Parameter sectionIdentifier: The identity of the section.
  /// - Returns: A question about a section of the snapshot (data), to be asked on the main actor.
  public func isSection(_ sectionIdentifier: SectionID) -> @Sendable (Int) -> Bool {
    { [weak self] section in
      MainActor.assumeIsolated { self?.sectionIdentifier(for: section) == sectionIdentifier }
    }
  }

  // MARK: - How a snapshot becomes the one that is shown

  /// Makes a snapshot the newest.
  ///
  /// - Returns: Its generation.
  private func note(_ snapshot: Snapshot) -> Int {
    generation += 1
    newest = snapshot.withoutReloads
    return generation
  }

  /// Queues the change to a snapshot.
  ///
  /// - Parameter stages: The batches that lead there; nil if everything is to be loaded again.
  private func enqueue(
    _ snapshot: Snapshot, generation: Int, completion: (() -> Void)?,
    stages: @escaping () -> [ChangeStage]?
  ) {
    coming = (snapshot.withoutReloads, generation)
    let commit = { self.show(snapshot.withoutReloads, generation: generation) }
    enqueue(
      WaitingChange(origin: .source(self)) { queue in
        guard queue.view != nil, queue.rowCountsInForce != nil else {
          return .unseen(commit: commit)
        }
        // The index paths of decorators that were stacked by hand are not known to anybody.
        guard queue.host?.contentSource === self, let stages = stages() else {
          return .reload(commit: commit)
        }
        return .stages(stages, commitAll: commit)
      } completion: { _ in
        completion?()
      })
  }

  /// The batches that lead from what is shown to a snapshot.
  ///
  /// - Parameter difference: What was computed before, from what was to be shown by now.
  private func stages(
    to snapshot: Snapshot, generation: Int, isAnimated: Bool,
    difference: (base: Snapshot, found: TableDifference<SectionID, ItemID>)? = nil
  ) -> [ChangeStage] {
    let found =
      if let difference, difference.base.sharesItems(with: shown) {
        difference.found
      } else {
        snapshot.difference(from: shown, isContentEqual: isContentEqual)
      }
    return found.stages.map { stage in
      ChangeStage(
        subject: .content(stage.update, rowCountsAfter: stage.snapshot.order.rowCounts),
        animations: AnnouncedAnimations(others: defaultRowAnimation), isAnimated: isAnimated
      ) { questions in
        self.preview(stage.snapshot, questions)
      } commit: {
        self.show(stage.snapshot, generation: generation)
      }
    }
  }

  private func preview(_ snapshot: Snapshot, _ questions: () -> Void) {
    let before = shown
    shown = snapshot
    questions()
    shown = before
  }

  private func show(_ snapshot: Snapshot, generation: Int) {
    shown = snapshot
    if generation == self.generation { newest = nil }
    if generation == coming?.generation { coming = nil }
  }

  private nonisolated static func difference(
    from old: Snapshot, to new: Snapshot,
    isContentEqual: @Sendable (ItemID, ItemID) -> Bool
  ) async -> TableDifference<SectionID, ItemID> {
    new.difference(from: old, isContentEqual: isContentEqual)
  }

  // MARK: - What the table asks

  override final var shownSectionCount: Int { shown.numberOfSections }

  override final func shownRowCount(inSection section: Int) -> Int {
    guard section >= 0, section < shown.numberOfSections else {
      misuse(
        "section \(section) was asked for of \(shown.numberOfSections): give one that there is")
    }
    return shown.order.rowCount(ofSection: section)
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
    misuse("there is no row \(row) in the snapshot: ask for one of \(shown.order.rowCounts) rows")
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
      guard snapshot.containsItem(item) else { return }
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
    shown.moveItem(item, to: destination)
    reorderingHandlers.didReorder?(
      SnapshotReordering(
        item: item, initialSnapshot: before, finalSnapshot: shown, source: source,
        destination: destination))
  }
}

extension TableSnapshot {
  /// Moves an item to a position, counted after it was taken out, as a table counts for a drag.
  fileprivate mutating func moveItem(_ identifier: ItemID, to position: RowPosition) {
    deleteItems([identifier])
    if let next = itemIdentifier(at: position) {
      insertItems([identifier], beforeItem: next)
    } else if let section = sectionIdentifier(at: position.section) {
      appendItems([identifier], toSection: section)
    }
  }
}
