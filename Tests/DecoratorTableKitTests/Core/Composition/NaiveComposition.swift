@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Children that are written out, one below the other. Every row is a number of its own.
struct NaiveComposition {
  let kind: Composition.Kind
  /// The rows of each section of each child.
  let children: [[[Int]]]

  /// Children with as many rows in each section as `counts` says.
  init(_ kind: Composition.Kind, counts: [[Int]]) {
    self.init(
      kind,
      children: counts.enumerated().map { child, counts in
        NaiveBatch.rows(counts).map { $0.map { Self.firstOfChild * (child + 1) + $0 } }
      })
  }

  init(_ kind: Composition.Kind, children: [[[Int]]]) {
    self.kind = kind
    self.children = children
  }

  /// The rows of the whole.
  var rows: [[Int]] {
    switch kind {
    case .bySections: Array(children.joined())
    case .byRows: [children.flatMap { $0.first ?? [] }]
    }
  }

  var counts: [[Int]] { children.map { $0.map(\.count) } }

  var composition: Composition { Composition(kind, of: counts) }
}

/// One thing that happens in a composition.
enum CompositionStep: Hashable {
  /// An operation of a child's own.
  case operation(child: Int, BatchUpdate.Operation)
  case remove(child: Int)
  case insert(at: Int)
  case move(child: Int, to: Int)
}

extension NaiveComposition {
  /// The number of the first row of a child that is inserted.
  static let firstOfNewChild = 9_000_000_000

  /// The number of the first row of the first child: more than that of any row of a batch.
  private static let firstOfChild = 10_000_000

  /// Returns the number of a row that a batch has brought to a child.
  private static func new(_ row: Int, in child: Int) -> Int {
    5_000_000_000 + firstOfChild * child + row
  }

  /// The number of rows in each of its sections.
  static let countsOfNewChild = [1, 2]

  /// Every step, many of which are not legal.
  var steps: [CompositionStep] {
    var steps: [CompositionStep] = []
    for (child, counts) in counts.enumerated() {
      steps += operations(of: counts).map { .operation(child: child, $0) }
      steps.append(.remove(child: child))
      steps += children.indices.filter { $0 != child }.map { .move(child: child, to: $0) }
    }
    return steps + (0...children.count).map { .insert(at: $0) }
  }

  private func operations(of counts: [Int]) -> [BatchUpdate.Operation] {
    func rows(more: Int) -> [RowPosition] {
      counts.enumerated().flatMap { section, count in
        (0..<count + more).map { RowPosition(section: section, row: $0) }
      }
    }
    var operations = counts.indices.flatMap { section -> [BatchUpdate.Operation] in
      [.deleteSection(section), .reloadSection(section)]
        + counts.indices.map { .moveSection(from: section, to: $0) }
    }
    operations += (0...counts.count).map { .insertSection($0) }
    for row in rows(more: 0) {
      operations += [.deleteRow(row), .reloadRow(row), .reconfigureRow(row)]
      operations += rows(more: 0).map { .moveRow(from: row, to: $0) }
    }
    return operations + rows(more: 2).map { .insertRow($0) }
  }

  /// The change that some steps are, and its result; nil if it is not legal.
  func after(
    _ steps: [CompositionStep]
  ) -> (change: CompositionChange, after: NaiveComposition)? {
    var change = CompositionChange()
    var children = children
    let byChild = Dictionary(grouping: steps) { step -> Int? in
      if case .operation(let child, _) = step { child } else { nil }
    }
    for case (let child?, let steps) in byChild {
      let operations = steps.compactMap { step -> BatchUpdate.Operation? in
        if case .operation(_, let operation) = step { operation } else { nil }
      }
      let batch = NaiveBatch(before: children[child], operations: operations)
      guard let after = batch.after else { return nil }
      // New rows have numbers of their own in each child.
      children[child] = after.map { rows in
        rows.map { $0 < Self.firstOfChild ? Self.new($0, in: child) : $0 }
      }
      change.updates[child] = CompositionChange.Update(
        batch: BatchUpdate(operations), rowCountsAfter: after.map(\.count))
    }
    var arrangement = children.indices.map { CompositionChange.Child.kept($0) }
    for step in steps {
      switch step {
      case .operation: continue
      case .remove(let child):
        guard let index = arrangement.firstIndex(of: .kept(child)) else { return nil }
        arrangement.remove(at: index)
      case .insert(let index):
        guard index <= arrangement.count, !arrangement.contains(.new(Self.countsOfNewChild))
        else { return nil }
        arrangement.insert(.new(Self.countsOfNewChild), at: index)
      case .move(let child, let target):
        guard let index = arrangement.firstIndex(of: .kept(child)), target < arrangement.count
        else { return nil }
        arrangement.insert(arrangement.remove(at: index), at: target)
      }
      change.arrangement = arrangement
    }
    let new = Self.countsOfNewChild.enumerated().map { section, count in
      (0..<count).map { Self.firstOfNewChild + 10 * section + $0 }
    }
    let after = arrangement.map { child in
      switch child {
      case .kept(let child): children[child]
      case .new: new
      }
    }
    return (change, NaiveComposition(kind, children: after))
  }
}
