import DecoratorTableKit

@testable import DecoratorTableTesting

/// A layer that hides every third row that comes and adds none, written out. A row that is reloaded
/// comes in sight if it was hidden, and goes if it was not.
@MainActor
class HandMadeHidingLayer: HandMadeLayer {
  /// The content rows of each section that have no place.
  private(set) var hidden: [Set<Int>] = []
  private var comers = 0

  override func layOut(_ count: Int) -> [Slot] { [] }

  private func hidesNext() -> Bool {
    comers += 1
    return comers % 3 == 0
  }

  // MARK: - The map

  override var outerRowCounts: [Int] { zip(counts, hidden).map { $0 - $1.count } }

  override func origin(of row: RowPosition) -> RowOrigin? {
    guard hidden.indices.contains(row.section) else { return nil }
    let shown = (0..<counts[row.section]).filter { !hidden[row.section].contains($0) }
    return shown.indices.contains(row.row) ? .content(shown[row.row]) : nil
  }

  override func row(ofContent row: RowPosition) -> RowPosition? {
    guard super.row(ofContent: row) != nil else { return nil }
    return Self.place(of: row, hiding: hidden)
  }

  override func isHidden(_ row: RowPosition) -> Bool { hidden[row.section].contains(row.row) }

  private static func place(of row: RowPosition, hiding hidden: [Set<Int>]) -> RowPosition? {
    let rows = hidden[row.section]
    guard !rows.contains(row.row) else { return nil }
    return RowPosition(section: row.section, row: row.row - rows.count { $0 < row.row })
  }

  // MARK: - Changes

  override func load(_ counts: [Int]) {
    super.load(counts)
    hidden = counts.map { count in Set((0..<count).filter { _ in hidesNext() }) }
  }

  override func commit(_ plan: Plan) {
    super.commit(plan)
    hidden = plan.hidden
  }

  override func plan(for inner: BatchUpdate, counts after: [Int]) -> Plan {
    let trace = BatchTrace(inner, before: counts, after: after)
    let hidden = hiddenRows(after: inner, trace)
    return Plan(
      slots: after.map { _ in [] }, counts: after,
      outer: outer(for: inner, trace, hiding: hidden), hidden: hidden)
  }

  /// The rows that are hidden after a change.
  func hiddenRows(after inner: BatchUpdate, _ trace: BatchTrace) -> [Set<Int>] {
    trace.rows.enumerated().map { section, origins in
      Set(
        origins.indices.filter { row in
          guard trace.sections[section] != nil, let source = origins[row].row else {
            return hidesNext()
          }
          // A section that moves cannot have rows that come or go.
          let isTurned = inner.reloadedRows.contains(source) && inner.movedSections.isEmpty
          return isHidden(source) != isTurned
        })
    }
  }

  /// What the layer announces, worked out row by row.
  func outer(for inner: BatchUpdate, _ trace: BatchTrace, hiding after: [Set<Int>]) -> BatchUpdate {
    var outer = BatchUpdate()
    for section in inner.deletedSections { outer.add(.deleteSection(section)) }
    for section in inner.insertedSections { outer.add(.insertSection(section)) }
    for section in inner.reloadedSections { outer.add(.reloadSection(section)) }
    for move in inner.movedSections { outer.add(.moveSection(move)) }
    let before = hidden
    let operations = EffectiveOperations(
      inner, replacing: ReplacedSections(trace, before: before.count))
    func place(_ row: RowPosition) -> RowPosition? { Self.place(of: row, hiding: before) }
    func placeAfter(_ row: RowPosition) -> RowPosition? { Self.place(of: row, hiding: after) }
    for row in operations.deleted.compactMap(place) { outer.add(.deleteRow(row)) }
    for row in operations.inserted.compactMap(placeAfter) { outer.add(.insertRow(row)) }
    for row in operations.reconfigured.compactMap(place) { outer.add(.reconfigureRow(row)) }
    for move in operations.moved {
      guard let source = place(move.source), let target = placeAfter(move.target) else { continue }
      outer.add(.moveRow(from: source, to: target))
    }
    let targets = trace.targets()
    for row in operations.reloaded {
      switch (place(row), targets[row].flatMap(placeAfter)) {
      case (let source?, .some): outer.add(.reloadRow(source))
      case (let source?, nil): outer.add(.deleteRow(source))
      case (nil, let target?): outer.add(.insertRow(target))
      case (nil, nil): break
      }
    }
    return outer
  }
}
