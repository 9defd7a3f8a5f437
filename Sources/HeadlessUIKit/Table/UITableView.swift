public import Foundation

/// A list of rows in sections, which asks a data source for the cells that are to be seen.
///
/// It behaves as UIKit's table does: counts are asked when it loads and then kept; cells are asked for
/// when it is laid out, for the visible rows only, and go to a pool when they leave. Nothing is
/// animated, and a layout pass runs when ``UIView/layoutIfNeeded()`` says so.
// Long, because Swift lets a subclass override only what stands in the class itself: tests replace or
// watch any of these members, as they do with UIKit's. The extensions hold what they do.
@MainActor
open class UITableView: UIScrollView {
  /// How the sections are grouped.
  open var style: Style { fixedStyle }

  /// Gives the table its rows. Setting another one has the table load at the next layout.
  ///
  /// It is asked what it implements when it is set, and not when it is set a second time; set nil in
  /// between to have it asked again. The same goes for the other objects below.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard isAnother(dataSource, than: oldValue) else { return }
      dataSourceKnowledge.learn(from: dataSource, Self.dataSourceQuestions)
      markOutdated()
    }
  }

  /// Is told and asked about what happens to the rows; also the scroll view's delegate.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      guard isAnother(delegate, than: oldValue) else { return }
      delegateKnowledge.learn(from: delegate, Self.delegateQuestions)
      heightsDidChange()
    }
  }

  /// Is told which rows will probably be needed soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      guard isAnother(prefetchDataSource, than: oldValue) else { return }
      prefetchedRows = []
      prefetchKnowledge.learn(
        from: prefetchDataSource, [PrefetchingMethod.cancelPrefetchingForRowsAt])
    }
  }
  /// Whether ``prefetchDataSource`` is told at all.
  open var isPrefetchingEnabled = true

  /// Gives rows that are dragged away something to carry.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet {
      guard isAnother(dragDelegate, than: oldValue) else { return }
      dragKnowledge.learn(from: dragDelegate, Self.dragQuestions)
    }
  }
  /// Takes what is dropped on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet {
      guard isAnother(dropDelegate, than: oldValue) else { return }
      dropKnowledge.learn(from: dropDelegate, Self.dropQuestions)
    }
  }
  /// Whether rows can be dragged away; true at first, as on an iPad.
  open var dragInteractionEnabled = true
  /// Whether a drag that began in the table is under way.
  open internal(set) var hasActiveDrag = false
  /// Whether a drag is over the table.
  open internal(set) var hasActiveDrop = false
  /// Whether rows are selected when a drag is held over them; false at first.
  open var isSpringLoaded = false

  /// The height of every row, in points, unless the delegate says otherwise.
  open var rowHeight = automaticDimension {
    didSet { heightsDidChange(from: oldValue, to: rowHeight) }
  }
  /// The height of every section header, in points, unless the delegate says otherwise.
  open var sectionHeaderHeight = automaticDimension {
    didSet { heightsDidChange(from: oldValue, to: sectionHeaderHeight) }
  }
  /// The height of every section footer, in points, unless the delegate says otherwise.
  open var sectionFooterHeight = automaticDimension {
    didSet { heightsDidChange(from: oldValue, to: sectionFooterHeight) }
  }
  /// What a row is taken to measure until it is shown, in points; 0 switches estimates off.
  open var estimatedRowHeight = automaticDimension {
    didSet { heightsDidChange(from: oldValue, to: estimatedRowHeight) }
  }
  /// What a header is taken to measure until it is shown, in points; 0 switches estimates off.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { heightsDidChange(from: oldValue, to: estimatedSectionHeaderHeight) }
  }
  /// What a footer is taken to measure until it is shown, in points; 0 switches estimates off.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { heightsDidChange(from: oldValue, to: estimatedSectionFooterHeight) }
  }
  /// The height of the empty rows that fill a short plain table, in points.
  open var fillerRowHeight = automaticDimension
  /// Whether rows follow when the size that their content needs changes. Kept; here a row is measured
  /// anew when the table reloads.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The space above each section header, in points. What UIKit does by itself is not copied:
  /// automatic is none here.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { heightsDidChange(from: oldValue, to: sectionHeaderTopPadding) }
  }

  /// The distance of the separators from the cells' edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// What ``separatorInset`` is measured from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// What stands between two rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of what stands between two rows.
  open var separatorColor: UIColor?
  /// What the separators do to the colours under them; kept, and not drawn.
  open var separatorEffect: UIVisualEffect?
  /// Whether cells keep to a width at which text reads well.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether cells' contents stay clear of what covers the edges of the screen.
  open var insetsContentViewsToSafeArea = true

  /// The view above all sections; its frame's height is kept.
  open var tableHeaderView: UIView? { didSet { replaceAccessory(oldValue, by: tableHeaderView) } }
  /// The view below all sections; its frame's height is kept.
  open var tableFooterView: UIView? { didSet { replaceAccessory(oldValue, by: tableFooterView) } }
  /// The view behind the rows, as large as the table.
  open var backgroundView: UIView? { didSet { replaceAccessory(oldValue, by: backgroundView) } }

  /// Whether rows can be selected by the user while the table is not being edited.
  open var allowsSelection = true
  /// Whether rows can be selected by the user while the table is being edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is not being edited.
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected while the table is being edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the table is being edited.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Whether the row that had the focus last gets it back.
  open var remembersLastFocusedIndexPath = false
  /// Whether a row is selected when it gets the focus.
  open var selectionFollowsFocus = false
  /// Whether rows can have the focus while the table is not being edited.
  open var allowsFocus = true
  /// Whether rows can have the focus while the table is being edited.
  open var allowsFocusDuringEditing = true
  /// How many rows there must be for a section index to be shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the section index's titles.
  open var sectionIndexColor: UIColor?
  /// The colour behind the section index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the section index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  private let fixedStyle: Style
  var checksDequeuedRows = false
  var isInEditingMode = false
  var dataSourceKnowledge = OptionalMethodKnowledge()
  var delegateKnowledge = OptionalMethodKnowledge()
  var prefetchKnowledge = OptionalMethodKnowledge()
  var dragKnowledge = OptionalMethodKnowledge()
  var dropKnowledge = OptionalMethodKnowledge()
  var cellRegistrations = TableRegistrations<UITableViewCell.Type>()
  var headerFooterRegistrations = TableRegistrations<UITableViewHeaderFooterView.Type>()
  var cellPool = ReusePool<UITableViewCell>()
  var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  var requestedRows: [RowRequest] = []
  var loadState = LoadState()
  var geometry = TableGeometry()
  var displayed = DisplayedViews()
  var selectedRows: [IndexPath] = []
  var highlightedRow: IndexPath?
  var focusedRow: IndexPath?
  var lastFocusedRow: IndexPath?
  var prefetchedRows: Set<IndexPath> = []
  var revealedActions: RevealedActions?
  var openMenu: OpenMenu?
  var placeholders: [SimulatedPlaceholder] = []
  var recording = UpdateRecording()

  /// Creates a table; its frame is in points in its superview's coordinates.
  public init(frame: CGRect, style: Style) {
    fixedStyle = style
    super.init(frame: frame)
  }

  /// Creates a plain table; its frame is in points in its superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table; nothing is decoded.
  public required init?(coder: NSCoder) {
    fixedStyle = .plain
    super.init(coder: coder)
  }

  /// Forgets counts, heights, cells and selection, and asks for the counts anew.
  ///
  /// The cells on screen go to the pool at once, from the last to the first; new ones are asked for at
  /// the next layout.
  ///
  /// - Complexity: O(*s*) in the number of sections; O(*n*) in that of rows if heights are not
  ///   estimated and the delegate gives them.
  open func reloadData() {
    selectedRows = []
    load()
  }

  /// Runs a block of updates and shows their result, all at once.
  ///
  /// Deletions, reloads and the beginnings of moves are counted before the block, insertions and the ends
  /// of moves after it, whatever the order in which they are called. A block within a block is part of
  /// it. The data source is asked for the counts at the end; a difference that was not announced, and
  /// operations that exclude each other, are failures, after which the table loads anew.
  ///
  /// - Parameters:
  ///   - updates: changes the data and says so to the table; nil, or a block that says nothing, has the
  ///     table ask for the heights of rows anew.
  ///   - completion: called at the end of the outermost block, with whether the updates were legal.
  /// - Complexity: O(*m* log *m* + *v* log *n*) in the numbers of operations, of rows in view and of all
  ///   rows, and O(*n* / 256) where rows have heights of their own; O(*s*) in the number of sections.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    recordUpdates({ updates?() }, completion: completion)
  }

  /// Begins a block of updates, as ``performBatchUpdates(_:completion:)`` does.
  open func beginUpdates() {
    beginRecording()
  }

  /// Ends a block of updates, and carries them out if it is the outermost one. A call without a block is
  /// a failure.
  open func endUpdates() {
    endRecording()
  }

  /// Whether something is shown that the data source does not have yet: a placeholder of a drop.
  open var hasUncommittedUpdates: Bool { !placeholders.isEmpty }

  /// Shows rows that have come; counted after the updates.
  ///
  /// - Parameters:
  ///   - indexPaths: the rows, in the table's own coordinates (reuse coordinates).
  ///   - animation: how they come; nothing is animated here.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = checked(indexPaths)
    record { $0.insertedRows += rows }
  }

  /// Takes away rows that have gone; counted before the updates.
  ///
  /// - Parameters:
  ///   - indexPaths: the rows, in the table's own coordinates (reuse coordinates).
  ///   - animation: how they go; nothing is animated here.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = checked(indexPaths)
    record { $0.deletedRows += rows }
  }

  /// Shows a row, with its cell, at another place. The data source is not told.
  ///
  /// - Parameters:
  ///   - indexPath: the row before the updates, in the table's own coordinates (reuse coordinates).
  ///   - newIndexPath: the row after the updates.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let isPath = checked([indexPath, newIndexPath]).count == 2
    record {
      if isPath {
        $0.movedRows.append(TableUpdate.RowMove(source: indexPath, target: newIndexPath))
      }
    }
  }

  /// Shows rows anew, with other cells and not selected; counted before the updates.
  ///
  /// - Parameters:
  ///   - indexPaths: the rows, in the table's own coordinates (reuse coordinates).
  ///   - animation: how they change; nothing is animated here.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let rows = checked(indexPaths)
    record { $0.reloadedRows += rows }
  }

  /// Has the data source configure the cells of rows again; counted before the updates.
  ///
  /// Dequeuing gives it the cell that the row has, under the same identifier, and it has to return that.
  /// Rows without a cell are left alone.
  ///
  /// - Parameter indexPaths: the rows, in the table's own coordinates (reuse coordinates).
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    let rows = checked(indexPaths)
    record { $0.reconfiguredRows += rows }
  }

  /// Shows sections that have come; counted after the updates.
  ///
  /// - Parameters:
  ///   - sections: the sections, in the table's own coordinates (reuse coordinates).
  ///   - animation: how they come; nothing is animated here.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertedSections += sections }
  }

  /// Takes away sections that have gone; counted before the updates.
  ///
  /// - Parameters:
  ///   - sections: the sections, in the table's own coordinates (reuse coordinates).
  ///   - animation: how they go; nothing is animated here.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deletedSections += sections }
  }

  /// Shows a section, with its views, at another place.
  ///
  /// - Parameters:
  ///   - section: the section before the updates, in the table's own coordinates (reuse coordinates).
  ///   - newSection: the section after the updates.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record {
      $0.movedSections.append(TableUpdate.SectionMove(source: section, target: newSection))
    }
  }

  /// Shows sections anew, with other views and with none of their rows selected; counted before the
  /// updates.
  ///
  /// - Parameters:
  ///   - sections: the sections, in the table's own coordinates (reuse coordinates).
  ///   - animation: how they change; nothing is animated here.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadedSections += sections }
  }

  /// Begins or ends editing, which has its own rules of selection; the cells in view follow.
  ///
  /// For each row in view the data source is asked whether it can be edited, the delegate for the
  /// control in front of it and whether it moves in, and the data source whether it can be moved. A row
  /// that has been moved aside goes back.
  ///
  /// - Parameters:
  ///   - editing: whether the table is to be edited.
  ///   - animated: whether to show the change gradually; nothing is animated here.
  open func setEditing(_ editing: Bool, animated: Bool) {
    hideActions()
    isInEditingMode = editing
    for path in displayed.rows {
      if let cell = displayed.cells[path] { updateEditing(of: cell, at: path, animated: animated) }
    }
  }

  override func setScrollDelegate(_ newDelegate: (any UIScrollViewDelegate)?) {
    delegate = newDelegate as? any UITableViewDelegate
    scrollDelegate = newDelegate
  }

  /// Loads if that is due, and shows exactly the rows, headers and footers that are in view.
  ///
  /// - Complexity: O(*v* log *n*) in the numbers of visible and of all rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // In a block of updates the rows may have changed already, while the table still knows the old ones.
    guard recording.depth == 0 else { return }
    loadForLayout()
    layoutVisibleViews()
  }

  /// Takes a cell from the pool, or makes one if a class or nib is registered.
  ///
  /// - Parameter identifier: the reuse identifier.
  /// - Returns: the cell; `nil` if none waits and nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Takes a cell for a row from the pool, or makes one; it has the row's height already.
  ///
  /// For the row that the data source is being asked for, and once only. An identifier without a
  /// registration and a row that does not exist are failures.
  ///
  /// - Parameters:
  ///   - identifier: the reuse identifier.
  ///   - indexPath: the row, in the table's own coordinates (reuse coordinates).
  /// - Returns: the cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Selects a row. The delegate is neither asked nor told, and no notification is posted.
  ///
  /// - Parameters:
  ///   - indexPath: the row; `nil` to select none. A row that does not exist is a failure.
  ///   - animated: whether to show the change gradually; nothing is animated here.
  ///   - scrollPosition: where to scroll the row to; `none` not to scroll.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Takes the selection off a row. The delegate is neither asked nor told, and no notification is
  /// posted.
  ///
  /// - Parameters:
  ///   - indexPath: the row; nothing happens if it is not selected.
  ///   - animated: whether to show the change gradually; nothing is animated here.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }

  /// Scrolls until a row is at a place of the visible area.
  ///
  /// A row that does not exist is a failure. Rows above it that have not been shown yet stand at their
  /// estimated heights. No delegate is told of a drag.
  ///
  /// - Parameters:
  ///   - indexPath: the row; with the row `NSNotFound`, the section as a whole.
  ///   - scrollPosition: the place; `none` for the least movement.
  ///   - animated: whether to move gradually; here the move is over at once.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// The number of rows that the data source gave for a section at the last load.
  ///
  /// - Parameter section: the section; one that does not exist is a failure.
  open func numberOfRows(inSection section: Int) -> Int {
    loadedRowCount(inSection: section)
  }

  /// The cell of a row in view; `nil` for any other row. The data source is not asked.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates). A path without
  ///   exactly two indices is a failure.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    hasRow(at: indexPath) ? displayed.cells[indexPath] : nil
  }

  /// The number of sections that the data source gave at the last load.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// The cells of the rows in view, from top to bottom, as of the last layout.
  ///
  /// - Complexity: O(*v* log *v*) in the number of cells.
  open var visibleCells: [UITableViewCell] { displayed.rows.compactMap { displayed.cells[$0] } }

  /// The rows in view, from top to bottom, as of the last layout.
  ///
  /// - Complexity: O(*v* log *v*) in the number of rows in view.
  open var indexPathsForVisibleRows: [IndexPath]? { displayed.rows }

  /// The row of a cell in view; `nil` for any other cell.
  ///
  /// - Complexity: O(*v*) in the number of rows in view.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    displayed.cells.first { $0.value === cell }?.key
  }

  /// The header of a section, if it is in view and of that class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    (displayed.headers[section] ?? nil) as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is in view and of that class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    (displayed.footers[section] ?? nil) as? UITableViewHeaderFooterView
  }

  /// The row at a point; `nil` outside the rows.
  ///
  /// - Parameter point: the point, in points, in the table's coordinates.
  /// - Complexity: O(log *n*) in the number of rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return geometry.row(at: point.y)
  }

  /// The rows that a rectangle touches, from top to bottom; `nil` if it is no rectangle.
  ///
  /// - Parameter rect: the rectangle, in points, in the table's coordinates.
  /// - Complexity: O(*r* + log *n*) in the numbers of rows found and of all rows.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    foundRows(in: rect)
  }

  /// Where a section is, header and footer included; zero if it does not exist. In points, in the
  /// table's coordinates.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  open func rect(forSection section: Int) -> CGRect {
    frame(ofSection: section)
  }

  /// Where a section's header is while it is not kept in view; zero if there is no such section. In
  /// points, in the table's coordinates.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  open func rectForHeader(inSection section: Int) -> CGRect {
    frame(ofHeaderInSection: section)
  }

  /// Where a section's footer is while it is not kept in view; zero if there is no such section. In
  /// points, in the table's coordinates.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  open func rectForFooter(inSection section: Int) -> CGRect {
    frame(ofFooterInSection: section)
  }

  /// Where a row is; zero if it does not exist. In points, in the table's coordinates.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    frame(ofRow: indexPath)
  }

  /// Scrolls until the selected row that is nearest to the middle of the visible area is in view.
  ///
  /// Does nothing without a selected row.
  ///
  /// - Parameters:
  ///   - scrollPosition: the place that the row gets; `none` for the least movement.
  ///   - animated: whether to move gradually; here the move is over at once.
  /// - Complexity: O(*k* log *n*) in the numbers of selected and of all rows.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toNearestSelectedRow: scrollPosition, animated: animated)
  }

  /// The row that was selected first of those that are selected now.
  open var indexPathForSelectedRow: IndexPath? { selectedRows.first }

  /// The selected rows in the order in which they were selected; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selectedRows.isEmpty ? nil : selectedRows
  }

  /// Takes a header or footer from the pool, or makes one if a class or nib is registered.
  ///
  /// - Parameter identifier: the reuse identifier.
  /// - Returns: the view; `nil` if none waits and nothing is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooterView(identifier)
  }

  /// Has cells of an identifier made from a nib; the latest registration counts.
  ///
  /// - Parameters:
  ///   - nib: the nib; `nil` to take back a nib, while a class stays.
  ///   - identifier: the reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellRegistrations.register(nib, for: identifier)
  }

  /// Has headers and footers of an identifier made from a nib; the latest registration counts.
  ///
  /// - Parameters:
  ///   - nib: the nib; `nil` to take back a nib, while a class stays.
  ///   - identifier: the reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterRegistrations.register(nib, for: identifier)
  }

  /// Has cells of an identifier made from a class; the latest registration counts.
  ///
  /// - Parameters:
  ///   - cellClass: the class, `UITableViewCell` or below it; `nil` to take back a class, while a nib
  ///     stays.
  ///   - identifier: the reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(of: cellClass, for: identifier)
  }

  /// Has headers and footers of an identifier made from a class; the latest registration counts.
  ///
  /// - Parameters:
  ///   - aClass: the class, `UITableViewHeaderFooterView` or below it; `nil` to take back a class,
  ///     while a nib stays.
  ///   - identifier: the reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooterViews(of: aClass, for: identifier)
  }
}
