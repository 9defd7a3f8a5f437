import Foundation

/// The delegate half of a layer: `UITableViewDelegate`, translated once.
///
/// What happens to the layer's own rows stands in ``events``. Calls about content rows go to the
/// object inside with its own index path, and index paths that it answers are translated outwards;
/// where it does not implement a method, content rows get what UIKit does without it.
///
/// Ownership: retains its ``LayerLayout``, and the object inside unless it was made with
/// ``InnerOwnership/weak``. A table holds its delegate weakly, so somebody must keep this object.
@MainActor
open class ForwardingTableViewDelegate: ForwardingObject, DecoratorUITableViewDelegate {
  /// What the layer does with its own rows. UIKit asks which methods exist when the delegate is set:
  /// after adding or removing a handler, set the table's delegate to nil and to this object again.
  public var events: AdditionalRowEvents

  /// Whether the table estimates row heights by itself. Only then is a layer's estimate offered to
  /// it, since the mere offer turns estimation on. ``DecoratedTable`` sets it at attachment.
  public var tableEstimatesRowHeights = false

  private let currentInner: () -> (any UITableViewDelegate)?
  private let currentDecorator: () -> (any DecoratorUITableViewDelegate)?

  /// Whose row each cell on screen was shown for: when a cell goes, its path may be an old one.
  private var displayedRows: [ObjectIdentifier: RowOwner] = [:]
  /// The same for header and footer views: the inner section, none for an added section.
  private var displayedSections: [ObjectIdentifier: Int?] = [:]

  /// Creates the delegate half of a layer.
  ///
  /// - Parameters:
  ///   - inner: The delegate of the content: another decorator, any delegate as it stands, or none.
  ///   - layout: The layout of the layer, shared with its data source half.
  ///   - events: What the layer does with its own rows.
  ///   - ownership: Whether this object retains `inner`.
  public init(
    inner: (any UITableViewDelegate)?, layout: LayerLayout,
    events: AdditionalRowEvents = AdditionalRowEvents(), ownership: InnerOwnership = .strong
  ) {
    let decorator = inner as? any DecoratorUITableViewDelegate
    switch ownership {
    case .strong:
      currentInner = { inner }
      currentDecorator = { decorator }
    case .weak:
      currentInner = { [weak inner] in inner }
      currentDecorator = { [weak decorator] in decorator }
    }
    self.events = events
    super.init(layout: layout)
  }

  override var innerObject: (any NSObjectProtocol)? { currentInner() }

  /// The delegate of the content, if there is one and it is still there.
  public var inner: (any UITableViewDelegate)? { currentInner() }

  override func layerAnswers(_ method: ForwardedMethod) -> Bool {
    switch method {
    case .heightForRow: events.height != nil
    case .estimatedHeightForRow: events.estimatedHeight != nil && tableEstimatesRowHeights
    case .didSelectRow: events.didSelect != nil
    case .didEndDisplayingCell: events.didEndDisplaying != nil
    case .willDisplayCell:
      // What is shown must be remembered for whoever wants to know what is no longer shown.
      events.willDisplay != nil || answers(.didEndDisplayingCell) == true
    case .willDisplayHeaderView: answers(.didEndDisplayingHeaderView) == true
    case .willDisplayFooterView: answers(.didEndDisplayingFooterView) == true
    default: false
    }
  }

