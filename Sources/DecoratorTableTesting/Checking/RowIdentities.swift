import DecoratorTableKit

/// Numbers the rows of a table at every level; a row keeps its number as long as it exists.
struct RowIdentities {
  private enum Key: Hashable {
    case identified(layer: String, AnyHashable)
    case before(layer: String, row: Int, distance: Int)
    case atEnd(layer: String, section: Int, distance: Int)
    case section(layer: String, AnyHashable)
  }

  private var numbers: [Key: Int] = [:]
  /// The layer of each number that belongs to one.
  private var layers: [Int: String] = [:]
  /// For a row that took over another's place by a reload, the number of the earlier row. Rows in
  /// front of the one count as in front of the other.
  private var predecessors: [Int: Int] = [:]
  private var next = 0

  /// The number of an unknown row.
  static let unknown = -1

  /// Returns a number for a new row.
  mutating func new() -> Int {
    defer { next += 1 }
    return next
  }

  /// Returns the layer that owns the row with a number.
  func layer(of number: Int) -> String? { layers[number] }

  private mutating func number(of key: Key, layer: String? = nil) -> Int {
    if let number = numbers[key] { return number }
    let number = new()
    numbers[key] = number
    layers[number] = layer
    return number
  }

  /// Returns the numbers of all rows outside a layer.
  ///
  /// - Parameters:
  ///   - inner: The numbers of the rows inside it.
  ///   - before: The numbers of the rows outside it before the last change, if there were any.
  ///   - trace: The origins of the rows outside it, if they were announced.
  ///   - hasOtherModels: Whether the layer has other models by now, which are known by their
  ///     indices only: its rows are known by their origins then.
  mutating func rows(
    outside layer: LayerCapture, inside inner: LevelIdentities, before: LevelIdentities? = nil,
    trace: BatchTrace? = nil, hasOtherModels: Bool = false
  ) -> LevelIdentities {
    if hasOtherModels { forgetRows(of: layer) }
    let sections = zip(layer.innerSections, layer.addedSections).map { section, added in
      if let added { return number(of: .section(layer: layer.name, added)) }
      guard let section, inner.sections.indices.contains(section) else { return Self.unknown }
      return inner.sections[section]
    }
    let rows = layer.rows.enumerated().map { section, rows in
      rows.enumerated().map { index, row in
        guard row.content == nil, let additional = row.additional,
          additional == .anonymous || hasOtherModels
        else { return number(of: row, of: layer, inside: inner) }
        let position = RowPosition(section: section, row: index)
        let number = followed(to: position, of: layer, before: before, trace: trace)
        if case .identified(let identity) = additional {
          numbers[.identified(layer: layer.name, identity)] = number
        }
        return number
      }
    }
    if let before, let trace { followReplaced(rows, before: before, trace: trace) }
    return LevelIdentities(rows: rows, sections: sections)
  }

  /// Forgets which rows of a layer have which names.
  private mutating func forgetRows(of layer: LayerCapture) {
    numbers = numbers.filter { entry in
      if case .identified(layer.name, _) = entry.key { false } else { true }
    }
  }

  /// Records the predecessor of each row that a reload shows now.
  private mutating func followReplaced(
    _ rows: [[Int]], before: LevelIdentities, trace: BatchTrace
  ) {
    for (row, origin) in trace.rows.positioned() {
      guard case .reloaded(let source) = origin, let old = before.rows[at: source],
        let new = rows[at: row], new != old
      else { continue }
      predecessors[new] = predecessors[old] ?? old
    }
  }

  private mutating func number(
    of row: LayerCapture.Row, of layer: LayerCapture, inside inner: LevelIdentities
  ) -> Int {
    if let content = row.content { return inner.rows[at: content] ?? Self.unknown }
    switch row.additional {
    case .identified(let identity):
      return number(of: .identified(layer: layer.name, identity), layer: layer.name)
    case .before(let row, let distance):
      if let number = inner.rows[at: row] {
        return self.number(
          of: .before(
            layer: layer.name, row: predecessors[number] ?? number, distance: distance),
          layer: layer.name)
      }
      let section =
        inner.sections.indices.contains(row.section) ? inner.sections[row.section] : Self.unknown
      return number(
        of: .atEnd(layer: layer.name, section: section, distance: distance), layer: layer.name)
    case .anonymous, nil:
      return Self.unknown
    }
  }

  /// Returns the number of a row that is known by its origin only.
  private mutating func followed(
    to row: RowPosition, of layer: LayerCapture, before: LevelIdentities?, trace: BatchTrace?
  ) -> Int {
    if before != nil, trace == nil { return Self.unknown }
    if let source = trace?.rows[at: row]?.row, let number = before?.rows[at: source],
      layers[number] == layer.name
    {
      return number
    }
    let number = new()
    layers[number] = layer.name
    return number
  }
}

/// The numbers of all rows and sections of one level.
struct LevelIdentities: Equatable {
  var rows: [[Int]]
  var sections: [Int]
}
