public import Foundation

/// A list of rows in sections, which asks a data source for the visible cells.
///
/// It behaves as UIKit's table does. Counts are asked for when it loads, and then kept. Cells are
/// asked for when it is laid out, for the visible rows only, and go to a pool when they leave.
/// Nothing is animated, and ``UIView/layoutIfNeeded()`` runs a layout pass.
// Long, because Swift lets a subclass override only members of the class itself, and tests override
// or watch any of them. The extensions contain the implementations.
@preconcurrency @MainActor
open class UITableView: UIScrollView, UIDataSourceTranslating {
  /// The way that the sections are grouped.
  open var style: Style { fixedStyle }

  /// The object that provides the rows. After another one is set, the next layout loads the table.
  ///
  /// It is asked which methods it implements when it is set, but not when it is set a second time.
  /// Set nil in between to have it asked again. The same applies to the other objects below.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      note("dataSource")
      hasOwnDataSource = dataSource != nil
      guard isAnother(dataSource, than: oldValue) else { return }
      dataSourceKnowledge.learn(from: dataSource, Self.dataSourceQuestions)
      markOutdated()
    }
  }

  /// The object that is notified and asked about the rows; also the scroll view's delegate.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      note("delegate")
      scrollDelegate = delegate
      guard isAnother(delegate, than: oldValue) else { return }
      delegateKnowledge.learn(from: delegate, Self.delegateQuestions)
      heightsDidChange()
      askCountsAgain(for: .delegateReloads)
    }
  }

  /// The object that gets the rows that will probably be needed soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      note("prefetchDataSource")
      guard isAnother(prefetchDataSource, than: oldValue) else { return }
      prefetchedRows = []
      prefetchKnowledge.learn(
        from: prefetchDataSource, [PrefetchingMethod.cancelPrefetchingForRowsAt])
    }
  }
  /// Whether ``prefetchDataSource`` is called at all.
  open var isPrefetchingEnabled = true { didSet { note("isPrefetchingEnabled") } }

  /// The object that provides the items for rows that are dragged away.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet {
      note("dragDelegate")
      guard isAnother(dragDelegate, than: oldValue) else { return }
      dragKnowledge.learn(from: dragDelegate, Self.dragQuestions)
    }
  }
  /// The object that receives what is dropped on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet {
      note("dropDelegate")
      guard isAnother(dropDelegate, than: oldValue) else { return }
      dropKnowledge.learn(from: dropDelegate, Self.dropQuestions)
    }
  }
  /// Whether rows can be dragged away; true by default, as on an iPad.
  open var dragInteractionEnabled = true { didSet { note("dragInteractionEnabled") } }
  /// Whether a drag that began in the table is under way.
  open internal(set) var hasActiveDrag = false
  /// Whether a drag is over the table.
  open internal(set) var hasActiveDrop = false
  /// Whether rows are selected when a drag is held over them; false by default.
  open var isSpringLoaded = false { didSet { note("isSpringLoaded") } }

  /// The height of every row, in points, unless the delegate says otherwise.
  open var rowHeight = automaticDimension {
    didSet {
      note("rowHeight")
      heightsDidChange(from: oldValue, to: rowHeight)
    }
  }
  /// The height of every section header, in points, unless the delegate says otherwise.
  open var sectionHeaderHeight = automaticDimension {
    didSet {
      note("sectionHeaderHeight")
      heightsDidChange(from: oldValue, to: sectionHeaderHeight)
    }
  }
  /// The height of every section footer, in points, unless the delegate says otherwise.
  open var sectionFooterHeight = automaticDimension {
    didSet {
      note("sectionFooterHeight")
      heightsDidChange(from: oldValue, to: sectionFooterHeight)
    }
  }
  /// The assumed height of a row until it is shown, in points; 0 turns estimates off.
  open var estimatedRowHeight = automaticDimension {
    didSet {
      note("estimatedRowHeight")
      heightsDidChange(from: oldValue, to: estimatedRowHeight)
    }
  }
  /// The assumed height of a header until it is shown, in points; 0 turns estimates off.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet {
      note("estimatedSectionHeaderHeight")
      heightsDidChange(from: oldValue, to: estimatedSectionHeaderHeight)
    }
  }
  /// The assumed height of a footer until it is shown, in points; 0 turns estimates off.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet {
      note("estimatedSectionFooterHeight")
      heightsDidChange(from: oldValue, to: estimatedSectionFooterHeight)
    }
  }
  /// The height of the empty rows that fill a short plain table, in points.
  open var fillerRowHeight = automaticDimension { didSet { note("fillerRowHeight") } }
  /// Whether rows are resized when their content's size changes. Stored only: here a row is
  /// measured anew when the table reloads.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { note("selfSizingInvalidation") }
  }
  /// The space above each section header, in points. UIKit's automatic value is not copied:
  /// automatic means none here.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet {
      note("sectionHeaderTopPadding")
      heightsDidChange(from: oldValue, to: sectionHeaderTopPadding)
    }
  }

  /// The distance of the separators from the cells' edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { note("separatorInset") }
  }
  /// The reference of ``separatorInset``.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { note("separatorInsetReference") }
  }
  /// The separator between two rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { note("separatorStyle") }
  }
  /// The colour of the separator.
  open var separatorColor: UIColor? { didSet { note("separatorColor") } }
  /// The effect of the separators on the colours under them; stored, but not drawn.
  open var separatorEffect: UIVisualEffect? { didSet { note("separatorEffect") } }
  /// Whether cells keep to a width that is comfortable to read.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { note("cellLayoutMarginsFollowReadableWidth") }
  }
  /// Whether cells' contents stay inside the safe area.
  open var insetsContentViewsToSafeArea = true { didSet { note("insetsContentViewsToSafeArea") } }

  /// The view above all sections; its frame's height is kept.
  open var tableHeaderView: UIView? {
    didSet {
      note("tableHeaderView")
      replaceAccessory(oldValue, by: tableHeaderView)
      askCountsAgain(for: .accessoryReloads)
    }
  }
  /// The view below all sections; its frame's height is kept.
  open var tableFooterView: UIView? {
    didSet {
      note("tableFooterView")
      replaceAccessory(oldValue, by: tableFooterView)
      askCountsAgain(for: .accessoryReloads)
    }
  }
  /// The view behind the rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      note("backgroundView")
      replaceAccessory(oldValue, by: backgroundView)
    }
  }

  /// Whether the user can select rows while the table is not being edited.
  open var allowsSelection = true { didSet { note("allowsSelection") } }
  /// Whether the user can select rows while the table is being edited.
  open var allowsSelectionDuringEditing = false { didSet { note("allowsSelectionDuringEditing") } }
  /// Whether several rows can be selected while the table is not being edited.
  open var allowsMultipleSelection = false { didSet { note("allowsMultipleSelection") } }
  /// Whether several rows can be selected while the table is being edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { note("allowsMultipleSelectionDuringEditing") }
  }
  /// Whether the table is being edited.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Whether the focus returns to the row that had it last.
  open var remembersLastFocusedIndexPath = false {
    didSet { note("remembersLastFocusedIndexPath") }
  }
  /// Whether a row is selected when it gets the focus.
  open var selectionFollowsFocus = false { didSet { note("selectionFollowsFocus") } }
  /// Whether rows can have the focus while the table is not being edited.
  open var allowsFocus = true { didSet { note("allowsFocus") } }
  /// Whether rows can have the focus while the table is being edited.
  open var allowsFocusDuringEditing = true { didSet { note("allowsFocusDuringEditing") } }
  /// The minimum number of rows for which a section index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { note("sectionIndexMinimumDisplayRowCount") }
  }
  /// The colour of the section index's titles.
  open var sectionIndexColor: UIColor? { didSet { note("sectionIndexColor") } }
  /// The colour behind the section index.
  open var sectionIndexBackgroundColor: UIColor? { didSet { note("sectionIndexBackgroundColor") } }
  /// The colour behind the section index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { note("sectionIndexTrackingBackgroundColor") }
  }

  /// Asks the data source for the titles of the section index anew.
  open func reloadSectionIndexTitles() {
    note("reloadSectionIndexTitles")
    askForSectionIndexTitles()
  }

  /// The habits of a real table that this one has.
  public var temper = UITableView.defaultTemper {
    didSet { if temper.contains(.upkeep) { TableWatch.isOn = true } }
  }
  /// The window that contains the table; nil for none, or if its ``temper`` leaves it outside.
  open override var window: UIWindow? {
    guard let window = super.window ?? simulatedWindow else { return nil }
    return fire(.noWindow) ? nil : window
  }

  override func willMoveTree(to window: UIWindow?) {
    if window == nil || !temper.contains(.noWindow) { super.willMoveTree(to: window) }
  }

  override func didMoveTree(toWindow isEntering: Bool) {
    // Nothing that an app can override is called around what an appearance sets here.
    if isEntering, temper.contains(.noWindow) { return }
    if isEntering, !isInWindow { upkeepBody(.windowEntry) }
    super.didMoveTree(toWindow: isEntering)
  }

  /// Writes the offset and the selected rows.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    upkeepBody(.restoration)
    coder.encode(Double(contentOffset.y), forKey: "offset")
    let paths = indexPathsForSelectedRows ?? []
    coder.encode(paths.count, forKey: "selected rows")
    for (index, path) in paths.enumerated() {
      coder.encode(path.section, forKey: "section \(index)")
      coder.encode(path.row, forKey: "row \(index)")
    }
  }

  /// Scrolls and selects as it was written.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    upkeepBody(.restoration)
    for index in 0..<coder.decodeInteger(forKey: "selected rows") {
      let path = IndexPath(
        row: coder.decodeInteger(forKey: "row \(index)"),
        section: coder.decodeInteger(forKey: "section \(index)"))
      if hasRow(at: path) { selectRow(at: path, animated: false, scrollPosition: .none) }
    }
    let y = CGFloat(coder.decodeDouble(forKey: "offset"))
    contentOffset = CGPoint(x: contentOffset.x, y: y)
  }

  /// The number of rows; each is an element, whether it is on screen or not.
  open override func accessibilityElementCount() -> Int {
    upkeepBody(.screenReader)
    return (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
  }

  /// Returns the cell of a row on screen; nil for any other row.
  open override func accessibilityElement(at index: Int) -> Any? {
    upkeepBody(.screenReader)
    var row = index
    for section in 0..<numberOfSections {
      let count = numberOfRows(inSection: section)
      if row < count { return cellForRow(at: IndexPath(row: row, section: section)) }
      row -= count
    }
    return nil
  }

  // MARK: - What UIKit calls, and looks after itself in

  open override var frame: CGRect { didSet { upkeepBody(.size) } }

  open override var bounds: CGRect { didSet { upkeepBody(.size) } }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    upkeepBody(.windowEntry)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    upkeepBody(.windowEntry)
  }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    upkeepBody(.clamp)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    upkeepBody(.clamp)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    upkeepBody(.safeArea)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    upkeepBody(.safeArea)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    upkeepBody(.clamp)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    upkeepBody(.traits)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    upkeepBody(.traits)
  }

  open override func layoutSublayers(of layer: CALayer) {
    upkeepBody(.layout)
    super.layoutSublayers(of: layer)
  }

  open override func updateConstraints() {
    super.updateConstraints()
    upkeepBody(.layout)
  }

  open override var canBecomeFocused: Bool {
    upkeepBody(.focusAndTouches)
    return super.canBecomeFocused
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    upkeepBody(.focusAndTouches)
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    upkeepBody(.focusAndTouches)
    return super.touchesShouldBegin(touches, with: event, in: view)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    upkeepBody(.focusAndTouches)
    return super.hitTest(point, with: event)
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    upkeepBody(.focusAndTouches)
    return super.point(inside: point, with: event)
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    upkeepBody(.order)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    upkeepBody(.order)
  }

  open override func updateConstraintsIfNeeded() {
    upkeepBody(.layout)
    super.updateConstraintsIfNeeded()
  }

  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    upkeepBody(.screenReader)
    return super.accessibilityScroll(direction)
  }

  private let fixedStyle: Style
  /// Whether a data source was set of the table itself, whatever a subclass says.
  private(set) var hasOwnDataSource = false
  var upkeepIfAny: TableUpkeep?
  var simulatedWindow: UIWindow?
  var temperFirings: [Temper: Int] = [:]
  var pendingEnds = PendingEnds()
  var runningScrollOffset: CGFloat?
  var runningFlick: RunningFlick?
  var checksDequeuedRows = false
  var isInEditingMode = false
  var dataSourceKnowledge = OptionalMethodKnowledge()
  var delegateKnowledge = OptionalMethodKnowledge()
  /// The delegates that somebody else has set, which nobody else keeps.
  var foreignDelegates: [ForeignDelegate] = []
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
  var sectionIndexTitles: [String]?
  var recording = UpdateRecording()

  /// Creates a table; its frame is in points in its superview's coordinates.
  public init(frame: CGRect, style: Style) {
    fixedStyle = style
    super.init(frame: frame)
    beginUpkeep()
  }

  /// Creates a plain table; its frame is in points in its superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    fixedStyle = .plain
    super.init(coder: coder)
    beginUpkeep()
  }

  deinit {
    guard isLookedAfter else { return }
    // UIKit's classes call overridable members of themselves while they go away.
    MainActor.assumeIsolated { lookAfterDeallocated() }
  }

  /// Discards counts, heights, cells and selection, and asks for the counts anew.
  ///
  /// The cells on screen go to the pool at once, from the last to the first; new ones are asked for
  /// at the next layout.
  ///
  /// - Complexity: O(*s*) in the number of sections; O(*n*) in the number of rows if heights are
  ///   not estimated and the delegate gives them.
  open func reloadData() {
    note("reloadData")
    selectedRows = []
    load()
    askCountsAgain()
  }

  /// Runs a block of updates and shows their result, all at once.
  ///
  /// Deletions, reloads and the sources of moves are counted before the block, insertions and the
  /// targets of moves after it, in whatever order they are called. A nested block is part of the
  /// outer one. The data source is asked for the counts at the end. Unannounced differences and
  /// conflicting operations are failures, after which the table loads anew.
  ///
  /// - Parameters:
  ///   - updates: changes the data and announces it to the table. If it is nil or announces
  ///     nothing, the table asks for the heights of rows anew.
  ///   - completion: called at the end of the outermost block, with whether the updates were valid.
  /// - Complexity: O(*m* log *m* + *v* log *n*) in the numbers of operations, of rows in view and
  ///   of all rows, and O(*n* / 256) where rows have heights of their own; O(*s*) in the number of
  ///   sections.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    note("performBatchUpdates")
    recordUpdates({ updates?() }, completion: completion)
  }

  /// Begins a block of updates, as ``performBatchUpdates(_:completion:)`` does.
  open func beginUpdates() {
    note("beginUpdates")
    beginRecording()
  }

  /// Ends a block of updates; the outermost block applies them. A call without a block is a
  /// failure.
  open func endUpdates() {
    note("endUpdates")
    endRecording()
  }

  /// Whether the table shows something that the data source does not have yet: a placeholder of a
  /// drop.
  open var hasUncommittedUpdates: Bool { !placeholders.isEmpty }

  /// Shows inserted rows; counted after the updates.
  ///
  /// - Parameters:
  ///   - indexPaths: the rows, in the table's own coordinates (reuse coordinates).
  ///   - animation: the animation; nothing is animated here.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note("insertRows")
    let rows = checked(indexPaths)
    record { $0.insertedRows += rows }
  }

  /// Removes deleted rows; counted before the updates.
  ///
  /// - Parameters:
  ///   - indexPaths: the rows, in the table's own coordinates (reuse coordinates).
  ///   - animation: the animation; nothing is animated here.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note("deleteRows")
    let rows = checked(indexPaths)
    record { $0.deletedRows += rows }
  }

  /// Moves a row, with its cell, to another place. The data source is not called.
  ///
  /// - Parameters:
  ///   - indexPath: the row before the updates, in the table's own coordinates (reuse coordinates).
  ///   - newIndexPath: the row after the updates.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note("moveRow")
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
  ///   - animation: the animation; nothing is animated here.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note("reloadRows")
    let rows = checked(indexPaths)
    record { $0.reloadedRows += rows }
  }

  /// Asks the data source to configure the cells of rows again; counted before the updates.
  ///
  /// Dequeuing returns the row's present cell for the same identifier, and the data source has to
  /// return that cell. Rows without a cell are left alone.
  ///
  /// - Parameter indexPaths: the rows, in the table's own coordinates (reuse coordinates).
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    note("reconfigureRows")
    let rows = checked(indexPaths)
    record { $0.reconfiguredRows += rows }
  }

  /// Shows inserted sections; counted after the updates.
  ///
  /// - Parameters:
  ///   - sections: the sections, in the table's own coordinates (reuse coordinates).
  ///   - animation: the animation; nothing is animated here.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note("insertSections")
    record { $0.insertedSections += sections }
  }

  /// Removes deleted sections; counted before the updates.
  ///
  /// - Parameters:
  ///   - sections: the sections, in the table's own coordinates (reuse coordinates).
  ///   - animation: the animation; nothing is animated here.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note("deleteSections")
    record { $0.deletedSections += sections }
  }

  /// Moves a section, with its views, to another place.
  ///
  /// - Parameters:
  ///   - section: the section before the updates, in the table's own coordinates (reuse
  ///     coordinates).
  ///   - newSection: the section after the updates.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note("moveSection")
    record {
      $0.movedSections.append(TableUpdate.SectionMove(source: section, target: newSection))
    }
  }

  /// Shows sections anew, with other views and with none of their rows selected; counted before the
  /// updates.
  ///
  /// - Parameters:
  ///   - sections: the sections, in the table's own coordinates (reuse coordinates).
  ///   - animation: the animation; nothing is animated here.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note("reloadSections")
    record { $0.reloadedSections += sections }
  }

  /// Begins or ends editing, which has its own rules of selection; the visible cells follow.
  ///
  /// For each visible row, the data source is asked whether it can be edited. The delegate is asked
  /// for the control in front of it and whether it is indented, then the data source whether it can
  /// be moved. A row that has been moved aside goes back.
  ///
  /// - Parameters:
  ///   - editing: whether the table is to be edited.
  ///   - animated: whether to show the change gradually; nothing is animated here.
  open func setEditing(_ editing: Bool, animated: Bool) {
    note("setEditing")
    askCountsAgain()
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

  override func contentOffsetWillBeSet() { stopFlick() }

  override func contentOffsetDidChange(from oldOffset: CGPoint) { upkeepWhileScrolling() }

  override func scrollingAnimationDidRun() {
    endAnimation(isAnimated: true) { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndScrollingAnimation?(self)
    }
  }

  /// Loads if necessary, and shows exactly the visible rows, headers and footers.
  ///
  /// - Complexity: O(*v* log *n*) in the numbers of visible and of all rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    note("layoutSubviews")
    defer { upkeepAfterLayout() }
    // In a block of updates the rows may have changed already, while the table still knows the old
    // ones.
    guard recording.depth == 0 else { return }
    noteLayout()
    askCountsAgain()
    loadForLayout()
    layoutVisibleViews()
    displaceDelegate()
  }

  /// Takes a cell from the pool, or makes one if a class or nib is registered.
  ///
  /// - Parameter identifier: the reuse identifier.
  /// - Returns: the cell; `nil` if the pool has none and nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Takes a cell for a row from the pool, or makes one; it already has the row's height.
  ///
  /// The row is the one that the data source is being asked for, and the call is made once only. An
  /// identifier without a registration and a row that does not exist are failures.
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

  /// Selects a row. The delegate is not called, and no notification is posted.
  ///
  /// - Parameters:
  ///   - indexPath: the row; `nil` to select none. A row that does not exist is a failure.
  ///   - animated: whether to show the change gradually; nothing is animated here.
  ///   - scrollPosition: where to scroll the row to; `none` not to scroll.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    note("selectRow")
    askCountsAgain()
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row. The delegate is not called, and no notification is posted.
  ///
  /// - Parameters:
  ///   - indexPath: the row; nothing happens if it is not selected.
  ///   - animated: whether to show the change gradually; nothing is animated here.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    note("deselectRow")
    setSelected(false, at: indexPath)
  }

  /// Scrolls until a row is at a position in the visible area.
  ///
  /// A row that does not exist is a failure. Rows above it that have not been shown yet count with
  /// their estimated heights. No delegate is notified of a drag.
  ///
  /// - Parameters:
  ///   - indexPath: the row; with the row `NSNotFound`, the section as a whole.
  ///   - scrollPosition: the position; `none` for the least movement.
  ///   - animated: whether to move gradually; here the move is over at once.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    note("scrollToRow")
    askCountsAgain()
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Returns the number of rows that the data source gave for a section at the last load.
  ///
  /// - Parameter section: the section; one that does not exist is a failure.
  open func numberOfRows(inSection section: Int) -> Int {
    loadedRowCount(inSection: section)
  }

  /// Returns the cell of a visible row; `nil` for any other row. The data source is not asked.
  ///
  /// - Parameter indexPath: the row, in the table's own coordinates (reuse coordinates). A path
  ///   without exactly two indices is a failure.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    hasRow(at: indexPath) ? displayed.cells[indexPath] : nil
  }

  /// The number of sections that the data source gave at the last load.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// The cells of the visible rows, from top to bottom, as of the last layout.
  ///
  /// - Complexity: O(*v* log *v*) in the number of cells.
  open var visibleCells: [UITableViewCell] { displayed.rows.compactMap { displayed.cells[$0] } }

  /// The visible rows, from top to bottom, as of the last layout.
  ///
  /// - Complexity: O(*v* log *v*) in the number of visible rows.
  open var indexPathsForVisibleRows: [IndexPath]? { displayed.rows }

  /// Returns the row of a visible cell; `nil` for any other cell.
  ///
  /// - Complexity: O(*v*) in the number of visible rows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    displayed.cells.first { $0.value === cell }?.key
  }

  /// Returns the header of a section, if it is visible and of that class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    (displayed.headers[section] ?? nil) as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is visible and of that class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    (displayed.footers[section] ?? nil) as? UITableViewHeaderFooterView
  }

  /// Returns the row at a point; `nil` outside the rows.
  ///
  /// - Parameter point: the point, in points, in the table's coordinates.
  /// - Complexity: O(log *n*) in the number of rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return geometry.row(at: point.y)
  }

  /// Returns the rows that a rectangle touches, from top to bottom; `nil` for a null rectangle.
  ///
  /// - Parameter rect: the rectangle, in points, in the table's coordinates.
  /// - Complexity: O(*r* + log *n*) in the numbers of rows found and of all rows.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    foundRows(in: rect)
  }

  /// Returns the frame of a section, header and footer included; zero if it does not exist. In
  /// points, in the table's coordinates.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  open func rect(forSection section: Int) -> CGRect {
    frame(ofSection: section)
  }

  /// Returns the frame of a section's header when it does not float; zero if the section does not
  /// exist. In points, in the table's coordinates.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  open func rectForHeader(inSection section: Int) -> CGRect {
    frame(ofHeaderInSection: section)
  }

  /// Returns the frame of a section's footer when it does not float; zero if the section does not
  /// exist. In points, in the table's coordinates.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  open func rectForFooter(inSection section: Int) -> CGRect {
    frame(ofFooterInSection: section)
  }

  /// Returns the frame of a row; zero if it does not exist. In points, in the table's coordinates.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    frame(ofRow: indexPath)
  }

  /// Scrolls until the selected row nearest to the middle of the visible area is visible.
  ///
  /// Does nothing without a selected row.
  ///
  /// - Parameters:
  ///   - scrollPosition: the position of the row; `none` for the least movement.
  ///   - animated: whether to move gradually; here the move is over at once.
  /// - Complexity: O(*k* log *n*) in the numbers of selected and of all rows.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    note("scrollToNearestSelectedRow")
    scroll(toNearestSelectedRow: scrollPosition, animated: animated)
  }

  /// The row that has been selected longest.
  open var indexPathForSelectedRow: IndexPath? { selectedRows.first }

  /// The selected rows in the order in which they were selected; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selectedRows.isEmpty ? nil : selectedRows
  }

  /// Takes a header or footer from the pool, or makes one if a class or nib is registered.
  ///
  /// - Parameter identifier: the reuse identifier.
  /// - Returns: the view; `nil` if the pool has none and nothing is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooterView(identifier)
  }

  /// Registers a nib for the cells of an identifier; the latest registration counts.
  ///
  /// - Parameters:
  ///   - nib: the nib; `nil` takes back a nib and leaves a class.
  ///   - identifier: the reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellRegistrations.register(nib, for: identifier)
  }

  /// Registers a nib for the headers and footers of an identifier; the latest registration counts.
  ///
  /// - Parameters:
  ///   - nib: the nib; `nil` takes back a nib and leaves a class.
  ///   - identifier: the reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterRegistrations.register(nib, for: identifier)
  }

  /// Registers a class for the cells of an identifier; the latest registration counts.
  ///
  /// - Parameters:
  ///   - cellClass: `UITableViewCell` or a subclass; `nil` takes back a class and leaves a nib.
  ///   - identifier: the reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(of: cellClass, for: identifier)
  }

  /// Registers a class for the headers and footers of an identifier; the latest registration
  /// counts.
  ///
  /// - Parameters:
  ///   - aClass: `UITableViewHeaderFooterView` or a subclass; `nil` takes back a class and leaves a
  ///     nib.
  ///   - identifier: the reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooterViews(of: aClass, for: identifier)
  }

  // MARK: - Placeholders of a drop, of which there are none

  /// The same section: there are no placeholders.
  open func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int {
    dataSourceSectionIndex
  }

  /// The same section: there are no placeholders.
  open func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int {
    presentationSectionIndex
  }

  /// The same path: there are no placeholders.
  open func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath
  }

  /// The same path: there are no placeholders.
  open func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    presentationIndexPath
  }

  /// Runs the code at once; there is nothing to translate.
  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
