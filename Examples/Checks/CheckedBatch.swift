import DecoratorTableKit
import Foundation

/// A change of the models, and how a table is told of it.
@MainActor
struct CheckedBatch {
  /// What the batch consists of.
  let title: String
  /// Changes the models.
  let change: (inout [[String]]) -> Void
  /// Tells a table, in the index paths of the content.
  let announce: (UITableView) -> Void

  /// The numbers of rows of the sections before each batch.
  static let counts = [9, 4, 6]

  /// One batch of each kind.
  static let all = [
    CheckedBatch(title: "inserted rows") { sections in
      sections[0].insert("new 0", at: 0)
      sections[1].insert("new 1", at: 2)
      sections[0].append("new 2")
    } announce: { table in
      table.insertRows(at: paths([0, 0], [1, 2], [0, 10]), with: .automatic)
    },
    CheckedBatch(title: "deleted rows") { sections in
      sections[0].remove(at: 7)
      sections[0].remove(at: 1)
      sections[1].removeAll()
    } announce: { table in
      table.deleteRows(
        at: paths([0, 1], [0, 7], [1, 0], [1, 1], [1, 2], [1, 3]), with: .automatic)
    },
    CheckedBatch(title: "moved rows") { sections in
      sections[0].insert(sections[0].remove(at: 8), at: 0)
      sections[2].insert(sections[1].remove(at: 0), at: 3)
    } announce: { table in
      table.moveRow(at: IndexPath(row: 8, section: 0), to: IndexPath(row: 0, section: 0))
      table.moveRow(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 3, section: 2))
    },
    CheckedBatch(title: "reloaded rows") { sections in
      sections[0][2] = "other 0"
      sections[1][3] = "other 1"
    } announce: { table in
      table.reloadRows(at: paths([0, 2], [1, 3]), with: .automatic)
    },
    CheckedBatch(title: "reconfigured rows") { sections in
      sections[0][3] = "other 0"
      sections[1][0] = "other 1"
    } announce: { table in
      table.reconfigureRows(at: paths([0, 3], [1, 0]))
    },
    CheckedBatch(title: "inserted sections") { sections in
      sections.insert(["new 0", "new 1", "new 2", "new 3"], at: 0)
      sections.append(["new 4"])
    } announce: { table in
      table.insertSections([0, 4], with: .automatic)
    },
    CheckedBatch(title: "deleted sections") { sections in
      sections.remove(at: 0)
    } announce: { table in
      table.deleteSections([0], with: .automatic)
    },
    CheckedBatch(title: "a moved section") { sections in
      sections.insert(sections.remove(at: 2), at: 0)
    } announce: { table in
      table.moveSection(2, toSection: 0)
    },
    CheckedBatch(title: "a reloaded section") { sections in
      sections[1] = ["other 0", "other 1"]
    } announce: { table in
      table.reloadSections([1], with: .automatic)
    },
    CheckedBatch(title: "rows and sections, mixed") { sections in
      sections[0].remove(at: 2)
      sections[0].insert(sections[0].remove(at: 4), at: 0)
      sections[1][3] = "other 0"
      sections[1].insert("new 0", at: 0)
      sections[2] = ["new 1", "new 2", "new 3"]
    } announce: { table in
      table.deleteSections([2], with: .automatic)
      table.insertSections([2], with: .automatic)
      table.deleteRows(at: paths([0, 2]), with: .automatic)
      table.moveRow(at: IndexPath(row: 5, section: 0), to: IndexPath(row: 0, section: 0))
      table.reloadRows(at: paths([1, 3]), with: .automatic)
      table.insertRows(at: paths([1, 0]), with: .automatic)
    },
  ]

  /// Makes the batch in a table.
  func make(in table: CheckedTable) {
    let content = table.content
    content.performBatchUpdates {
      change(&table.source.sections)
      announce(content)
    }
  }

  private static func paths(_ positions: [Int]...) -> [IndexPath] {
    positions.map { IndexPath(row: $0[1], section: $0[0]) }
  }
}
