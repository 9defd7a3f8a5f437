// Written by Tests/UIKitInterface/write-content-table; change content-table.txt there.
import Foundation

/// A table that passes on to a real one what is called on it, but for what UIKit calls while it
/// looks after this table: see ``RealTable``.
///
/// UIKit's own initialiser and deallocation call overridden members, so that each override asks for
/// the real table first.
@MainActor
class ForwardingTableView: UITableView {
  private let reference = RealTable()

  /// The table that questions reach; nil while this one is made, during upkeep, and once the real
  /// one is gone.
  final var real: UITableView? {
    get { reference.table }
    set { reference.table = newValue }
  }

  /// Returns the table that changes reach, which is nil during a move as well.
  final func realForWriting(_ member: StaticString = #function) -> UITableView? {
    guard let real, !ignoresWrites else { return nil }
    willWrite(member)
    return real
  }

  /// Sets a property of the real table, unless it has that value; nil if no table is to be changed.
  final func pass<Value: Equatable>(
    _ value: Value, to property: ReferenceWritableKeyPath<UITableView, Value>,
    _ member: StaticString = #function
  ) -> Void? {
    realForWriting(member).map {
      if $0[keyPath: property] != value { $0[keyPath: property] = value }
    }
  }

  /// Whether nothing of the real table may be changed.
  final var ignoresWrites: Bool { isInUpkeep || reference.isMoving && !isAnswering }

  /// Whether a call of UIKit's own is under way, or this table goes away.
  final var isInUpkeep: Bool { reference.isInUpkeep }

  /// Whether the real table waits for an answer of the app, so that the app is what writes.
  var isAnswering: Bool { false }

  /// Called before a change reaches the real table.
  func willWrite(_ member: StaticString) {}

  /// Makes a call of UIKit's own, in which this table stands for no other one.
  final func duringUpkeep<Value>(_ call: () -> Value) -> Value { reference.duringUpkeep(call) }

  deinit {
    // UIKit calls overridden members while a table goes away.
    reference.clear()
  }

  override var numberOfSections: Int { real?.numberOfSections ?? super.numberOfSections }

  override var visibleCells: [UITableViewCell] { real?.visibleCells ?? super.visibleCells }

  override var indexPathsForVisibleRows: [IndexPath]? {
    real.map { $0.indexPathsForVisibleRows } ?? super.indexPathsForVisibleRows
  }

  override var indexPathForSelectedRow: IndexPath? {
    real.map { $0.indexPathForSelectedRow } ?? super.indexPathForSelectedRow
  }

  override var indexPathsForSelectedRows: [IndexPath]? {
    real.map { $0.indexPathsForSelectedRows } ?? super.indexPathsForSelectedRows
  }

  override func numberOfRows(inSection section: Int) -> Int {
    real?.numberOfRows(inSection: section) ?? super.numberOfRows(inSection: section)
  }

  override func rect(forSection section: Int) -> CGRect {
    real?.rect(forSection: section) ?? super.rect(forSection: section)
  }

  override func rectForHeader(inSection section: Int) -> CGRect {
    real?.rectForHeader(inSection: section) ?? super.rectForHeader(inSection: section)
  }

