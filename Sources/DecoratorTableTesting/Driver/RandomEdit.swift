import DecoratorTableKit

/// One edit of a random run. Its numbers apply to a model of any size, so that a run can be
/// repeated without some of its edits.
struct RandomEdit: Hashable {
  private let kind: UInt64
  private let first: UInt64
  private let second: UInt64

  init(using generator: inout some RandomNumberGenerator) {
    kind = generator.next()
    first = generator.next()
    second = generator.next()
  }

  /// Edits the model, and records the change.
  ///
  /// - Returns: A description of the edit; nil if it was not possible.
  @MainActor
  func make(with edits: ModelEdits, announcing announced: inout SequentialEdits) -> String? {
    let kinds = Kind.allCases.filter { $0.isOffered(by: edits) }
    guard !kinds.isEmpty else { return nil }
    let weighted = kinds.flatMap { Array(repeating: $0, count: $0.weight) }
    return make(weighted[kind.index(below: weighted.count)], edits, &announced)
  }

  /// Causes one of the other events.
  @MainActor
  func makeOther(with edits: ModelEdits) -> (name: String, act: () -> Void)? {
    guard !edits.others.isEmpty else { return nil }
    let other = edits.others[first.index(below: edits.others.count)]
    return (other.key, other.value)
  }

  private enum Kind: CaseIterable {
    case insertRow, deleteRow, moveRow, reloadRow, reconfigureRow
    case insertSection, deleteSection, moveSection, reloadSection

    /// Sections change less often than rows.
    var weight: Int {
      switch self {
      case .insertRow, .deleteRow, .moveRow: 6
      case .reloadRow, .reconfigureRow: 3
      case .insertSection, .deleteSection, .moveSection, .reloadSection: 1
      }
    }

    @MainActor
    func isOffered(by edits: ModelEdits) -> Bool {
      switch self {
      case .insertRow: edits.insertRow != nil
      case .deleteRow: edits.deleteRow != nil
      case .moveRow: edits.moveRow != nil
      case .reloadRow: edits.reloadRow != nil
      case .reconfigureRow: edits.reconfigureRow != nil
      case .insertSection: edits.insertSection != nil
      case .deleteSection: edits.deleteSection != nil
      case .moveSection: edits.moveSection != nil
      case .reloadSection: edits.reloadSection != nil
      }
    }
  }

  @MainActor
  private func make(
    _ kind: Kind, _ edits: ModelEdits, _ announced: inout SequentialEdits
  ) -> String? {
    let counts = edits.rowCounts()
    switch kind {
    case .insertRow:
      guard let row = place(first, in: counts) else { return nil }
      edits.insertRow?(row)
      announced.insertRow(at: row)
      return "insert \(row)"
    case .deleteRow:
      guard let row = row(first, in: counts) else { return nil }
      edits.deleteRow?(row)
      announced.deleteRow(at: row)
      return "delete \(row)"
    case .moveRow:
      guard let source = row(first, in: counts) else { return nil }
      var counts = counts
      counts[source.section] -= 1
      guard let target = place(second, in: counts) else { return nil }
      edits.moveRow?(source, target)
      announced.moveRow(from: source, to: target)
      return "move \(source) to \(target)"
    case .reloadRow:
      guard let row = row(first, in: counts) else { return nil }
      edits.reloadRow?(row)
      announced.reloadRow(at: row)
      return "reload \(row)"
    case .reconfigureRow:
      guard let row = row(first, in: counts) else { return nil }
      edits.reconfigureRow?(row)
      announced.reconfigureRow(at: row)
      return "reconfigure \(row)"
    case .insertSection:
      let section = first.index(below: counts.count + 1)
      edits.insertSection?(section)
      announced.insertSection(at: section, rowCount: edits.rowCounts()[section])
      return "insert section \(section)"
    case .deleteSection:
      guard !counts.isEmpty else { return nil }
      let section = first.index(below: counts.count)
      edits.deleteSection?(section)
      announced.deleteSection(at: section)
      return "delete section \(section)"
    case .moveSection:
      guard !counts.isEmpty else { return nil }
      let source = first.index(below: counts.count)
      let target = second.index(below: counts.count)
      edits.moveSection?(source, target)
      announced.moveSection(from: source, to: target)
      return "move section \(source) to \(target)"
    case .reloadSection:
      guard !counts.isEmpty else { return nil }
      let section = first.index(below: counts.count)
      edits.reloadSection?(section)
      announced.reloadSection(at: section, rowCount: edits.rowCounts()[section])
      return "reload section \(section)"
    }
  }

  /// Returns one of the rows.
  private func row(_ number: UInt64, in counts: [Int]) -> RowPosition? {
    let total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    return position(number.index(below: total), in: counts, extra: 0)
  }

  /// Returns one of the places at which a row can be inserted.
  private func place(_ number: UInt64, in counts: [Int]) -> RowPosition? {
    let total = counts.reduce(counts.count, +)
    guard total > 0 else { return nil }
    return position(number.index(below: total), in: counts, extra: 1)
  }

  private func position(_ index: Int, in counts: [Int], extra: Int) -> RowPosition? {
    var index = index
    for (section, count) in counts.enumerated() {
      if index < count + extra { return RowPosition(section: section, row: index) }
      index -= count + extra
    }
    return nil
  }
}

extension UInt64 {
  /// Returns the number below `bound` that this number selects.
  fileprivate func index(below bound: Int) -> Int { Int(self % UInt64(bound)) }
}
