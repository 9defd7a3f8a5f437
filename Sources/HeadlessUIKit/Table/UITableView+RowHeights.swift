import Foundation

extension UITableView {
  /// Whether rows that are not visible have an estimated height.
  var estimatesRowHeights: Bool {
    estimatedRowHeight != 0 || delegateImplements(DelegateMethod.estimatedHeightForRowAt)
  }

  /// Returns the delegate's height for a row; `nil` if it gives none.
  func delegateHeight(ofRow indexPath: IndexPath) -> CGFloat? {
    let areHeightsKnown = estimatesRowHeights || delegateImplements(DelegateMethod.heightForRowAt)
    let answer = askDelegate(DelegateMethod.heightForRowAt) {
      $0.tableView(self, heightForRowAt: indexPath)
    }
    guard let answer else { return nil }
    // Without estimates, every row's height should have been asked for; only now it turns out that
    // it can be.
    if !areHeightsKnown { loadState.areHeightsOutdated = true }
    return checkedHeight(answer, "row height", "index path (\(described(indexPath)))")
  }

  /// Returns the height of a row once its cell exists.
  func measure(_ cell: UITableViewCell, at indexPath: IndexPath) -> CGFloat {
    let height = delegateHeight(ofRow: indexPath) ?? checkedRowHeight
    guard height == Self.automaticDimension else { return height }
    guard estimatesRowHeights else { return StandardMetrics.rowHeight }
    return fittingHeight(of: cell) ?? StandardMetrics.rowHeight
  }

  /// Returns the heights of a section's rows, as known or estimated before there are cells.
  ///
  /// - Complexity: O(1) for rows of one height; O(*n*) in the number of rows if the delegate
  ///   decides about each.
  func initialRowHeights(count: Int, inSection section: Int) -> RowHeights {
    let paths = (0..<count).lazy.map { IndexPath(row: $0, section: section) }
    return initialHeights(ofRows: paths).map(RowHeights.init)
      ?? RowHeights(count: count, commonHeight: commonRowHeight)
  }

  /// Returns the heights of rows, as known or estimated before there are cells; nil if all of them
  /// have the common one.
  ///
  /// - Complexity: O(1) for rows of one height; O(*n*) in the number of rows if the delegate
  ///   decides about each.
  func initialHeights(ofRows paths: some Collection<IndexPath>) -> [CGFloat]? {
    let estimates = askForHeights(ofRows: paths, DelegateMethod.estimatedHeightForRowAt) {
      delegateEstimate(ofRow: $0)
    }
    if estimates != nil || estimatesRowHeights { return estimates }
    return askForHeights(ofRows: paths, DelegateMethod.heightForRowAt) { delegateHeight(ofRow: $0) }
  }

  /// Returns a height, or 0 after a failure if it is negative or not a number.
  func checkedHeight(
    _ height: CGFloat, _ what: @autoclosure () -> String,
    _ place: @autoclosure () -> String
  ) -> CGFloat {
    if height == Self.automaticDimension || (height >= 0 && height.isFinite) { return height }
    let problem = height < 0 ? "must not be negative" : "must be a finite number"
    UIKitFailure.raise("\(what()) \(problem) - provided height for \(place()) is \(height)")
    return 0
  }

  // One question decides whether the others are worth asking. A million rows of the common height
  // therefore do not cost a million questions.
  private func askForHeights(
    ofRows paths: some Collection<IndexPath>, _ selector: Selector,
    _ question: (IndexPath) -> CGFloat?
  ) -> [CGFloat]? {
    guard let firstPath = paths.first else { return nil }
    let first = question(firstPath)
    guard first != nil || delegateImplements(selector) else { return nil }
    let common = commonRowHeight
    var heights: [CGFloat] = []
    heights.reserveCapacity(paths.count)
    for path in paths {
      let answer = heights.isEmpty ? first : question(path)
      let height = answer ?? common
      heights.append(height == Self.automaticDimension ? common : height)
    }
    return heights
  }

  private func delegateEstimate(ofRow indexPath: IndexPath) -> CGFloat? {
    let answer = askDelegate(DelegateMethod.estimatedHeightForRowAt) {
      $0.tableView(self, estimatedHeightForRowAt: indexPath)
    }
    return answer.map {
      checkedHeight($0, "estimated row height", "index path (\(described(indexPath)))")
    }
  }

  /// The height, in points, of a row without a cell for which the delegate gives none.
  var commonRowHeight: CGFloat {
    let estimate = checkedHeight(
      estimatedRowHeight, "estimated row height", "the property estimatedRowHeight")
    if estimate > 0 { return estimate }
    return checkedRowHeight == Self.automaticDimension
      ? StandardMetrics.rowHeight : checkedRowHeight
  }

  private var checkedRowHeight: CGFloat {
    checkedHeight(rowHeight, "row height", "the property rowHeight")
  }
}
