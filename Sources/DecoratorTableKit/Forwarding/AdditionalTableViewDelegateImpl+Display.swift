// The methods of UIKit's protocols are documented by UIKit, and in the article about callbacks.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The display of cells, headers and footers. The owner of each is remembered at the beginning of
// its display, since the table passes an old place at the end.
extension AdditionalTableViewDelegateImpl {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    answering(.willDisplayCell) {
      let owner = owner(of: indexPath, in: tableView)
      let areAllOthersEnded = outermostSegment.views.remember(
        remembered(owner), of: cell, endOfDisplay: endOfDisplay(of: owner))
      if areAllOthersEnded, hasFoundOtherRows(in: tableView) {
        // The row belongs to another data source, and no layer owns it.
        return self.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
      }
      switch owner {
      case .layer(let layer, let row):
        layer.rowBehavior.willDisplay(cell, of: row, in: tableView.tableOfLayers)
      case .content(let path):
        notifyWillDisplay(.willDisplayCell, cell, tableView) {
          $0.child(ofRow: path)
        } child: {
          $0.part.tableView($0.tableView, willDisplay: cell, forRowAt: $0.place)
        } inner: {
          $0.tableView?($1, willDisplay: cell, forRowAt: path)
        }
      }
    }
  }

  /// Returns what the owner of a row does at the end of its display; nil for content.
  @inline(__always)
  private func endOfDisplay(of owner: RowOwner) -> ((UITableViewCell) -> Void)? {
    guard case .layer(let layer, let row) = owner else { return nil }
    return layer.rowBehavior.endOfDisplay(of: row)
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    answering(.didEndDisplayingCell) {
      let endOfDisplay = outermostSegment.views.consumeEndOfDisplay(of: cell)
      let remembered = outermostSegment.views.rows.forget(cell)
      let owner = remembered.map(\.owner) ?? existingOwner(of: indexPath, in: tableView)
      switch owner {
      case .layer(let layer, let row):
        layer.rowBehavior.events.didEndDisplaying?(tableView.tableOfLayers, cell, row)
        endOfDisplay?(cell)
      case .content(let path):
        notifyDidEndDisplaying(.didEndDisplayingCell, tableView) {
          $0.forget(cell, at: path)
        } child: {
          $0.part.tableView($0.tableView, didEndDisplaying: cell, forRowAt: $0.place)
        } inner: {
          $0.tableView?($1, didEndDisplaying: cell, forRowAt: path)
        }
      case nil: break
      }
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    answering(.willDisplayHeaderView) {
      var observers: [(layer: TableLayer, section: Int)] = []
      let owner = way.sectionOwner(section, in: tableView) { layer, section in
        if layer.observed.contains(.headers) { observers.append((layer, section)) }
      }
      outermostSegment.views.headers.remember(remembered(owner), of: view)
      if case .content(let section) = owner {
        notifyWillDisplay(.willDisplayHeaderView, view, tableView) {
          $0.child(ofSection: section)
        } child: {
          $0.part.tableView($0.tableView, willDisplayHeaderView: view, forSection: $0.place)
        } inner: {
          $0.tableView?($1, willDisplayHeaderView: view, forSection: section)
        }
      }
      for observer in observers.reversed() {
        observer.layer.noteDisplay(
          ofHeader: view, ofSection: observer.section, in: tableView.tableOfLayers)
      }
    }
  }

  /// Notifies a layer of the headers on screen, since the layer, which is the outermost one, was
  /// added after they were shown.
  ///
  /// It omits headers that are not `UITableViewHeaderFooterView`s, which a table does not return.
  ///
  /// - Complexity: O(sections)
  func showHeaders(onScreenOf tableView: UITableView, to layer: TableLayer) {
    let segment = outermostSegment
    guard layer.observed.contains(.headers) else { return }
    for section in 0..<tableView.numberOfSections {
      guard let view = tableView.headerView(forSection: section) else { continue }
      let owner = way.sectionOwner(section, in: tableView)
      segment.views.headers.remember(remembered(owner), of: view)
      layer.noteDisplay(ofHeader: view, ofSection: section, in: tableView.tableOfLayers)
    }
  }

  /// Remembers that the cells, headers and footers on screen are those of content, since the first
  /// layers are added after they were shown. Their places in the table (reuse) are those of the
  /// content (data) so far.
  ///
  /// It omits headers and footers that are not `UITableViewHeaderFooterView`s, which a table does
  /// not return.
  ///
  /// - Complexity: O(sections + views)
  func rememberContent(onScreenOf tableView: UITableView) {
    // Otherwise a cell that is reused would keep the owner that it had.
    guard answers(.willDisplayCell) != false else { return }
    let segment = outermostSegment
    for path in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: path) else { continue }
      segment.views.rows.remember(remembered(RowOwner.content(path)), of: cell)
    }
    for section in 0..<tableView.numberOfSections {
      let owner = remembered(SectionOwner.content(section))
      if let view = tableView.headerView(forSection: section) {
        segment.views.headers.remember(owner, of: view)
      }
      if let view = tableView.footerView(forSection: section) {
        segment.views.footers.remember(owner, of: view)
      }
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    answering(.willDisplayFooterView) {
      let owner = way.sectionOwner(section, in: tableView)
      outermostSegment.views.footers.remember(remembered(owner), of: view)
      guard case .content(let section) = owner else { return }
      notifyWillDisplay(.willDisplayFooterView, view, tableView) {
        $0.child(ofSection: section)
      } child: {
        $0.part.tableView($0.tableView, willDisplayFooterView: view, forSection: $0.place)
      } inner: {
        $0.tableView?($1, willDisplayFooterView: view, forSection: section)
      }
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    answering(.didEndDisplayingHeaderView) {
      let owner =
        outermostSegment.views.headers.forget(view).map(\.owner)
        ?? existingSectionOwner(section, in: tableView)
      if way.observed.contains(.headers) {
        for layer in way.layers {
          if case .layer(let owning, _)? = owner, owning === layer { break }
          layer.noteEndOfDisplay(ofHeader: view, in: tableView.tableOfLayers)
        }
      }
      guard case .content(let section) = owner else { return }
      notifyDidEndDisplaying(.didEndDisplayingHeaderView, tableView) {
        $0.forget(view, ofSection: section)
      } child: {
        $0.part.tableView($0.tableView, didEndDisplayingHeaderView: view, forSection: $0.place)
      } inner: {
        $0.tableView?($1, didEndDisplayingHeaderView: view, forSection: section)
      }
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    answering(.didEndDisplayingFooterView) {
      let owner =
        outermostSegment.views.footers.forget(view).map(\.owner)
        ?? existingSectionOwner(section, in: tableView)
      guard case .content(let section) = owner else { return }
      notifyDidEndDisplaying(.didEndDisplayingFooterView, tableView) {
        $0.forget(view, ofSection: section)
      } child: {
        $0.part.tableView($0.tableView, didEndDisplayingFooterView: view, forSection: $0.place)
      } inner: {
        $0.tableView?($1, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }

  /// Notifies the content that a view of one of its rows or sections is about to be shown: a cell,
  /// header or footer.
  private func notifyWillDisplay<Place>(
    _ method: ForwardedMethod, _ view: UIView, _ tableView: UITableView,
    of find: (ComposedContent) -> ChildPlace<Place>?,
    child: (PartCall<AdditionalTableViewDelegateImpl, Place>) -> Void,
    inner call: (any UITableViewDelegate, UITableView) -> Void?
  ) {
    _ = callContent(
      method, tableView,
      among: { composed in
        let place = find(composed)
        if let slot = place?.slot { composed.note(view, of: slot) }
        return callChild(method, composed, place, child)
      }, inner: call)
  }

  /// Notifies the content that a view of one of its rows or sections is no longer shown, in the
  /// same way.
  private func notifyDidEndDisplaying<Place>(
    _ method: ForwardedMethod, _ tableView: UITableView,
    of find: (ComposedContent) -> ChildPlace<Place>?,
    child: (PartCall<AdditionalTableViewDelegateImpl, Place>) -> Void,
    inner call: (any UITableViewDelegate, UITableView) -> Void?
  ) {
    let done: Void? = callContent(
      method, tableView, among: { callChild(method, $0, find($0), child) }, inner: call)
    conclude(method, done, otherwise: ())
  }
}

extension UITableView {
  /// Whether there are cells on screen. A table that has none may not have counted its rows so far.
  var showsRows: Bool { subviews.contains { $0 is UITableViewCell } }
}
