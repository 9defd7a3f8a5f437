import Foundation

extension UITableView {
  /// Whether rows off screen are taken to have an estimated height.
  var estimatesRowHeights: Bool {
    estimatedRowHeight != 0 || delegateImplements(DelegateMethod.estimatedHeightForRowAt)
  }

  /// What the delegate says about a row's height; `nil` if it says nothing.
  func delegateHeight(ofRow indexPath: IndexPath) -> CGFloat? {
    let wasKnown = delegateImplements(DelegateMethod.heightForRowAt)
    let answer = askDelegate(DelegateMethod.heightForRowAt) {
      $0.tableView(self, heightForRowAt: indexPath)
    }
    guard let answer else { return nil }
    // Without estimates every row should have been asked; only now it turns out that it can be.
    if !wasKnown, !estimatesRowHeights { loadState.areHeightsOutdated = true }
    return checkedHeight(answer, "row height", "index path (\(described(indexPath)))")
  }

  /// What a row measures now that its cell is there.
  func measure(_ cell: UITableViewCell, at indexPath: IndexPath) -> CGFloat {
    let height = delegateHeight(ofRow: indexPath) ?? checkedRowHeight
    guard height == Self.automaticDimension else { return height }
    guard estimatesRowHeights else { return StandardMetrics.rowHeight }
    return fittingHeight(of: cell) ?? StandardMetrics.rowHeight
  }

  /// The heights of a section's rows, as far as they are known or estimated before there are cells.
  ///
  /// - Complexity: O(1) for rows of one height; O(*n*) in the number of rows if the delegate has a say
  ///   in each.
  func initialRowHeights(count: Int, inSection section: Int) -> RowHeights {
    guard count > 0 else { return RowHeights(count: 0, commonHeight: commonRowHeight) }
    let estimates = askForHeights(
      count: count, inSection: section, DelegateMethod.estimatedHeightForRowAt
    ) { delegateEstimate(ofRow: $0) }
    if let estimates { return estimates }
    if !estimatesRowHeights {
      let heights = askForHeights(count: count, inSection: section, DelegateMethod.heightForRowAt) {
        delegateHeight(ofRow: $0)
      }
      if let heights { return heights }
    }
    return RowHeights(count: count, commonHeight: commonRowHeight)
  }

  /// A height, or 0 after a failure if it is negative or no number at all.
  func checkedHeight(
    _ height: CGFloat, _ what: String, _ place: @autoclosure () -> String
  ) -> CGFloat {
    if height == Self.automaticDimension || (height >= 0 && height.isFinite) { return height }
    let problem = height < 0 ? "must not be negative" : "must be a finite number"
    UIKitFailure.raise("\(what) \(problem) - provided height for \(place()) is \(height)")
    return 0
  }

  // One question decides whether the others are worth asking, so that a million rows without
  // heights of their own do not cost a million questions.
  private func askForHeights(
    count: Int, inSection section: Int, _ selector: Selector, _ question: (IndexPath) -> CGFloat?
  ) -> RowHeights? {
    let first = question(IndexPath(row: 0, section: section))
    guard first != nil || delegateImplements(selector) else { return nil }
    let common = commonRowHeight
    var heights: [CGFloat] = []
    heights.reserveCapacity(count)
    for row in 0..<count {
      let answer = row == 0 ? first : question(IndexPath(row: row, section: section))
      let height = answer ?? common
      heights.append(height == Self.automaticDimension ? common : height)
    }
    return RowHeights(heights)
  }

  private func delegateEstimate(ofRow indexPath: IndexPath) -> CGFloat? {
    let answer = askDelegate(DelegateMethod.estimatedHeightForRowAt) {
      $0.tableView(self, estimatedHeightForRowAt: indexPath)
    }
    return answer.map {
      checkedHeight($0, "estimated row height", "index path (\(described(indexPath)))")
    }
  }

  private var commonRowHeight: CGFloat {
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
