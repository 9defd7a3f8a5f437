import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

@testable import DecoratorTableTesting

@Suite("A checker of a decorated list")
@MainActor
struct ListSourceTests {
  /// A list whose rows are numbers, even ones of one type and odd ones of another, in two layers.
  @MainActor
  private final class CheckedList {
    struct Even { let number: Int }
    struct Odd { let number: Int }

    private(set) var sections: [[Int]]
    private var next = 1000
    let source: ListTableViewDataSource
    let table: DecoratedTable
    let tableView = RecordingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    init(_ counts: [Int]) {
      sections = counts.indices.map { section in (0..<counts[section]).map { 10 * section + $0 } }
      var cells = CellAdapterMap()
      cells.add(
        CellAdapter<UITableViewCell, Even>(height: 40) { cell, even in
          cell.textLabel?.text = "\(even.number)"
        })
      cells.add(
        CellAdapter<UITableViewCell, Odd>(height: 40) { cell, odd in
          cell.textLabel?.text = "\(odd.number)"
        })
      source = ListTableViewDataSource(HeterogeneousList(), cells: cells)
      table = DecoratedTable(dataSource: source)
      window.addSubview(tableView)
      for (name, period) in [("ads", 3), ("promos", 4)] {
        table.addRows(
          (0..<3).map { "\(name) \($0)" }, named: name, placed: .every(period),
          policy: .followContent
        ) { tableView, path, text in textCell(tableView, path, text) }
        .height(40)
      }
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.estimatedRowHeight = 0
      showSections()
      table.attach(to: tableView)
      tableView.layoutIfNeeded()
    }

    private func showSections() {
      var list = HeterogeneousList()
      for section in sections {
        list.appendSection()
        for number in section {
          if number.isMultiple(of: 2) {
            list.append(Even(number: number))
          } else {
            list.append(Odd(number: number))
          }
        }
      }
      source.list = list
    }

    private func newNumber() -> Int {
      next += 1
      return next
    }

    private func change(_ body: (inout [[Int]]) -> Void) {
      body(&sections)
      showSections()
    }

    var edits: ModelEdits {
      var edits = ModelEdits { self.sections.map(\.count) }
      edits.insertRow = { row in
        self.change { $0[row.section].insert(self.newNumber(), at: row.row) }
      }
      edits.deleteRow = { row in self.change { $0[row.section].remove(at: row.row) } }
      edits.moveRow = { source, target in
        self.change { sections in
          let number = sections[source.section].remove(at: source.row)
          sections[target.section].insert(number, at: target.row)
        }
      }
      edits.reloadRow = { row in self.change { $0[row.section][row.row] = self.newNumber() } }
      edits.insertSection = { section in
        self.change { $0.insert([self.newNumber(), self.newNumber()], at: section) }
      }
      edits.deleteSection = { section in self.change { $0.remove(at: section) } }
      return edits
    }

    var subject: RandomSubject {
      RandomSubject(
        table, edits: edits, content: { [unowned self] in sections[$0.section][$0.row] },
        keepingAlive: [self, tableView])
    }
  }

  @Test("Random changes of a decorated list break no rule")
  func randomUpdates() {
    var updates = 0
    var failures: [String] = []
    let seeds = Thinning.seeds(0..<20)
    for seed in seeds {
      let run = RandomRun(seed: seed, stepCount: 20, editsPerStep: 1...4) {
        CheckedList([5, 0, 3]).subject
      }
      if let violation = run.firstViolation(finished: { updates += $0.updates }) {
        failures.append("\(violation)")
      }
    }
    // A turn of a debug build has two seeds, of which one may have fewer.
    #expect(updates > (Thinning.isDebug ? 5 : 10) * seeds.count)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3).joined(separator: "\n"))")
  }
}
