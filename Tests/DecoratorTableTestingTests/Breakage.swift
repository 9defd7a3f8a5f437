import DecoratorTableKit

@testable import DecoratorTableTesting

/// A way for a layer or a table to be broken, and the rules that accuse it, all of them at the
/// first operation that shows it.
struct Breakage: CustomStringConvertible, Sendable {
  let description: String
  let rules: Set<ConsistencyRule>
  let layer: HandMadeLayer.Type
  let table: HandMadeTable.Type
  /// The operation that shows it, on five rows in one section with additional rows before rows 1
  /// and 4 (outer 1 and 5); nil if it shows on loading.
  let operation: (@Sendable @MainActor (HandMadeTable) -> BatchUpdate)?

  init(
    _ description: String, _ rules: Set<ConsistencyRule>,
    layer: HandMadeLayer.Type = HandMadeLayer.self, table: HandMadeTable.Type = HandMadeTable.self,
    operation: (@Sendable @MainActor (HandMadeTable) -> BatchUpdate)? = nil
  ) {
    self.description = description
    self.rules = rules
    self.layer = layer
    self.table = table
    self.operation = operation
  }

  @MainActor
  private static func insert(_ table: HandMadeTable) -> BatchUpdate {
    table.content[0].insert(table.newContent(), at: 0)
    return BatchUpdate().insertingRows([0], inSection: 0)
  }

  @MainActor
  private static func delete(_ table: HandMadeTable) -> BatchUpdate {
    table.content[0].removeSubrange(3...4)
    return BatchUpdate().deletingRows([3, 4], inSection: 0)
  }

  @MainActor
  private static func move(_ table: HandMadeTable) -> BatchUpdate {
    table.content[0].insert(table.content[0].remove(at: 4), at: 0)
    return BatchUpdate().movingRow(from: 4, to: 0, inSection: 0)
  }

  @MainActor
  private static func reload(_ table: HandMadeTable) -> BatchUpdate {
    for row in 2...4 { table.content[0][row] = table.newContent() }
    return BatchUpdate().reloadingRows(2...4, inSection: 0)
  }

