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
  /// A table of an app's own subclass is given as it is, as it is handed, and
  /// ``TableAnomaly/tableOfSubclass(_:)`` says so.
  ///
  /// There is one for each table that this was attached to. It is kept here, and by a hidden view
  /// in that table. While this is not attached, it translates nothing.
  ///
  /// ```swift
  /// controller.tableView = feed.contentTableView    // an outlet, which is weak
  /// ```
  public var contentTableView: UITableView? {
    guard let tableView else { return nil }
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

  /// Returns the table as the content knows it, made when it is first needed.
  private func contentTable(of tableView: UITableView) -> ContentTableView {
    if let contentTable, contentTable.real === tableView { return contentTable }
    let table = ContentTableView.contentTable(for: tableView, host: self)
    contentTable = table
    return table
  }

  func contentTable(for tableView: UITableView) -> UITableView? {
    guard tableView === self.tableView else { return nil }
    return contentTable(of: tableView)
  }

  /// Lets the layers hand the table that they are to hand.
  func updateUseOfContentTable() {
    let usesContentTable = providesContentTable && tableView?.isOfUIKit == true
    for layer in layers {
      layer.usesContentTable = usesContentTable
      layer.usesContentTableForScrolling = usesContentTable && isContentTableKnown
    }
  }

  /// Reports that wrapped code is handed the real table where that is of a class of the app's.
  func reportTableOfSubclass() {
    guard providesContentTable, let tableView, !tableView.isOfUIKit,
      layers.first?.source?.receivesContentTable == true
        || (delegate as? AdditionalTableViewDelegateImpl)?.contentReceivesContentTable == true
    else { return }
    report(subclass: tableView)
  }

  /// Reports a table of a class of the app's, once.
  private func report(subclass tableView: UITableView) {
    guard !hasReportedSubclass else { return }
    hasReportedSubclass = true
    queue.report(.tableOfSubclass("\(type(of: tableView))"))
  }
}

// What the table of the content translates by.
extension DecoratedTable: LayeredContentHost {
  func isShown(in tableView: UITableView) -> Bool { showsLayers && tableView === self.tableView }

  var contentSectionCount: Int {
    guard let innermost = layers.first else { return tableView?.numberOfSections ?? 0 }
    return innermost.current?.rows.count ?? 0
  }
}
