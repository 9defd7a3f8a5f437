extension TableLayout {
  /// The number of rows of each content section, by inner section.
  ///
  /// - Complexity: O(sections)
  var contentRowCounts: [Int] { rows.map(\.contentCount) }

  /// The number of rows of each section seen from outside.
  ///
  /// - Complexity: O(sections), each as ``rowCount(inSection:)``
  var outerRowCounts: [Int] { (0..<sectionCount).map(rowCount(inSection:)) }
}