  static let all: [Breakage] = [
    Breakage(
      "the inverse is wrong at an anchor", [.roundTrips, .additionalRows],
      layer: InverseWrongAtAnchor.self),
    Breakage(
      "positions are not shifted by an insert", [.announcedChanges],
      layer: PositionsNotShifted.self, operation: insert),
    Breakage(
      "inner rows are announced as they are", [.forwardedChanges, .announcedChanges],
      layer: AnnouncesInnerRows.self, operation: move),
    Breakage(
      "reloads are not forwarded", [.forwardedChanges, .announcedChanges],
      layer: ForwardsNoReloads.self, operation: reload),
    Breakage(
      "the end of a reload is not translated", [.forwardedChanges],
      layer: ReloadsEndUntranslated.self, operation: reload),
    Breakage(
      "moves are not forwarded", [.forwardedChanges, .announcedChanges],
      layer: ForwardsNoMoves.self, operation: move),
    Breakage(
      "the table is told before the layout is updated",
      [.rowCounts, .sourceCounts, .announcedChanges],
      table: AnnouncesBeforeUpdating.self, operation: insert),
    Breakage(
      "the layout is updated too early", [.rowCounts, .roundTrips],
      layer: UpdatedTooEarly.self,
      table: UpdatesTooEarly.self, operation: insert),
    Breakage(
      "held rows are not carried over a move", [.heldRows],
      table: LeavesHeldRowsAtMoves.self, operation: move),
    Breakage(
      "a removal does not span additional rows", [.forwardedChanges, .announcedChanges],
      layer: RemovesOneSpan.self, operation: delete),
    Breakage(
      "off by one after the last additional row", [.roundTrips, .additionalRows],
      layer: OffByOneAfterLastAdditional.self),
    Breakage(
      "a reload goes past the end", [.sourceCounts, .announcedChanges],
      layer: ReloadsPastTheEnd.self, operation: reload),
    Breakage(
      "a reset keeps old positions", [.rowCounts],
      layer: KeepsPositionsOnReset.self,
      table: Resets.self, operation: insert),

    Breakage(
      "a held row survives its row", [.heldRows],
      table: KeepsHeldRowsAlive.self, operation: delete),
    Breakage(
      "a batch begins in another", [.oneBatchAtATime],
      table: BeginsTwice.self, operation: insert),
    Breakage(
      "somebody tells the table directly", [.directChanges],
      table: ToldDirectly.self, operation: insert),
    Breakage(
      "an announcement is empty", [.announcedChanges],
      table: AnnouncesNothing.self, operation: reload),
    Breakage(
      "the source has other counts", [.sourceCounts],
      table: LiesAboutItsSource.self, operation: insert),
    Breakage(
      "the content is not as announced", [.announcedChanges],
      table: TellsOtherContent.self, operation: reload),
    Breakage(
      "the stack's own map skips a layer", [.composition, .unknownRows],
      table: SkipsALayer.self),
    Breakage(
      "cells are dequeued with data rows", [.cells],
      table: DequeuesWithDataRows.self),
    Breakage(
      "two cells show the same", [.cells],
      table: ShowsOneThingTwice.self),
    Breakage(
      "two rows show one model", [.cells],
      layer: ShowsOneModelTwice.self),
    Breakage(
      "a reload is announced twice", [.forwardedChanges, .sourceCounts],
      layer: ReloadsTwice.self, operation: reload),
    Breakage(
      "a reload replaces its row", [.forwardedChanges, .announcedChanges],
      layer: ReplacesReloadedRows.self, operation: reload),
    Breakage(
      "a layer reloads its own rows", [.announcedChanges],
      layer: ReloadsItsOwnRows.self, operation: reload),
    Breakage(
      "rows move that could stay", [.announcedChanges],
      layer: MovesWhatCouldStay.self, operation: reload),
    Breakage(
      "sections are replaced for a row", [.announcedChanges],
      layer: ReplacesSections.self, operation: reload),
    Breakage(
      "a row is nothing at all", [.rowOwnership, .roundTrips, .additionalRows],
      layer: LosesRowAboveAnchor.self),
    Breakage(
      "additional rows know other neighbours", [.additionalRows],
      layer: KnowsTheWrongNeighbour.self),
    Breakage(
      "a row is two things", [.rowOwnership, .roundTrips, .unknownRows],
      layer: SaysContentWhereItStands.self),
    Breakage(
      "content is said to be at additional rows", [.additionalRows, .roundTrips],
      layer: PutsContentOnItsRows.self),
    Breakage(
      "a hidden row has a place", [.hiddenRows, .rowCounts],
      layer: HidesInWordsOnly.self),
    Breakage(
      "a row has no place, and is not hidden", [.roundTrips],
      layer: LosesAPlace.self),
    Breakage(
      "a reload of a hidden row is announced", [.announcedChanges, .sourceCounts],
      layer: ReloadsHiddenRows.self, operation: reload),
    Breakage(
      "a row is revealed without a word", [.announcedChanges, .forwardedChanges, .sourceCounts],
      layer: RevealsInSilence.self, operation: reload),
    Breakage(
      "a row is hidden without a word", [.announcedChanges, .forwardedChanges, .sourceCounts],
      layer: HidesInSilence.self, operation: reload),
    Breakage(
      "rows are hidden by their numbers", [.announcedChanges, .forwardedChanges],
      layer: HidesNumbers.self, operation: move),
    Breakage(
      "hidden rows are counted", [.rowCounts, .rowOwnership], layer: CountsHiddenRows.self),
    Breakage(
      "what is below a hidden row is one off", [.roundTrips],
      layer: PassesOverNoHiddenRow.self),
    Breakage(
      "a hidden row is said to be somewhere", [.hiddenRows, .roundTrips, .unknownRows],
      layer: PutsHiddenRowsSomewhere.self),
    Breakage(
      "a row of a child is said to be the one below", [.children], table: NamesTheRowBelow.self),
    Breakage(
      "an additional row is said to be a child's", [.children],
      table: GivesAdditionalRowsToChildren.self),
    Breakage(
      "a row of a child has no place", [.children], table: LosesTheFirstRowOfAChild.self),
    Breakage(
      "a row that no child has is somewhere", [.children], table: ShowsRowsThatNoChildHas.self),
    Breakage(
      "the children have a row more than the table", [.children], table: CountsARowTooMany.self),
    Breakage(
      "rows that do not exist are answered", [.unknownRows],
      layer: AnswersForAnyRow.self),
  ]
}
