import Foundation

extension LayeredTable {
  /// The content table of the wrapped code; nil before there is a table.
  ///
  /// Its rows and sections are those of the wrapped source (data), or of all children of a
  /// ``ComposedTable``. Plain objects inside the layers get it in their callbacks. Use it for code
  /// that calls its table outside of them: a controller's outlet, the delegate of a fetched results
  /// controller. Changes of rows on it are announced here, and members that are not about rows
  /// reach the real table.
  ///
  /// After this is first read, scroll view callbacks pass it as well. So `scrollView === tableView`
  /// holds for an outlet that is assigned it, and for one that is not.
  ///
  /// For a table of an app's own subclass it is that table itself, as in callbacks, which is
  /// reported as ``TableAnomaly/tableOfSubclass(_:)``.
  ///
  /// There is one for each table that this was attached to. This and a hidden view in that table
  /// retain it. While this is not attached, it translates nothing.
  ///
  /// ```swift
  /// controller.tableView = feed.contentTableView    // an outlet, which is weak
  /// ```
  public var contentTableView: UITableView? {
    guard let tableView = attachedTable else { return nil }
    guard tableView.isOfUIKit else {
      report(subclass: tableView)
      return tableView
    }
    if !isContentTableKnown {
      isContentTableKnown = true
      updateUseOfContentTable()
    }
    return contentTable(of: tableView)
  }

  /// Returns the content table, which is made on first use.
  private func contentTable(of tableView: UITableView) -> ContentTableView {
    if let contentTable, contentTable.real === tableView { return contentTable }
    let table = ContentTableView.contentTable(for: tableView, host: self)
    contentTable = table
    return table
  }

  func contentTable(for tableView: UITableView) -> UITableView? {
    guard tableView === attachedTable else { return nil }
    return contentTable(of: tableView)
  }

  /// Makes the layers use the content table, or not.
  func updateUseOfContentTable() {
    let usesContentTable = providesContentTable && attachedTable?.isOfUIKit == true
    for segment in segments {
      segment.usesContentTable = usesContentTable
      segment.usesContentTableForScrolling = usesContentTable && isContentTableKnown
    }
  }

  /// Reports that wrapped code gets the real table, which is of an app's own class.
  func reportTableOfSubclass() {
    guard providesContentTable, let tableView = attachedTable, !tableView.isOfUIKit,
      innermostSegment?.source?.receivesContentTable == true
        || outermostDelegate?.contentReceivesContentTable == true
    else { return }
    report(subclass: tableView)
  }

  /// Reports a table of an app's own class, once.
  private func report(subclass tableView: UITableView) {
    guard !hasReportedSubclass else { return }
    hasReportedSubclass = true
    queue.report(.tableOfSubclass("\(type(of: tableView))"))
  }
}

// The translation of the content table.
extension LayeredTable: LayeredContentHost {
  func isShown(in tableView: UITableView) -> Bool { showsLayers && tableView === attachedTable }

  var contentSectionCount: Int {
    guard let innermostSegment else { return attachedTable?.numberOfSections ?? 0 }
    return innermostSegment.contentRowCounts?.count ?? 0
  }
}
