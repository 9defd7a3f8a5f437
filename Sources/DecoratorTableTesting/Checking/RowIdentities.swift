import DecoratorTableKit

/// Gives every row of a table a number that stays the same as long as it is the same row, at whatever
/// level it is seen.
struct RowIdentities {
  private enum Key: Hashable {
    case identified(layer: String, AnyHashable)
    case before(layer: String, row: Int, distance: Int)
    case atEnd(layer: String, section: Int, distance: Int)
    case section(layer: String, AnyHashable)
  }

  private var numbers: [Key: Int] = [:]
  /// The layer of each number that has one.
  private var layers: [Int: String] = [:]
  /// The number of the row whose place a row has taken over, by a reload that shows another in place:
  /// what stands before the one stands before the other.
  private var predecessors: [Int: Int] = [:]
  private var next = 0

  /// The number of a row about which nothing is known.
  static let unknown = -1

  /// A number for a row that was not there before.
  mutating func new() -> Int {
    defer { next += 1 }
    return next
  }

  /// The layer that owns the row with a number.
  func layer(of number: Int) -> String? { layers[number] }

  private mutating func number(of key: Key, layer: String? = nil) -> Int {
    if let number = numbers[key] { return number }
    let number = new()
    numbers[key] = number
    layers[number] = layer
    return number
  }

  /// The numbers of all rows outside a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - inner: The numbers of the rows inside it.
  ///   - before: The numbers of the rows outside it before the last change, if there were any.
  ///   - trace: Where the rows outside it come from, if that was announced.
  mutating func rows(
    outside layer: LayerCapture, inside inner: LevelIdentities, before: LevelIdentities? = nil,
    trace: BatchTrace? = nil
  ) -> LevelIdentities {
    let sections = zip(layer.innerSections, layer.addedSections).map { section, added in
      if let added { return number(of: .section(layer: layer.name, added)) }
      guard let section, inner.sections.indices.contains(section) else { return Self.unknown }
      return inner.sections[section]
    }
    let rows = layer.rows.enumerated().map { section, rows in
      rows.enumerated().map { index, row in
        guard row.content == nil, row.additional == .anonymous else {
          return number(of: row, of: layer, inside: inner)
        }
        let position = RowPosition(section: section, row: index)
        return followed(to: position, of: layer, before: before, trace: trace)
      }
    }
    if let before, let trace { followReplaced(rows, before: before, trace: trace) }
    return LevelIdentities(rows: rows, sections: sections)
  }

  /// Remembers whose place each row has taken over that a reload shows now.
  private mutating func followReplaced(
    _ rows: [[Int]], before: LevelIdentities, trace: BatchTrace
  ) {
    for (section, origins) in trace.rows.enumerated() {
      for (row, origin) in origins.enumerated() {
        guard case .reloaded(let source) = origin, let old = before.rows[at: source],
          let new = rows[at: RowPosition(section: section, row: row)], new != old
        else { continue }
        predecessors[new] = predecessors[old] ?? old
      }
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

  /// The number of a row that is known by where it comes from only.
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