  override func rectForFooter(inSection section: Int) -> CGRect {
    real?.rectForFooter(inSection: section) ?? super.rectForFooter(inSection: section)
  }

  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    real?.rectForRow(at: indexPath) ?? super.rectForRow(at: indexPath)
  }

  override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    real.map { $0.indexPathForRow(at: point) } ?? super.indexPathForRow(at: point)
  }

  override func indexPath(for cell: UITableViewCell) -> IndexPath? {
    real.map { $0.indexPath(for: cell) } ?? super.indexPath(for: cell)
  }

  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    real.map { $0.indexPathsForRows(in: rect) } ?? super.indexPathsForRows(in: rect)
  }

  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    real.map { $0.cellForRow(at: indexPath) } ?? super.cellForRow(at: indexPath)
  }

  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    real.map { $0.headerView(forSection: section) } ?? super.headerView(forSection: section)
  }

  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    real.map { $0.footerView(forSection: section) } ?? super.footerView(forSection: section)
  }

  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    real?.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      ?? super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  override func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int)
    -> Int
  {
    real?.presentationSectionIndex(forDataSourceSectionIndex: dataSourceSectionIndex)
      ?? super.presentationSectionIndex(forDataSourceSectionIndex: dataSourceSectionIndex)
  }

  override func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  {
    real?.dataSourceSectionIndex(forPresentationSectionIndex: presentationSectionIndex)
      ?? super.dataSourceSectionIndex(forPresentationSectionIndex: presentationSectionIndex)
  }

  override func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?)
    -> IndexPath?
  {
    real.map { $0.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath) }
      ?? super.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath)
  }

  override func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  {
    real.map { $0.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath) }
      ?? super.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath)
  }

  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    realForWriting()?.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
      ?? super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  override func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    realForWriting()?.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
      ?? super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }

  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    realForWriting()?.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
      ?? super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    realForWriting()?.deselectRow(at: indexPath, animated: animated)
      ?? super.deselectRow(at: indexPath, animated: animated)
  }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    realForWriting()?.performBatchUpdates(updates, completion: completion)
      ?? super.performBatchUpdates(updates, completion: completion)
  }

  override func beginUpdates() {
    realForWriting()?.beginUpdates() ?? super.beginUpdates()
  }

  override func endUpdates() {
    realForWriting()?.endUpdates() ?? super.endUpdates()
  }

  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    realForWriting()?.insertSections(sections, with: animation)
      ?? super.insertSections(sections, with: animation)
  }

  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    realForWriting()?.deleteSections(sections, with: animation)
      ?? super.deleteSections(sections, with: animation)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    realForWriting()?.moveSection(section, toSection: newSection)
      ?? super.moveSection(section, toSection: newSection)
  }

  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    realForWriting()?.reloadSections(sections, with: animation)
      ?? super.reloadSections(sections, with: animation)
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    realForWriting()?.insertRows(at: indexPaths, with: animation)
      ?? super.insertRows(at: indexPaths, with: animation)
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    realForWriting()?.deleteRows(at: indexPaths, with: animation)
      ?? super.deleteRows(at: indexPaths, with: animation)
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    realForWriting()?.moveRow(at: indexPath, to: newIndexPath)
      ?? super.moveRow(at: indexPath, to: newIndexPath)
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    realForWriting()?.reloadRows(at: indexPaths, with: animation)
      ?? super.reloadRows(at: indexPaths, with: animation)
  }

  override func reconfigureRows(at indexPaths: [IndexPath]) {
    realForWriting()?.reconfigureRows(at: indexPaths) ?? super.reconfigureRows(at: indexPaths)
  }

  override func reloadData() {
    realForWriting()?.reloadData() ?? super.reloadData()
  }

  override var dataSource: (any UITableViewDataSource)? {
    get { real.map { $0.dataSource } ?? super.dataSource }
    set { realForWriting().map { $0.dataSource = newValue } ?? (super.dataSource = newValue) }
  }

  override var delegate: (any UITableViewDelegate)? {
    get { real.map { $0.delegate } ?? super.delegate }
    set { realForWriting().map { $0.delegate = newValue } ?? (super.delegate = newValue) }
  }

  override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { real.map { $0.prefetchDataSource } ?? super.prefetchDataSource }
    set {
      realForWriting().map { $0.prefetchDataSource = newValue }
        ?? (super.prefetchDataSource = newValue)
    }
  }

  override var dragDelegate: (any UITableViewDragDelegate)? {
    get { real.map { $0.dragDelegate } ?? super.dragDelegate }
    set { realForWriting().map { $0.dragDelegate = newValue } ?? (super.dragDelegate = newValue) }
  }

  override var dropDelegate: (any UITableViewDropDelegate)? {
    get { real.map { $0.dropDelegate } ?? super.dropDelegate }
    set { realForWriting().map { $0.dropDelegate = newValue } ?? (super.dropDelegate = newValue) }
  }

  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    real.map { $0.dequeueReusableCell(withIdentifier: identifier) }
      ?? super.dequeueReusableCell(withIdentifier: identifier)
  }

  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    real.map { $0.dequeueReusableHeaderFooterView(withIdentifier: identifier) }
      ?? super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  override var superview: UIView? { real.map { $0.superview } ?? super.superview }

  override var contentOffset: CGPoint {
    get { real?.contentOffset ?? super.contentOffset }
    set { realForWriting().map { $0.contentOffset = newValue } ?? (super.contentOffset = newValue) }
  }

  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    realForWriting()?.register(nib, forCellReuseIdentifier: identifier)
      ?? super.register(nib, forCellReuseIdentifier: identifier)
  }

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    realForWriting()?.register(cellClass, forCellReuseIdentifier: identifier)
      ?? super.register(cellClass, forCellReuseIdentifier: identifier)
  }

  override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    realForWriting()?.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
      ?? super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }

  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  {
    realForWriting()?.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
      ?? super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }

  override func bringSubviewToFront(_ view: UIView) {
    realForWriting()?.bringSubviewToFront(view) ?? super.bringSubviewToFront(view)
  }

  override func sendSubviewToBack(_ view: UIView) {
    realForWriting()?.sendSubviewToBack(view) ?? super.sendSubviewToBack(view)
  }

  override func setNeedsLayout() {
    realForWriting()?.setNeedsLayout() ?? super.setNeedsLayout()
  }

  override func layoutIfNeeded() {
    realForWriting()?.layoutIfNeeded() ?? super.layoutIfNeeded()
  }

  override var style: UITableView.Style { real?.style ?? super.style }

  override var isPrefetchingEnabled: Bool {
    get { real?.isPrefetchingEnabled ?? super.isPrefetchingEnabled }
    set { pass(newValue, to: \.isPrefetchingEnabled) ?? (super.isPrefetchingEnabled = newValue) }
  }

  override var rowHeight: CGFloat {
    get { real?.rowHeight ?? super.rowHeight }
    set { pass(newValue, to: \.rowHeight) ?? (super.rowHeight = newValue) }
  }

  override var sectionHeaderHeight: CGFloat {
    get { real?.sectionHeaderHeight ?? super.sectionHeaderHeight }
    set { pass(newValue, to: \.sectionHeaderHeight) ?? (super.sectionHeaderHeight = newValue) }
  }

  override var sectionFooterHeight: CGFloat {
    get { real?.sectionFooterHeight ?? super.sectionFooterHeight }
    set { pass(newValue, to: \.sectionFooterHeight) ?? (super.sectionFooterHeight = newValue) }
  }

  override var estimatedRowHeight: CGFloat {
    get { real?.estimatedRowHeight ?? super.estimatedRowHeight }
    set { pass(newValue, to: \.estimatedRowHeight) ?? (super.estimatedRowHeight = newValue) }
  }

  override var estimatedSectionHeaderHeight: CGFloat {
    get { real?.estimatedSectionHeaderHeight ?? super.estimatedSectionHeaderHeight }
    set {
      pass(newValue, to: \.estimatedSectionHeaderHeight)
        ?? (super.estimatedSectionHeaderHeight = newValue)
    }
  }

  override var estimatedSectionFooterHeight: CGFloat {
    get { real?.estimatedSectionFooterHeight ?? super.estimatedSectionFooterHeight }
    set {
      pass(newValue, to: \.estimatedSectionFooterHeight)
        ?? (super.estimatedSectionFooterHeight = newValue)
    }
  }

  override var fillerRowHeight: CGFloat {
    get { real?.fillerRowHeight ?? super.fillerRowHeight }
    set { pass(newValue, to: \.fillerRowHeight) ?? (super.fillerRowHeight = newValue) }
  }

  override var sectionHeaderTopPadding: CGFloat {
    get { real?.sectionHeaderTopPadding ?? super.sectionHeaderTopPadding }
    set {
      pass(newValue, to: \.sectionHeaderTopPadding) ?? (super.sectionHeaderTopPadding = newValue)
    }
  }

  override var separatorInsetReference: UITableView.SeparatorInsetReference {
    get { real?.separatorInsetReference ?? super.separatorInsetReference }
    set {
      pass(newValue, to: \.separatorInsetReference) ?? (super.separatorInsetReference = newValue)
    }
  }

  @available(iOS 16.0, *)
  override var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
    get { real?.selfSizingInvalidation ?? super.selfSizingInvalidation }
    set {
      pass(newValue, to: \.selfSizingInvalidation) ?? (super.selfSizingInvalidation = newValue)
    }
  }

  override var backgroundView: UIView? {
    get { real.map { $0.backgroundView } ?? super.backgroundView }
    set { pass(newValue, to: \.backgroundView) ?? (super.backgroundView = newValue) }
  }

  override var hasUncommittedUpdates: Bool {
    real?.hasUncommittedUpdates ?? super.hasUncommittedUpdates
  }

  override var allowsSelection: Bool {
    get { real?.allowsSelection ?? super.allowsSelection }
    set { pass(newValue, to: \.allowsSelection) ?? (super.allowsSelection = newValue) }
  }

  override var allowsSelectionDuringEditing: Bool {
    get { real?.allowsSelectionDuringEditing ?? super.allowsSelectionDuringEditing }
    set {
      pass(newValue, to: \.allowsSelectionDuringEditing)
        ?? (super.allowsSelectionDuringEditing = newValue)
    }
  }

  override var allowsMultipleSelection: Bool {
    get { real?.allowsMultipleSelection ?? super.allowsMultipleSelection }
    set {
      pass(newValue, to: \.allowsMultipleSelection) ?? (super.allowsMultipleSelection = newValue)
    }
  }

  override var allowsMultipleSelectionDuringEditing: Bool {
    get { real?.allowsMultipleSelectionDuringEditing ?? super.allowsMultipleSelectionDuringEditing }
    set {
      pass(newValue, to: \.allowsMultipleSelectionDuringEditing)
        ?? (super.allowsMultipleSelectionDuringEditing = newValue)
    }
  }

  override var sectionIndexMinimumDisplayRowCount: Int {
    get { real?.sectionIndexMinimumDisplayRowCount ?? super.sectionIndexMinimumDisplayRowCount }
    set {
      pass(newValue, to: \.sectionIndexMinimumDisplayRowCount)
        ?? (super.sectionIndexMinimumDisplayRowCount = newValue)
    }
  }

  override var sectionIndexColor: UIColor? {
    get { real.map { $0.sectionIndexColor } ?? super.sectionIndexColor }
    set { pass(newValue, to: \.sectionIndexColor) ?? (super.sectionIndexColor = newValue) }
  }

  override var sectionIndexBackgroundColor: UIColor? {
    get { real.map { $0.sectionIndexBackgroundColor } ?? super.sectionIndexBackgroundColor }
    set {
      pass(newValue, to: \.sectionIndexBackgroundColor)
        ?? (super.sectionIndexBackgroundColor = newValue)
    }
  }

  override var sectionIndexTrackingBackgroundColor: UIColor? {
    get {
      real.map { $0.sectionIndexTrackingBackgroundColor }
        ?? super.sectionIndexTrackingBackgroundColor
    }
    set {
      pass(newValue, to: \.sectionIndexTrackingBackgroundColor)
        ?? (super.sectionIndexTrackingBackgroundColor = newValue)
    }
  }

  override var separatorStyle: UITableViewCell.SeparatorStyle {
    get { real?.separatorStyle ?? super.separatorStyle }
    set { pass(newValue, to: \.separatorStyle) ?? (super.separatorStyle = newValue) }
  }

  override var separatorColor: UIColor? {
    get { real.map { $0.separatorColor } ?? super.separatorColor }
    set { pass(newValue, to: \.separatorColor) ?? (super.separatorColor = newValue) }
  }

  override var separatorEffect: UIVisualEffect? {
    get { real.map { $0.separatorEffect } ?? super.separatorEffect }
    set { pass(newValue, to: \.separatorEffect) ?? (super.separatorEffect = newValue) }
  }

  override var cellLayoutMarginsFollowReadableWidth: Bool {
    get { real?.cellLayoutMarginsFollowReadableWidth ?? super.cellLayoutMarginsFollowReadableWidth }
    set {
      pass(newValue, to: \.cellLayoutMarginsFollowReadableWidth)
        ?? (super.cellLayoutMarginsFollowReadableWidth = newValue)
    }
  }

  override var insetsContentViewsToSafeArea: Bool {
    get { real?.insetsContentViewsToSafeArea ?? super.insetsContentViewsToSafeArea }
    set {
      pass(newValue, to: \.insetsContentViewsToSafeArea)
        ?? (super.insetsContentViewsToSafeArea = newValue)
    }
  }

  override var remembersLastFocusedIndexPath: Bool {
    get { real?.remembersLastFocusedIndexPath ?? super.remembersLastFocusedIndexPath }
    set {
      pass(newValue, to: \.remembersLastFocusedIndexPath)
        ?? (super.remembersLastFocusedIndexPath = newValue)
    }
  }

  override var selectionFollowsFocus: Bool {
    get { real?.selectionFollowsFocus ?? super.selectionFollowsFocus }
    set { pass(newValue, to: \.selectionFollowsFocus) ?? (super.selectionFollowsFocus = newValue) }
  }

  override var allowsFocus: Bool {
    get { real?.allowsFocus ?? super.allowsFocus }
    set { pass(newValue, to: \.allowsFocus) ?? (super.allowsFocus = newValue) }
  }

  override var allowsFocusDuringEditing: Bool {
    get { real?.allowsFocusDuringEditing ?? super.allowsFocusDuringEditing }
    set {
      pass(newValue, to: \.allowsFocusDuringEditing) ?? (super.allowsFocusDuringEditing = newValue)
    }
  }

  override var dragInteractionEnabled: Bool {
    get { real?.dragInteractionEnabled ?? super.dragInteractionEnabled }
    set {
      pass(newValue, to: \.dragInteractionEnabled) ?? (super.dragInteractionEnabled = newValue)
    }
  }

  override var hasActiveDrag: Bool { real?.hasActiveDrag ?? super.hasActiveDrag }

  override var hasActiveDrop: Bool { real?.hasActiveDrop ?? super.hasActiveDrop }

  override var isSpringLoaded: Bool {
    get { real?.isSpringLoaded ?? super.isSpringLoaded }
    set { pass(newValue, to: \.isSpringLoaded) ?? (super.isSpringLoaded = newValue) }
  }

  override var contentInset: UIEdgeInsets {
    get { real?.contentInset ?? super.contentInset }
    set { pass(newValue, to: \.contentInset) ?? (super.contentInset = newValue) }
  }

  override var adjustedContentInset: UIEdgeInsets {
    real?.adjustedContentInset ?? super.adjustedContentInset
  }

  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get { real?.contentInsetAdjustmentBehavior ?? super.contentInsetAdjustmentBehavior }
    set {
      pass(newValue, to: \.contentInsetAdjustmentBehavior)
        ?? (super.contentInsetAdjustmentBehavior = newValue)
    }
  }

  override var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get {
      real?.automaticallyAdjustsScrollIndicatorInsets
        ?? super.automaticallyAdjustsScrollIndicatorInsets
    }
    set {
      pass(newValue, to: \.automaticallyAdjustsScrollIndicatorInsets)
        ?? (super.automaticallyAdjustsScrollIndicatorInsets = newValue)
    }
  }

  override var bounces: Bool {
    get { real?.bounces ?? super.bounces }
    set { pass(newValue, to: \.bounces) ?? (super.bounces = newValue) }
  }

  override var alwaysBounceVertical: Bool {
    get { real?.alwaysBounceVertical ?? super.alwaysBounceVertical }
    set { pass(newValue, to: \.alwaysBounceVertical) ?? (super.alwaysBounceVertical = newValue) }
  }

  override var alwaysBounceHorizontal: Bool {
    get { real?.alwaysBounceHorizontal ?? super.alwaysBounceHorizontal }
    set {
      pass(newValue, to: \.alwaysBounceHorizontal) ?? (super.alwaysBounceHorizontal = newValue)
    }
  }

  override var isPagingEnabled: Bool {
    get { real?.isPagingEnabled ?? super.isPagingEnabled }
    set { pass(newValue, to: \.isPagingEnabled) ?? (super.isPagingEnabled = newValue) }
  }

  override var isScrollEnabled: Bool {
    get { real?.isScrollEnabled ?? super.isScrollEnabled }
    set { pass(newValue, to: \.isScrollEnabled) ?? (super.isScrollEnabled = newValue) }
  }

  override var showsVerticalScrollIndicator: Bool {
    get { real?.showsVerticalScrollIndicator ?? super.showsVerticalScrollIndicator }
    set {
      pass(newValue, to: \.showsVerticalScrollIndicator)
        ?? (super.showsVerticalScrollIndicator = newValue)
    }
  }

  override var showsHorizontalScrollIndicator: Bool {
    get { real?.showsHorizontalScrollIndicator ?? super.showsHorizontalScrollIndicator }
    set {
      pass(newValue, to: \.showsHorizontalScrollIndicator)
        ?? (super.showsHorizontalScrollIndicator = newValue)
    }
  }

  override var indicatorStyle: UIScrollView.IndicatorStyle {
    get { real?.indicatorStyle ?? super.indicatorStyle }
    set { pass(newValue, to: \.indicatorStyle) ?? (super.indicatorStyle = newValue) }
  }

  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { real?.verticalScrollIndicatorInsets ?? super.verticalScrollIndicatorInsets }
    set {
      pass(newValue, to: \.verticalScrollIndicatorInsets)
        ?? (super.verticalScrollIndicatorInsets = newValue)
    }
  }

  override var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { real?.horizontalScrollIndicatorInsets ?? super.horizontalScrollIndicatorInsets }
    set {
      pass(newValue, to: \.horizontalScrollIndicatorInsets)
        ?? (super.horizontalScrollIndicatorInsets = newValue)
    }
  }

  @available(iOS, deprecated: 13.0)
  override var scrollIndicatorInsets: UIEdgeInsets {
    get { real?.scrollIndicatorInsets ?? super.scrollIndicatorInsets }
    set { pass(newValue, to: \.scrollIndicatorInsets) ?? (super.scrollIndicatorInsets = newValue) }
  }

  override var decelerationRate: UIScrollView.DecelerationRate {
    get { real?.decelerationRate ?? super.decelerationRate }
    set { pass(newValue, to: \.decelerationRate) ?? (super.decelerationRate = newValue) }
  }

  override var isTracking: Bool { real?.isTracking ?? super.isTracking }

  override var isDragging: Bool { real?.isDragging ?? super.isDragging }

  override var isDecelerating: Bool { real?.isDecelerating ?? super.isDecelerating }

  override var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get { real?.keyboardDismissMode ?? super.keyboardDismissMode }
    set { pass(newValue, to: \.keyboardDismissMode) ?? (super.keyboardDismissMode = newValue) }
  }

  override var refreshControl: UIRefreshControl? {
    get { real.map { $0.refreshControl } ?? super.refreshControl }
    set { pass(newValue, to: \.refreshControl) ?? (super.refreshControl = newValue) }
  }

  override var isUserInteractionEnabled: Bool {
    get { real?.isUserInteractionEnabled ?? super.isUserInteractionEnabled }
    set {
      pass(newValue, to: \.isUserInteractionEnabled) ?? (super.isUserInteractionEnabled = newValue)
    }
  }

  override var tag: Int {
    get { real?.tag ?? super.tag }
    set { pass(newValue, to: \.tag) ?? (super.tag = newValue) }
  }

  override var preservesSuperviewLayoutMargins: Bool {
    get { real?.preservesSuperviewLayoutMargins ?? super.preservesSuperviewLayoutMargins }
    set {
      pass(newValue, to: \.preservesSuperviewLayoutMargins)
        ?? (super.preservesSuperviewLayoutMargins = newValue)
    }
  }

  override var insetsLayoutMarginsFromSafeArea: Bool {
    get { real?.insetsLayoutMarginsFromSafeArea ?? super.insetsLayoutMarginsFromSafeArea }
    set {
      pass(newValue, to: \.insetsLayoutMarginsFromSafeArea)
        ?? (super.insetsLayoutMarginsFromSafeArea = newValue)
    }
  }

  override var clipsToBounds: Bool {
    get { real?.clipsToBounds ?? super.clipsToBounds }
    set { pass(newValue, to: \.clipsToBounds) ?? (super.clipsToBounds = newValue) }
  }

  override var backgroundColor: UIColor? {
    get { real.map { $0.backgroundColor } ?? super.backgroundColor }
    set { pass(newValue, to: \.backgroundColor) ?? (super.backgroundColor = newValue) }
  }

  override var alpha: CGFloat {
    get { real?.alpha ?? super.alpha }
    set { pass(newValue, to: \.alpha) ?? (super.alpha = newValue) }
  }

  override var isHidden: Bool {
    get { real?.isHidden ?? super.isHidden }
    set { pass(newValue, to: \.isHidden) ?? (super.isHidden = newValue) }
  }

  override var accessibilityIdentifier: String? {
    get { real.map { $0.accessibilityIdentifier } ?? super.accessibilityIdentifier }
    set {
      pass(newValue, to: \.accessibilityIdentifier) ?? (super.accessibilityIdentifier = newValue)
    }
  }

  override var isFirstResponder: Bool { real?.isFirstResponder ?? super.isFirstResponder }

  override func viewWithTag(_ tag: Int) -> UIView? {
    real.map { $0.viewWithTag(tag) } ?? super.viewWithTag(tag)
  }

  override func reloadSectionIndexTitles() {
    realForWriting()?.reloadSectionIndexTitles() ?? super.reloadSectionIndexTitles()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    realForWriting()?.setEditing(editing, animated: animated)
      ?? super.setEditing(editing, animated: animated)
  }

  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    realForWriting()?.scrollRectToVisible(rect, animated: animated)
      ?? super.scrollRectToVisible(rect, animated: animated)
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    realForWriting()?.setContentOffset(contentOffset, animated: animated)
      ?? super.setContentOffset(contentOffset, animated: animated)
  }

  override func flashScrollIndicators() {
    realForWriting()?.flashScrollIndicators() ?? super.flashScrollIndicators()
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    realForWriting()?.insertSubview(view, at: index) ?? super.insertSubview(view, at: index)
  }

  override func addSubview(_ view: UIView) {
    realForWriting()?.addSubview(view) ?? super.addSubview(view)
  }

  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    realForWriting()?.insertSubview(view, belowSubview: siblingSubview)
      ?? super.insertSubview(view, belowSubview: siblingSubview)
  }

  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    realForWriting()?.insertSubview(view, aboveSubview: siblingSubview)
      ?? super.insertSubview(view, aboveSubview: siblingSubview)
  }

  override func setNeedsDisplay() {
    realForWriting()?.setNeedsDisplay() ?? super.setNeedsDisplay()
  }

  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    realForWriting()?.addGestureRecognizer(gestureRecognizer)
      ?? super.addGestureRecognizer(gestureRecognizer)
  }

  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    realForWriting()?.removeGestureRecognizer(gestureRecognizer)
      ?? super.removeGestureRecognizer(gestureRecognizer)
  }

  override func endEditing(_ force: Bool) -> Bool {
    realForWriting()?.endEditing(force) ?? super.endEditing(force)
  }

  override func becomeFirstResponder() -> Bool {
    realForWriting()?.becomeFirstResponder() ?? super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    realForWriting()?.resignFirstResponder() ?? super.resignFirstResponder()
  }

  override func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    realForWriting()?.performUsingPresentationValues(actionsToTranslate)
      ?? super.performUsingPresentationValues(actionsToTranslate)
  }

  override var isEditing: Bool {
    get { real?.isEditing ?? super.isEditing }
    set { realForWriting().map { $0.isEditing = newValue } ?? (super.isEditing = newValue) }
  }

  override var tableHeaderView: UIView? {
    get { real.map { $0.tableHeaderView } ?? super.tableHeaderView }
    set {
      realForWriting().map { $0.tableHeaderView = newValue } ?? (super.tableHeaderView = newValue)
    }
  }

  override var tableFooterView: UIView? {
    get { real.map { $0.tableFooterView } ?? super.tableFooterView }
    set {
      realForWriting().map { $0.tableFooterView = newValue } ?? (super.tableFooterView = newValue)
    }
  }

  override var separatorInset: UIEdgeInsets {
    get { real?.separatorInset ?? super.separatorInset }
    set {
      realForWriting().map { $0.separatorInset = newValue } ?? (super.separatorInset = newValue)
    }
  }

  override var layoutMargins: UIEdgeInsets {
    get { real?.layoutMargins ?? super.layoutMargins }
    set { realForWriting().map { $0.layoutMargins = newValue } ?? (super.layoutMargins = newValue) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! {
    get { real.map { $0.tintColor } ?? super.tintColor }
    set { realForWriting().map { $0.tintColor = newValue } ?? (super.tintColor = newValue) }
  }

  override var accessibilityLabel: String? {
    get { real.map { $0.accessibilityLabel } ?? super.accessibilityLabel }
    set {
      realForWriting().map { $0.accessibilityLabel = newValue }
        ?? (super.accessibilityLabel = newValue)
    }
  }

  override var accessibilityHint: String? {
    get { real.map { $0.accessibilityHint } ?? super.accessibilityHint }
    set {
      realForWriting().map { $0.accessibilityHint = newValue }
        ?? (super.accessibilityHint = newValue)
    }
  }

  override var accessibilityValue: String? {
    get { real.map { $0.accessibilityValue } ?? super.accessibilityValue }
    set {
      realForWriting().map { $0.accessibilityValue = newValue }
        ?? (super.accessibilityValue = newValue)
    }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { real?.accessibilityTraits ?? super.accessibilityTraits }
    set {
      realForWriting().map { $0.accessibilityTraits = newValue }
        ?? (super.accessibilityTraits = newValue)
    }
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { real.map { $0.accessibilityCustomActions } ?? super.accessibilityCustomActions }
    set {
      realForWriting().map { $0.accessibilityCustomActions = newValue }
        ?? (super.accessibilityCustomActions = newValue)
    }
  }

  override var contentSize: CGSize {
    get { real?.contentSize ?? super.contentSize }
    set { duringUpkeep { super.contentSize = newValue } }
  }

  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { real.map { $0.gestureRecognizers } ?? super.gestureRecognizers }
    set { duringUpkeep { super.gestureRecognizers = newValue } }
  }

  override var bounds: CGRect {
    get { real?.bounds ?? super.bounds }
    set { duringUpkeep { super.bounds = newValue } }
  }

  override var scrollsToTop: Bool {
    get { super.scrollsToTop }
    set { realForWriting().map { $0.scrollsToTop = newValue } ?? (super.scrollsToTop = newValue) }
  }

  override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement }
    set {
      realForWriting().map { $0.isAccessibilityElement = newValue }
        ?? (super.isAccessibilityElement = newValue)
    }
  }

  override var accessibilityElementsHidden: Bool {
    get { super.accessibilityElementsHidden }
    set {
      realForWriting().map { $0.accessibilityElementsHidden = newValue }
        ?? (super.accessibilityElementsHidden = newValue)
    }
  }

  override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal }
    set {
      realForWriting().map { $0.accessibilityViewIsModal = newValue }
        ?? (super.accessibilityViewIsModal = newValue)
    }
  }

  override var shouldGroupAccessibilityChildren: Bool {
    get { super.shouldGroupAccessibilityChildren }
    set {
      realForWriting().map { $0.shouldGroupAccessibilityChildren = newValue }
        ?? (super.shouldGroupAccessibilityChildren = newValue)
    }
  }

  override func adjustedContentInsetDidChange() {
    duringUpkeep { super.adjustedContentInsetDidChange() }
  }

  override var canBecomeFocused: Bool { duringUpkeep { super.canBecomeFocused } }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    duringUpkeep { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    duringUpkeep { super.point(inside: point, with: event) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    duringUpkeep { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }

  override func didAddSubview(_ subview: UIView) {
    duringUpkeep { super.didAddSubview(subview) }
  }

  override func willRemoveSubview(_ subview: UIView) {
    duringUpkeep { super.willRemoveSubview(subview) }
  }

  override func layoutMarginsDidChange() {
    duringUpkeep { super.layoutMarginsDidChange() }
  }

  override func safeAreaInsetsDidChange() {
    duringUpkeep { super.safeAreaInsetsDidChange() }
  }

  override func tintColorDidChange() {
    duringUpkeep { super.tintColorDidChange() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    duringUpkeep { super.traitCollectionDidChange(previousTraitCollection) }
  }

  override func encodeRestorableState(with coder: NSCoder) {
    duringUpkeep { super.encodeRestorableState(with: coder) }
  }

  override func decodeRestorableState(with coder: NSCoder) {
    duringUpkeep { super.decodeRestorableState(with: coder) }
  }

  override func layoutSublayers(of layer: CALayer) {
    duringUpkeep { super.layoutSublayers(of: layer) }
  }

  override func updateConstraints() {
    duringUpkeep { super.updateConstraints() }
  }

  override func updateConstraintsIfNeeded() {
    duringUpkeep { super.updateConstraintsIfNeeded() }
  }

  override func accessibilityElementCount() -> Int {
    duringUpkeep { super.accessibilityElementCount() }
  }

  override func accessibilityElement(at index: Int) -> Any? {
    duringUpkeep { super.accessibilityElement(at: index) }
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    duringUpkeep { super.accessibilityScroll(direction) }
  }

  override var frame: CGRect {
    get { duringUpkeep { super.frame } }
    set { duringUpkeep { super.frame = newValue } }
  }

  override var center: CGPoint {
    get { duringUpkeep { super.center } }
    set { duringUpkeep { super.center = newValue } }
  }

  override func removeFromSuperview() {
    duringUpkeep { super.removeFromSuperview() }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    reference.beginMove(to: .window)
    duringUpkeep { super.willMove(toWindow: newWindow) }
  }

  override func didMoveToWindow() {
    duringUpkeep { super.didMoveToWindow() }
    reference.endMove(to: .window)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    reference.beginMove(to: .superview)
    duringUpkeep { super.willMove(toSuperview: newSuperview) }
  }

  override func didMoveToSuperview() {
    duringUpkeep { super.didMoveToSuperview() }
    reference.endMove(to: .superview)
  }

  #if !HEADLESS_UIKIT

  override var contextMenuInteraction: UIContextMenuInteraction? {
    real.map { $0.contextMenuInteraction } ?? super.contextMenuInteraction
  }

  @available(iOS 18.0, *)
  override var contentHuggingElements: UITableViewContentHuggingElements {
    get { real?.contentHuggingElements ?? super.contentHuggingElements }
    set {
      pass(newValue, to: \.contentHuggingElements) ?? (super.contentHuggingElements = newValue)
    }
  }

  @available(iOS 17.4, *)
  override var contentAlignmentPoint: CGPoint {
    get { real?.contentAlignmentPoint ?? super.contentAlignmentPoint }
    set { pass(newValue, to: \.contentAlignmentPoint) ?? (super.contentAlignmentPoint = newValue) }
  }

  override var isDirectionalLockEnabled: Bool {
    get { real?.isDirectionalLockEnabled ?? super.isDirectionalLockEnabled }
    set {
      pass(newValue, to: \.isDirectionalLockEnabled) ?? (super.isDirectionalLockEnabled = newValue)
    }
  }

  @available(iOS 17.4, *)
  override var bouncesHorizontally: Bool {
    get { real?.bouncesHorizontally ?? super.bouncesHorizontally }
    set { pass(newValue, to: \.bouncesHorizontally) ?? (super.bouncesHorizontally = newValue) }
  }

  @available(iOS 17.4, *)
  override var bouncesVertically: Bool {
    get { real?.bouncesVertically ?? super.bouncesVertically }
    set { pass(newValue, to: \.bouncesVertically) ?? (super.bouncesVertically = newValue) }
  }

  @available(iOS 17.4, *)
  override var transfersHorizontalScrollingToParent: Bool {
    get { real?.transfersHorizontalScrollingToParent ?? super.transfersHorizontalScrollingToParent }
    set {
      pass(newValue, to: \.transfersHorizontalScrollingToParent)
        ?? (super.transfersHorizontalScrollingToParent = newValue)
    }
  }

  @available(iOS 17.4, *)
  override var transfersVerticalScrollingToParent: Bool {
    get { real?.transfersVerticalScrollingToParent ?? super.transfersVerticalScrollingToParent }
    set {
      pass(newValue, to: \.transfersVerticalScrollingToParent)
        ?? (super.transfersVerticalScrollingToParent = newValue)
    }
  }

  override var indexDisplayMode: UIScrollView.IndexDisplayMode {
    get { real?.indexDisplayMode ?? super.indexDisplayMode }
    set { pass(newValue, to: \.indexDisplayMode) ?? (super.indexDisplayMode = newValue) }
  }

  @available(iOS 17.4, *)
  override var isScrollAnimating: Bool { real?.isScrollAnimating ?? super.isScrollAnimating }

  override var delaysContentTouches: Bool {
    get { real?.delaysContentTouches ?? super.delaysContentTouches }
    set { pass(newValue, to: \.delaysContentTouches) ?? (super.delaysContentTouches = newValue) }
  }

  override var canCancelContentTouches: Bool {
    get { real?.canCancelContentTouches ?? super.canCancelContentTouches }
    set {
      pass(newValue, to: \.canCancelContentTouches) ?? (super.canCancelContentTouches = newValue)
    }
  }

  override var minimumZoomScale: CGFloat {
    get { real?.minimumZoomScale ?? super.minimumZoomScale }
    set { pass(newValue, to: \.minimumZoomScale) ?? (super.minimumZoomScale = newValue) }
  }

  override var maximumZoomScale: CGFloat {
    get { real?.maximumZoomScale ?? super.maximumZoomScale }
    set { pass(newValue, to: \.maximumZoomScale) ?? (super.maximumZoomScale = newValue) }
  }

  override var zoomScale: CGFloat {
    get { real?.zoomScale ?? super.zoomScale }
    set { pass(newValue, to: \.zoomScale) ?? (super.zoomScale = newValue) }
  }

  override var bouncesZoom: Bool {
    get { real?.bouncesZoom ?? super.bouncesZoom }
    set { pass(newValue, to: \.bouncesZoom) ?? (super.bouncesZoom = newValue) }
  }

  override var isZooming: Bool { real?.isZooming ?? super.isZooming }

  override var isZoomBouncing: Bool { real?.isZoomBouncing ?? super.isZoomBouncing }

  @available(iOS 17.4, *)
  override var isZoomAnimating: Bool { real?.isZoomAnimating ?? super.isZoomAnimating }

  override var panGestureRecognizer: UIPanGestureRecognizer {
    real?.panGestureRecognizer ?? super.panGestureRecognizer
  }

  override var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    real.map { $0.pinchGestureRecognizer } ?? super.pinchGestureRecognizer
  }

  override var directionalPressGestureRecognizer: UIGestureRecognizer {
    real?.directionalPressGestureRecognizer ?? super.directionalPressGestureRecognizer
  }

  @available(iOS 17.0, *)
  override var allowsKeyboardScrolling: Bool {
    get { real?.allowsKeyboardScrolling ?? super.allowsKeyboardScrolling }
    set {
      pass(newValue, to: \.allowsKeyboardScrolling) ?? (super.allowsKeyboardScrolling = newValue)
    }
  }

  override var visibleSize: CGSize { real?.visibleSize ?? super.visibleSize }

  @available(iOS 26.0, *)
  override var topEdgeEffect: UIScrollEdgeEffect { real?.topEdgeEffect ?? super.topEdgeEffect }

  @available(iOS 26.0, *)
  override var leftEdgeEffect: UIScrollEdgeEffect { real?.leftEdgeEffect ?? super.leftEdgeEffect }

  @available(iOS 26.0, *)
  override var bottomEdgeEffect: UIScrollEdgeEffect {
    real?.bottomEdgeEffect ?? super.bottomEdgeEffect
  }

  @available(iOS 26.0, *)
  override var rightEdgeEffect: UIScrollEdgeEffect {
    real?.rightEdgeEffect ?? super.rightEdgeEffect
  }

  override var isFocused: Bool { real?.isFocused ?? super.isFocused }

  override var semanticContentAttribute: UISemanticContentAttribute {
    get { real?.semanticContentAttribute ?? super.semanticContentAttribute }
    set {
      pass(newValue, to: \.semanticContentAttribute) ?? (super.semanticContentAttribute = newValue)
    }
  }

  override var accessibilityIgnoresInvertColors: Bool {
    get { real?.accessibilityIgnoresInvertColors ?? super.accessibilityIgnoresInvertColors }
    set {
      pass(newValue, to: \.accessibilityIgnoresInvertColors)
        ?? (super.accessibilityIgnoresInvertColors = newValue)
    }
  }

  @available(iOS 17.0, *)
  override var hoverStyle: UIHoverStyle? {
    get { real.map { $0.hoverStyle } ?? super.hoverStyle }
    set { pass(newValue, to: \.hoverStyle) ?? (super.hoverStyle = newValue) }
  }

  override func accessibilityElementIsFocused() -> Bool {
    real?.accessibilityElementIsFocused() ?? super.accessibilityElementIsFocused()
  }

  override func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
    UIAccessibility.AssistiveTechnologyIdentifier
  >? {
    real.map { $0.accessibilityAssistiveTechnologyFocusedIdentifiers() }
      ?? super.accessibilityAssistiveTechnologyFocusedIdentifiers()
  }

  @available(iOS 17.4, *)
  override func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    realForWriting()?.withScrollIndicatorsShown(forContentOffsetChanges: changes)
      ?? super.withScrollIndicatorsShown(forContentOffsetChanges: changes)
  }

  override func setZoomScale(_ scale: CGFloat, animated: Bool) {
    realForWriting()?.setZoomScale(scale, animated: animated)
      ?? super.setZoomScale(scale, animated: animated)
  }

  override func zoom(to rect: CGRect, animated: Bool) {
    realForWriting()?.zoom(to: rect, animated: animated) ?? super.zoom(to: rect, animated: animated)
  }

  @available(iOS 17.4, *)
  override func stopScrollingAndZooming() {
    realForWriting()?.stopScrollingAndZooming() ?? super.stopScrollingAndZooming()
  }

  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    realForWriting()?.exchangeSubview(at: index1, withSubviewAt: index2)
      ?? super.exchangeSubview(at: index1, withSubviewAt: index2)
  }

  override func setNeedsDisplay(_ rect: CGRect) {
    realForWriting()?.setNeedsDisplay(rect) ?? super.setNeedsDisplay(rect)
  }

  override func addInteraction(_ interaction: any UIInteraction) {
    realForWriting()?.addInteraction(interaction) ?? super.addInteraction(interaction)
  }

  override func removeInteraction(_ interaction: any UIInteraction) {
    realForWriting()?.removeInteraction(interaction) ?? super.removeInteraction(interaction)
  }

  override func setNeedsFocusUpdate() {
    realForWriting()?.setNeedsFocusUpdate() ?? super.setNeedsFocusUpdate()
  }

  override func updateFocusIfNeeded() {
    realForWriting()?.updateFocusIfNeeded() ?? super.updateFocusIfNeeded()
  }

  override func reloadInputViews() {
    realForWriting()?.reloadInputViews() ?? super.reloadInputViews()
  }

  override var focusGroupIdentifier: String? {
    get { real.map { $0.focusGroupIdentifier } ?? super.focusGroupIdentifier }
    set {
      realForWriting().map { $0.focusGroupIdentifier = newValue }
        ?? (super.focusGroupIdentifier = newValue)
    }
  }

  override var focusGroupPriority: UIFocusGroupPriority {
    get { real?.focusGroupPriority ?? super.focusGroupPriority }
    set {
      realForWriting().map { $0.focusGroupPriority = newValue }
        ?? (super.focusGroupPriority = newValue)
    }
  }

  override var focusEffect: UIFocusEffect? {
    get { real.map { $0.focusEffect } ?? super.focusEffect }
    set { realForWriting().map { $0.focusEffect = newValue } ?? (super.focusEffect = newValue) }
  }

  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { real?.directionalLayoutMargins ?? super.directionalLayoutMargins }
    set {
      realForWriting().map { $0.directionalLayoutMargins = newValue }
        ?? (super.directionalLayoutMargins = newValue)
    }
  }

  override var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { real?.tintAdjustmentMode ?? super.tintAdjustmentMode }
    set {
      realForWriting().map { $0.tintAdjustmentMode = newValue }
        ?? (super.tintAdjustmentMode = newValue)
    }
  }

  override var showsLargeContentViewer: Bool {
    get { real?.showsLargeContentViewer ?? super.showsLargeContentViewer }
    set {
      realForWriting().map { $0.showsLargeContentViewer = newValue }
        ?? (super.showsLargeContentViewer = newValue)
    }
  }

  override var largeContentTitle: String? {
    get { real.map { $0.largeContentTitle } ?? super.largeContentTitle }
    set {
      realForWriting().map { $0.largeContentTitle = newValue }
        ?? (super.largeContentTitle = newValue)
    }
  }

  override var largeContentImage: UIImage? {
    get { real.map { $0.largeContentImage } ?? super.largeContentImage }
    set {
      realForWriting().map { $0.largeContentImage = newValue }
        ?? (super.largeContentImage = newValue)
    }
  }

  override var scalesLargeContentImage: Bool {
    get { real?.scalesLargeContentImage ?? super.scalesLargeContentImage }
    set {
      realForWriting().map { $0.scalesLargeContentImage = newValue }
        ?? (super.scalesLargeContentImage = newValue)
    }
  }

  override var largeContentImageInsets: UIEdgeInsets {
    get { real?.largeContentImageInsets ?? super.largeContentImageInsets }
    set {
      realForWriting().map { $0.largeContentImageInsets = newValue }
        ?? (super.largeContentImageInsets = newValue)
    }
  }

  override var userActivity: NSUserActivity? {
    get { real.map { $0.userActivity } ?? super.userActivity }
    set { realForWriting().map { $0.userActivity = newValue } ?? (super.userActivity = newValue) }
  }

  override var pasteConfiguration: UIPasteConfiguration? {
    get { real.map { $0.pasteConfiguration } ?? super.pasteConfiguration }
    set {
      realForWriting().map { $0.pasteConfiguration = newValue }
        ?? (super.pasteConfiguration = newValue)
    }
  }

  override var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { real.map { $0.activityItemsConfiguration } ?? super.activityItemsConfiguration }
    set {
      realForWriting().map { $0.activityItemsConfiguration = newValue }
        ?? (super.activityItemsConfiguration = newValue)
    }
  }

  override var accessibilityAttributedLabel: NSAttributedString? {
    get { real.map { $0.accessibilityAttributedLabel } ?? super.accessibilityAttributedLabel }
    set {
      realForWriting().map { $0.accessibilityAttributedLabel = newValue }
        ?? (super.accessibilityAttributedLabel = newValue)
    }
  }

  override var accessibilityAttributedHint: NSAttributedString? {
    get { real.map { $0.accessibilityAttributedHint } ?? super.accessibilityAttributedHint }
    set {
      realForWriting().map { $0.accessibilityAttributedHint = newValue }
        ?? (super.accessibilityAttributedHint = newValue)
    }
  }

  override var accessibilityAttributedValue: NSAttributedString? {
    get { real.map { $0.accessibilityAttributedValue } ?? super.accessibilityAttributedValue }
    set {
      realForWriting().map { $0.accessibilityAttributedValue = newValue }
        ?? (super.accessibilityAttributedValue = newValue)
    }
  }

  override var accessibilityFrame: CGRect {
    get { real?.accessibilityFrame ?? super.accessibilityFrame }
    set {
      realForWriting().map { $0.accessibilityFrame = newValue }
        ?? (super.accessibilityFrame = newValue)
    }
  }

  override var accessibilityPath: UIBezierPath? {
    get { real.map { $0.accessibilityPath } ?? super.accessibilityPath }
    set {
      realForWriting().map { $0.accessibilityPath = newValue }
        ?? (super.accessibilityPath = newValue)
    }
  }

  override var accessibilityActivationPoint: CGPoint {
    get { real?.accessibilityActivationPoint ?? super.accessibilityActivationPoint }
    set {
      realForWriting().map { $0.accessibilityActivationPoint = newValue }
        ?? (super.accessibilityActivationPoint = newValue)
    }
  }

  override var accessibilityLanguage: String? {
    get { real.map { $0.accessibilityLanguage } ?? super.accessibilityLanguage }
    set {
      realForWriting().map { $0.accessibilityLanguage = newValue }
        ?? (super.accessibilityLanguage = newValue)
    }
  }

  override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { real?.accessibilityNavigationStyle ?? super.accessibilityNavigationStyle }
    set {
      realForWriting().map { $0.accessibilityNavigationStyle = newValue }
        ?? (super.accessibilityNavigationStyle = newValue)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var accessibilityUserInputLabels: [String]! {
    get { real.map { $0.accessibilityUserInputLabels } ?? super.accessibilityUserInputLabels }
    set {
      realForWriting().map { $0.accessibilityUserInputLabels = newValue }
        ?? (super.accessibilityUserInputLabels = newValue)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      real.map { $0.accessibilityAttributedUserInputLabels }
        ?? super.accessibilityAttributedUserInputLabels
    }
    set {
      realForWriting().map { $0.accessibilityAttributedUserInputLabels = newValue }
        ?? (super.accessibilityAttributedUserInputLabels = newValue)
    }
  }

  override var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { real.map { $0.accessibilityTextualContext } ?? super.accessibilityTextualContext }
    set {
      realForWriting().map { $0.accessibilityTextualContext = newValue }
        ?? (super.accessibilityTextualContext = newValue)
    }
  }

  @available(iOS 17.0, *)
  override var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
    get { real?.accessibilityDirectTouchOptions ?? super.accessibilityDirectTouchOptions }
    set {
      realForWriting().map { $0.accessibilityDirectTouchOptions = newValue }
        ?? (super.accessibilityDirectTouchOptions = newValue)
    }
  }

  @available(iOS 18.0, *)
  override var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { real?.accessibilityExpandedStatus ?? super.accessibilityExpandedStatus }
    set {
      realForWriting().map { $0.accessibilityExpandedStatus = newValue }
        ?? (super.accessibilityExpandedStatus = newValue)
    }
  }

  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { real?.accessibilityContainerType ?? super.accessibilityContainerType }
    set {
      realForWriting().map { $0.accessibilityContainerType = newValue }
        ?? (super.accessibilityContainerType = newValue)
    }
  }

  override var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get {
      real.map { $0.accessibilityDragSourceDescriptors } ?? super.accessibilityDragSourceDescriptors
    }
    set {
      realForWriting().map { $0.accessibilityDragSourceDescriptors = newValue }
        ?? (super.accessibilityDragSourceDescriptors = newValue)
    }
  }

  override var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get {
      real.map { $0.accessibilityDropPointDescriptors } ?? super.accessibilityDropPointDescriptors
    }
    set {
      realForWriting().map { $0.accessibilityDropPointDescriptors = newValue }
        ?? (super.accessibilityDropPointDescriptors = newValue)
    }
  }

  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { real.map { $0.accessibilityCustomRotors } ?? super.accessibilityCustomRotors }
    set {
      realForWriting().map { $0.accessibilityCustomRotors = newValue }
        ?? (super.accessibilityCustomRotors = newValue)
    }
  }

  override var interactions: [any UIInteraction] {
    get { real?.interactions ?? super.interactions }
    set { duringUpkeep { super.interactions = newValue } }
  }

  override var accessibilityRespondsToUserInteraction: Bool {
    get { super.accessibilityRespondsToUserInteraction }
    set {
      realForWriting().map { $0.accessibilityRespondsToUserInteraction = newValue }
        ?? (super.accessibilityRespondsToUserInteraction = newValue)
    }
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    duringUpkeep { super.preferredFocusEnvironments }
  }

  override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    duringUpkeep { super.focusItems(in: rect) }
  }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    duringUpkeep { super.shouldUpdateFocus(in: context) }
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    duringUpkeep { super.didUpdateFocus(in: context, with: coordinator) }
  }

  override func didHintFocusMovement(_ hint: UIFocusMovementHint) {
    duringUpkeep { super.didHintFocusMovement(hint) }
  }

  override func encode(with coder: NSCoder) {
    duringUpkeep { super.encode(with: coder) }
  }

  @available(iOS 26.0, *)
  override func updateProperties() {
    duringUpkeep { super.updateProperties() }
  }

  override func index(ofAccessibilityElement element: Any) -> Int {
    duringUpkeep { super.index(ofAccessibilityElement: element) }
  }

  override func accessibilityElementDidBecomeFocused() {
    duringUpkeep { super.accessibilityElementDidBecomeFocused() }
  }

  override func accessibilityElementDidLoseFocus() {
    duringUpkeep { super.accessibilityElementDidLoseFocus() }
  }

  override func accessibilityActivate() -> Bool {
    duringUpkeep { super.accessibilityActivate() }
  }

  override func accessibilityIncrement() {
    duringUpkeep { super.accessibilityIncrement() }
  }

  override func accessibilityDecrement() {
    duringUpkeep { super.accessibilityDecrement() }
  }

  override func accessibilityPerformEscape() -> Bool {
    duringUpkeep { super.accessibilityPerformEscape() }
  }

  override func accessibilityPerformMagicTap() -> Bool {
    duringUpkeep { super.accessibilityPerformMagicTap() }
  }

  override var accessibilityElements: [Any]? {
    get { duringUpkeep { super.accessibilityElements } }
    set { duringUpkeep { super.accessibilityElements = newValue } }
  }

  override var transform: CGAffineTransform {
    get { duringUpkeep { super.transform } }
    set { duringUpkeep { super.transform = newValue } }
  }

  override var transform3D: CATransform3D {
    get { duringUpkeep { super.transform3D } }
    set { duringUpkeep { super.transform3D = newValue } }
  }

  #endif
}
