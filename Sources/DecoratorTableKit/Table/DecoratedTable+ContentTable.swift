import Foundation

extension DecoratedTable {
  /// The table as the wrapped code knows it; nil before there is a table.
  ///
  /// It is a table whose rows and sections are those of the wrapped source (data). Plain objects
  /// inside the layers are handed it in their callbacks. Give it to code that talks to its table
  /// outside of them: a controller's outlet, the delegate of a fetched results controller. What
  /// changes rows there is announced here, and whatever has nothing to do with rows reaches the
  /// real table.
  ///
  /// From the first time that this is read, scroll view callbacks hand it as well. So
  /// `scrollView === tableView` holds for an outlet that is assigned it, and for one that is not.
  ///
  /// There is one for each table that this was attached to. It is kept here, and by the table, in
  /// which it stands as a hidden subview. While this is not attached, it translates nothing.
  ///
  /// ```swift
  /// controller.tableView = feed.contentTableView    // an outlet, which is weak
  /// ```
  public var contentTableView: UITableView? {
    guard let tableView else { return nil }
    if !isContentTableKnown {
      isContentTableKnown = true
      handOutContentTable()
    }
    return contentTable(of: tableView)
  }

  /// Returns the table as the content knows it, made when it is first needed.
  private func contentTable(of tableView: UITableView) -> ContentTableView {
    if let contentTable, contentTable.real === tableView { return contentTable }
    let before = tableView.subviews.lazy.compactMap { $0 as? ContentTableView }
      .first { $0.isOwned(by: self) }
    let table = before ?? ContentTableView(standingFor: tableView, host: self)
    contentTable = table
    return table
  }

  func contentTable(standingFor tableView: UITableView) -> UITableView? {
    guard tableView === self.tableView else { return nil }
    return contentTable(of: tableView)
  }

  /// Lets the layers hand the table that they are to hand.
  func handOutContentTable() {
    let isHanded = handsContentTable && tableView?.isOfUIKit == true
    for half in halves {
      half.layer.handsContentTable = isHanded
      half.layer.handsContentTableInScrolling = isHanded && isContentTableKnown
    }
  }

  /// Reports, once, that wrapped code is handed the real table since that is of a class of the
  /// app's.
  func reportTableOfSubclass() {
    guard handsContentTable, !hasReportedSubclass, let tableView, !tableView.isOfUIKit,
      halves.first?.dataSource.seesContentTable == true
        || halves.first?.delegate.seesContentTable == true
    else { return }
    hasReportedSubclass = true
    queue.report(.tableOfSubclass("\(type(of: tableView))"))
  }
}

// What the table of the content translates by.
extension DecoratedTable: ContentTableHost {
  func isShown(in tableView: UITableView) -> Bool { isDecorating && tableView === self.tableView }

  var contentSectionCount: Int {
    guard let innermost = halves.first else { return tableView?.numberOfSections ?? 0 }
    return innermost.layer.current?.rows.count ?? 0
  }

  func contentRowCount(inSection section: Int) -> Int? {
    guard let innermost = halves.first else { return nil }
    guard let layout = innermost.layer.current, layout.containsContentSection(section) else {
      return nil
    }
    return layout.rows[section].contentCount
  }

  func outerSection(ofContent section: Int) -> Int {
    var section = section
    for half in halves {
      guard let layout = half.layer.current else { return section }
      if layout.containsContentSection(section) {
        section = layout.section(ofContent: section)
      } else if section >= 0, section != NSNotFound {
        section += layout.sectionCount - layout.rows.count
      }
    }
    return section
  }

  func outerPosition(ofContent position: RowPosition) -> RowPosition {
    var position = position
    for half in halves {
      guard let layout = half.layer.current else { return position }
      if layout.containsContent(position) {
        position = layout.position(ofContent: position)
      } else if layout.containsContentSection(position.section) {
        let section = layout.section(ofContent: position.section)
        let added =
          layout.rowCount(inSection: section) - layout.rows[position.section].contentCount
        position.section = section
        if position.row >= 0, position.row < NSNotFound - added { position.row += added }
      } else if position.section >= 0, position.section != NSNotFound {
        position.section += layout.sectionCount - layout.rows.count
      }
    }
    return position
  }

  func contentPosition(ofOuter position: RowPosition) -> RowPosition? {
    var position = position
    for half in halves.reversed() {
      guard let layout = half.layer.current, layout.contains(position),
        case .content(let inner) = layout.origin(of: position)
      else { return nil }
      position = inner
    }
    return position
  }

  func contentSection(ofOuter section: Int) -> Int? {
    var section = section
    for half in halves.reversed() {
      guard let layout = half.layer.current, (0..<layout.sectionCount).contains(section),
        case .content(let inner) = layout.origin(ofSection: section)
      else { return nil }
      section = inner
    }
    return section
  }

  func endAnnouncedUpdates() {
    guard queue.block.depth == 0 else { return endUpdates() }
    tableView?.endUpdates()
  }
}
