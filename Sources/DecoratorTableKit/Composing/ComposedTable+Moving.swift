import Foundation

// Where a row of a child may be dragged within the child.
extension ComposedTable {
  /// Returns the place in a child that is nearest to a place among all rows (data, in the resulting
  /// list).
  func destination(_ indexPath: IndexPath, in slot: any ComposedChild) -> IndexPath? {
    guard let number = slot.number else { return nil }
    let counts = slot.rowCounts
    switch composition.kind {
    case .byRows:
      let start = composition.starts[number]
      let last = composition.size(ofChild: number)
      return IndexPath(row: min(max(indexPath.row - start, 0), last), section: 0)
    case .bySections:
      let section = indexPath.section - composition.starts[number]
      if section < 0 { return IndexPath(row: 0, section: 0) }
      if counts.indices.contains(section) {
        return IndexPath(row: indexPath.row, section: section)
      }
      guard let last = counts.indices.last else { return nil }
      return IndexPath(row: counts[last], section: last)
    }
  }

  /// Returns the child that a place (data, in the list that results) is in. Where two meet, that is
  /// the one that is being dragged from, or else the lower one.
  func child(around indexPath: IndexPath) -> (any ComposedChild)? {
    switch composition.kind {
    case .bySections:
      return composition.origin(ofSection: indexPath.section).map { shown[$0.child] }
    case .byRows:
      if let dragged = content.dragged, let number = dragged.number {
        let start = composition.starts[number]
        if (start...start + composition.size(ofChild: number)).contains(indexPath.row) {
          return dragged
        }
      }
      let origin = composition.origin(of: RowPosition(indexPath))
      return origin.map { shown[$0.child] } ?? shown.last { !$0.rowCounts.isEmpty }
    }
  }
}
