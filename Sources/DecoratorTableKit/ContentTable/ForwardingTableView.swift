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

  override var numberOfSections: Int {
    guard let real else { return super.numberOfSections }
    return real.numberOfSections
  }

  override var visibleCells: [UITableViewCell] {
    guard let real else { return super.visibleCells }
    return real.visibleCells
  }

  override var indexPathsForVisibleRows: [IndexPath]? {
    guard let real else { return super.indexPathsForVisibleRows }
    return real.indexPathsForVisibleRows
  }

  override var indexPathForSelectedRow: IndexPath? {
    guard let real else { return super.indexPathForSelectedRow }
    return real.indexPathForSelectedRow
  }

  override var indexPathsForSelectedRows: [IndexPath]? {
    guard let real else { return super.indexPathsForSelectedRows }
    return real.indexPathsForSelectedRows
  }

  override func numberOfRows(inSection section: Int) -> Int {
    guard let real else { return super.numberOfRows(inSection: section) }
    return real.numberOfRows(inSection: section)
  }

  override func rect(forSection section: Int) -> CGRect {
    guard let real else { return super.rect(forSection: section) }
    return real.rect(forSection: section)
  }

  override func rectForHeader(inSection section: Int) -> CGRect {
    guard let real else { return super.rectForHeader(inSection: section) }
    return real.rectForHeader(inSection: section)
  }

  override func rectForFooter(inSection section: Int) -> CGRect {
    guard let real else { return super.rectForFooter(inSection: section) }
    return real.rectForFooter(inSection: section)
  }

  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let real else { return super.rectForRow(at: indexPath) }
    return real.rectForRow(at: indexPath)
  }

  override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard let real else { return super.indexPathForRow(at: point) }
    return real.indexPathForRow(at: point)
  }

  override func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let real else { return super.indexPath(for: cell) }
    return real.indexPath(for: cell)
  }

  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard let real else { return super.indexPathsForRows(in: rect) }
    return real.indexPathsForRows(in: rect)
  }

  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let real else { return super.cellForRow(at: indexPath) }
    return real.cellForRow(at: indexPath)
  }

  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard let real else { return super.headerView(forSection: section) }
    return real.headerView(forSection: section)
  }

  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard let real else { return super.footerView(forSection: section) }
    return real.footerView(forSection: section)
  }

  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let real else {
      return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    return real.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  override func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int)
    -> Int
  {
    guard let real else {
      return super.presentationSectionIndex(forDataSourceSectionIndex: dataSourceSectionIndex)
    }
    return real.presentationSectionIndex(forDataSourceSectionIndex: dataSourceSectionIndex)
  }

  override func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  {
    guard let real else {
      return super.dataSourceSectionIndex(forPresentationSectionIndex: presentationSectionIndex)
    }
    return real.dataSourceSectionIndex(forPresentationSectionIndex: presentationSectionIndex)
  }

  override func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?)
    -> IndexPath?
  {
    guard let real else {
      return super.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath)
    }
    return real.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath)
  }

  override func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  {
    guard let real else {
      return super.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath)
    }
    return real.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath)
  }

  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let real = realForWriting() else {
      return super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    return real.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  override func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let real = realForWriting() else {
      return super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }
    return real.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }

  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    guard let real = realForWriting() else {
      return super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    return real.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let real = realForWriting() else {
      return super.deselectRow(at: indexPath, animated: animated)
    }
    return real.deselectRow(at: indexPath, animated: animated)
  }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard let real = realForWriting() else {
      return super.performBatchUpdates(updates, completion: completion)
    }
    return real.performBatchUpdates(updates, completion: completion)
  }

  override func beginUpdates() {
    guard let real = realForWriting() else { return super.beginUpdates() }
    return real.beginUpdates()
  }

  override func endUpdates() {
    guard let real = realForWriting() else { return super.endUpdates() }
    return real.endUpdates()
  }

  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    guard let real = realForWriting() else {
      return super.insertSections(sections, with: animation)
    }
    return real.insertSections(sections, with: animation)
  }

  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    guard let real = realForWriting() else {
      return super.deleteSections(sections, with: animation)
    }
    return real.deleteSections(sections, with: animation)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    guard let real = realForWriting() else {
      return super.moveSection(section, toSection: newSection)
    }
    return real.moveSection(section, toSection: newSection)
  }

  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    guard let real = realForWriting() else {
      return super.reloadSections(sections, with: animation)
    }
    return real.reloadSections(sections, with: animation)
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    guard let real = realForWriting() else {
      return super.insertRows(at: indexPaths, with: animation)
    }
    return real.insertRows(at: indexPaths, with: animation)
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    guard let real = realForWriting() else {
      return super.deleteRows(at: indexPaths, with: animation)
    }
    return real.deleteRows(at: indexPaths, with: animation)
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let real = realForWriting() else { return super.moveRow(at: indexPath, to: newIndexPath) }
    return real.moveRow(at: indexPath, to: newIndexPath)
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    guard let real = realForWriting() else {
      return super.reloadRows(at: indexPaths, with: animation)
    }
    return real.reloadRows(at: indexPaths, with: animation)
  }

  override func reconfigureRows(at indexPaths: [IndexPath]) {
    guard let real = realForWriting() else { return super.reconfigureRows(at: indexPaths) }
    return real.reconfigureRows(at: indexPaths)
  }

  override func reloadData() {
    guard let real = realForWriting() else { return super.reloadData() }
    return real.reloadData()
  }

  override var dataSource: (any UITableViewDataSource)? {
    get {
      guard let real else { return super.dataSource }
      return real.dataSource
    }
    set {
      guard let real = realForWriting() else {
        super.dataSource = newValue
        return
      }
      real.dataSource = newValue
    }
  }

  override var delegate: (any UITableViewDelegate)? {
    get {
      guard let real else { return super.delegate }
      return real.delegate
    }
    set {
      guard let real = realForWriting() else {
        super.delegate = newValue
        return
      }
      real.delegate = newValue
    }
  }

  override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get {
      guard let real else { return super.prefetchDataSource }
      return real.prefetchDataSource
    }
    set {
      guard let real = realForWriting() else {
        super.prefetchDataSource = newValue
        return
      }
      real.prefetchDataSource = newValue
    }
  }

  override var dragDelegate: (any UITableViewDragDelegate)? {
    get {
      guard let real else { return super.dragDelegate }
      return real.dragDelegate
    }
    set {
      guard let real = realForWriting() else {
        super.dragDelegate = newValue
        return
      }
      real.dragDelegate = newValue
    }
  }

  override var dropDelegate: (any UITableViewDropDelegate)? {
    get {
      guard let real else { return super.dropDelegate }
      return real.dropDelegate
    }
    set {
      guard let real = realForWriting() else {
        super.dropDelegate = newValue
        return
      }
      real.dropDelegate = newValue
    }
  }

  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let real else { return super.dequeueReusableCell(withIdentifier: identifier) }
    return real.dequeueReusableCell(withIdentifier: identifier)
  }

  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    guard let real else { return super.dequeueReusableHeaderFooterView(withIdentifier: identifier) }
    return real.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  override var superview: UIView? {
    guard let real else { return super.superview }
    return real.superview
  }

  override var contentOffset: CGPoint {
    get {
      guard let real else { return super.contentOffset }
      return real.contentOffset
    }
    set {
      guard let real = realForWriting() else {
        super.contentOffset = newValue
        return
      }
      real.contentOffset = newValue
    }
  }

  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let real = realForWriting() else {
      return super.register(nib, forCellReuseIdentifier: identifier)
    }
    return real.register(nib, forCellReuseIdentifier: identifier)
  }

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let real = realForWriting() else {
      return super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    return real.register(cellClass, forCellReuseIdentifier: identifier)
  }

  override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let real = realForWriting() else {
      return super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }
    return real.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }

  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  {
    guard let real = realForWriting() else {
      return super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
    return real.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }

  override func bringSubviewToFront(_ view: UIView) {
    guard let real = realForWriting() else { return super.bringSubviewToFront(view) }
    return real.bringSubviewToFront(view)
  }

  override func sendSubviewToBack(_ view: UIView) {
    guard let real = realForWriting() else { return super.sendSubviewToBack(view) }
    return real.sendSubviewToBack(view)
  }

  override func setNeedsLayout() {
    guard let real = realForWriting() else { return super.setNeedsLayout() }
    return real.setNeedsLayout()
  }

  override func layoutIfNeeded() {
    guard let real = realForWriting() else { return super.layoutIfNeeded() }
    return real.layoutIfNeeded()
  }

  override var style: UITableView.Style {
    guard let real else { return super.style }
    return real.style
  }

  override var isPrefetchingEnabled: Bool {
    get {
      guard let real else { return super.isPrefetchingEnabled }
      return real.isPrefetchingEnabled
    }
    set {
      guard let real = realForWriting() else {
        super.isPrefetchingEnabled = newValue
        return
      }
      if real.isPrefetchingEnabled != newValue { real.isPrefetchingEnabled = newValue }
    }
  }

  override var rowHeight: CGFloat {
    get {
      guard let real else { return super.rowHeight }
      return real.rowHeight
    }
    set {
      guard let real = realForWriting() else {
        super.rowHeight = newValue
        return
      }
      if real.rowHeight != newValue { real.rowHeight = newValue }
    }
  }

  override var sectionHeaderHeight: CGFloat {
    get {
      guard let real else { return super.sectionHeaderHeight }
      return real.sectionHeaderHeight
    }
    set {
      guard let real = realForWriting() else {
        super.sectionHeaderHeight = newValue
        return
      }
      if real.sectionHeaderHeight != newValue { real.sectionHeaderHeight = newValue }
    }
  }

  override var sectionFooterHeight: CGFloat {
    get {
      guard let real else { return super.sectionFooterHeight }
      return real.sectionFooterHeight
    }
    set {
      guard let real = realForWriting() else {
        super.sectionFooterHeight = newValue
        return
      }
      if real.sectionFooterHeight != newValue { real.sectionFooterHeight = newValue }
    }
  }

  override var estimatedRowHeight: CGFloat {
    get {
      guard let real else { return super.estimatedRowHeight }
      return real.estimatedRowHeight
    }
    set {
      guard let real = realForWriting() else {
        super.estimatedRowHeight = newValue
        return
      }
      if real.estimatedRowHeight != newValue { real.estimatedRowHeight = newValue }
    }
  }

  override var estimatedSectionHeaderHeight: CGFloat {
    get {
      guard let real else { return super.estimatedSectionHeaderHeight }
      return real.estimatedSectionHeaderHeight
    }
    set {
      guard let real = realForWriting() else {
        super.estimatedSectionHeaderHeight = newValue
        return
      }
      if real.estimatedSectionHeaderHeight != newValue {
        real.estimatedSectionHeaderHeight = newValue
      }
    }
  }

  override var estimatedSectionFooterHeight: CGFloat {
    get {
      guard let real else { return super.estimatedSectionFooterHeight }
      return real.estimatedSectionFooterHeight
    }
    set {
      guard let real = realForWriting() else {
        super.estimatedSectionFooterHeight = newValue
        return
      }
      if real.estimatedSectionFooterHeight != newValue {
        real.estimatedSectionFooterHeight = newValue
      }
    }
  }

  override var fillerRowHeight: CGFloat {
    get {
      guard let real else { return super.fillerRowHeight }
      return real.fillerRowHeight
    }
    set {
      guard let real = realForWriting() else {
        super.fillerRowHeight = newValue
        return
      }
      if real.fillerRowHeight != newValue { real.fillerRowHeight = newValue }
    }
  }

  override var sectionHeaderTopPadding: CGFloat {
    get {
      guard let real else { return super.sectionHeaderTopPadding }
      return real.sectionHeaderTopPadding
    }
    set {
      guard let real = realForWriting() else {
        super.sectionHeaderTopPadding = newValue
        return
      }
      if real.sectionHeaderTopPadding != newValue { real.sectionHeaderTopPadding = newValue }
    }
  }

  override var separatorInsetReference: UITableView.SeparatorInsetReference {
    get {
      guard let real else { return super.separatorInsetReference }
      return real.separatorInsetReference
    }
    set {
      guard let real = realForWriting() else {
        super.separatorInsetReference = newValue
        return
      }
      if real.separatorInsetReference != newValue { real.separatorInsetReference = newValue }
    }
  }

  @available(iOS 16.0, *)
  override var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
    get {
      guard let real else { return super.selfSizingInvalidation }
      return real.selfSizingInvalidation
    }
    set {
      guard let real = realForWriting() else {
        super.selfSizingInvalidation = newValue
        return
      }
      if real.selfSizingInvalidation != newValue { real.selfSizingInvalidation = newValue }
    }
  }

  override var backgroundView: UIView? {
    get {
      guard let real else { return super.backgroundView }
      return real.backgroundView
    }
    set {
      guard let real = realForWriting() else {
        super.backgroundView = newValue
        return
      }
      if real.backgroundView != newValue { real.backgroundView = newValue }
    }
  }

  override var hasUncommittedUpdates: Bool {
    guard let real else { return super.hasUncommittedUpdates }
    return real.hasUncommittedUpdates
  }

  override var allowsSelection: Bool {
    get {
      guard let real else { return super.allowsSelection }
      return real.allowsSelection
    }
    set {
      guard let real = realForWriting() else {
        super.allowsSelection = newValue
        return
      }
      if real.allowsSelection != newValue { real.allowsSelection = newValue }
    }
  }

  override var allowsSelectionDuringEditing: Bool {
    get {
      guard let real else { return super.allowsSelectionDuringEditing }
      return real.allowsSelectionDuringEditing
    }
    set {
      guard let real = realForWriting() else {
        super.allowsSelectionDuringEditing = newValue
        return
      }
      if real.allowsSelectionDuringEditing != newValue {
        real.allowsSelectionDuringEditing = newValue
      }
    }
  }

  override var allowsMultipleSelection: Bool {
    get {
      guard let real else { return super.allowsMultipleSelection }
      return real.allowsMultipleSelection
    }
    set {
      guard let real = realForWriting() else {
        super.allowsMultipleSelection = newValue
        return
      }
      if real.allowsMultipleSelection != newValue { real.allowsMultipleSelection = newValue }
    }
  }

  override var allowsMultipleSelectionDuringEditing: Bool {
    get {
      guard let real else { return super.allowsMultipleSelectionDuringEditing }
      return real.allowsMultipleSelectionDuringEditing
    }
    set {
      guard let real = realForWriting() else {
        super.allowsMultipleSelectionDuringEditing = newValue
        return
      }
      if real.allowsMultipleSelectionDuringEditing != newValue {
        real.allowsMultipleSelectionDuringEditing = newValue
      }
    }
  }

  override var sectionIndexMinimumDisplayRowCount: Int {
    get {
      guard let real else { return super.sectionIndexMinimumDisplayRowCount }
      return real.sectionIndexMinimumDisplayRowCount
    }
    set {
      guard let real = realForWriting() else {
        super.sectionIndexMinimumDisplayRowCount = newValue
        return
      }
      if real.sectionIndexMinimumDisplayRowCount != newValue {
        real.sectionIndexMinimumDisplayRowCount = newValue
      }
    }
  }

  override var sectionIndexColor: UIColor? {
    get {
      guard let real else { return super.sectionIndexColor }
      return real.sectionIndexColor
    }
    set {
      guard let real = realForWriting() else {
        super.sectionIndexColor = newValue
        return
      }
      if real.sectionIndexColor != newValue { real.sectionIndexColor = newValue }
    }
  }

  override var sectionIndexBackgroundColor: UIColor? {
    get {
      guard let real else { return super.sectionIndexBackgroundColor }
      return real.sectionIndexBackgroundColor
    }
    set {
      guard let real = realForWriting() else {
        super.sectionIndexBackgroundColor = newValue
        return
      }
      if real.sectionIndexBackgroundColor != newValue {
        real.sectionIndexBackgroundColor = newValue
      }
    }
  }

  override var sectionIndexTrackingBackgroundColor: UIColor? {
    get {
      guard let real else { return super.sectionIndexTrackingBackgroundColor }
      return real.sectionIndexTrackingBackgroundColor
    }
    set {
      guard let real = realForWriting() else {
        super.sectionIndexTrackingBackgroundColor = newValue
        return
      }
      if real.sectionIndexTrackingBackgroundColor != newValue {
        real.sectionIndexTrackingBackgroundColor = newValue
      }
    }
  }

  override var separatorStyle: UITableViewCell.SeparatorStyle {
    get {
      guard let real else { return super.separatorStyle }
      return real.separatorStyle
    }
    set {
      guard let real = realForWriting() else {
        super.separatorStyle = newValue
        return
      }
      if real.separatorStyle != newValue { real.separatorStyle = newValue }
    }
  }

  override var separatorColor: UIColor? {
    get {
      guard let real else { return super.separatorColor }
      return real.separatorColor
    }
    set {
      guard let real = realForWriting() else {
        super.separatorColor = newValue
        return
      }
      if real.separatorColor != newValue { real.separatorColor = newValue }
    }
  }

  override var separatorEffect: UIVisualEffect? {
    get {
      guard let real else { return super.separatorEffect }
      return real.separatorEffect
    }
    set {
      guard let real = realForWriting() else {
        super.separatorEffect = newValue
        return
      }
      if real.separatorEffect != newValue { real.separatorEffect = newValue }
    }
  }

  override var cellLayoutMarginsFollowReadableWidth: Bool {
    get {
      guard let real else { return super.cellLayoutMarginsFollowReadableWidth }
      return real.cellLayoutMarginsFollowReadableWidth
    }
    set {
      guard let real = realForWriting() else {
        super.cellLayoutMarginsFollowReadableWidth = newValue
        return
      }
      if real.cellLayoutMarginsFollowReadableWidth != newValue {
        real.cellLayoutMarginsFollowReadableWidth = newValue
      }
    }
  }

  override var insetsContentViewsToSafeArea: Bool {
    get {
      guard let real else { return super.insetsContentViewsToSafeArea }
      return real.insetsContentViewsToSafeArea
    }
    set {
      guard let real = realForWriting() else {
        super.insetsContentViewsToSafeArea = newValue
        return
      }
      if real.insetsContentViewsToSafeArea != newValue {
        real.insetsContentViewsToSafeArea = newValue
      }
    }
  }

  override var remembersLastFocusedIndexPath: Bool {
    get {
      guard let real else { return super.remembersLastFocusedIndexPath }
      return real.remembersLastFocusedIndexPath
    }
    set {
      guard let real = realForWriting() else {
        super.remembersLastFocusedIndexPath = newValue
        return
      }
      if real.remembersLastFocusedIndexPath != newValue {
        real.remembersLastFocusedIndexPath = newValue
      }
    }
  }

  override var selectionFollowsFocus: Bool {
    get {
      guard let real else { return super.selectionFollowsFocus }
      return real.selectionFollowsFocus
    }
    set {
      guard let real = realForWriting() else {
        super.selectionFollowsFocus = newValue
        return
      }
      if real.selectionFollowsFocus != newValue { real.selectionFollowsFocus = newValue }
    }
  }

  override var allowsFocus: Bool {
    get {
      guard let real else { return super.allowsFocus }
      return real.allowsFocus
    }
    set {
      guard let real = realForWriting() else {
        super.allowsFocus = newValue
        return
      }
      if real.allowsFocus != newValue { real.allowsFocus = newValue }
    }
  }

  override var allowsFocusDuringEditing: Bool {
    get {
      guard let real else { return super.allowsFocusDuringEditing }
      return real.allowsFocusDuringEditing
    }
    set {
      guard let real = realForWriting() else {
        super.allowsFocusDuringEditing = newValue
        return
      }
      if real.allowsFocusDuringEditing != newValue { real.allowsFocusDuringEditing = newValue }
    }
  }

  override var dragInteractionEnabled: Bool {
    get {
      guard let real else { return super.dragInteractionEnabled }
      return real.dragInteractionEnabled
    }
    set {
      guard let real = realForWriting() else {
        super.dragInteractionEnabled = newValue
        return
      }
      if real.dragInteractionEnabled != newValue { real.dragInteractionEnabled = newValue }
    }
  }

  override var hasActiveDrag: Bool {
    guard let real else { return super.hasActiveDrag }
    return real.hasActiveDrag
  }

  override var hasActiveDrop: Bool {
    guard let real else { return super.hasActiveDrop }
    return real.hasActiveDrop
  }

  override var isSpringLoaded: Bool {
    get {
      guard let real else { return super.isSpringLoaded }
      return real.isSpringLoaded
    }
    set {
      guard let real = realForWriting() else {
        super.isSpringLoaded = newValue
        return
      }
      if real.isSpringLoaded != newValue { real.isSpringLoaded = newValue }
    }
  }

  override var contentInset: UIEdgeInsets {
    get {
      guard let real else { return super.contentInset }
      return real.contentInset
    }
    set {
      guard let real = realForWriting() else {
        super.contentInset = newValue
        return
      }
      if real.contentInset != newValue { real.contentInset = newValue }
    }
  }

  override var adjustedContentInset: UIEdgeInsets {
    guard let real else { return super.adjustedContentInset }
    return real.adjustedContentInset
  }

  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get {
      guard let real else { return super.contentInsetAdjustmentBehavior }
      return real.contentInsetAdjustmentBehavior
    }
    set {
      guard let real = realForWriting() else {
        super.contentInsetAdjustmentBehavior = newValue
        return
      }
      if real.contentInsetAdjustmentBehavior != newValue {
        real.contentInsetAdjustmentBehavior = newValue
      }
    }
  }

  override var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get {
      guard let real else { return super.automaticallyAdjustsScrollIndicatorInsets }
      return real.automaticallyAdjustsScrollIndicatorInsets
    }
    set {
      guard let real = realForWriting() else {
        super.automaticallyAdjustsScrollIndicatorInsets = newValue
        return
      }
      if real.automaticallyAdjustsScrollIndicatorInsets != newValue {
        real.automaticallyAdjustsScrollIndicatorInsets = newValue
      }
    }
  }

  override var bounces: Bool {
    get {
      guard let real else { return super.bounces }
      return real.bounces
    }
    set {
      guard let real = realForWriting() else {
        super.bounces = newValue
        return
      }
      if real.bounces != newValue { real.bounces = newValue }
    }
  }

  override var alwaysBounceVertical: Bool {
    get {
      guard let real else { return super.alwaysBounceVertical }
      return real.alwaysBounceVertical
    }
    set {
      guard let real = realForWriting() else {
        super.alwaysBounceVertical = newValue
        return
      }
      if real.alwaysBounceVertical != newValue { real.alwaysBounceVertical = newValue }
    }
  }

  override var alwaysBounceHorizontal: Bool {
    get {
      guard let real else { return super.alwaysBounceHorizontal }
      return real.alwaysBounceHorizontal
    }
    set {
      guard let real = realForWriting() else {
        super.alwaysBounceHorizontal = newValue
        return
      }
      if real.alwaysBounceHorizontal != newValue { real.alwaysBounceHorizontal = newValue }
    }
  }

  override var isPagingEnabled: Bool {
    get {
      guard let real else { return super.isPagingEnabled }
      return real.isPagingEnabled
    }
    set {
      guard let real = realForWriting() else {
        super.isPagingEnabled = newValue
        return
      }
      if real.isPagingEnabled != newValue { real.isPagingEnabled = newValue }
    }
  }

  override var isScrollEnabled: Bool {
    get {
      guard let real else { return super.isScrollEnabled }
      return real.isScrollEnabled
    }
    set {
      guard let real = realForWriting() else {
        super.isScrollEnabled = newValue
        return
      }
      if real.isScrollEnabled != newValue { real.isScrollEnabled = newValue }
    }
  }

  override var showsVerticalScrollIndicator: Bool {
    get {
      guard let real else { return super.showsVerticalScrollIndicator }
      return real.showsVerticalScrollIndicator
    }
    set {
      guard let real = realForWriting() else {
        super.showsVerticalScrollIndicator = newValue
        return
      }
      if real.showsVerticalScrollIndicator != newValue {
        real.showsVerticalScrollIndicator = newValue
      }
    }
  }

  override var showsHorizontalScrollIndicator: Bool {
    get {
      guard let real else { return super.showsHorizontalScrollIndicator }
      return real.showsHorizontalScrollIndicator
    }
    set {
      guard let real = realForWriting() else {
        super.showsHorizontalScrollIndicator = newValue
        return
      }
      if real.showsHorizontalScrollIndicator != newValue {
        real.showsHorizontalScrollIndicator = newValue
      }
    }
  }

  override var indicatorStyle: UIScrollView.IndicatorStyle {
    get {
      guard let real else { return super.indicatorStyle }
      return real.indicatorStyle
    }
    set {
      guard let real = realForWriting() else {
        super.indicatorStyle = newValue
        return
      }
      if real.indicatorStyle != newValue { real.indicatorStyle = newValue }
    }
  }

  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    get {
      guard let real else { return super.verticalScrollIndicatorInsets }
      return real.verticalScrollIndicatorInsets
    }
    set {
      guard let real = realForWriting() else {
        super.verticalScrollIndicatorInsets = newValue
        return
      }
      if real.verticalScrollIndicatorInsets != newValue {
        real.verticalScrollIndicatorInsets = newValue
      }
    }
  }

  override var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get {
      guard let real else { return super.horizontalScrollIndicatorInsets }
      return real.horizontalScrollIndicatorInsets
    }
    set {
      guard let real = realForWriting() else {
        super.horizontalScrollIndicatorInsets = newValue
        return
      }
      if real.horizontalScrollIndicatorInsets != newValue {
        real.horizontalScrollIndicatorInsets = newValue
      }
    }
  }

  @available(iOS, deprecated: 13.0)
  override var scrollIndicatorInsets: UIEdgeInsets {
    get {
      guard let real else { return super.scrollIndicatorInsets }
      return real.scrollIndicatorInsets
    }
    set {
      guard let real = realForWriting() else {
        super.scrollIndicatorInsets = newValue
        return
      }
      if real.scrollIndicatorInsets != newValue { real.scrollIndicatorInsets = newValue }
    }
  }

  override var decelerationRate: UIScrollView.DecelerationRate {
    get {
      guard let real else { return super.decelerationRate }
      return real.decelerationRate
    }
    set {
      guard let real = realForWriting() else {
        super.decelerationRate = newValue
        return
      }
      if real.decelerationRate != newValue { real.decelerationRate = newValue }
    }
  }

  override var isTracking: Bool {
    guard let real else { return super.isTracking }
    return real.isTracking
  }

  override var isDragging: Bool {
    guard let real else { return super.isDragging }
    return real.isDragging
  }

  override var isDecelerating: Bool {
    guard let real else { return super.isDecelerating }
    return real.isDecelerating
  }

  override var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get {
      guard let real else { return super.keyboardDismissMode }
      return real.keyboardDismissMode
    }
    set {
      guard let real = realForWriting() else {
        super.keyboardDismissMode = newValue
        return
      }
      if real.keyboardDismissMode != newValue { real.keyboardDismissMode = newValue }
    }
  }

  override var refreshControl: UIRefreshControl? {
    get {
      guard let real else { return super.refreshControl }
      return real.refreshControl
    }
    set {
      guard let real = realForWriting() else {
        super.refreshControl = newValue
        return
      }
      if real.refreshControl != newValue { real.refreshControl = newValue }
    }
  }

  override var isUserInteractionEnabled: Bool {
    get {
      guard let real else { return super.isUserInteractionEnabled }
      return real.isUserInteractionEnabled
    }
    set {
      guard let real = realForWriting() else {
        super.isUserInteractionEnabled = newValue
        return
      }
      if real.isUserInteractionEnabled != newValue { real.isUserInteractionEnabled = newValue }
    }
  }

  override var tag: Int {
    get {
      guard let real else { return super.tag }
      return real.tag
    }
    set {
      guard let real = realForWriting() else {
        super.tag = newValue
        return
      }
      if real.tag != newValue { real.tag = newValue }
    }
  }

  override var preservesSuperviewLayoutMargins: Bool {
    get {
      guard let real else { return super.preservesSuperviewLayoutMargins }
      return real.preservesSuperviewLayoutMargins
    }
    set {
      guard let real = realForWriting() else {
        super.preservesSuperviewLayoutMargins = newValue
        return
      }
      if real.preservesSuperviewLayoutMargins != newValue {
        real.preservesSuperviewLayoutMargins = newValue
      }
    }
  }

  override var insetsLayoutMarginsFromSafeArea: Bool {
    get {
      guard let real else { return super.insetsLayoutMarginsFromSafeArea }
      return real.insetsLayoutMarginsFromSafeArea
    }
    set {
      guard let real = realForWriting() else {
        super.insetsLayoutMarginsFromSafeArea = newValue
        return
      }
      if real.insetsLayoutMarginsFromSafeArea != newValue {
        real.insetsLayoutMarginsFromSafeArea = newValue
      }
    }
  }

  override var clipsToBounds: Bool {
    get {
      guard let real else { return super.clipsToBounds }
      return real.clipsToBounds
    }
    set {
      guard let real = realForWriting() else {
        super.clipsToBounds = newValue
        return
      }
      if real.clipsToBounds != newValue { real.clipsToBounds = newValue }
    }
  }

  override var backgroundColor: UIColor? {
    get {
      guard let real else { return super.backgroundColor }
      return real.backgroundColor
    }
    set {
      guard let real = realForWriting() else {
        super.backgroundColor = newValue
        return
      }
      if real.backgroundColor != newValue { real.backgroundColor = newValue }
    }
  }

  override var alpha: CGFloat {
    get {
      guard let real else { return super.alpha }
      return real.alpha
    }
    set {
      guard let real = realForWriting() else {
        super.alpha = newValue
        return
      }
      if real.alpha != newValue { real.alpha = newValue }
    }
  }

  override var isHidden: Bool {
    get {
      guard let real else { return super.isHidden }
      return real.isHidden
    }
    set {
      guard let real = realForWriting() else {
        super.isHidden = newValue
        return
      }
      if real.isHidden != newValue { real.isHidden = newValue }
    }
  }

  override var accessibilityIdentifier: String? {
    get {
      guard let real else { return super.accessibilityIdentifier }
      return real.accessibilityIdentifier
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityIdentifier = newValue
        return
      }
      if real.accessibilityIdentifier != newValue { real.accessibilityIdentifier = newValue }
    }
  }

  override var isFirstResponder: Bool {
    guard let real else { return super.isFirstResponder }
    return real.isFirstResponder
  }

  override func viewWithTag(_ tag: Int) -> UIView? {
    guard let real else { return super.viewWithTag(tag) }
    return real.viewWithTag(tag)
  }

  override func reloadSectionIndexTitles() {
    guard let real = realForWriting() else { return super.reloadSectionIndexTitles() }
    return real.reloadSectionIndexTitles()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    guard let real = realForWriting() else { return super.setEditing(editing, animated: animated) }
    return real.setEditing(editing, animated: animated)
  }

  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let real = realForWriting() else {
      return super.scrollRectToVisible(rect, animated: animated)
    }
    return real.scrollRectToVisible(rect, animated: animated)
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard let real = realForWriting() else {
      return super.setContentOffset(contentOffset, animated: animated)
    }
    return real.setContentOffset(contentOffset, animated: animated)
  }

  override func flashScrollIndicators() {
    guard let real = realForWriting() else { return super.flashScrollIndicators() }
    return real.flashScrollIndicators()
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    guard let real = realForWriting() else { return super.insertSubview(view, at: index) }
    return real.insertSubview(view, at: index)
  }

  override func addSubview(_ view: UIView) {
    guard let real = realForWriting() else { return super.addSubview(view) }
    return real.addSubview(view)
  }

  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    guard let real = realForWriting() else {
      return super.insertSubview(view, belowSubview: siblingSubview)
    }
    return real.insertSubview(view, belowSubview: siblingSubview)
  }

  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    guard let real = realForWriting() else {
      return super.insertSubview(view, aboveSubview: siblingSubview)
    }
    return real.insertSubview(view, aboveSubview: siblingSubview)
  }

  override func setNeedsDisplay() {
    guard let real = realForWriting() else { return super.setNeedsDisplay() }
    return real.setNeedsDisplay()
  }

  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let real = realForWriting() else { return super.addGestureRecognizer(gestureRecognizer) }
    return real.addGestureRecognizer(gestureRecognizer)
  }

  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let real = realForWriting() else {
      return super.removeGestureRecognizer(gestureRecognizer)
    }
    return real.removeGestureRecognizer(gestureRecognizer)
  }

  override func endEditing(_ force: Bool) -> Bool {
    guard let real = realForWriting() else { return super.endEditing(force) }
    return real.endEditing(force)
  }

  override func becomeFirstResponder() -> Bool {
    guard let real = realForWriting() else { return super.becomeFirstResponder() }
    return real.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    guard let real = realForWriting() else { return super.resignFirstResponder() }
    return real.resignFirstResponder()
  }

  override func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    guard let real = realForWriting() else {
      return super.performUsingPresentationValues(actionsToTranslate)
    }
    return real.performUsingPresentationValues(actionsToTranslate)
  }

  override var isEditing: Bool {
    get {
      guard let real else { return super.isEditing }
      return real.isEditing
    }
    set {
      guard let real = realForWriting() else {
        super.isEditing = newValue
        return
      }
      real.isEditing = newValue
    }
  }

  override var tableHeaderView: UIView? {
    get {
      guard let real else { return super.tableHeaderView }
      return real.tableHeaderView
    }
    set {
      guard let real = realForWriting() else {
        super.tableHeaderView = newValue
        return
      }
      real.tableHeaderView = newValue
    }
  }

  override var tableFooterView: UIView? {
    get {
      guard let real else { return super.tableFooterView }
      return real.tableFooterView
    }
    set {
      guard let real = realForWriting() else {
        super.tableFooterView = newValue
        return
      }
      real.tableFooterView = newValue
    }
  }

  override var separatorInset: UIEdgeInsets {
    get {
      guard let real else { return super.separatorInset }
      return real.separatorInset
    }
    set {
      guard let real = realForWriting() else {
        super.separatorInset = newValue
        return
      }
      real.separatorInset = newValue
    }
  }

  override var layoutMargins: UIEdgeInsets {
    get {
      guard let real else { return super.layoutMargins }
      return real.layoutMargins
    }
    set {
      guard let real = realForWriting() else {
        super.layoutMargins = newValue
        return
      }
      real.layoutMargins = newValue
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! {
    get {
      guard let real else { return super.tintColor }
      return real.tintColor
    }
    set {
      guard let real = realForWriting() else {
        super.tintColor = newValue
        return
      }
      real.tintColor = newValue
    }
  }

  override var accessibilityLabel: String? {
    get {
      guard let real else { return super.accessibilityLabel }
      return real.accessibilityLabel
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityLabel = newValue
        return
      }
      real.accessibilityLabel = newValue
    }
  }

  override var accessibilityHint: String? {
    get {
      guard let real else { return super.accessibilityHint }
      return real.accessibilityHint
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityHint = newValue
        return
      }
      real.accessibilityHint = newValue
    }
  }

  override var accessibilityValue: String? {
    get {
      guard let real else { return super.accessibilityValue }
      return real.accessibilityValue
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityValue = newValue
        return
      }
      real.accessibilityValue = newValue
    }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      guard let real else { return super.accessibilityTraits }
      return real.accessibilityTraits
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityTraits = newValue
        return
      }
      real.accessibilityTraits = newValue
    }
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      guard let real else { return super.accessibilityCustomActions }
      return real.accessibilityCustomActions
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityCustomActions = newValue
        return
      }
      real.accessibilityCustomActions = newValue
    }
  }

  override var contentSize: CGSize {
    get {
      guard let real else { return super.contentSize }
      return real.contentSize
    }
    set { duringUpkeep { super.contentSize = newValue } }
  }

  override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      guard let real else { return super.gestureRecognizers }
      return real.gestureRecognizers
    }
    set { duringUpkeep { super.gestureRecognizers = newValue } }
  }

  override var bounds: CGRect {
    get {
      guard let real else { return super.bounds }
      return real.bounds
    }
    set { duringUpkeep { super.bounds = newValue } }
  }

  override var scrollsToTop: Bool {
    get {
      super.scrollsToTop
    }
    set {
      guard let real = realForWriting() else {
        super.scrollsToTop = newValue
        return
      }
      real.scrollsToTop = newValue
    }
  }

  override var isAccessibilityElement: Bool {
    get {
      super.isAccessibilityElement
    }
    set {
      guard let real = realForWriting() else {
        super.isAccessibilityElement = newValue
        return
      }
      real.isAccessibilityElement = newValue
    }
  }

  override var accessibilityElementsHidden: Bool {
    get {
      super.accessibilityElementsHidden
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityElementsHidden = newValue
        return
      }
      real.accessibilityElementsHidden = newValue
    }
  }

  override var accessibilityViewIsModal: Bool {
    get {
      super.accessibilityViewIsModal
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityViewIsModal = newValue
        return
      }
      real.accessibilityViewIsModal = newValue
    }
  }

  override var shouldGroupAccessibilityChildren: Bool {
    get {
      super.shouldGroupAccessibilityChildren
    }
    set {
      guard let real = realForWriting() else {
        super.shouldGroupAccessibilityChildren = newValue
        return
      }
      real.shouldGroupAccessibilityChildren = newValue
    }
  }

  override func adjustedContentInsetDidChange() {
    duringUpkeep { super.adjustedContentInsetDidChange() }
  }

  override var canBecomeFocused: Bool {
    duringUpkeep { super.canBecomeFocused }
  }

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
    get {
      duringUpkeep { super.frame }
    }
    set { duringUpkeep { super.frame = newValue } }
  }

  override var center: CGPoint {
    get {
      duringUpkeep { super.center }
    }
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
    guard let real else { return super.contextMenuInteraction }
    return real.contextMenuInteraction
  }

  @available(iOS 18.0, *)
  override var contentHuggingElements: UITableViewContentHuggingElements {
    get {
      guard let real else { return super.contentHuggingElements }
      return real.contentHuggingElements
    }
    set {
      guard let real = realForWriting() else {
        super.contentHuggingElements = newValue
        return
      }
      if real.contentHuggingElements != newValue { real.contentHuggingElements = newValue }
    }
  }

  @available(iOS 17.4, *)
  override var contentAlignmentPoint: CGPoint {
    get {
      guard let real else { return super.contentAlignmentPoint }
      return real.contentAlignmentPoint
    }
    set {
      guard let real = realForWriting() else {
        super.contentAlignmentPoint = newValue
        return
      }
      if real.contentAlignmentPoint != newValue { real.contentAlignmentPoint = newValue }
    }
  }

  override var isDirectionalLockEnabled: Bool {
    get {
      guard let real else { return super.isDirectionalLockEnabled }
      return real.isDirectionalLockEnabled
    }
    set {
      guard let real = realForWriting() else {
        super.isDirectionalLockEnabled = newValue
        return
      }
      if real.isDirectionalLockEnabled != newValue { real.isDirectionalLockEnabled = newValue }
    }
  }

  @available(iOS 17.4, *)
  override var bouncesHorizontally: Bool {
    get {
      guard let real else { return super.bouncesHorizontally }
      return real.bouncesHorizontally
    }
    set {
      guard let real = realForWriting() else {
        super.bouncesHorizontally = newValue
        return
      }
      if real.bouncesHorizontally != newValue { real.bouncesHorizontally = newValue }
    }
  }

  @available(iOS 17.4, *)
  override var bouncesVertically: Bool {
    get {
      guard let real else { return super.bouncesVertically }
      return real.bouncesVertically
    }
    set {
      guard let real = realForWriting() else {
        super.bouncesVertically = newValue
        return
      }
      if real.bouncesVertically != newValue { real.bouncesVertically = newValue }
    }
  }

  @available(iOS 17.4, *)
  override var transfersHorizontalScrollingToParent: Bool {
    get {
      guard let real else { return super.transfersHorizontalScrollingToParent }
      return real.transfersHorizontalScrollingToParent
    }
    set {
      guard let real = realForWriting() else {
        super.transfersHorizontalScrollingToParent = newValue
        return
      }
      if real.transfersHorizontalScrollingToParent != newValue {
        real.transfersHorizontalScrollingToParent = newValue
      }
    }
  }

  @available(iOS 17.4, *)
  override var transfersVerticalScrollingToParent: Bool {
    get {
      guard let real else { return super.transfersVerticalScrollingToParent }
      return real.transfersVerticalScrollingToParent
    }
    set {
      guard let real = realForWriting() else {
        super.transfersVerticalScrollingToParent = newValue
        return
      }
      if real.transfersVerticalScrollingToParent != newValue {
        real.transfersVerticalScrollingToParent = newValue
      }
    }
  }

  override var indexDisplayMode: UIScrollView.IndexDisplayMode {
    get {
      guard let real else { return super.indexDisplayMode }
      return real.indexDisplayMode
    }
    set {
      guard let real = realForWriting() else {
        super.indexDisplayMode = newValue
        return
      }
      if real.indexDisplayMode != newValue { real.indexDisplayMode = newValue }
    }
  }

  @available(iOS 17.4, *)
  override var isScrollAnimating: Bool {
    guard let real else { return super.isScrollAnimating }
    return real.isScrollAnimating
  }

  override var delaysContentTouches: Bool {
    get {
      guard let real else { return super.delaysContentTouches }
      return real.delaysContentTouches
    }
    set {
      guard let real = realForWriting() else {
        super.delaysContentTouches = newValue
        return
      }
      if real.delaysContentTouches != newValue { real.delaysContentTouches = newValue }
    }
  }

  override var canCancelContentTouches: Bool {
    get {
      guard let real else { return super.canCancelContentTouches }
      return real.canCancelContentTouches
    }
    set {
      guard let real = realForWriting() else {
        super.canCancelContentTouches = newValue
        return
      }
      if real.canCancelContentTouches != newValue { real.canCancelContentTouches = newValue }
    }
  }

  override var minimumZoomScale: CGFloat {
    get {
      guard let real else { return super.minimumZoomScale }
      return real.minimumZoomScale
    }
    set {
      guard let real = realForWriting() else {
        super.minimumZoomScale = newValue
        return
      }
      if real.minimumZoomScale != newValue { real.minimumZoomScale = newValue }
    }
  }

  override var maximumZoomScale: CGFloat {
    get {
      guard let real else { return super.maximumZoomScale }
      return real.maximumZoomScale
    }
    set {
      guard let real = realForWriting() else {
        super.maximumZoomScale = newValue
        return
      }
      if real.maximumZoomScale != newValue { real.maximumZoomScale = newValue }
    }
  }

  override var zoomScale: CGFloat {
    get {
      guard let real else { return super.zoomScale }
      return real.zoomScale
    }
    set {
      guard let real = realForWriting() else {
        super.zoomScale = newValue
        return
      }
      if real.zoomScale != newValue { real.zoomScale = newValue }
    }
  }

  override var bouncesZoom: Bool {
    get {
      guard let real else { return super.bouncesZoom }
      return real.bouncesZoom
    }
    set {
      guard let real = realForWriting() else {
        super.bouncesZoom = newValue
        return
      }
      if real.bouncesZoom != newValue { real.bouncesZoom = newValue }
    }
  }

  override var isZooming: Bool {
    guard let real else { return super.isZooming }
    return real.isZooming
  }

  override var isZoomBouncing: Bool {
    guard let real else { return super.isZoomBouncing }
    return real.isZoomBouncing
  }

  @available(iOS 17.4, *)
  override var isZoomAnimating: Bool {
    guard let real else { return super.isZoomAnimating }
    return real.isZoomAnimating
  }

  override var panGestureRecognizer: UIPanGestureRecognizer {
    guard let real else { return super.panGestureRecognizer }
    return real.panGestureRecognizer
  }

  override var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard let real else { return super.pinchGestureRecognizer }
    return real.pinchGestureRecognizer
  }

  override var directionalPressGestureRecognizer: UIGestureRecognizer {
    guard let real else { return super.directionalPressGestureRecognizer }
    return real.directionalPressGestureRecognizer
  }

  @available(iOS 17.0, *)
  override var allowsKeyboardScrolling: Bool {
    get {
      guard let real else { return super.allowsKeyboardScrolling }
      return real.allowsKeyboardScrolling
    }
    set {
      guard let real = realForWriting() else {
        super.allowsKeyboardScrolling = newValue
        return
      }
      if real.allowsKeyboardScrolling != newValue { real.allowsKeyboardScrolling = newValue }
    }
  }

  override var visibleSize: CGSize {
    guard let real else { return super.visibleSize }
    return real.visibleSize
  }

  @available(iOS 26.0, *)
  override var topEdgeEffect: UIScrollEdgeEffect {
    guard let real else { return super.topEdgeEffect }
    return real.topEdgeEffect
  }

  @available(iOS 26.0, *)
  override var leftEdgeEffect: UIScrollEdgeEffect {
    guard let real else { return super.leftEdgeEffect }
    return real.leftEdgeEffect
  }

  @available(iOS 26.0, *)
  override var bottomEdgeEffect: UIScrollEdgeEffect {
    guard let real else { return super.bottomEdgeEffect }
    return real.bottomEdgeEffect
  }

  @available(iOS 26.0, *)
  override var rightEdgeEffect: UIScrollEdgeEffect {
    guard let real else { return super.rightEdgeEffect }
    return real.rightEdgeEffect
  }

  override var isFocused: Bool {
    guard let real else { return super.isFocused }
    return real.isFocused
  }

  override var semanticContentAttribute: UISemanticContentAttribute {
    get {
      guard let real else { return super.semanticContentAttribute }
      return real.semanticContentAttribute
    }
    set {
      guard let real = realForWriting() else {
        super.semanticContentAttribute = newValue
        return
      }
      if real.semanticContentAttribute != newValue { real.semanticContentAttribute = newValue }
    }
  }

  override var accessibilityIgnoresInvertColors: Bool {
    get {
      guard let real else { return super.accessibilityIgnoresInvertColors }
      return real.accessibilityIgnoresInvertColors
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityIgnoresInvertColors = newValue
        return
      }
      if real.accessibilityIgnoresInvertColors != newValue {
        real.accessibilityIgnoresInvertColors = newValue
      }
    }
  }

  @available(iOS 17.0, *)
  override var hoverStyle: UIHoverStyle? {
    get {
      guard let real else { return super.hoverStyle }
      return real.hoverStyle
    }
    set {
      guard let real = realForWriting() else {
        super.hoverStyle = newValue
        return
      }
      if real.hoverStyle != newValue { real.hoverStyle = newValue }
    }
  }

  override func accessibilityElementIsFocused() -> Bool {
    guard let real else { return super.accessibilityElementIsFocused() }
    return real.accessibilityElementIsFocused()
  }

  override func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
    UIAccessibility.AssistiveTechnologyIdentifier
  >? {
    guard let real else { return super.accessibilityAssistiveTechnologyFocusedIdentifiers() }
    return real.accessibilityAssistiveTechnologyFocusedIdentifiers()
  }

  @available(iOS 17.4, *)
  override func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    guard let real = realForWriting() else {
      return super.withScrollIndicatorsShown(forContentOffsetChanges: changes)
    }
    return real.withScrollIndicatorsShown(forContentOffsetChanges: changes)
  }

  override func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let real = realForWriting() else { return super.setZoomScale(scale, animated: animated) }
    return real.setZoomScale(scale, animated: animated)
  }

  override func zoom(to rect: CGRect, animated: Bool) {
    guard let real = realForWriting() else { return super.zoom(to: rect, animated: animated) }
    return real.zoom(to: rect, animated: animated)
  }

  @available(iOS 17.4, *)
  override func stopScrollingAndZooming() {
    guard let real = realForWriting() else { return super.stopScrollingAndZooming() }
    return real.stopScrollingAndZooming()
  }

  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard let real = realForWriting() else {
      return super.exchangeSubview(at: index1, withSubviewAt: index2)
    }
    return real.exchangeSubview(at: index1, withSubviewAt: index2)
  }

  override func setNeedsDisplay(_ rect: CGRect) {
    guard let real = realForWriting() else { return super.setNeedsDisplay(rect) }
    return real.setNeedsDisplay(rect)
  }

  override func addInteraction(_ interaction: any UIInteraction) {
    guard let real = realForWriting() else { return super.addInteraction(interaction) }
    return real.addInteraction(interaction)
  }

  override func removeInteraction(_ interaction: any UIInteraction) {
    guard let real = realForWriting() else { return super.removeInteraction(interaction) }
    return real.removeInteraction(interaction)
  }

  override func setNeedsFocusUpdate() {
    guard let real = realForWriting() else { return super.setNeedsFocusUpdate() }
    return real.setNeedsFocusUpdate()
  }

  override func updateFocusIfNeeded() {
    guard let real = realForWriting() else { return super.updateFocusIfNeeded() }
    return real.updateFocusIfNeeded()
  }

  override func reloadInputViews() {
    guard let real = realForWriting() else { return super.reloadInputViews() }
    return real.reloadInputViews()
  }

  override var focusGroupIdentifier: String? {
    get {
      guard let real else { return super.focusGroupIdentifier }
      return real.focusGroupIdentifier
    }
    set {
      guard let real = realForWriting() else {
        super.focusGroupIdentifier = newValue
        return
      }
      real.focusGroupIdentifier = newValue
    }
  }

  override var focusGroupPriority: UIFocusGroupPriority {
    get {
      guard let real else { return super.focusGroupPriority }
      return real.focusGroupPriority
    }
    set {
      guard let real = realForWriting() else {
        super.focusGroupPriority = newValue
        return
      }
      real.focusGroupPriority = newValue
    }
  }

  override var focusEffect: UIFocusEffect? {
    get {
      guard let real else { return super.focusEffect }
      return real.focusEffect
    }
    set {
      guard let real = realForWriting() else {
        super.focusEffect = newValue
        return
      }
      real.focusEffect = newValue
    }
  }

  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      guard let real else { return super.directionalLayoutMargins }
      return real.directionalLayoutMargins
    }
    set {
      guard let real = realForWriting() else {
        super.directionalLayoutMargins = newValue
        return
      }
      real.directionalLayoutMargins = newValue
    }
  }

  override var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get {
      guard let real else { return super.tintAdjustmentMode }
      return real.tintAdjustmentMode
    }
    set {
      guard let real = realForWriting() else {
        super.tintAdjustmentMode = newValue
        return
      }
      real.tintAdjustmentMode = newValue
    }
  }

  override var showsLargeContentViewer: Bool {
    get {
      guard let real else { return super.showsLargeContentViewer }
      return real.showsLargeContentViewer
    }
    set {
      guard let real = realForWriting() else {
        super.showsLargeContentViewer = newValue
        return
      }
      real.showsLargeContentViewer = newValue
    }
  }

  override var largeContentTitle: String? {
    get {
      guard let real else { return super.largeContentTitle }
      return real.largeContentTitle
    }
    set {
      guard let real = realForWriting() else {
        super.largeContentTitle = newValue
        return
      }
      real.largeContentTitle = newValue
    }
  }

  override var largeContentImage: UIImage? {
    get {
      guard let real else { return super.largeContentImage }
      return real.largeContentImage
    }
    set {
      guard let real = realForWriting() else {
        super.largeContentImage = newValue
        return
      }
      real.largeContentImage = newValue
    }
  }

  override var scalesLargeContentImage: Bool {
    get {
      guard let real else { return super.scalesLargeContentImage }
      return real.scalesLargeContentImage
    }
    set {
      guard let real = realForWriting() else {
        super.scalesLargeContentImage = newValue
        return
      }
      real.scalesLargeContentImage = newValue
    }
  }

  override var largeContentImageInsets: UIEdgeInsets {
    get {
      guard let real else { return super.largeContentImageInsets }
      return real.largeContentImageInsets
    }
    set {
      guard let real = realForWriting() else {
        super.largeContentImageInsets = newValue
        return
      }
      real.largeContentImageInsets = newValue
    }
  }

  override var userActivity: NSUserActivity? {
    get {
      guard let real else { return super.userActivity }
      return real.userActivity
    }
    set {
      guard let real = realForWriting() else {
        super.userActivity = newValue
        return
      }
      real.userActivity = newValue
    }
  }

  override var pasteConfiguration: UIPasteConfiguration? {
    get {
      guard let real else { return super.pasteConfiguration }
      return real.pasteConfiguration
    }
    set {
      guard let real = realForWriting() else {
        super.pasteConfiguration = newValue
        return
      }
      real.pasteConfiguration = newValue
    }
  }

  override var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get {
      guard let real else { return super.activityItemsConfiguration }
      return real.activityItemsConfiguration
    }
    set {
      guard let real = realForWriting() else {
        super.activityItemsConfiguration = newValue
        return
      }
      real.activityItemsConfiguration = newValue
    }
  }

  override var accessibilityAttributedLabel: NSAttributedString? {
    get {
      guard let real else { return super.accessibilityAttributedLabel }
      return real.accessibilityAttributedLabel
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityAttributedLabel = newValue
        return
      }
      real.accessibilityAttributedLabel = newValue
    }
  }

  override var accessibilityAttributedHint: NSAttributedString? {
    get {
      guard let real else { return super.accessibilityAttributedHint }
      return real.accessibilityAttributedHint
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityAttributedHint = newValue
        return
      }
      real.accessibilityAttributedHint = newValue
    }
  }

  override var accessibilityAttributedValue: NSAttributedString? {
    get {
      guard let real else { return super.accessibilityAttributedValue }
      return real.accessibilityAttributedValue
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityAttributedValue = newValue
        return
      }
      real.accessibilityAttributedValue = newValue
    }
  }

  override var accessibilityFrame: CGRect {
    get {
      guard let real else { return super.accessibilityFrame }
      return real.accessibilityFrame
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityFrame = newValue
        return
      }
      real.accessibilityFrame = newValue
    }
  }

  override var accessibilityPath: UIBezierPath? {
    get {
      guard let real else { return super.accessibilityPath }
      return real.accessibilityPath
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityPath = newValue
        return
      }
      real.accessibilityPath = newValue
    }
  }

  override var accessibilityActivationPoint: CGPoint {
    get {
      guard let real else { return super.accessibilityActivationPoint }
      return real.accessibilityActivationPoint
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityActivationPoint = newValue
        return
      }
      real.accessibilityActivationPoint = newValue
    }
  }

  override var accessibilityLanguage: String? {
    get {
      guard let real else { return super.accessibilityLanguage }
      return real.accessibilityLanguage
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityLanguage = newValue
        return
      }
      real.accessibilityLanguage = newValue
    }
  }

  override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get {
      guard let real else { return super.accessibilityNavigationStyle }
      return real.accessibilityNavigationStyle
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityNavigationStyle = newValue
        return
      }
      real.accessibilityNavigationStyle = newValue
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var accessibilityUserInputLabels: [String]! {
    get {
      guard let real else { return super.accessibilityUserInputLabels }
      return real.accessibilityUserInputLabels
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityUserInputLabels = newValue
        return
      }
      real.accessibilityUserInputLabels = newValue
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      guard let real else { return super.accessibilityAttributedUserInputLabels }
      return real.accessibilityAttributedUserInputLabels
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityAttributedUserInputLabels = newValue
        return
      }
      real.accessibilityAttributedUserInputLabels = newValue
    }
  }

  override var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get {
      guard let real else { return super.accessibilityTextualContext }
      return real.accessibilityTextualContext
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityTextualContext = newValue
        return
      }
      real.accessibilityTextualContext = newValue
    }
  }

  @available(iOS 17.0, *)
  override var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
    get {
      guard let real else { return super.accessibilityDirectTouchOptions }
      return real.accessibilityDirectTouchOptions
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityDirectTouchOptions = newValue
        return
      }
      real.accessibilityDirectTouchOptions = newValue
    }
  }

  @available(iOS 18.0, *)
  override var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get {
      guard let real else { return super.accessibilityExpandedStatus }
      return real.accessibilityExpandedStatus
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityExpandedStatus = newValue
        return
      }
      real.accessibilityExpandedStatus = newValue
    }
  }

  override var accessibilityContainerType: UIAccessibilityContainerType {
    get {
      guard let real else { return super.accessibilityContainerType }
      return real.accessibilityContainerType
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityContainerType = newValue
        return
      }
      real.accessibilityContainerType = newValue
    }
  }

  override var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get {
      guard let real else { return super.accessibilityDragSourceDescriptors }
      return real.accessibilityDragSourceDescriptors
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityDragSourceDescriptors = newValue
        return
      }
      real.accessibilityDragSourceDescriptors = newValue
    }
  }

  override var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get {
      guard let real else { return super.accessibilityDropPointDescriptors }
      return real.accessibilityDropPointDescriptors
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityDropPointDescriptors = newValue
        return
      }
      real.accessibilityDropPointDescriptors = newValue
    }
  }

  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      guard let real else { return super.accessibilityCustomRotors }
      return real.accessibilityCustomRotors
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityCustomRotors = newValue
        return
      }
      real.accessibilityCustomRotors = newValue
    }
  }

  override var interactions: [any UIInteraction] {
    get {
      guard let real else { return super.interactions }
      return real.interactions
    }
    set { duringUpkeep { super.interactions = newValue } }
  }

  override var accessibilityRespondsToUserInteraction: Bool {
    get {
      super.accessibilityRespondsToUserInteraction
    }
    set {
      guard let real = realForWriting() else {
        super.accessibilityRespondsToUserInteraction = newValue
        return
      }
      real.accessibilityRespondsToUserInteraction = newValue
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
    get {
      duringUpkeep { super.accessibilityElements }
    }
    set { duringUpkeep { super.accessibilityElements = newValue } }
  }

  override var transform: CGAffineTransform {
    get {
      duringUpkeep { super.transform }
    }
    set { duringUpkeep { super.transform = newValue } }
  }

  override var transform3D: CATransform3D {
    get {
      duringUpkeep { super.transform3D }
    }
    set { duringUpkeep { super.transform3D = newValue } }
  }

  #endif
}
