import DecoratorTableKit

// Batches in few words, in the coordinates of their operations.
extension BatchUpdate {
  func adding(_ operations: some Sequence<Operation>) -> BatchUpdate {
    BatchUpdate(self.operations + Array(operations))
  }

  mutating func add(_ operation: Operation) { self = adding([operation]) }

  func deletingRows(_ rows: some Sequence<RowPosition>) -> BatchUpdate {
    adding(rows.map { .deleteRow($0) })
  }

  func deletingRows(_ rows: some Sequence<Int>, inSection section: Int) -> BatchUpdate {
    deletingRows(rows.map { RowPosition(section: section, row: $0) })
  }

  func insertingRows(_ rows: some Sequence<RowPosition>) -> BatchUpdate {
    adding(rows.map { .insertRow($0) })
  }

  func insertingRows(_ rows: some Sequence<Int>, inSection section: Int) -> BatchUpdate {
    insertingRows(rows.map { RowPosition(section: section, row: $0) })
  }

  func movingRow(from source: RowPosition, to target: RowPosition) -> BatchUpdate {
    adding([.moveRow(Move(from: source, to: target))])
  }

  func movingRow(from source: Int, to target: Int, inSection section: Int) -> BatchUpdate {
    movingRow(
      from: RowPosition(section: section, row: source),
      to: RowPosition(section: section, row: target))
  }

  func reloadingRows(_ rows: some Sequence<RowPosition>) -> BatchUpdate {
    adding(rows.map { .reloadRow($0) })
  }

  func reloadingRows(_ rows: some Sequence<Int>, inSection section: Int) -> BatchUpdate {
    reloadingRows(rows.map { RowPosition(section: section, row: $0) })
  }

  func reconfiguringRows(_ rows: some Sequence<RowPosition>) -> BatchUpdate {
    adding(rows.map { .reconfigureRow($0) })
  }

  func reconfiguringRows(_ rows: some Sequence<Int>, inSection section: Int) -> BatchUpdate {
    reconfiguringRows(rows.map { RowPosition(section: section, row: $0) })
  }

  func deletingSections(_ sections: some Sequence<Int>) -> BatchUpdate {
    adding(sections.map { .deleteSection($0) })
  }

  func insertingSections(_ sections: some Sequence<Int>) -> BatchUpdate {
    adding(sections.map { .insertSection($0) })
  }

  func movingSection(from source: Int, to target: Int) -> BatchUpdate {
    adding([.moveSection(Move(from: source, to: target))])
  }

  func reloadingSections(_ sections: some Sequence<Int>) -> BatchUpdate {
    adding(sections.map { .reloadSection($0) })
  }
}
