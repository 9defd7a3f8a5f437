import DecoratorTableKit

extension CheckGroup {
  /// A batch of each kind: whether counts and cells are those of the models afterwards.
  static let batches = CheckGroup("Batches", CheckedBatch.all.map { check($0) })

  private static func check(_ batch: CheckedBatch) -> TableCheck {
    TableCheck("Counts and cells are those of the models after \(batch.title)") { stage in
      var findings = CheckFindings()
      var places: [String] = []
      var rows = 0
      for kind in [CheckedTable.Kind.bare, .withoutRows, .withAds] {
        let table = await stage.show(kind, CheckedSource.sections(CheckedBatch.counts))
        table.compareWithModels(&findings, "before, \(kind)")
        batch.make(in: table)
        await stage.settle()
        table.compareWithModels(&findings, "after, \(kind)")
        places.append(table.place)
        rows = table.visibleCells.count
        stage.clear()
      }
      findings.expect("place without additional rows", places[1], places[0])
      return findings.outcome("\(rows) rows on screen, among ads")
    }
  }
}
