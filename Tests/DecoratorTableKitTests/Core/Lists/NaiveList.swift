@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

/// A list written out: an array holds every row.
struct NaiveList {
  struct Row {
    var model: Any
    /// Its position in content coordinates; nil for a merged row.
    var content: RowPosition?
  }

  var sections: [[Any]] = []
  var merges: [(models: [Any], placement: NaivePlacement)] = []

  /// All rows, and for each merge how many of its models are not among them.
  func written() -> (rows: [[Row]], waitingCounts: [Int]) {
    var rows = sections.indices.map { section in
      sections[section].enumerated().map { row, model in
        Row(model: model, content: RowPosition(section: section, row: row))
      }
    }
    var waitingCounts: [Int] = []
    for merged in merges {
      var next = 0
      for (section, inner) in rows.enumerated() {
        let anchors = merged.placement.anchors(
          contentCount: inner.count, section: section, limit: merged.models.count - next)
        var outer: [Row] = []
        for row in 0...inner.count {
          for anchor in anchors ?? [] where anchor == row {
            outer.append(Row(model: merged.models[next]))
            next += 1
          }
          if row < inner.count { outer.append(inner[row]) }
        }
        rows[section] = outer
      }
      waitingCounts.append(merged.models.count - next)
    }
    return (rows, waitingCounts)
  }
}
