import Foundation

/// The table that wrapped code gets: its rows and sections are those of the content.
///
/// - Members with index paths and sections are translated. There are no additional rows.
/// - Members that change rows are announcements on the host.
/// - A child of a composed table has reuse identifiers of its own: see ``SharedIdentifiers``.
/// - The five objects are the wrapped ones.
/// - Everything else reaches the real table: see ``ForwardingTableView``.
///
/// `Tests/UIKitInterface/content-table.txt` lists each member.
///
/// It is in a ``ContentTableContainer`` in the table on screen, at the origin of the content and
/// with the size of the bounds. So its window, its traits, its size and its coordinates are right.
/// It never loads or draws anything.
///
/// Ownership: retained by its host, which is a decorated table or the ``ManualWiring`` of a table
/// that is wired by hand, and by the container. It retains neither, nor the real table. While the
/// host does not show its rows, or is deallocated, nothing is translated.
// The file is long, because a subclass can override members only in the class itself.
@MainActor
final class ContentTableView: ForwardingTableView {
  private(set) weak var owner: (any ContentTableHost)?
  /// The reuse identifiers of the child, if it is for a child of a composed table.
  private(set) var identifiers: SourceIdentifiers?
  /// Whether it is the table of a child in a composed table.
  private(set) var isChildTable = false
  /// The table on screen with the reuse identifiers of the child, once it is needed.
  private var identifierTable: ContentTableView?
  private var isPassingOnLayout = false
  #if DEBUG
  private var writesByUIKit = WritesByUIKit()
  #endif

  /// Creates the content table in a real table.
  private convenience init(for real: UITableView, host: (any ContentTableHost)?) {
    self.init(frame: CGRect(origin: .zero, size: real.bounds.size), style: real.style)
    owner = host
    setInertState()
    ContentTableContainer.in(real.tableOnScreen).addSubview(self)
    self.real = real
  }

  /// Sets its own state, before it has a real table, so that UIKit has nothing to do: nothing to
  /// show, to measure, to scroll, or to inset for bars and keyboards.
  private func setInertState() {
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollsToTop = false
    isScrollEnabled = false
    bounces = false
    keyboardDismissMode = .none
    contentInsetAdjustmentBehavior = .never
    automaticallyAdjustsScrollIndicatorInsets = false
    insetsLayoutMarginsFromSafeArea = false
    preservesSuperviewLayoutMargins = false
    insetsContentViewsToSafeArea = false
    rowHeight = 44
    sectionHeaderHeight = 0
    sectionFooterHeight = 0
    estimatedRowHeight = 0
    estimatedSectionHeaderHeight = 0
    estimatedSectionFooterHeight = 0
    if #available(iOS 16.0, *) { selfSizingInvalidation = .disabled }
    isPrefetchingEnabled = false
    dragInteractionEnabled = false
    allowsFocus = false
  }

  /// Makes the content table of a child in a real table.
  static func child(
    of real: UITableView, host: any ContentTableHost, identifiers: SourceIdentifiers
  ) -> ContentTableView {
    let table = ContentTableView(for: real, host: host)
    table.identifiers = identifiers
    table.isChildTable = true
    return table
  }

  /// Removes it from the table on screen, since the child has left that.
  func removeFromTable() {
    identifierTable?.removeFromSuperview()
    identifierTable = nil
    removeFromSuperview()
  }

  /// Returns the content table of a host in a real table, which is made if there is none.
  static func contentTable(for real: UITableView, host: any ContentTableHost) -> ContentTableView {
    // A child gets a new table whenever it becomes one.
    let isOnScreen = real.tableOnScreen === real
    let known = isOnScreen ? ContentTableContainer.in(real).contentTable(of: host, for: real) : nil
    return known ?? ContentTableView(for: real, host: host)
  }

  /// The host while the real table shows its rows. Otherwise nothing is translated.
  private var shownHost: (any ContentTableHost)? {
    guard let real, let owner, owner.isShown(in: real) else { return nil }
    return owner
  }

