import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("The policies of a layer when its content changes")
struct LayerStateTests {
  @Test("Every worked example of a content change")
  func vectors() throws {
    let changes = try LayoutVectors.load().contentChanges
    #expect(!changes.isEmpty)
    for change in changes {
      try #require(change.policy == "follow the content")
      var update = BatchUpdate()
      update.rows.deleted = (change.delete ?? []).map { RowPosition(section: 0, row: $0) }
      update.rows.inserted = (change.insert ?? []).map { RowPosition(section: 0, row: $0) }
      if let move = change.move {
        update.rows.moved = [
          BatchUpdate.RowMove(
            from: RowPosition(section: 0, row: move[0]), to: RowPosition(section: 0, row: move[1]))
        ]
      }
      let state = LayerState(
        rule: LayerRule(rows: .before(contentRows: change.anchors), supply: .everySlot),
        policy: .followContent, rowCounts: [change.contentCount])
      let count = change.contentCount - update.deletedRows.count + update.insertedRows.count
      let map = UpdateMap(update, before: [change.contentCount], after: [count])
      let layout = state.following(map).new.layout
      #expect(layout.rows[0].contentCount == count)
      #expect(layout.rows[0].anchors == change.anchorsAfter, "\(change)")
    }
  }
}
