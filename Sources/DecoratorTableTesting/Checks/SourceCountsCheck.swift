import DecoratorTableKit

/// The announced counts are those of the source when the batch ends.
enum SourceCountsCheck: ChangeCheck {
  static func findings(in change: TableChange) -> [Finding] {
    (0..<change.after.levelCount).reversed().compactMap { finding(in: change, atLevel: $0) }
  }

  private static func finding(in change: TableChange, atLevel level: Int) -> Finding? {
    guard let batch = change.update.batches[level], let trace = change.traces[level] else {
      return nil
    }
    let isContent = level == change.after.layers.count
    let before = change.before.rowCounts(atLevel: level)
    let counts =
      isContent
      ? change.update.contentRowCounts ?? change.after.sourceRowCounts
      : change.after.rowCounts(atLevel: level)
    guard let after = counts else { return nil }
    let layer = change.after.name(ofLevel: level) ?? "content"
    do {
      try batch.validate(before: before, after: after)
      return nil
    } catch {
      return Finding(
        .sourceCounts, layer: layer, "the announcement \(UpdateLog.text(of: batch))",
        expected: "\(trace.rowCounts) rows, as announced",
        found: "\(after) rows: \(error)")
    }
  }
}
