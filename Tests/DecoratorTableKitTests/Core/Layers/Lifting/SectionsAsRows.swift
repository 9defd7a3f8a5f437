@testable import DecoratorLayouts
@testable import DecoratorTableKit

extension BatchUpdate {
  /// The same batch of changes of the rows of one section.
  var sectionsAsRows: BatchUpdate {
    var update = BatchUpdate().deletingRows(deletedSections, inSection: 0)
      .insertingRows(insertedSections, inSection: 0)
    for move in movedSections {
      update.add(
        .moveRow(
          from: RowPosition(section: 0, row: move.source),
          to: RowPosition(section: 0, row: move.target)))
    }
    return update
  }

  /// The same batch, where what moves to its own place is deleted and inserted.
  var withoutMovesToThemselves: BatchUpdate {
    var update = self
    update.rows.moved = movedRows.filter { $0.source != $0.target }
    let pinned = movedRows.filter { $0.source == $0.target }.map(\.source)
    return update.deletingRows(pinned).insertingRows(pinned)
  }
}

extension NaiveLayer<Int> {
  mutating func emptyAddedSections() {
    for index in added.indices { added[index].rows = [] }
  }

  /// The added sections as additional rows of one section.
  func sectionsAsRows(around content: [Int]) -> NaiveLayer {
    NaiveLayer(
      content: [content],
      sections: [
        Section(anchors: added.map(\.anchor), identities: added.map { -1 - $0.identity })
      ])
  }
}