  /// The host for translations, once the real table knows its rows.
  private var host: (any ContentTableHost)? {
    guard let host = shownHost else { return nil }
    // A table with a new data source loads before it answers anything.
    _ = real?.numberOfSections
    return host
  }

  /// The receiver of announcements; nil while none may reach the real table.
  private func hostForWriting(_ member: StaticString = #function) -> (any ContentTableHost)? {
    guard let real = realForWriting(member), let owner, owner.isShown(in: real) else { return nil }
    return owner
  }

  override var isAnswering: Bool { owner?.isAnswering == true }

  #if DEBUG
  override func willWrite(_ member: StaticString) {
    if writesByUIKit.isNew(member) { owner?.report(writeByUIKit: "\(member)") }
  }
  #endif

  private func outer(_ section: Int) -> Int {
    host?.outerSection(ofContent: section) ?? section
  }

  private func outer(_ indexPath: IndexPath) -> IndexPath {
    // UIKit raises an exception for a path that is not a row's.
    guard indexPath.count == 2, let host else { return indexPath }
    return IndexPath(host.outerPosition(ofContent: RowPosition(indexPath)))
  }

  /// Whether a row exists and is hidden, and so has no place, no cell, and no selection.
  private func isHidden(_ indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, let host else { return false }
    return host.isHidden(RowPosition(indexPath))
  }

  private func content(_ indexPath: IndexPath) -> IndexPath? {
    guard let host else { return indexPath }
    return host.contentPosition(ofOuter: RowPosition(indexPath)).map { IndexPath($0) }
  }

  private func content(_ indexPaths: [IndexPath]?) -> [IndexPath]? {
    guard let host else { return indexPaths }
    return indexPaths?.compactMap { path in
      host.contentPosition(ofOuter: RowPosition(path)).map { IndexPath($0) }
    }
  }

  // MARK: - What the layers of a child get

  /// The table on screen for the layers of a child. Where reuse identifiers of the child are others
  /// there, it is a content table that translates these, and nothing else.
  func findTableOfLayers() -> UITableView {
    guard isChildTable, let identifiers, let real else { return self }
    let outside = real.tableOfLayers
    guard identifiers.areRenamed else { return outside }
    if let identifierTable, identifierTable.real === outside { return identifierTable }
    let table = ContentTableView(for: outside, host: nil)
    table.identifiers = identifiers
    identifierTable?.removeFromSuperview()
    identifierTable = table
    return table
  }

  /// Returns the row of the table on screen (reuse) that shows a row of a child; nil if there is no
  /// such row, or it is hidden.
  ///
  /// - Parameter position: A row in the outermost coordinates of the child.
  func positionOnScreen(of position: RowPosition) -> RowPosition? {
    guard isChildTable, let owner else { return position }
    guard let outer = owner.shownPosition(ofContent: position) else { return nil }
    guard let real = real as? ContentTableView else { return outer }
    return real.positionOnScreen(of: outer)
  }

  /// Returns the row of a child that a row of the table on screen (reuse) shows, in the outermost
  /// coordinates of the child; nil if the child does not own it.
  func position(onScreen position: RowPosition) -> RowPosition? {
    guard isChildTable, let owner else { return position }
    guard let real = real as? ContentTableView else {
      return owner.contentPosition(ofOuter: position)
    }
    return real.position(onScreen: position).flatMap { owner.contentPosition(ofOuter: $0) }
  }

  // MARK: - What it is by itself

  /// Lays out nothing, since there is nothing in it.
  override func layoutSubviews() {}

  /// The table on screen while this one is in it, as if there were no container.
  override var superview: UIView? {
    let superview = duringUpkeep { super.superview }
    return superview is ContentTableContainer ? real?.tableOnScreen ?? superview : superview
  }

  override func bringSubviewToFront(_ view: UIView) {
    // UIKit arranges the views that it has added itself.
    if view.superview === self { return duringUpkeep { super.bringSubviewToFront(view) } }
    super.bringSubviewToFront(view)
  }

