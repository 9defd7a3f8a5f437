import DecoratorTableKit

/// All answers of a layer at one moment.
struct LayerCapture: Hashable {
  struct Row: Hashable {
    var content: RowPosition?
    var additional: CheckedAdditionalRow?
    var nearest: NearestContent?
  }

  let name: String
  let knowsModels: Bool
  let outerRowCounts: [Int]
  let innerRowCounts: [Int]
  /// The content or additional row at each row (outer).
  let rows: [[Row]]
  /// The position (outer) of each content row (inner).
  let outerRows: [[RowPosition?]]
  /// Whether the layer means to hide each content row (inner).
  let hidesRows: [[Bool]]
  /// The content section of each section (outer).
  let innerSections: [Int?]
  /// The identity of each section (outer) that is not a content section.
  let addedSections: [AnyHashable?]
  /// The position (outer) of each content section (inner).
  let outerSections: [Int?]
  /// The answers for rows that do not exist.
  let unknownAnswers: [UnknownAnswer]

  /// Records all answers of a layer.
  @MainActor
  init(_ layer: any CheckedLayer) {
    name = layer.name
    knowsModels = layer.knowsModels
    let outerRowCounts = layer.outerRowCounts
    let innerRowCounts = layer.innerRowCounts
    let innerSections = outerRowCounts.indices.map { layer.contentSection(of: $0) }
    self.outerRowCounts = outerRowCounts
    self.innerRowCounts = innerRowCounts
    self.innerSections = innerSections
    addedSections = innerSections.enumerated().map { section, content in
      content == nil ? layer.addedSection(at: section) : nil
    }
    outerSections = innerRowCounts.indices.map { layer.section(ofContent: $0) }
    rows = RowGrid.map(outerRowCounts) { position in
      if let content = layer.contentRow(of: position) {
        return Row(content: content, additional: layer.additionalRow(at: position))
      }
      let isAmongContent = innerSections[position.section] != nil
      return Row(
        additional: layer.additionalRow(at: position),
        nearest: isAmongContent ? layer.contentRows(around: position) : nil)
    }
    outerRows = RowGrid.map(innerRowCounts) { layer.row(ofContent: $0) }
    hidesRows = RowGrid.map(innerRowCounts) { layer.isHidden($0) }
    unknownAnswers =
      RowGrid.nonexistentRows(to: outerRowCounts).flatMap { stranger in
        [
          UnknownAnswer(stranger, "outer", "a content row", layer.contentRow(of: stranger)),
          UnknownAnswer(stranger, "outer", "an additional row", layer.additionalRow(at: stranger)),
        ].compactMap(\.self)
      }
      + RowGrid.nonexistentRows(to: innerRowCounts).compactMap {
        UnknownAnswer($0, "inner", "a row", layer.row(ofContent: $0))
      }
  }

  /// Returns the content row that a row (outer) shows; nil if there is none.
  func content(at position: RowPosition) -> RowPosition? { rows[at: position]?.content }

  /// Returns whether the layer means to hide a content row (inner).
  func isHidden(_ position: RowPosition) -> Bool { hidesRows[at: position] ?? false }

  /// Returns the position (outer) of a content row (inner).
  func outerRow(ofContent position: RowPosition) -> RowPosition? {
    outerRows[at: position] ?? nil
  }
}

/// An answer for a row that does not exist.
struct UnknownAnswer: Hashable {
  let row: RowPosition
  let coordinates: String
  let answer: String

  init?(_ row: RowPosition, _ coordinates: String, _ kind: String, _ answer: (some Any)?) {
    guard let answer else { return nil }
    self.row = row
    self.coordinates = coordinates
    self.answer = "\(kind): \(answer)"
  }
}

/// Rows by section and row.
enum RowGrid {
  /// Returns a value for each row of sections of these sizes.
  static func map<Value>(_ rowCounts: [Int], _ value: (RowPosition) -> Value) -> [[Value]] {
    rowCounts.enumerated().map { section, count in
      (0..<max(count, 0)).map { value(RowPosition(section: section, row: $0)) }
    }
  }

  /// Returns rows that do not exist in sections of these sizes.
  static func nonexistentRows(to rowCounts: [Int]) -> [RowPosition] {
    var nonexistentRows = [
      RowPosition(section: rowCounts.count, row: 0), RowPosition(section: -1, row: 0),
      RowPosition(section: .max, row: .max),
    ]
    for (section, count) in rowCounts.enumerated() {
      nonexistentRows += [-1, count].map { RowPosition(section: section, row: $0) }
    }
    return nonexistentRows
  }
}

extension Array {
  /// Returns each value with its row, from the top.
  func positioned<Value>() -> [(row: RowPosition, value: Value)] where Element == [Value] {
    var positioned: [(row: RowPosition, value: Value)] = []
    for (section, rows) in enumerated() {
      for (index, value) in rows.enumerated() {
        positioned.append((RowPosition(section: section, row: index), value))
      }
    }
    return positioned
  }

  /// The value for a row; nil if the row does not exist.
  subscript<Value>(at position: RowPosition) -> Value? where Element == [Value] {
    indices.contains(position.section) && self[position.section].indices.contains(position.row)
      ? self[position.section][position.row] : nil
  }
}
