import DecoratorTableKit

// Batches in few words, in the coordinates of their operations.
extension BatchUpdate {
  package func adding(_ operations: some Sequence<Operation>) -> BatchUpdate {
    BatchUpdate(self.operations + Array(operations))
  }

  package mutating func add(_ operation: Operation) { self = adding([operation]) }

  package func deletingRows(_ rows: some Sequence<RowPosition>) -> BatchUpdate {
    adding(rows.map { .deleteRow($0) })
  }

  package func deletingRows(_ rows: some Sequence<Int>, inSection section: Int) -> BatchUpdate {
    deletingRows(rows.map { RowPosition(section: section, row: $0) })
  }

  package func insertingRows(_ rows: some Sequence<RowPosition>) -> BatchUpdate {
    adding(rows.map { .insertRow($0) })
  }

  package func insertingRows(_ rows: some Sequence<Int>, inSection section: Int) -> BatchUpdate {
    insertingRows(rows.map { RowPosition(section: section, row: $0) })
  }

  package func movingRow(from source: RowPosition, to target: RowPosition) -> BatchUpdate {
    adding([.moveRow(from: source, to: target)])
  }

  package func movingRow(from source: Int, to target: Int, inSection section: Int) -> BatchUpdate {
    movingRow(
      from: RowPosition(section: section, row: source),
      to: RowPosition(section: section, row: target))
  }

  package func reloadingRows(_ rows: some Sequence<RowPosition>) -> BatchUpdate {
    adding(rows.map { .reloadRow($0) })
  }

  package func reloadingRows(_ rows: some Sequence<Int>, inSection section: Int) -> BatchUpdate {
    reloadingRows(rows.map { RowPosition(section: section, row: $0) })
  }

  package func reconfiguringRows(_ rows: some Sequence<RowPosition>) -> BatchUpdate {
    adding(rows.map { .reconfigureRow($0) })
  }

  package func reconfiguringRows(_ rows: some Sequence<Int>, inSection section: Int) -> BatchUpdate
  {
    reconfiguringRows(rows.map { RowPosition(section: section, row: $0) })
  }

  package func deletingSections(_ sections: some Sequence<Int>) -> BatchUpdate {
    adding(sections.map { .deleteSection($0) })
  }

  package func insertingSections(_ sections: some Sequence<Int>) -> BatchUpdate {
    adding(sections.map { .insertSection($0) })
  }

  package func movingSection(from source: Int, to target: Int) -> BatchUpdate {
    adding([.moveSection(from: source, to: target)])
  }

  package func reloadingSections(_ sections: some Sequence<Int>) -> BatchUpdate {
    adding(sections.map { .reloadSection($0) })
  }
}
