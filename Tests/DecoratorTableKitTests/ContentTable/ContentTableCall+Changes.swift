import DecoratorTableKit
import Foundation

// Changes of the model, announced in the calls that tables have for them.
extension ContentTableCall {
  private typealias Change = (
    name: String, model: @MainActor (TalkingSource) -> Void,
    tell: @MainActor (UITableView) -> Void
  )

  /// Returns a legal change of the model, announced alone or in a block.
  static func change(
    of sections: [[String]], next text: Int, using generator: inout SeededGenerator
  ) -> ContentTableCall {
    let change = anyChange(of: sections, next: text, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      return ContentTableCall(name: "begin, \(change.name), end") { table, source in
        table.beginUpdates()
        change.model(source)
        change.tell(table)
        table.endUpdates()
        return ""
      }
    case 1:
      return ContentTableCall(name: "batch of \(change.name)") { table, source in
        table.performBatchUpdates {
          change.model(source)
          change.tell(table)
        }
        return ""
      }
    default:
      return ContentTableCall(name: change.name) { table, source in
        change.model(source)
        change.tell(table)
        return ""
      }
    }
  }

  private static func anyChange(
    of sections: [[String]], next text: Int, using generator: inout SeededGenerator
  ) -> Change {
    let filled = sections.indices.filter { !sections[$0].isEmpty }
    let section = sections.indices.randomElement(using: &generator)
    switch Int.random(in: 0..<11, using: &generator) {
    case 0, 1:
      guard let section else { break }
      let row = Int.random(in: 0...sections[section].count, using: &generator)
      let count = Int.random(in: 1...3, using: &generator)
      let paths = (0..<count).map { IndexPath(row: row + $0, section: section) }
      return (
        "insertRows \(paths)",
        { source in
          let texts = (0..<count).map { "new \(text).\($0)" }
          source.sections[section].insert(contentsOf: texts, at: row)
        }, { $0.insertRows(at: paths, with: .automatic) }
      )
    case 2:
      guard let section = filled.randomElement(using: &generator) else { break }
      let rows = sections[section].indices.filter { _ in
        Int.random(in: 0..<3, using: &generator) == 0
      }
      return (
        "deleteRows \(rows) of \(section)",
        { source in for row in rows.reversed() { source.sections[section].remove(at: row) } },
        {
          $0.deleteRows(at: rows.map { IndexPath(row: $0, section: section) }, with: .fade)
        }
      )
    case 3:
      guard let from = filled.randomElement(using: &generator), let to = section else { break }
      let row = Int.random(in: sections[from].indices, using: &generator)
      let count = sections[to].count - (from == to ? 1 : 0)
      let target = Int.random(in: 0...count, using: &generator)
      return (
        "moveRow [\(from), \(row)] to [\(to), \(target)]",
        { source in
          let text = source.sections[from].remove(at: row)
          source.sections[to].insert(text, at: target)
        },
        {
          $0.moveRow(
            at: IndexPath(row: row, section: from), to: IndexPath(row: target, section: to))
        }
      )
    case 4, 5:
      guard let section = filled.randomElement(using: &generator) else { break }
      let row = Int.random(in: sections[section].indices, using: &generator)
      let path = IndexPath(row: row, section: section)
      let isKept = Bool.random(using: &generator)
      return (
        "\(isKept ? "reconfigure" : "reload") \(path)",
        { $0.sections[section][row] = "changed \(text)" },
        { isKept ? $0.reconfigureRows(at: [path]) : $0.reloadRows(at: [path], with: .none) }
      )
    case 6:
      guard sections.count < 5 else { break }
      let place = Int.random(in: 0...sections.count, using: &generator)
      return (
        "insertSections \(place)",
        { $0.sections.insert(["s\(text)", "t\(text)"], at: place) },
        { $0.insertSections([place], with: .none) }
      )
    case 7:
      guard sections.count > 2, let section else { break }
      return (
        "deleteSections \(section)", { $0.sections.remove(at: section) },
        { $0.deleteSections([section], with: .none) }
      )
    case 8:
      guard let section else { break }
      let target = Int.random(in: sections.indices, using: &generator)
      return (
        "moveSection \(section) to \(target)",
        { source in source.sections.insert(source.sections.remove(at: section), at: target) },
        { $0.moveSection(section, toSection: target) }
      )
    case 9:
      guard let section else { break }
      return (
        "reloadSections \(section)", { $0.sections[section].append("more \(text)") },
        { $0.reloadSections([section], with: .none) }
      )
    default:
      return (
        "reloadData", { $0.sections[0].append("loaded \(text)") }, { $0.reloadData() }
      )
    }
    return ("nothing", { _ in }, { $0.performBatchUpdates(nil) })
  }
}
