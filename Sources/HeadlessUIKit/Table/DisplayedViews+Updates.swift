import Foundation

extension DisplayedViews {
  /// Renumbers the views that an update keeps, and removes the others.
  ///
  /// - Returns: the removed views, counted before the update.
  /// - Complexity: O(*v* log *m*) in the numbers of views and of changes.
  mutating func follow(_ map: TableUpdateMap) -> DisplayedViews {
    var kept = DisplayedViews()
    var gone = DisplayedViews()
    for (path, cell) in cells {
      if let path = map.path(after: path) {
        kept.cells[path] = cell
      } else {
        gone.cells[path] = cell
      }
    }
    for kind in SectionViewKind.allCases {
      for (section, view) in self[kind] {
        if let section = map.section(after: section) {
          kept[kind].updateValue(view, forKey: section)
        } else {
          gone[kind].updateValue(view, forKey: section)
        }
      }
    }
    self = kept
    return gone
  }
}
