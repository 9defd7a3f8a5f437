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
open class ForwardingTableViewDelegate: ForwardingScrollViewDelegate, DecoratorUITableViewDelegate {
  /// What the layer does with its own rows. UIKit asks which methods exist when the delegate is set:
  /// after adding or removing a handler, set the table's delegate to nil and to this object again.
  public var events: AdditionalRowEvents

  /// Whether the table estimates row heights by itself. Only then is a layer's estimate offered to
  /// it, since the mere offer turns estimation on. ``DecoratedTable`` sets it at attachment.
  public var tableEstimatesRowHeights = false

  private let currentInner: () -> (any UITableViewDelegate)?
  private let currentDecorator: () -> (any DecoratorUITableViewDelegate)?

  private var displayedRows = DisplayedOwners<RowOwner>()
  private var displayedHeaders = DisplayedOwners<SectionOwner>()
  private var displayedFooters = DisplayedOwners<SectionOwner>()

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
  override var scrollInner: (any UIScrollViewDelegate)? { currentInner() }

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
    displayedRows.remember(owner, of: cell)
    switch owner {
    case .layer(let row): events.willDisplay?(tableView, cell, row)
    case .inner(let path): inner?.tableView?(tableView, willDisplay: cell, forRowAt: path)
    }
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard
      let owner = displayedRows.forget(cell) ?? existingOwner(of: indexPath, in: tableView)
    else { return }
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
    let owner = sectionOwner(section, of: tableView)
    displayedHeaders.remember(owner, of: view)
    guard case .inner(let section) = owner else { return }
    inner?.tableView?(tableView, willDisplayHeaderView: view, forSection: section)
  }

  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    let owner = sectionOwner(section, of: tableView)
    displayedFooters.remember(owner, of: view)
    guard case .inner(let section) = owner else { return }
    inner?.tableView?(tableView, willDisplayFooterView: view, forSection: section)
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    let owner = displayedHeaders.forget(view) ?? existingSectionOwner(section, of: tableView)
    guard case .inner(let section) = owner else { return }
    forward(.didEndDisplayingHeaderView) {
      $0.tableView?(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    let owner = displayedFooters.forget(view) ?? existingSectionOwner(section, of: tableView)
    guard case .inner(let section) = owner else { return }
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
    guard case .inner(let section) = sectionOwner(section, of: tableView) else { return nil }
    return askInner(.viewForHeader, otherwise: nil) {
      $0.tableView?(tableView, viewForHeaderInSection: section)
    }
  }

  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    guard case .inner(let section) = sectionOwner(section, of: tableView) else { return nil }
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
}