  override func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { return duringUpkeep { super.sendSubviewToBack(view) } }
    super.sendSubviewToBack(view)
  }

  // MARK: - Scrolling and layout

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      if let real, real.contentOffset == newValue || isReturning(to: newValue) { return }
      super.contentOffset = newValue
    }
  }

  /// Whether the real table is beyond its edge and bounces back.
  ///
  /// UIKit sets a table's offset to the nearest place inside its edges at many moments, of which a
  /// change of the safe area has no callback before it. That would end a bounce, which leads to the
  /// same place. An app that prevents bouncing sets the offset in a scroll callback.
  private func isReturning(to offset: CGPoint) -> Bool {
    guard let real, real.isTracking || real.isDecelerating, !isAnswering,
      RealTable.callsAboutScrolling == 0
    else { return false }
    let edge = real.nearestOffsetInsideEdges
    return real.contentOffset != edge && abs(offset.x - edge.x) < 1 && abs(offset.y - edge.y) < 1
  }

  override func setNeedsLayout() { passingOnLayout { super.setNeedsLayout() } }

  override func layoutIfNeeded() { passingOnLayout { super.layoutIfNeeded() } }

  /// Forwards a call about layout to the real table, unless that has caused it.
  private func passingOnLayout(_ call: () -> Void) {
    if isPassingOnLayout { return duringUpkeep(call) }
    isPassingOnLayout = true
    defer { isPassingOnLayout = false }
    call()
  }

  // MARK: - Counts and places

  override var numberOfSections: Int { host?.contentSectionCount ?? super.numberOfSections }

  override func numberOfRows(inSection section: Int) -> Int {
    host?.contentRowCount(inSection: section)
      ?? super.numberOfRows(inSection: outer(section))
  }

  override func rect(forSection section: Int) -> CGRect { super.rect(forSection: outer(section)) }

  override func rectForHeader(inSection section: Int) -> CGRect {
    super.rectForHeader(inSection: outer(section))
  }

  override func rectForFooter(inSection section: Int) -> CGRect {
    super.rectForFooter(inSection: outer(section))
  }

  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    isHidden(indexPath) ? .zero : super.rectForRow(at: outer(indexPath))
  }

  override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    super.indexPathForRow(at: point).flatMap { content($0) }
  }

  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    content(super.indexPathsForRows(in: rect))
  }

  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let outer = outer(indexPath)
    // A section without visible rows has no neighbour to scroll to.
    if outer.row == .max, isHidden(indexPath) { return }
    super.scrollToRow(at: outer, at: scrollPosition, animated: animated)
  }

  // MARK: - Views

  // A table in no window is reloaded where another one would perform a batch, which keeps the
  // cells.

  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    host?.layOutWhatWasLoadedOutOfSight()
    return isHidden(indexPath) ? nil : super.cellForRow(at: outer(indexPath))
  }

  override func indexPath(for cell: UITableViewCell) -> IndexPath? {
    super.indexPath(for: cell).flatMap { content($0) }
  }

  override var visibleCells: [UITableViewCell] {
    guard let host else { return super.visibleCells }
    host.layOutWhatWasLoadedOutOfSight()
    return super.visibleCells.filter { indexPath(for: $0) != nil }
  }

  override var indexPathsForVisibleRows: [IndexPath]? {
    host?.layOutWhatWasLoadedOutOfSight()
    return content(super.indexPathsForVisibleRows)
  }

  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    host?.layOutWhatWasLoadedOutOfSight()
    return super.headerView(forSection: outer(section))
  }

  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    host?.layOutWhatWasLoadedOutOfSight()
    return super.footerView(forSection: outer(section))
  }

  override func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    super.dequeueReusableCell(
      withIdentifier: tableIdentifier(identifier, .cell), for: outer(indexPath))
  }

  // MARK: - Reuse identifiers

  /// Returns the real table's identifier for one of the source's.
  func tableIdentifier(_ identifier: String, _ kind: SharedIdentifiers.Kind) -> String {
    identifiers?.tableIdentifier(identifier, kind) ?? identifier
  }

  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    super.dequeueReusableCell(withIdentifier: tableIdentifier(identifier, .cell))
  }

  override func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    super.dequeueReusableHeaderFooterView(
      withIdentifier: tableIdentifier(identifier, .headerFooter))
  }

  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    if let identifier = registering(nib.map { .nib($0) }, .cell, as: identifier) {
      super.register(nib, forCellReuseIdentifier: identifier)
    }
  }

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    if let identifier = registering(cellClass.map { .viewClass($0) }, .cell, as: identifier) {
      super.register(cellClass, forCellReuseIdentifier: identifier)
    }
  }

  override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    if let identifier = registering(nib.map { .nib($0) }, .headerFooter, as: identifier) {
      super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }

  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  {
    if let identifier = registering(aClass.map { .viewClass($0) }, .headerFooter, as: identifier) {
      super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }

  /// Returns the real table's identifier under which views are registered; nil if nothing is.
  private func registering(
    _ source: ViewSource?, _ kind: SharedIdentifiers.Kind, as identifier: String
  ) -> String? {
    guard let identifiers, let real else { return identifier }
    return identifiers.register(source, kind, as: identifier) {
      switch kind {
      case .cell: real.dequeueReusableCell(withIdentifier: identifier) != nil
      case .headerFooter: real.dequeueReusableHeaderFooterView(withIdentifier: identifier) != nil
      }
    }
  }

  // MARK: - Selection

  override var indexPathForSelectedRow: IndexPath? {
    guard host != nil else { return super.indexPathForSelectedRow }
    return indexPathsForSelectedRows?.first
  }

  override var indexPathsForSelectedRows: [IndexPath]? {
    let selected = content(super.indexPathsForSelectedRows)
    return selected?.isEmpty == true ? nil : selected
  }

  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if let indexPath, isHidden(indexPath) { return }
    super.selectRow(
      at: indexPath.map { outer($0) }, animated: animated, scrollPosition: scrollPosition)
  }

  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if !isHidden(indexPath) { super.deselectRow(at: outer(indexPath), animated: animated) }
  }

  override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let rows = super.indexPathsForSelectedRows ?? []
    let contentRows = rows.filter { content($0) != nil }
    guard let real, contentRows.count < rows.count else {
      return super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }
    let middle = real.bounds.inset(by: real.adjustedContentInset).midY
    let nearest = contentRows.min {
      abs(real.rectForRow(at: $0).midY - middle) < abs(real.rectForRow(at: $1).midY - middle)
    }
    if let nearest { real.scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  // MARK: - Placeholders of a drop

  // The rows on screen, in this table's index paths: those of the content and the placeholders
  // above them.

  override func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int {
    guard let host else {
      return super.presentationSectionIndex(forDataSourceSectionIndex: dataSourceSectionIndex)
    }
    let outer = host.outerSection(ofContent: dataSourceSectionIndex)
    let shown = super.presentationSectionIndex(forDataSourceSectionIndex: outer)
    return shown == NSNotFound ? shown : dataSourceSectionIndex + (shown - outer)
  }

  override func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int {
    guard host != nil, hasUncommittedUpdates else {
      return super.dataSourceSectionIndex(forPresentationSectionIndex: presentationSectionIndex)
    }
    return (0..<numberOfSections).first {
      self.presentationSectionIndex(forDataSourceSectionIndex: $0) == presentationSectionIndex
    } ?? NSNotFound
  }

  override func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = dataSourceIndexPath, path.count == 2, host != nil else {
      return super.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath)
    }
    if isHidden(path) { return nil }
    let outer = outer(path)
    return super.presentationIndexPath(forDataSourceIndexPath: outer).map {
      IndexPath(
        row: path.row + ($0.row - outer.row), section: path.section + ($0.section - outer.section))
    }
  }

  override func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let path = presentationIndexPath, path.count == 2, host != nil, hasUncommittedUpdates
    else { return super.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath) }
    let section = dataSourceSectionIndex(forPresentationSectionIndex: path.section)
    guard section != NSNotFound else { return nil }
    // Only placeholders are between the two, and they are few.
    return (0...max(0, path.row)).lazy.reversed().map { IndexPath(row: $0, section: section) }
      .first { self.presentationIndexPath(forDataSourceIndexPath: $0) == path }
  }

  // MARK: - Announcements

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let host = hostForWriting() else {
      return super.performBatchUpdates(updates, completion: completion)
    }
    host.performBatchUpdates(updates, completion: completion)
  }

  override func beginUpdates() {
    guard let host = hostForWriting() else { return super.beginUpdates() }
    host.beginUpdates()
  }

  override func endUpdates() {
    guard let host = hostForWriting() else { return super.endUpdates() }
    host.endAnnouncedUpdates()
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce(.insertRows(indexPaths, animation)) {
      super.insertRows(at: indexPaths, with: animation)
    }
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce(.deleteRows(indexPaths, animation)) {
      super.deleteRows(at: indexPaths, with: animation)
    }
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce(.moveRow(indexPath, to: newIndexPath)) {
      super.moveRow(at: indexPath, to: newIndexPath)
    }
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce(.reloadRows(indexPaths, animation)) {
      super.reloadRows(at: indexPaths, with: animation)
    }
  }

  override func reconfigureRows(at indexPaths: [IndexPath]) {
    announce(.reconfigureRows(indexPaths)) { super.reconfigureRows(at: indexPaths) }
  }

  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(.insertSections(sections, animation)) {
      super.insertSections(sections, with: animation)
    }
  }

  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(.deleteSections(sections, animation)) {
      super.deleteSections(sections, with: animation)
    }
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    announce(.moveSection(section, to: newSection)) {
      super.moveSection(section, toSection: newSection)
    }
  }

  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(.reloadSections(sections, animation)) {
      super.reloadSections(sections, with: animation)
    }
  }

  /// Announces a call to the host, or without one makes the fallback call.
  private func announce(
    _ call: TableCall, member: StaticString = #function, otherwise: () -> Void
  ) {
    guard let host = hostForWriting(member) else { return otherwise() }
    host.announce(call)
  }

  override func reloadData() {
    guard let host = hostForWriting() else { return super.reloadData() }
    host.reloadData()
  }

  // MARK: - What is wrapped

  /// The host, for its five objects; nil while the real table must not be changed, since UIKit
  /// would ask them about rows of this table.
  ///
  /// The objects of a child are those of its host, even when the real table is deallocated.
  private var hostOfObjects: (any ContentTableHost)? {
    ignoresWrites ? nil : isChildTable ? owner : shownHost
  }

  /// Returns an object of the host, or the fallback without a host.
  private func wrapped<Object>(_ kind: TableObjectKind, otherwise: () -> Object?) -> Object? {
    guard let host = hostOfObjects else { return otherwise() }
    return host.wrapped(kind) as? Object
  }

  /// Sets an object of the host, or the fallback without a host.
  private func wrap(
    _ object: AnyObject?, _ kind: TableObjectKind, member: StaticString = #function,
    otherwise: () -> Void
  ) {
    guard let host = hostOfObjects else { return otherwise() }
    willWrite(member)
    host.setWrapped(object, kind)
  }

  override var dataSource: (any UITableViewDataSource)? {
    get { wrapped(.dataSource) { super.dataSource } }
    set { wrap(newValue, .dataSource) { super.dataSource = newValue } }
  }

  override var delegate: (any UITableViewDelegate)? {
    get { wrapped(.delegate) { super.delegate } }
    set { wrap(newValue, .delegate) { super.delegate = newValue } }
  }

  override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { wrapped(.prefetchDataSource) { super.prefetchDataSource } }
    set { wrap(newValue, .prefetchDataSource) { super.prefetchDataSource = newValue } }
  }

  override var dragDelegate: (any UITableViewDragDelegate)? {
    get { wrapped(.dragDelegate) { super.dragDelegate } }
    set { wrap(newValue, .dragDelegate) { super.dragDelegate = newValue } }
  }

  override var dropDelegate: (any UITableViewDropDelegate)? {
    get { wrapped(.dropDelegate) { super.dropDelegate } }
    set { wrap(newValue, .dropDelegate) { super.dropDelegate = newValue } }
  }
}
