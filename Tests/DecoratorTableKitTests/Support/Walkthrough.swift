import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// Everything that a person and a system can do to a table, always the same, and what was seen of
/// it.
///
/// Rows are named by the app's index paths, so that a bare table and a decorated one are treated
/// alike.
@MainActor
struct Walkthrough {
  let tableView: UITableView
  let log: CallLog
  /// From the app's index path to the table's, and back.
  var reuse: (IndexPath) -> IndexPath = { $0 }
  var data: (IndexPath) -> IndexPath? = { $0 }
  /// The sections of the app (reuse); all if nil.
  var ownSections: (() -> Range<Int>)?
  /// Whether places on screen are to be the same as well, as they are if no rows are added.
  var isGeometryNoted = true

  func perform() {
    load()
    scroll()
    tap()
    swipe()
    edit()
    reorder()
    openMenus()
    focus()
    prefetch()
    drag()
    drop()
    askWhatNoDriverAsks()
    tableView.reloadData()
    note("at the end")
  }

  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    reuse(IndexPath(row: row, section: section))
  }

  private var sections: Range<Int> { ownSections?() ?? 0..<tableView.numberOfSections }

  /// The rows to try something at: some of the first section and one of the last.
  private var rows: [IndexPath] {
    let last = sections.count - 1
    return [0, 1, 2, 3, 4, 5].map { row($0) } + [row(1, last)]
  }

  private func text(_ indexPath: IndexPath?) -> String {
    indexPath.flatMap(data).map { "\($0.section).\($0.row)" } ?? "nil"
  }

  // MARK: - What was seen

  /// Notes what the table shows now.
  private func note(_ moment: String) {
    tableView.layoutIfNeeded()
    log.note("\(moment):")
    for indexPath in tableView.indexPathsForVisibleRows ?? [] where data(indexPath) != nil {
      let cell = tableView.cellForRow(at: indexPath)
      let place = isGeometryNoted ? extent(tableView.rectForRow(at: indexPath)) : ""
      log.note(
        "\(text(indexPath)) \(cell?.textLabel?.text ?? "no cell") \(place) "
          + "\(cell?.indentationLevel ?? -1) \(cell?.isSelected ?? false)")
    }
    for section in sections {
      let header = tableView.headerView(forSection: section)?.textLabel?.text ?? "none"
      let footer = tableView.footerView(forSection: section)?.textLabel?.text ?? "none"
      log.note("section \(section - sections.lowerBound) \(header) \(footer)")
      if isGeometryNoted { log.note(extent(tableView.rect(forSection: section))) }
    }
    noteSelection()
    if isGeometryNoted { log.note("\(tableView.contentSize.height) \(tableView.contentOffset.y)") }
  }

  /// Where something begins and how high it is; the rest is as wide as the table.
  private func extent(_ rect: CGRect) -> String { "\(Double(rect.minY)) \(Double(rect.height))" }

  private func noteSelection() {
    log.note("selected \((tableView.indexPathsForSelectedRows ?? []).map(text))")
  }

  // MARK: - What is done

  private func load() {
    note("loaded")
    tableView.reloadData()
    note("reloaded")
  }

  private func scroll() {
    for offset in [130, 5000, 0] as [CGFloat] {
      tableView.simulateScroll(to: CGPoint(x: 0, y: offset))
      note("scrolled to \(offset)")
    }
    tableView.scrollToRow(at: row(9), at: .middle, animated: true)
    note("scrolled to a row")
    tableView.setContentOffset(.zero, animated: true)
    note("back at the top")
  }

  private func tap() {
    for indexPath in rows {
      tableView.simulateTap(at: indexPath)
      noteSelection()
    }
    if tableView.simulateTouchDown(at: row(5)) { tableView.simulateTouchCancel() }
    tableView.simulateTapOnAccessory(at: row(3))
    tableView.isSpringLoaded = true
    for indexPath in rows {
      log.note("spring \(tableView.simulateSpringLoad(at: indexPath))")
      noteSelection()
    }
    tableView.allowsMultipleSelection = true
    log.note("several \(tableView.simulateMultipleSelection(over: rows))")
    noteSelection()
    tableView.simulateTap(at: row(1))
    tableView.simulateTap(at: row(5))
    note("tapped")
    tableView.allowsMultipleSelection = false
  }

  private func swipe() {
    for edge in [UITableView.SwipeEdge.leading, .trailing] {
      for indexPath in rows.dropLast() {
        let titles = tableView.simulateSwipe(at: indexPath, edge: edge)
        log.note("swiped \(titles)")
        tableView.simulateDismissalOfActions()
      }
      if !tableView.simulateSwipe(at: row(1), edge: edge).isEmpty {
        tableView.simulateTapOnAction(at: 0)
      }
      tableView.simulateDismissalOfActions()
      log.note("full swipe \(tableView.simulateFullSwipe(at: row(5), edge: edge))")
      tableView.simulateDismissalOfActions()
      note("swiped")
    }
  }

  private func edit() {
    tableView.allowsSelectionDuringEditing = true
    tableView.setEditing(true, animated: false)
    note("editing")
    for indexPath in rows {
      let cell = tableView.cellForRow(at: indexPath)
      log.note(
        "\(text(indexPath)) \(cell?.isEditing ?? false) \(cell?.editingStyle ?? .none) "
          + "\(cell?.shouldIndentWhileEditing ?? false) \(cell?.showsReorderControl ?? false)")
    }
    for indexPath in rows.prefix(5) {
      log.note("control \(tableView.simulateTapOnEditControl(at: indexPath))")
      tableView.simulateDismissalOfActions()
    }
    log.note("deleted \(tableView.simulateDeletion(at: row(2)))")
    tableView.simulateDismissalOfActions()
    tableView.simulateTap(at: row(1))
    note("edited")
  }

  private func reorder() {
    let moves = [(0, 3), (4, 0), (5, 5), (1, 7), (7, 2)]
    for (source, destination) in moves {
      let landed = tableView.simulateReorder(
        from: row(source), through: [row(6), row(destination)], to: row(destination))
      log.note("moved \(text(landed))")
    }
    let last = sections.count - 1
    if last > 0 {
      log.note("across \(text(tableView.simulateReorder(from: row(3), to: row(2, last))))")
      log.note("back \(text(tableView.simulateReorder(from: row(3, last), to: row(1))))")
    }
    note("reordered")
    tableView.setEditing(false, animated: false)
    note("not editing")
  }

  private func openMenus() {
    for indexPath in rows {
      let menu = tableView.simulateContextMenu(at: indexPath)
      log.note("menu \(menu.map { "\($0.identifier)" } ?? "nil")")
      tableView.simulateDismissalOfMenu()
    }
    if tableView.simulateContextMenu(at: row(1)) != nil {
      _ = tableView.simulateTapOnMenuAction(titled: "Pin")
    }
    if tableView.simulateContextMenu(at: row(3)) != nil { tableView.simulateTapOnMenuPreview() }
    let copied = tableView.simulateEditMenu(choosing: Selector(("copy:")), at: row(1))
    log.note("edit menu \(copied)")
    // Nothing is cut by a delegate that cannot perform it.
    _ = tableView.simulateEditMenu(choosing: Selector(("cut:")), at: row(2))
  }

  private func focus() {
    // A row of a layer would be the first that can have the focus.
    if isGeometryNoted { log.note("preferred \(tableView.simulatePreferredFocus())") }
    for indexPath in rows {
      log.note("focus \(tableView.simulateFocusUpdate(to: indexPath))")
      noteSelection()
    }
    _ = tableView.simulateFocusUpdate(to: nil)
  }

  private func prefetch() {
    if isGeometryNoted {
      tableView.simulatePrefetch([row(11), row(12), row(0)])
      tableView.simulateCancelPrefetching([row(12)])
    } else {
      // Where all rows are shown the table asks for none.
      let source = tableView.prefetchDataSource
      let all = tableView.indexPathsForVisibleRows ?? []
      source?.tableView(tableView, prefetchRowsAt: all)
      _ = source?.tableView?(tableView, cancelPrefetchingForRowsAt: all)
    }
  }

  private func drag() {
    for indexPath in rows {
      guard let session = tableView.simulateDrag(from: indexPath) else {
        log.note("no drag")
        continue
      }
      log.note(
        "drag \(session.allowsMoveOperation) \(session.isRestrictedToDraggingApplication) "
          + "\(tableView.simulateAdding(row(5), to: session))")
      tableView.simulateEnd(of: session)
    }
  }

  private func drop() {
    for (source, destination) in [(0, 4), (4, 1), (3, 3)] {
      guard let session = tableView.simulateDrag(from: row(source)) else { continue }
      tableView.simulateDragOver(session, through: [row(5), nil, row(1)])
      let end = tableView.simulateDrop(session, through: [row(2)], at: row(destination))
      log.note("dropped \(end)")
    }
    let item = UIDragItem(itemProvider: NSItemProvider())
    log.note(
      "from elsewhere \(tableView.simulateDrop(SimulatedDropSession(items: [item]), at: row(2)))")
    note("dropped")
  }

  /// What a headless table never calls, called in UIKit's stead.
  private func askWhatNoDriverAsks() {
    let source = tableView.dataSource
    let delegate = tableView.delegate
    log.note("\(source?.sectionIndexTitles?(for: tableView) ?? ["none"])")
    let section = source?.tableView?(tableView, sectionForSectionIndexTitle: "B", at: 0)
    log.note("\(section.map { $0 - sections.lowerBound } ?? -1)")
    log.note("\(delegate?.viewForZooming?(in: tableView) == nil)")
    let parameters = tableView.dropDelegate?.tableView?(
      tableView, dropPreviewParametersForRowAt: row(1))
    log.note("\(parameters == nil)")
    log.note("\(delegate?.scrollViewShouldScrollToTop?(tableView) ?? true)")
    let level = delegate?.tableView?(tableView, indentationLevelForRowAt: row(4))
    log.note("\(level ?? 0)")
    let speaking = delegate as? any UIScrollViewAccessibilityDelegate
    log.note(speaking?.accessibilityScrollStatus?(for: tableView) ?? "nothing")
    log.note(speaking?.accessibilityAttributedScrollStatus?(for: tableView)?.string ?? "nothing")
    let calls: [Void?] = [
      delegate?.scrollViewDidScrollToTop?(tableView), delegate?.scrollViewDidZoom?(tableView),
      delegate?.scrollViewWillBeginZooming?(tableView, with: nil),
      delegate?.scrollViewDidEndZooming?(tableView, with: nil, atScale: 2),
      delegate?.scrollViewDidEndScrollingAnimation?(tableView),
      delegate?.scrollViewDidChangeAdjustedContentInset?(tableView),
    ]
    log.note("\(calls.map { $0 != nil })")
  }
}
#endif