  // MARK: - Display

  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let owner = layout.owner(of: indexPath, in: tableView)
    displayedRows[ObjectIdentifier(cell)] = owner
    switch owner {
    case .layer(let row): events.willDisplay?(tableView, cell, row)
    case .inner(let path): inner?.tableView?(tableView, willDisplay: cell, forRowAt: path)
    }
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let remembered = displayedRows.removeValue(forKey: ObjectIdentifier(cell))
    guard let owner = remembered ?? existingOwner(of: indexPath, in: tableView) else { return }
    switch owner {
    case .layer(let row): events.didEndDisplaying?(tableView, cell, row)
    case .inner(let path):
      forward(.didEndDisplayingCell) {
        $0.tableView?(tableView, didEndDisplaying: cell, forRowAt: path)
      }
    }
  }

  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    guard let section = remember(view, inSection: section, of: tableView) else { return }
    inner?.tableView?(tableView, willDisplayHeaderView: view, forSection: section)
  }

  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    guard let section = remember(view, inSection: section, of: tableView) else { return }
    inner?.tableView?(tableView, willDisplayFooterView: view, forSection: section)
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    guard let section = forget(view, inSection: section, of: tableView) else { return }
    forward(.didEndDisplayingHeaderView) {
      $0.tableView?(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    guard let section = forget(view, inSection: section, of: tableView) else { return }
    forward(.didEndDisplayingFooterView) {
      $0.tableView?(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  // MARK: - Heights of rows

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch layout.owner(of: indexPath, in: tableView) {
    case .inner(let path):
      guard let height = inner?.tableView?(tableView, heightForRowAt: path) else {
        recordAbsence(of: .heightForRow)
        return tableView.rowHeight
      }
      return height
    case .layer(let row):
      if let height = events.height {
        let height = height(row)
        return height == UITableView.automaticDimension
          ? automaticHeight(of: row, at: indexPath, in: tableView) : checkedHeight(height, of: row)
      }
      let innerAnswers = innerAnswers(.heightForRow, near: indexPath, in: tableView) {
        $0.tableView?(tableView, heightForRowAt: $1)
      }
      guard innerAnswers else {
        recordAbsence(of: .heightForRow)
        return tableView.rowHeight
      }
      return automaticHeight(of: row, at: indexPath, in: tableView)
    }
  }

  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    switch layout.owner(of: indexPath, in: tableView) {
    case .inner(let path):
      guard let height = inner?.tableView?(tableView, estimatedHeightForRowAt: path) else {
        recordAbsence(of: .estimatedHeightForRow)
        return tableView.estimatedRowHeight
      }
      return height
    case .layer(let row):
      if let height = events.estimatedHeight {
        return checkedHeight(height(row), of: row)
      }
      let innerAnswers = innerAnswers(.estimatedHeightForRow, near: indexPath, in: tableView) {
        $0.tableView?(tableView, estimatedHeightForRowAt: $1)
      }
      if !innerAnswers { recordAbsence(of: .estimatedHeightForRow) }
      return tableView.estimatedRowHeight
    }
  }

  // MARK: - Headers and footers

  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    forward(.heightForHeader, section, of: tableView, otherwise: tableView.sectionHeaderHeight) {
      $0.tableView?(tableView, heightForHeaderInSection: $1)
    }
  }

  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    forward(.heightForFooter, section, of: tableView, otherwise: tableView.sectionFooterHeight) {
      $0.tableView?(tableView, heightForFooterInSection: $1)
    }
  }

  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    forward(
      .estimatedHeightForHeader, section, of: tableView,
      otherwise: tableView.estimatedSectionHeaderHeight
    ) {
      $0.tableView?(tableView, estimatedHeightForHeaderInSection: $1)
    }
  }

  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    forward(
      .estimatedHeightForFooter, section, of: tableView,
      otherwise: tableView.estimatedSectionFooterHeight
    ) {
      $0.tableView?(tableView, estimatedHeightForFooterInSection: $1)
    }
  }

  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    guard let section = innerSection(section, of: tableView) else { return nil }
    return askInner(.viewForHeader, otherwise: nil) {
      $0.tableView?(tableView, viewForHeaderInSection: section)
    }
  }

  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    guard let section = innerSection(section, of: tableView) else { return nil }
    return askInner(.viewForFooter, otherwise: nil) {
      $0.tableView?(tableView, viewForFooterInSection: section)
    }
  }

  // MARK: - Highlight and selection

  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    switch layout.owner(of: indexPath, in: tableView) {
    case .layer: events.didSelect != nil
    case .inner(let path): inner?.tableView?(tableView, shouldHighlightRowAt: path) ?? true
    }
  }

  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    guard case .inner(let path) = layout.owner(of: indexPath, in: tableView) else { return }
    forward(.didHighlightRow) { $0.tableView?(tableView, didHighlightRowAt: path) }
  }

  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    guard case .inner(let path) = layout.owner(of: indexPath, in: tableView) else { return }
    forward(.didUnhighlightRow) { $0.tableView?(tableView, didUnhighlightRowAt: path) }
  }

  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    switch layout.owner(of: indexPath, in: tableView) {
    case .layer:
      return events.didSelect != nil ? indexPath : nil
    case .inner(let path):
      let answer = askInner(.willSelectRow, otherwise: path) {
        $0.tableView?(tableView, willSelectRowAt: path)
      }
      return answer.map { outerPath(of: $0, in: tableView) }
    }
  }

  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    switch layout.owner(of: indexPath, in: tableView) {
    case .layer:
      return indexPath
    case .inner(let path):
      let answer = askInner(.willDeselectRow, otherwise: path) {
        $0.tableView?(tableView, willDeselectRowAt: path)
      }
      return answer.map { outerPath(of: $0, in: tableView) }
    }
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect(tableView, originalIndexPath: indexPath, dataIndexPath: indexPath)
  }

  /// Tells the layer or the object inside that the user selected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - originalIndexPath: The row in the table's coordinates (reuse).
  ///   - dataIndexPath: The row in the outer coordinates of this layer.
  open func didSelect(
    _ tableView: UITableView, originalIndexPath: IndexPath, dataIndexPath: IndexPath
  ) {
    switch layout.owner(of: dataIndexPath, in: tableView) {
    case .layer(let row):
      events.didSelect?(tableView, row, originalIndexPath)
    case .inner(let path):
      if let decorator = currentDecorator() {
        decorator.didSelect(tableView, originalIndexPath: originalIndexPath, dataIndexPath: path)
      } else {
        forward(.didSelectRow) { $0.tableView?(tableView, didSelectRowAt: path) }
      }
    }
  }

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard case .inner(let path) = layout.owner(of: indexPath, in: tableView) else { return }
    forward(.didDeselectRow) { $0.tableView?(tableView, didDeselectRowAt: path) }
  }

  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    guard case .inner(let path) = layout.owner(of: indexPath, in: tableView) else { return 0 }
    return forward(.indentationLevelForRow, otherwise: 0) {
      $0.tableView?(tableView, indentationLevelForRowAt: path)
    }
  }

  // MARK: - Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forward(.didScroll) { $0.scrollViewDidScroll?(scrollView) }
  }

  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    forward(.didZoom) { $0.scrollViewDidZoom?(scrollView) }
  }

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    forward(.willBeginDragging) { $0.scrollViewWillBeginDragging?(scrollView) }
  }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forward(.willEndDragging) {
      $0.scrollViewWillEndDragging?(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    forward(.didEndDragging) {
      $0.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }
  }

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    forward(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating?(scrollView) }
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    forward(.didEndDecelerating) { $0.scrollViewDidEndDecelerating?(scrollView) }
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forward(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation?(scrollView) }
  }

  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    askInner(.viewForZooming, otherwise: nil) { $0.viewForZooming?(in: scrollView) }
  }

  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    forward(.willBeginZooming) { $0.scrollViewWillBeginZooming?(scrollView, with: view) }
  }

  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    forward(.didEndZooming) {
      $0.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
    }
  }

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    forward(.shouldScrollToTop, otherwise: true) { $0.scrollViewShouldScrollToTop?(scrollView) }
  }

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    forward(.didScrollToTop) { $0.scrollViewDidScrollToTop?(scrollView) }
  }

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    forward(.didChangeAdjustedContentInset) {
      $0.scrollViewDidChangeAdjustedContentInset?(scrollView)
    }
  }

  // MARK: - Translation

  /// Forwards a method without a result.
  private func forward(_ method: ForwardedMethod, _ call: (any UITableViewDelegate) -> Void?) {
    forward(method, otherwise: (), call)
  }

  /// Forwards a method whose result is not optional, or gives what UIKit does without it.
  private func forward<Value>(
    _ method: ForwardedMethod, otherwise absent: @autoclosure () -> Value,
    _ call: (any UITableViewDelegate) -> Value?
  ) -> Value {
    if let inner, let value = call(inner) { return value }
    recordAbsence(of: method)
    return absent()
  }

  /// The same for a method about a section (outer); the call gets the inner section.
  private func forward<Value>(
    _ method: ForwardedMethod, _ section: Int, of tableView: UITableView,
    otherwise absent: @autoclosure () -> Value,
    _ call: (any UITableViewDelegate, Int) -> Value?
  ) -> Value {
    guard let section = innerSection(section, of: tableView) else { return absent() }
    return forward(method, otherwise: absent()) { call($0, section) }
  }

  /// Forwards a method whose result is optional: the inner object's nil is its answer, and only
  /// where it has no such method does it get what UIKit does without it.
  private func askInner<Value>(
    _ method: ForwardedMethod, otherwise absent: Value?,
    _ call: (any UITableViewDelegate) -> Value?
  ) -> Value? {
    guard let inner else { return absent }
    let answer = ask(inner, method) { call(inner) }
    if answer.isImplemented { return answer.value }
    recordAbsence(of: method)
    return absent
  }

  /// Whether the inner object has a method about rows that is asked for an additional one.
  ///
  /// Where only a call can tell, the nearest content row is asked about instead.
  private func innerAnswers<Value>(
    _ method: ForwardedMethod, near indexPath: IndexPath, in tableView: UITableView,
    _ call: (any UITableViewDelegate, IndexPath) -> Value?
  ) -> Bool {
    guard let inner else { return false }
    if let known = implements(method, inner) { return known }
    let layout = layout.layout(for: tableView)
    guard case .content(let section) = layout.origin(ofSection: indexPath.section),
      let row = layout.rows[section].nearestContent(after: indexPath.row)
        ?? layout.rows[section].nearestContent(before: indexPath.row)
    else { return false }
    return ask(inner, method) { call(inner, IndexPath(row: row, section: section)) }.isImplemented
  }

  /// The outer index path of a row that the inner object named.
  private func outerPath(of indexPath: IndexPath, in tableView: UITableView) -> IndexPath {
    let position = RowPosition(indexPath)
    let layout = layout.layout(for: tableView)
    guard layout.containsContent(position) else {
      misuse(
        "\(inner.map { "\(type(of: $0))" } ?? "nil") answered row \(position), which it has not")
    }
    return IndexPath(layout.position(ofContent: position))
  }

  /// The inner section of an outer one, or nil if the layer added it.
  private func innerSection(_ section: Int, of tableView: UITableView) -> Int? {
    guard case .content(let section) = layout.layout(for: tableView).origin(ofSection: section)
    else { return nil }
    return section
  }

  private func remember(_ view: UIView, inSection section: Int, of tableView: UITableView) -> Int? {
    let section = innerSection(section, of: tableView)
    displayedSections[ObjectIdentifier(view)] = .some(section)
    return section
  }

  private func forget(_ view: UIView, inSection section: Int, of tableView: UITableView) -> Int? {
    if let remembered = displayedSections.removeValue(forKey: ObjectIdentifier(view)) {
      return remembered
    }
    guard section < layout.layout(for: tableView).sectionCount else { return nil }
    return innerSection(section, of: tableView)
  }

  /// Whose a row is, or nil if there is none such (any more).
  private func existingOwner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner? {
    layout.layout(for: tableView).contains(RowPosition(indexPath))
      ? layout.owner(of: indexPath, in: tableView) : nil
  }

  /// Leaves the height of a row to the table, which can size rows by themselves if it estimates.
  private func automaticHeight(
    of row: AdditionalRow, at indexPath: IndexPath, in tableView: UITableView
  ) -> CGFloat {
    let isEstimated =
      tableView.estimatedRowHeight != 0 || answersItself(.estimatedHeightForRow)
      || innerAnswers(.estimatedHeightForRow, near: indexPath, in: tableView) {
        $0.tableView?(tableView, estimatedHeightForRowAt: $1)
      }
    if !isEstimated {
      LayerAnomaly.handler(.automaticHeightWithoutEstimation(layer: layout.name, row: row))
    }
    return UITableView.automaticDimension
  }

  private func checkedHeight(_ height: CGFloat, of row: AdditionalRow) -> CGFloat {
    guard height >= 0, height.isFinite else {
      misuse(
        """
        layer \(layout.name) says that \(row) is \(height) points high: give a number of 0 or \
        more, or UITableView.automaticDimension
        """)
    }
    return height
  }
}
