import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("Random lists through a table")
@MainActor
struct ListSourceRandomTests {
  typealias World = ListWorld

  /// What one row of a list must show, by a naive search.
  private struct Row: Equatable {
    let cellClass: String
    let text: String
  }

  /// A list, and what must be seen of it.
  private struct RandomList {
    var list = HeterogeneousList()
    var rows: [[Row]] = []
    private var next = 0

    @MainActor
    private mutating func item(_ kind: Int) -> (model: Any, row: Row) {
      next += 1
      let name = "\(next)"
      switch kind {
      case 0: return (World.Memo(name), Row(cellClass: "MemoCell", text: "memo \(name)"))
      case 1: return (World.Photo(name), Row(cellClass: "PhotoCell", text: "photo \(name)"))
      case 2: return (World.Animal(name), Row(cellClass: "AnimalCell", text: "animal \(name)"))
      case 3: return (World.Puppy(name), Row(cellClass: "DogCell", text: "dog \(name)"))
      case 4: return (World.Bird(name), Row(cellClass: "AnimalCell", text: "animal \(name)"))
      default:
        return (World.configured(name), Row(cellClass: "MemoCell", text: "memo \(name)!"))
      }
    }

    /// Adds rows to a list: below the others, or merged into them.
    private typealias Adding = (inout HeterogeneousList, Placement?) -> Void

    /// Models of one type, of one class and those below it, or of all kinds as `Any`.
    @MainActor
    private mutating func items(
      _ count: Int, using generator: inout SeededGenerator
    ) -> (add: Adding, rows: [Row]) {
      let kind = generator.number(in: 0...6)
      let made = (0..<count).map { _ in
        switch kind {
        case 2: item(generator.number(in: 2...4))
        case 6: item(generator.number(in: 0...5))
        default: item(kind)
        }
      }
      let models = made.map(\.model)
      func adding<Model>(_ type: Model.Type) -> Adding {
        let models = models.compactMap { $0 as? Model }
        return { list, placement in
          if let placement {
            list.merge(models, placed: placement)
          } else {
            list.append(contentsOf: models)
          }
        }
      }
      let add =
        switch kind {
        case 0: adding(World.Memo.self)
        case 1: adding(World.Photo.self)
        case 2: adding(World.Animal.self)
        case 3: adding(World.Puppy.self)
        case 4: adding(World.Bird.self)
        case 5: adding(AnyCellConfigurator.self)
        default: adding(Any.self)
        }
      return (add, made.map(\.row))
    }

    @MainActor
    init(using generator: inout SeededGenerator) {
      for _ in 0..<generator.number(in: 1...3) {
        list.appendSection()
        rows.append([])
        for _ in 0..<generator.number(in: 0...3) {
          let items = items(generator.number(in: 0...5), using: &generator)
          items.add(&list, nil)
          rows[rows.count - 1] += items.rows
        }
      }
      for _ in 0..<generator.number(in: 0...2) {
        let items = items(generator.number(in: 0...4), using: &generator)
        // Below every so many rows of each section, from the top, as long as there are models.
        let period = generator.number(in: 1...4)
        items.add(&list, .every(period))
        var waiting = items.rows[...]
        rows = rows.map { section in
          section.enumerated().flatMap { index, row in
            (index + 1) % period == 0 ? [row, waiting.popFirst()].compactMap { $0 } : [row]
          }
        }
      }
    }
  }

  private func shown(_ tableView: UITableView) -> [[Row]] {
    tableView.layoutIfNeeded()
    return (0..<tableView.numberOfSections).map { section in
      (0..<tableView.numberOfRows(inSection: section)).compactMap { row in
        let path = IndexPath(row: row, section: section)
        guard let cell = tableView.cellForRow(at: path) else { return nil }
        let text = cell.textLabel?.text ?? "no text"
        return text.hasPrefix("layer") ? nil : Row(cellClass: "\(type(of: cell))", text: text)
      }
    }
  }

  @Test("Every row is shown by its cell, through changes of the list, bare and decorated")
  func everyRow() throws {
    try withEverySeed(Thinning.seeds(0..<200)) { generator in
      let first = RandomList(using: &generator)
      let layers = ListScreen.wrappings[generator.number(in: 0...4)]
      let source = ListTableViewDataSource(first.list, cells: ListWorld.cells)
      let screen = ListScreen(source, layers: layers)
      screen.tableView.frame.size.height = 20_000
      try expectEqual(shown(screen.tableView), first.rows, "the list in \(layers ?? -1) layers")
      for _ in 0..<3 {
        let other = RandomList(using: &generator)
        source.list = other.list
        screen.tableView.reloadData()
        try expectEqual(shown(screen.tableView), other.rows, "the next list")
      }
    }
  }
}
