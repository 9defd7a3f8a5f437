import DecoratorTableKit

@testable import DecoratorTableTesting

// Tables that are right but for one thing each.

final class AnnouncesBeforeUpdating: HandMadeTable {
  override func apply(_ update: AnnouncedUpdate, _ plans: [HandMadeLayer.Plan]) {
    onEvent?(.announcing(update))
    commit(plans)
  }
}

/// A table whose layers read the source whenever they are asked.
final class UpdatesTooEarly: HandMadeTable {
  required init(_ layers: [HandMadeLayer], content: [[Int]]) {
    super.init(layers, content: content)
    for case let layer as UpdatedTooEarly in layers { layer.table = self }
  }
}

final class LeavesHeldRowsAtMoves: HandMadeTable {
  override func follow(_ outer: BatchUpdate, before: [Int]) {
    let places = held.map { held in
      outer.movedRows.contains { $0.source == held.row } ? held.row : nil
    }
    super.follow(outer, before: before)
    for (held, place) in zip(held, places) where place != nil { held.row = place }
  }
}

final class KeepsHeldRowsAlive: HandMadeTable {
  override func follow(_ outer: BatchUpdate, before: [Int]) {
    let places = held.map(\.row)
    super.follow(outer, before: before)
    for (held, place) in zip(held, places) where held.row == nil { held.row = place }
  }
}

final class BeginsTwice: HandMadeTable {
  override func apply(_ update: AnnouncedUpdate, _ plans: [HandMadeLayer.Plan]) {
    commit(plans)
    onEvent?(.announcing(update))
    if update.batches[0]?.insertedRows.isEmpty == false { onEvent?(.willUpdate) }
  }
}

/// A table that somebody tells of changes, besides its layers.
final class ToldDirectly: HandMadeTable {
  override func announce(_ update: BatchUpdate) {
    super.announce(update)
    onEvent?(.changedDirectly(update.logText))
  }
}

final class AnnouncesNothing: HandMadeTable {
  override func announce(_ update: BatchUpdate) {
    super.announce(update)
    let empty = AnnouncedUpdate(
      batches: Array(repeating: BatchUpdate(), count: layers.count + 1), origin: .layer("ads"))
    onEvent?(.willUpdate)
    onEvent?(.didUpdate(empty))
  }
}

final class LiesAboutItsSource: HandMadeTable {
  override var sourceRowCounts: [Int]? {
    super.sourceRowCounts.map { counts in counts.map { $0 > 5 ? $0 + 1 : $0 } }
  }
}

final class TellsOtherContent: HandMadeTable {
  override func announce(_ update: BatchUpdate) {
    if let last = content.indices.last(where: { content[$0].count > 2 }) {
      content[last].swapAt(0, 1)
    }
    super.announce(update)
  }
}

final class SkipsALayer: HandMadeTable {
  override func contentRow(ofReuse row: RowPosition) -> RowPosition? {
    layers.dropLast().reversed().reduce(Optional(row)) { row, layer in
      row.flatMap { layer.contentRow(of: $0) }
    }
  }
}

final class DequeuesWithDataRows: HandMadeTable {
  override var shownCells: [ShownCell] {
    cells { row in contentRow(ofReuse: row) ?? row }
  }
}

final class ShowsOneThingTwice: HandMadeTable {
  override var shownCells: [ShownCell] {
    cells { $0 }.map { ShownCell(row: $0.row, model: contentRow(ofReuse: $0.row)?.section) }
  }
}

extension HandMadeTable {
  fileprivate func cells(dequeued: (RowPosition) -> RowPosition) -> [ShownCell] {
    RowGrid.map(layers.last?.outerRowCounts ?? []) {
      ShownCell(row: $0, dequeuedRow: dequeued($0), model: nil)
    }.flatMap(\.self)
  }
}

/// A table that forgets what it was told and reads everything afresh now and then.
final class Resets: HandMadeTable {
  override func announce(_ update: BatchUpdate) {
    if update.insertedRows.isEmpty { super.announce(update) } else { reload() }
  }
}
