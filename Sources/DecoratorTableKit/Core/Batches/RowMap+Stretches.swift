extension RowMap {
  /// Neighbours that stay unmoved side by side.
  struct Stretch: Hashable {
    /// The first row before.
    let source: Int
    /// The first row after.
    let target: Int
    /// The number of rows.
    let count: Int

    /// All rows before.
    var sources: Range<Int> { source..<source + count }
  }

  /// All rows that stay unmoved, from the top, in the fewest stretches.
  ///
  /// - Complexity: O(*m*) for *m* changes.
  var stretches: [Stretch] {
    var stretches: [Stretch] = []
    var (source, target) = (0, 0)
    var (removed, added) = (removed[...], added[...])
    while true {
      while removed.first == source {
        removed.removeFirst()
        source += 1
      }
      while added.first == target {
        added.removeFirst()
        target += 1
      }
      let count = min((removed.first ?? countBefore) - source, (added.first ?? countAfter) - target)
      guard count > 0 else { return stretches }
      stretches.append(Stretch(source: source, target: target, count: count))
      source += count
      target += count
    }
  }
}
