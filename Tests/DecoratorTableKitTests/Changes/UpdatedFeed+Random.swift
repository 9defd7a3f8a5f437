import DecoratorTableKit
import Foundation

extension UpdatedFeed {
  /// Changes rows of the content here and there, as an app may, and announces it.
  ///
  /// - Parameter step: Names new rows.
  func randomUpdate(_ generator: inout SeededGenerator, step: Int) {
    let before = source.sections
    var after = before
    var update = BatchUpdate()
    var moved: [(text: String, source: RowPosition)] = []
    for section in before.indices {
      for (index, text) in before[section].enumerated() {
        let position = RowPosition(section: section, row: index)
        switch generator.number(in: 0...9) {
        case 0: update.add(.deleteRow(position))
        case 1: moved.append((text, position))
        case 2: update.add(.reloadRow(position))
        default: continue
        }
        if update.reloadedRows.last == position { continue }
        after[section].removeAll { $0 == text }
      }
    }
    for section in after.indices where generator.number(in: 0...1) == 0 {
      let index = generator.number(in: 0...after[section].count)
      after[section].insert("new \(step).\(section)", at: index)
    }
    for (text, _) in moved {
      let section = generator.number(in: 0...(after.count - 1))
      after[section].insert(text, at: generator.number(in: 0...after[section].count))
    }
    for section in after.indices {
      for (index, text) in after[section].enumerated() {
        let position = RowPosition(section: section, row: index)
        if let source = moved.first(where: { $0.text == text })?.source {
          update.add(.moveRow(from: source, to: position))
        } else if text.hasPrefix("new \(step).") {
          update.add(.insertRow(position))
        }
      }
    }
    let operations = update
    self.update {
      $0 = after
    } announcing: {
      $0.announce(operations)
    }
  }
}

extension DecoratedTable {
  /// Makes the calls for the operations of a batch.
  func announce(_ update: BatchUpdate) {
    deleteSections(IndexSet(update.deletedSections), with: .automatic)
    insertSections(IndexSet(update.insertedSections), with: .automatic)
    for move in update.movedSections { moveSection(move.source, toSection: move.target) }
    reloadSections(IndexSet(update.reloadedSections), with: .automatic)
    deleteRows(at: update.deletedRows.map { IndexPath($0) }, with: .automatic)
    insertRows(at: update.insertedRows.map { IndexPath($0) }, with: .automatic)
    for move in update.movedRows { moveRow(at: IndexPath(move.source), to: IndexPath(move.target)) }
    reloadRows(at: update.reloadedRows.map { IndexPath($0) }, with: .automatic)
    reconfigureRows(at: update.reconfiguredRows.map { IndexPath($0) })
  }
}
