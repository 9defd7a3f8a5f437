import DecoratorTableKit

/// The identities of a table's rows at every level, followed through the announced changes.
struct TableIdentities {
  /// The rows of each level, outermost first.
  private(set) var levels: [LevelIdentities] = []
  /// The numbers that were assigned.
  private(set) var numbers = RowIdentities()
  /// The content rows that the last change reloaded.
  private(set) var reloadedContent: [Int] = []

  /// The rows of the content.
  var content: LevelIdentities? { levels.last }

  /// Assigns new numbers to all rows.
  mutating func load(_ table: TableCapture) {
    levels = levels(of: table, content: newContent(of: table), before: [], traces: [])
    reloadedContent = []
  }

  /// Follows the announced changes.
  ///
  /// - Parameters:
  ///   - table: The table after the change.
  ///   - traces: The origins of the rows of each level, outermost first.
  ///   - otherModels: The name of the layer that has other, unknown models by now.
  mutating func follow(to table: TableCapture, traces: [BatchTrace?], otherModels: String?) {
    let content = followedContent(of: table, trace: traces.last.flatMap(\.self))
    levels = levels(
      of: table, content: content, before: levels, traces: traces, otherModels: otherModels)
  }

  private mutating func newContent(of table: TableCapture) -> LevelIdentities {
    LevelIdentities(
      rows: RowGrid.map(table.contentRowCounts) { _ in numbers.new() },
      sections: table.contentRowCounts.map { _ in numbers.new() })
  }

  /// Returns the content after its announced change; all new if the change is unknown.
  private mutating func followedContent(
    of table: TableCapture, trace: BatchTrace?
  ) -> LevelIdentities {
    reloadedContent = []
    guard let trace, let before = content else { return newContent(of: table) }
    let rows = trace.rows.map { origins in
      origins.map { origin in
        guard let row = origin.row, let number = before.rows[at: row] else { return numbers.new() }
        if case .reloaded = origin { reloadedContent.append(number) }
        return number
      }
    }
    let sections = trace.sections.map { $0.map { before.sections[$0] } ?? numbers.new() }
    return LevelIdentities(rows: rows, sections: sections)
  }

  private mutating func levels(
    of table: TableCapture, content: LevelIdentities, before: [LevelIdentities],
    traces: [BatchTrace?], otherModels: String? = nil
  ) -> [LevelIdentities] {
    var levels = [content]
    for (index, layer) in table.layers.enumerated().reversed() {
      levels.append(
        numbers.rows(
          outside: layer, inside: levels[levels.count - 1],
          before: before.isEmpty ? nil : before[index],
          trace: traces.isEmpty ? nil : traces[index],
          hasOtherModels: layer.name == otherModels))
    }
    return levels.reversed()
  }
}
