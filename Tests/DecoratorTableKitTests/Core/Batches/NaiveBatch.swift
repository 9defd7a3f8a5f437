import DecoratorTableKit

/// A batch update made by hand, on rows that are all different numbers: what is deleted is crossed
/// out, what is inserted is put into its place, and what is left fills the gaps in order.
struct NaiveBatch {
  let before: [[Int]]
  let operations: [BatchUpdate.Operation]
  /// Whether a row that is reloaded or reconfigured is another number after.
  var replacesRows = true

  /// The number of rows with which a new section is inserted.
  static let newSectionCount = 2

  /// The number of a row that is new at a place after the batch.
  static func newRow(_ position: RowPosition) -> Int {
    100_000 + 100 * position.section + position.row
  }

  /// Whether a number is that of a new row.
  static func isNew(_ number: Int) -> Bool { number >= 100_000 }

  static func newSection(_ section: Int) -> [Int] {
    (0..<newSectionCount).map { newRow(RowPosition(section: section, row: $0)) }
  }

  /// Rows numbered from 0, as many in each section as `counts` says.
  static func rows(_ counts: [Int]) -> [[Int]] {
    counts.enumerated().map { section, count in (0..<count).map { 100 * section + $0 } }
  }

  /// By section after the batch, which one it was; nil for one that is inserted. Nil if illegal.
  var sectionsAfter: [Int?]? {
    var claimed: [Int] = []
    var going: Set<Int> = []
    var placed: [(target: Int, source: Int?)] = []
    var count = before.count
    for operation in operations {
      switch operation {
      case .deleteSection(let section):
        claimed.append(section)
        going.insert(section)
        count -= 1
      case .reloadSection(let section): claimed.append(section)
      case .moveSection(let source, let target):
        claimed.append(source)
        going.insert(source)
        placed.append((target, source))
      case .insertSection(let section):
        placed.append((section, nil))
        count += 1
      default: break
      }
    }
    guard claimed.allSatisfy(before.indices.contains), areDifferent(claimed) else { return nil }
    return filled(placed, count: count, with: before.indices.filter { !going.contains($0) })
  }

  /// The rows after the batch; nil if it is illegal.
  var after: [[Int]]? {
    guard let sections = sectionsAfter, let rows = effectiveRows(sections) else { return nil }
    var after: [[Int]] = []
    for (target, source) in sections.enumerated() {
      guard let source, !reloads(source) else {
        after.append(Self.newSection(target))
        continue
      }
      let placed = rows.coming.filter { $0.target.section == target }
        .map { (target: $0.target.row, source: $0.source) }
      let staying = before[source].indices.map { RowPosition(section: source, row: $0) }
        .filter { !rows.going.contains($0) }
      guard let section = filled(placed, count: staying.count + placed.count, with: staying) else {
        return nil
      }
      after.append(
        section.enumerated().map { row, source in
          let position = RowPosition(section: target, row: row)
          guard let source, !(replacesRows && rows.changing.contains(source)) else {
            return Self.newRow(position)
          }
          return before[source.section][source.row]
        })
    }
    // What is swallowed must exist all the same.
    for case let position? in operations.map(\.rowAfter) {
      guard after.indices.contains(position.section),
        after[position.section].indices.contains(position.row)
      else { return nil }
    }
    return after
  }

  func reloads(_ section: Int) -> Bool { operations.contains(.reloadSection(section)) }
}

extension NaiveBatch {
  private struct Rows {
    var going: Set<RowPosition> = []
    var coming: [(target: RowPosition, source: RowPosition?)] = []
    var changing: Set<RowPosition> = []
  }

  /// What happens to rows in sections that survive.
  private func effectiveRows(_ sections: [Int?]) -> Rows? {
    var rows = Rows()
    var claimed: [RowPosition] = []
    let moves = operations.compactMap { operation -> BatchUpdate.SectionMove? in
      if case .moveSection(let source, let target) = operation {
        BatchUpdate.SectionMove(from: source, to: target)
      } else {
        nil
      }
    }
    for operation in Set(operations) {
      let (old, new) = (operation.rowBefore, operation.rowAfter)
      if let old {
        guard before.indices.contains(old.section), before[old.section].indices.contains(old.row),
          !moves.contains(where: { $0.source == old.section })
        else { return nil }
      }
      if let new {
        guard sections.indices.contains(new.section),
          !moves.contains(where: { $0.target == new.section })
        else { return nil }
      }
      let goes = old.map { sections.contains($0.section) && !reloads($0.section) } ?? false
      let comes = new.map { sections[$0.section].map { !reloads($0) } ?? false } ?? false
      if let old, let new, !comes {
        let isWithinReloaded = reloads(old.section) && sections[new.section] == old.section
        guard isWithinReloaded else { return nil }
      }
      if let old, goes {
        claimed.append(old)
        if operation.changesInPlace { rows.changing.insert(old) } else { rows.going.insert(old) }
      }
      if let new, comes { rows.coming.append((new, old)) }
    }
    for operation in Set(operations) where !operation.isReconfigure {
      if operations.count(where: { $0 == operation }) > 1, !isSwallowed(operation, sections) {
        return nil
      }
    }
    return areDifferent(claimed) ? rows : nil
  }

  private func isSwallowed(_ operation: BatchUpdate.Operation, _ sections: [Int?]) -> Bool {
    let isKeptBefore = operation.rowBefore.map {
      sections.contains($0.section) && !reloads($0.section)
    }
    let isKeptAfter = operation.rowAfter.map { row in
      sections[row.section].map { !reloads($0) } ?? false
    }
    return isKeptBefore != true && isKeptAfter != true
  }
}

/// A list of `count` places with `placed` where they belong and the others in order in between; nil
/// if this is not possible.
private func filled<Item>(
  _ placed: [(target: Int, source: Item?)], count: Int, with others: [Item]
) -> [Item?]? {
  guard areDifferent(placed.map(\.target)), placed.count + others.count == count,
    placed.allSatisfy({ (0..<count).contains($0.target) })
  else { return nil }
  var others = others.makeIterator()
  return (0..<count).map { index in
    if let found = placed.first(where: { $0.target == index }) { return found.source }
    return others.next()
  }
}

private func areDifferent<Item: Hashable>(_ items: [Item]) -> Bool {
  Set(items).count == items.count
}

extension BatchUpdate.Operation {
  fileprivate var rowBefore: RowPosition? {
    switch self {
    case .deleteRow(let row), .reloadRow(let row), .reconfigureRow(let row): row
    case .moveRow(let source, _): source
    default: nil
    }
  }

  fileprivate var rowAfter: RowPosition? {
    switch self {
    case .insertRow(let row): row
    case .moveRow(_, let target): target
    default: nil
    }
  }

  fileprivate var changesInPlace: Bool {
    switch self {
    case .reloadRow, .reconfigureRow: true
    default: false
    }
  }

  fileprivate var isReconfigure: Bool {
    if case .reconfigureRow = self { true } else { false }
  }
}
