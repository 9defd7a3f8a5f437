public import Foundation

/// A controller whose view is a table, and who is its data source and delegate.
///
/// It declares every method of both protocols, so that a subclass overrides the ones that it wants. A
/// method that no subclass overrides counts as not implemented.
///
/// - Note: So does an override that returns what its `super` call returned, for that is what UIKit goes
///   by without the method.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Whether the selection is cleared each time the view appears; true at first.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a table of that style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table; there are no nib files to load.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a plain table; nothing is decoded.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view; made when it is asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Makes the table, and the controller its data source and delegate.
  open override func loadView() {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` says so.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  /// Begins or ends the editing of the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  /// How many rows a section has. The table keeps the answer until it reloads or is updated.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    0
  }

  /// The cell for a row, usually a dequeued one.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    UIKitFailure.raise(
      "\(type(of: self)) has rows to show and does not override tableView(_:cellForRowAt:)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// How many sections the table has; 1 where not implemented.
  open func numberOfSections(in tableView: UITableView) -> Int {
    OptionalMethod.absence(
      of: DataSourceMethod.numberOfSections, by: self, standIn: 1)
  }

  /// The title above a section, shown if the delegate gives no view.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.absence(
      of: DataSourceMethod.titleForHeaderInSection, by: self, standIn: nil as String?)
  }

  /// The title below a section, shown if the delegate gives no view.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.absence(
      of: DataSourceMethod.titleForFooterInSection, by: self, standIn: nil as String?)
  }

  /// Whether a row may be edited; true where not implemented.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.absence(
      of: DataSourceMethod.canEditRowAt, by: self, standIn: true)
  }

  /// Whether a row may be moved; where not implemented, true if the source can move rows at all.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.absence(
      of: DataSourceMethod.canMoveRowAt, by: self, standIn: false)
  }

  /// The titles of the index at the edge of the table, nil for no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.absence(
      of: DataSourceMethod.sectionIndexTitles, by: self, standIn: nil as [String]?)
  }

  /// The section that a title of the index leads to.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    OptionalMethod.absence(
      of: DataSourceMethod.sectionForSectionIndexTitle, by: self, standIn: index)
  }

  /// Deletes or inserts a row because the user said so; the source tells the table about it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.recordAbsence(of: DataSourceMethod.commit, by: self)
  }

  /// Moves a row in the model; the table shows it at its new place already.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.recordAbsence(of: DataSourceMethod.moveRowAt, by: self)
  }

  /// A cell is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willDisplay, by: self)
  }

  /// A header is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willDisplayHeaderView, by: self)
  }

  /// A footer is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willDisplayFooterView, by: self)
  }

  /// A cell is no longer shown; the path is the one at which it was shown.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didEndDisplaying, by: self)
  }

  /// A header is no longer shown.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didEndDisplayingHeaderView, by: self)
  }

  /// A footer is no longer shown.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didEndDisplayingFooterView, by: self)
  }

  /// A row's height in points; the table's `rowHeight` where not implemented.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.absence(
      of: DelegateMethod.heightForRowAt, by: self, standIn: tableView.rowHeight)
  }

  /// A header's height in points; the table's `sectionHeaderHeight` where not implemented.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.absence(
      of: DelegateMethod.heightForHeaderInSection, by: self, standIn: tableView.sectionHeaderHeight)
  }

  /// A footer's height in points; the table's `sectionFooterHeight` where not implemented.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.absence(
      of: DelegateMethod.heightForFooterInSection, by: self, standIn: tableView.sectionFooterHeight)
  }

  /// A guess at the height of a row that is not shown yet, in points; implementing it turns
  /// estimation on.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    OptionalMethod.absence(
      of: DelegateMethod.estimatedHeightForRowAt, by: self, standIn: tableView.estimatedRowHeight)
  }

  /// A guess at the height of a header that is not shown yet, in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    OptionalMethod.absence(
      of: DelegateMethod.estimatedHeightForHeaderInSection, by: self,
      standIn: tableView.estimatedSectionHeaderHeight)
  }

  /// A guess at the height of a footer that is not shown yet, in points.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    OptionalMethod.absence(
      of: DelegateMethod.estimatedHeightForFooterInSection, by: self,
      standIn: tableView.estimatedSectionFooterHeight)
  }

  /// The view above a section; it wins over a title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.absence(
      of: DelegateMethod.viewForHeaderInSection, by: self, standIn: nil as UIView?)
  }

  /// The view below a section; it wins over a title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.absence(
      of: DelegateMethod.viewForFooterInSection, by: self, standIn: nil as UIView?)
  }

  /// The detail button of a row was tapped.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.accessoryButtonTappedForRowWith, by: self)
  }

  /// Whether a touch may highlight a row, and so select it; true where not implemented.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.absence(
      of: DelegateMethod.shouldHighlightRowAt, by: self, standIn: true)
  }

  /// A row was highlighted.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didHighlightRowAt, by: self)
  }

  /// A row is no longer highlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didUnhighlightRowAt, by: self)
  }

  /// The row to select instead of the one that the user chose; nil selects none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  {
    OptionalMethod.absence(
      of: DelegateMethod.willSelectRowAt, by: self, standIn: indexPath as IndexPath?)
  }

  /// The row to deselect instead of that one; nil keeps it selected.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    OptionalMethod.absence(
      of: DelegateMethod.willDeselectRowAt, by: self, standIn: indexPath as IndexPath?)
  }

  /// The user selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didSelectRowAt, by: self)
  }

  /// The user deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didDeselectRowAt, by: self)
  }

  /// Whether a row has a primary action; where not implemented, unless the table is being edited.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.absence(
      of: DelegateMethod.canPerformPrimaryActionForRowAt, by: self, standIn: !tableView.isEditing)
  }

  /// The user asked for the primary action of a row.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    OptionalMethod.recordAbsence(of: DelegateMethod.performPrimaryActionForRowAt, by: self)
  }

  /// The control in front of a row that is being edited; `.delete` where not implemented.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    OptionalMethod.absence(
      of: DelegateMethod.editingStyleForRowAt, by: self,
      standIn: UITableViewCell.EditingStyle.delete)
  }

  /// The title of the button that confirms a deletion.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethod.absence(
      of: DelegateMethod.titleForDeleteConfirmationButtonForRowAt, by: self, standIn: nil as String?
    )
  }

  /// Whether a row of a grouped table moves in while it is edited; true where not implemented.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.absence(
      of: DelegateMethod.shouldIndentWhileEditingRowAt, by: self, standIn: true)
  }

  /// A swipe begins to edit a row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willBeginEditingRowAt, by: self)
  }

  /// The editing that a swipe began is over.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didEndEditingRowAt, by: self)
  }

  /// The place at which a row that is being dragged should land.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethod.absence(
      of: DelegateMethod.targetIndexPathForMoveFromRowAt, by: self,
      standIn: proposedDestinationIndexPath)
  }

  /// How many steps a row moves in.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    OptionalMethod.absence(
      of: DelegateMethod.indentationLevelForRowAt, by: self, standIn: 0)
  }

  /// Whether a long press on a row shows the editing menu.
  @available(iOS, deprecated: 13.0)
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  {
    OptionalMethod.absence(
      of: DelegateMethod.shouldShowMenuForRowAt, by: self, standIn: false)
  }

  /// Whether a row can be focused.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.absence(
      of: DelegateMethod.canFocusRowAt, by: self, standIn: true)
  }

  /// The row to focus first.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.absence(
      of: DelegateMethod.indexPathForPreferredFocusedView, by: self, standIn: nil as IndexPath?)
  }

  /// Whether focusing a row selects it.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethod.absence(
      of: DelegateMethod.selectionFollowsFocusForRowAt, by: self,
      standIn: tableView.selectionFollowsFocus)
  }

  /// Whether two fingers may begin to select rows.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethod.absence(
      of: DelegateMethod.shouldBeginMultipleSelectionInteractionAt, by: self, standIn: false)
  }

  /// Two fingers began to select rows.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethod.recordAbsence(
      of: DelegateMethod.didBeginMultipleSelectionInteractionAt, by: self)
  }

  /// Two fingers no longer select rows.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethod.recordAbsence(
      of: DelegateMethod.tableViewDidEndMultipleSelectionInteraction, by: self)
  }

  /// The buttons that a swipe over a row shows; nil for the default one.
  @available(iOS, deprecated: 13.0)
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    OptionalMethod.absence(
      of: DelegateMethod.editActionsForRowAt, by: self, standIn: nil as [UITableViewRowAction]?)
  }

  /// What a swipe from the leading edge of a row offers; nil for nothing.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.absence(
      of: DelegateMethod.leadingSwipeActionsConfigurationForRowAt, by: self,
      standIn: nil as UISwipeActionsConfiguration?)
  }

  /// What a swipe from the trailing edge of a row offers; nil for deletion, no actions for nothing.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethod.absence(
      of: DelegateMethod.trailingSwipeActionsConfigurationForRowAt, by: self,
      standIn: nil as UISwipeActionsConfiguration?)
  }

  /// Whether the editing menu of a row offers an action.
  @available(iOS, deprecated: 13.0)
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    OptionalMethod.absence(of: DelegateMethod.canPerformAction, by: self, standIn: false)
  }

  /// An action of the editing menu of a row was chosen.
  @available(iOS, deprecated: 13.0)
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.performAction, by: self)
  }

  /// Whether the focus may move so; true where not implemented.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    OptionalMethod.absence(of: DelegateMethod.shouldUpdateFocusIn, by: self, standIn: true)
  }

  /// The focus moved.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.didUpdateFocusIn, by: self)
  }

  /// Whether a row opens when something is held over it; true where not implemented.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethod.absence(of: DelegateMethod.shouldSpringLoadRowAt, by: self, standIn: true)
  }

  /// The menu of a row, nil for none; the point is in the table's coordinates.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethod.absence(
      of: DelegateMethod.contextMenuConfigurationForRowAt, by: self,
      standIn: nil as UIContextMenuConfiguration?)
  }

  /// What is lifted out of the table as a menu opens; nil for the row's cell.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.absence(
      of: DelegateMethod.previewForHighlightingContextMenuWithConfiguration, by: self,
      standIn: nil as UITargetedPreview?)
  }

  /// What a menu goes back to as it closes; nil for the row's cell.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.absence(
      of: DelegateMethod.previewForDismissingContextMenuWithConfiguration, by: self,
      standIn: nil as UITargetedPreview?)
  }

  /// The preview of a menu was tapped.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willPerformPreviewActionForMenuWith, by: self)
  }

  /// A menu opens.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willDisplayContextMenu, by: self)
  }

  /// A menu closes.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethod.recordAbsence(of: DelegateMethod.willEndContextMenuInteraction, by: self)
  }

  /// The content moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidScroll, by: self)
  }

  /// The scale changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidZoom, by: self)
  }

  /// The user begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewWillBeginDragging, by: self)
  }

  /// The user lets go; the target, in points, may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewWillEndDragging, by: self)
  }

  /// The user let go.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidEndDragging, by: self)
  }

  /// The content moves on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewWillBeginDecelerating, by: self)
  }

  /// The content came to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidEndDecelerating, by: self)
  }

  /// An animated change of the offset is over.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidEndScrollingAnimation, by: self)
  }

  /// The view that zooming scales.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMethod.absence(
      of: ScrollMethod.viewForZooming, by: self, standIn: nil as UIView?)
  }

  /// The scale begins to change.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewWillBeginZooming, by: self)
  }

  /// The scale no longer changes.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidEndZooming, by: self)
  }

  /// Whether a tap on the status bar scrolls to the top; true where not implemented.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.absence(
      of: ScrollMethod.scrollViewShouldScrollToTop, by: self, standIn: true)
  }

  /// A tap on the status bar scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidScrollToTop, by: self)
  }

  /// The inset that counts changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.recordAbsence(of: ScrollMethod.scrollViewDidChangeAdjustedContentInset, by: self)
  }
}
