import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("TableUpdateValidator")
struct TableUpdateValidatorTests {
  private func problem(
    _ before: [Int], _ after: [Int], _ fill: (inout TableUpdate) -> Void
  ) -> String? {
    var update = TableUpdate()
    fill(&update)
    do {
      _ = try TableUpdateValidator(update: update.inOrder, before: before, after: after).validMap()
      return nil
    } catch {
      return error.text
    }
  }

  private func move(_ source: IndexPath, _ target: IndexPath) -> TableUpdate.RowMove {
    TableUpdate.RowMove(source: source, target: target)
  }

  private func move(_ source: Int, _ target: Int) -> TableUpdate.SectionMove {
    TableUpdate.SectionMove(source: source, target: target)
  }

  @Test("Rows that do not exist")
  func rowBounds() {
    #expect(
      problem([3], [3]) { $0.deletedRows = [IndexPath(3)] }
        == "attempt to delete row 3 from section 0 which only contains 3 rows before the update")
    #expect(
      problem([3], [3]) { $0.deletedRows = [IndexPath(-1)] }
        == "attempt to delete row -1 from section 0 which only contains 3 rows before the update")
    #expect(
      problem([], []) { $0.deletedRows = [IndexPath(0)] }
        == "attempt to delete row 0 from section 0, but there are only 0 sections before the update"
    )
    #expect(
      problem([3], [3]) { $0.reloadedRows = [IndexPath(4)] }
        == "attempt to delete row 4 from section 0 which only contains 3 rows before the update")
    #expect(
      problem([3], [3]) { $0.reconfiguredRows = [IndexPath(4)] }
        == "attempt to reconfigure row 4 in section 0 which only contains 3 rows before the update")
    #expect(
      problem([3], [4]) { $0.insertedRows = [IndexPath(4)] }
        == "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the "
        + "update")
    #expect(
      problem([3], [3]) { $0.insertedRows = [IndexPath(0, in: 1)] }
        == "attempt to insert row 0 into section 1, but there are only 1 sections after the update")
  }

  @Test("Moves from or to places that do not exist")
  func moveBounds() {
    let far = "<NSIndexPath> {length = 2, path = 0 - 3}"
    let first = "<NSIndexPath> {length = 2, path = 0 - 0}"
    #expect(
      problem([3], [3]) { $0.movedRows = [move(IndexPath(3), IndexPath(0))] }
        == "attempt to move index path (\(far)) that does not exist - there are only 3 rows in section "
        + "0 before the update")
    #expect(
      problem([3], [3]) { $0.movedRows = [move(IndexPath(0), IndexPath(3))] }
        == "attempt to move index path (\(first)) to index path (\(far)) that does not exist - there "
        + "are only 3 rows in section 0 after the update")
    #expect(
      problem([3], []) { $0.movedRows = [move(IndexPath(0), IndexPath(3))] }
        == "attempt to move index path (\(first)) to index path (\(far)) that does not exist - there "
        + "are only 0 sections after the update")
  }

  @Test("Sections that do not exist")
  func sectionBounds() {
    #expect(
      problem([3], [3]) { $0.deletedSections = [1] }
        == "attempt to delete section 1, but there are only 1 sections before the update")
    #expect(
      problem([3], [3]) { $0.reloadedSections = [2] }
        == "attempt to delete section 2, but there are only 1 sections before the update")
    #expect(
      problem([3], [3]) { $0.insertedSections = [1] }
        == "attempt to insert section 1 but there are only 1 sections after the update")
    #expect(
      problem([3], [3]) { $0.movedSections = [move(1, 0)] }
        == "attempt to move section 1, but there are only 1 sections before the update")
    #expect(
      problem([3], [3]) { $0.movedSections = [move(0, 1)] }
        == "attempt to move section 0 to section 1, but there are only 1 sections after the update")
  }

  @Test("Numbers that no list has are out of bounds like any other")
  func farAway() {
    for row in [NSNotFound, Int.min] {
      let text = problem([1], [1]) {
        $0.insertedRows = [IndexPath(0)]
        $0.reloadedRows = [IndexPath(row: row, section: 0)]
      }
      #expect(text?.hasPrefix("attempt to delete row \(row) from section 0") == true)
    }
  }

  @Test("Operations on rows that exclude each other")
  func rowConflicts() {
    let path = "<NSIndexPath> {length = 2, path = 0 - 1}"
    let (one, two) = (IndexPath(1), IndexPath(2))
    let deleteAndMove = "attempt to perform a delete and a move from the same index path (\(path))"
    #expect(
      problem([3], [2]) {
        $0.deletedRows = [one]
        $0.movedRows = [move(one, one)]
      } == deleteAndMove)
    #expect(
      problem([3], [3]) {
        $0.reloadedRows = [one]
        $0.movedRows = [move(one, two)]
      } == deleteAndMove)
    #expect(
      problem([3], [4]) {
        $0.insertedRows = [one]
        $0.movedRows = [move(two, one)]
      } == "attempt to perform an insert and a move to the same index path (\(path))")
    #expect(
      problem([3], [2]) {
        $0.deletedRows = [one]
        $0.reloadedRows = [one]
      } == "attempt to delete and reload the same index path (\(path))")
    let twice = "Attempt to create two animations for cell"
    #expect(problem([3], [2]) { $0.deletedRows = [one, one] } == twice)
    #expect(problem([3], [4]) { $0.insertedRows = [one, one] } == twice)
    #expect(problem([3], [3]) { $0.reloadedRows = [one, one] } == twice)
    #expect(problem([3], [3]) { $0.movedRows = [move(one, two), move(one, one)] } == twice)
    #expect(problem([3], [3]) { $0.movedRows = [move(one, two), move(two, two)] } == twice)
    #expect(problem([3], [3]) { $0.reconfiguredRows = [one, one] } == nil)
  }

  @Test("Operations on sections that exclude each other")
  func sectionConflicts() {
    let deleteAndMove = "attempt to perform a delete and a move from the same section (1)"
    #expect(
      problem([3, 3], [3]) {
        $0.deletedSections = [1]
        $0.movedSections = [move(1, 0)]
      } == deleteAndMove)
    #expect(
      problem([3, 3], [3, 3]) {
        $0.reloadedSections = [1]
        $0.movedSections = [move(1, 0)]
      } == deleteAndMove)
    #expect(
      problem([3, 3], [3, 3, 3]) {
        $0.insertedSections = [1]
        $0.movedSections = [move(0, 1)]
      } == "attempt to perform an insert and a move to the same section (1)")
    #expect(
      problem([3, 3], [3]) {
        $0.deletedSections = [1]
        $0.reloadedSections = [1]
      } == "attempt to delete and reload the same section (1)")
    #expect(
      problem([3, 3], [3, 3]) { $0.reloadedSections = [1, 1] }
        == "Attempt to create two animations for cell")
  }

  @Test("A row cannot move into a section that is new, be it inserted or reloaded")
  func movesIntoNewSections() {
    #expect(
      problem([2], [1, 1]) {
        $0.insertedSections = [1]
        $0.movedRows = [move(IndexPath(0), IndexPath(0, in: 1))]
      } == "cannot move a row into a newly inserted section (1)")
    #expect(
      problem([2, 1], [1, 1]) {
        $0.reloadedSections = [1]
        $0.movedRows = [move(IndexPath(0), IndexPath(0, in: 1))]
      } == "cannot move a row into a newly inserted section (1)")
  }

  @Test("A section cannot move while its rows change; reconfiguring them is no change")
  func movedSections() {
    let text =
      "attempt to perform a move of a section and changes of its rows at the same time (section 0 to "
      + "section 1)"
    let changes: [(inout TableUpdate) -> Void] = [
      { $0.deletedRows = [IndexPath(0)] }, { $0.reloadedRows = [IndexPath(0)] },
      { $0.insertedRows = [IndexPath(0, in: 1)] },
      { $0.movedRows = [move(IndexPath(0), IndexPath(0))] },
      { $0.movedRows = [move(IndexPath(0, in: 1), IndexPath(0, in: 1))] },
    ]
    for change in changes {
      #expect(
        problem([3, 3], [3, 3]) {
          $0.movedSections = [move(0, 1)]
          change(&$0)
        } == text)
    }
    #expect(
      problem([3, 3], [3, 3]) {
        $0.movedSections = [move(0, 1)]
        $0.reconfiguredRows = [IndexPath(0)]
      } == nil)
  }

  @Test("Counts that did not change at all")
  func unchangedCounts() {
    #expect(
      problem([5], [5]) {
        $0.deletedRows = [IndexPath(0)]
        $0.reloadedRows = [IndexPath(1)]
        $0.movedRows = [move(IndexPath(2), IndexPath(3))]
      }
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
        + "existing section after the update (5) must be equal to the number of rows contained in that "
        + "section before the update (5), plus or minus the number of rows inserted or deleted from that "
        + "section (1 inserted, 2 deleted) and plus or minus the number of rows moved into or out of "
        + "that section (1 moved in, 1 moved out).")
    #expect(
      problem([5], [5]) { $0.deletedSections = [0] }
        == "Invalid update: invalid number of sections. The number of sections contained in the table "
        + "view after the update (1) must be equal to the number of sections contained in the table view "
        + "before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, "
        + "1 deleted).")
  }

  @Test("Counts that changed, but not as announced")
  func inconsistentCounts() {
    #expect(
      problem([20], [3]) { $0.reloadedRows = [IndexPath(0)] }
        == "Invalid batch updates detected: the number of sections and/or rows returned by the data "
        + "source before and after performing the batch updates are inconsistent with the updates.\n"
        + "Data source before updates = { 1 section with row counts: [20] }\n"
        + "Data source after updates = { 1 section with row counts: [3] }\n"
        + "Updates = [\n\tDelete row (0 - 0),\n\tInsert row (0 - 0)\n]")
    #expect(
      problem([2], [2, 1, 1]) {
        $0.insertedSections = [1]
        $0.movedSections = [move(0, 0)]
        $0.movedRows = [move(IndexPath(0), IndexPath(1))]
      }?.hasSuffix("at the same time (section 0 to section 0)") == true)
    #expect(
      problem([2, 4], [2, 1, 1]) {
        $0.reloadedSections = [1]
        $0.movedSections = [move(0, 0)]
      }?.hasSuffix(
        "Data source before updates = { 2 sections with row counts: [2, 4] }\n"
          + "Data source after updates = { 3 sections with row counts: [2, 1, 1] }\n"
          + "Updates = [\n\tDelete section (1),\n\tInsert section (1),\n\tMove section (0 to 0)\n]")
        == true)
  }

  @Test("Row operations in deleted, inserted or reloaded sections do not count")
  func swallowed() {
    #expect(
      problem([2, 2], [5, 7]) {
        $0.deletedSections = [0]
        $0.insertedSections = [1]
        $0.reloadedSections = [1]
        $0.deletedRows = [IndexPath(0), IndexPath(1, in: 1)]
        $0.reloadedRows = [IndexPath(1), IndexPath(0, in: 1)]
        $0.insertedRows = [IndexPath(4), IndexPath(6, in: 1)]
      } == nil)
    #expect(
      problem([2, 2], [3]) {
        $0.deletedSections = [0]
        $0.movedRows = [move(IndexPath(0), IndexPath(0))]
      } == nil)
  }
}
