import Foundation

extension UITableView {
  /// Marks the table to be loaded anew by the next query or layout.
  func markOutdated() {
    selectedRows = []
    loadState.isOutdated = true
    setNeedsLayout()
  }

  /// Marks the heights to be asked for anew by the next layout; counts and cells stay.
  func heightsDidChange() {
    loadState.areHeightsOutdated = true
    setNeedsLayout()
  }

  /// Marks the heights to be asked for anew if a property that they depend on has really changed.
  func heightsDidChange(from old: CGFloat, to new: CGFloat) {
    if old != new { heightsDidChange() }
  }

  /// Loads if nothing has been loaded since the data source changed.
  func loadIfNeeded() {
    if loadState.isOutdated { load() }
  }

  /// Loads what the layout needs; the first layout always asks once more.
  func loadForLayout() {
    if loadState.isOutdated || loadState.isBeforeFirstLayout {
      loadState.isBeforeFirstLayout = false
      load()
    } else if loadState.areHeightsOutdated {
      reloadHeights()
    }
  }

  /// Ends animations and removes what is shown, then asks for the counts and for the heights that
  /// are needed now.
  ///
  /// A callback may reload the table in turn; the load that begins last counts.
  func load() {
    note("load")
    loadState.generation += 1
    loadState.isOutdated = false
    sectionIndexTitles = nil
    whileLoading {
      endAnimations()
      load(loadState.generation)
    }
  }

  /// Runs code that makes callbacks before the table knows its rows. An update in the meantime
  /// cannot be counted from anything, and becomes another load.
  func whileLoading<Value>(_ body: () -> Value) -> Value {
    let isNested = loadState.isLoading
    loadState.isLoading = true
    defer { loadState.isLoading = isNested }
    return body()
  }

  private func load(_ generation: Int) {
    removeAllDisplayedViews()
    guard loadState.generation == generation else { return }
    let counts = askForCounts()
    guard loadState.generation == generation else { return }
    let loaded = makeGeometry(rowCounts: counts)
    guard loadState.generation == generation else { return }
    geometry = loaded
    placeholders = []
    loadState.areHeightsOutdated = false
    selectedRows.removeAll { !hasRow(at: $0) }
    forgetInteractions()
    updateContentSize()
    setNeedsLayout()
  }

  /// Asks for the heights that are needed now; counts and cells stay.
  func reloadHeights() {
    let generation = loadState.generation
    loadState.areHeightsOutdated = false
    let measured = makeGeometry(rowCounts: geometry.sections.map(\.rows.count))
    guard loadState.generation == generation else { return }
    geometry = measured
    measureDisplayedViews()
  }

  /// Measures the visible cells, headers and footers.
  ///
  /// - Complexity: O(*v* log *n*) in the numbers of views and of all rows.
  func measureDisplayedViews() {
    let generation = loadState.generation
    for path in displayed.rows {
      guard let cell = displayed.cells[path] else { continue }
      let height = measure(cell, at: path)
      guard loadState.generation == generation else { return }
      geometry.setHeight(height, ofRow: path.row, inSection: path.section)
    }
    for kind in SectionViewKind.allCases {
      for (section, view) in displayed[kind] {
        let answer = delegateHeight(of: kind, inSection: section)
        let height = height(of: kind, inSection: section, view: view, delegateHeight: answer)
        guard loadState.generation == generation else { return }
        setHeight(height, of: kind, inSection: section)
      }
    }
    updateContentSize()
  }

  /// Returns the number of rows of each section, as the data source gives it.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  func askForCounts() -> [Int] {
    // A subclass may answer with an object that was never set of this table.
    guard hasOwnDataSource, let dataSource else { return [] }
    askRowsFirst(dataSource)
    let answer = askDataSource(DataSourceMethod.numberOfSections) { $0.numberOfSections(in: self) }
    let sections = checkedCount(answer ?? 1, of: "sections")
    let isNoted = noteCall("tableView:numberOfRowsInSection:")
    defer { if isNoted { TableWatch.leaveApp() } }
    // The closure of a `map` would be checked to be on the main actor, for each section.
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    for section in 0..<sections {
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      counts.append(checkedCount(count, of: "rows in section \(section)"))
    }
    return counts
  }

  private func checkedCount(_ count: Int, of what: @autoclosure () -> String) -> Int {
    guard count < 0 else { return count }
    UIKitFailure.raise(
      "the number of \(what()) must not be negative - the data source provided \(count). "
        + describedForFailure)
    return 0
  }
}
