import DecoratorTableKit

@testable import DecoratorTableTesting

/// A layer that is obviously right: a list of what stands at each row, and rows that follow the
/// content below them. The places at which one goes wrong are methods, for the broken ones to
/// override.
@MainActor
class HandMadeLayer: CheckedLayer {
  /// One additional row: the content row it stands before, and who it is.
  struct Slot: Hashable {
    var anchor: Int
    var id: Int
  }

  /// What a change makes of the layer.
  struct Plan {
    var slots: [[Slot]]
    var counts: [Int]
    var outer: BatchUpdate
    /// The content rows of each section that have no place.
    var hidden: [Set<Int>] = []

    /// The number of rows of each section, seen from outside.
    var outerRowCounts: [Int] {
      counts.indices.map { section in
        let hiddenCount = hidden.indices.contains(section) ? hidden[section].count : 0
        return counts[section] + slots[section].count - hiddenCount
      }
    }
  }

  let name: String
  let period: Int
  private(set) var slots: [[Slot]] = []
  private(set) var counts: [Int] = []
  /// What stands at each row, written out.
  private var outer: [[RowOrigin]] = []
  private var nextID = 0

  required init(named name: String, every period: Int) {
    self.name = name
    self.period = period
  }

  // MARK: - The map

  var outerRowCounts: [Int] { zip(counts, slots).map { $0 + $1.count } }
  var innerRowCounts: [Int] { counts }

  /// What stands at each row of a section: the ordinal of a slot, or a content row.
  func rows(ofSection section: Int) -> [RowOrigin] { outer[section] }

  private func setRows(slots: [[Slot]], counts: [Int]) {
    self.slots = slots
    self.counts = counts
    outer = zip(counts, slots).map { count, slots in
      (0...count).flatMap { content -> [RowOrigin] in
        let additional = slots.indices.filter { slots[$0].anchor == content }
        return additional.map { .additional($0) } + (content < count ? [.content(content)] : [])
      }
    }
  }

  func origin(of row: RowPosition) -> RowOrigin? {
    outer[at: row]
  }

  func contentRow(of row: RowPosition) -> RowPosition? {
    guard case .content(let content)? = origin(of: row) else { return nil }
    return RowPosition(section: row.section, row: content)
  }

  func additionalRow(at row: RowPosition) -> CheckedAdditionalRow? {
    guard case .additional(let ordinal)? = origin(of: row) else { return nil }
    return .identified(slots[row.section][ordinal].id)
  }

  func row(ofContent row: RowPosition) -> RowPosition? {
    guard counts.indices.contains(row.section), (0..<counts[row.section]).contains(row.row) else {
      return nil
    }
    return RowPosition(
      section: row.section,
      row: row.row + slots[row.section].count { $0.anchor <= row.row })
  }

  func isHidden(_ row: RowPosition) -> Bool { false }

  func contentRows(around row: RowPosition) -> NearestContent? {
    guard case .additional(let ordinal)? = origin(of: row) else { return nil }
    let anchor = slots[row.section][ordinal].anchor
    func content(_ index: Int) -> RowPosition? {
      (0..<counts[row.section]).contains(index)
        ? RowPosition(section: row.section, row: index) : nil
    }
    return NearestContent(above: content(anchor - 1), below: content(anchor))
  }

  // MARK: - Changes

  /// Lays all sections out afresh.
  func load(_ counts: [Int]) {
    setRows(slots: counts.map { layOut($0) }, counts: counts)
  }

  /// A row before every so many content rows.
  func layOut(_ count: Int) -> [Slot] {
    stride(from: 1, through: count, by: period).map { anchor in
      nextID += 1
      return Slot(anchor: anchor, id: nextID)
    }
  }

  /// What a change inside makes of this layer; nothing is in force yet.
  func plan(for inner: BatchUpdate, counts after: [Int]) -> Plan {
    let trace = BatchTrace(inner, before: counts, after: after)
    let slots = followingSlots(trace)
    let lifting = HandMadeLifting(
      inner: inner, trace: trace, before: self, slots: slots, counts: trace.rowCounts)
    return Plan(slots: slots, counts: trace.rowCounts, outer: lifting.outer)
  }

  /// The slots after a change: each before the row that it stood before, or before the next one
  /// that is still there.
  func followingSlots(_ trace: BatchTrace) -> [[Slot]] {
    trace.rows.enumerated().map { section, origins in
      guard let old = trace.sections[section] else { return layOut(origins.count) }
      var rows: [Int: Int] = [:]
      for (row, origin) in origins.enumerated() {
        if let source = origin.row, source.section == old { rows[source.row] = row }
      }
      guard let last = rows.values.max() else { return layOut(origins.count) }
      let slots = self.slots[old].map { slot in
        let heir = (slot.anchor..<max(counts[old], slot.anchor)).first { rows[$0] != nil }
        return Slot(anchor: heir.flatMap { rows[$0] } ?? last + 1, id: slot.id)
      }
      return slots.enumerated()
        .sorted { ($0.element.anchor, $0.offset) < ($1.element.anchor, $1.offset) }
        .map(\.element)
    }
  }

  func commit(_ plan: Plan) { setRows(slots: plan.slots, counts: plan.counts) }

  /// A layer with the same rows, to be asked where they are.
  func copy(slots: [[Slot]], counts: [Int]) -> HandMadeLayer {
    let copy = HandMadeLayer(named: name, every: period)
    copy.setRows(slots: slots, counts: counts)
    return copy
  }

  /// A layer that answers as this one should.
  var sound: HandMadeLayer { copy(slots: slots, counts: counts) }
}
