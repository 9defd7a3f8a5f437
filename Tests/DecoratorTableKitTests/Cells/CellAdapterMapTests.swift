import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Adapters for several types of models")
@MainActor
struct CellAdapterMapTests {
  typealias Note = Sample.Note
  typealias NoteCell = Sample.NoteCell
  typealias World = ModelWorld

  /// A cell that shows which adapter has configured it.
  private static func telling<Model>(_ type: Model.Type) -> CellAdapter<UITableViewCell, Model> {
    CellAdapter { cell, model in
      cell.textLabel?.text = "\(Model.self): \(Swift.type(of: model as Any))"
    }
  }

  private func texts(_ models: [Any], _ cells: CellAdapterMap) -> [String?] {
    let tableView = UITableView.forTests()
    cells.register(in: tableView)
    let table = RowTable(rows: models.count, in: tableView) { tableView, indexPath in
      cells.cell(tableView, at: indexPath, for: models[indexPath.row])
    }
    return models.indices.map { table[$0]?.textLabel?.text }
  }

  @Test("A data source of an app's own shows models of any types")
  func ownDataSource() {
    let cells = CellAdapterMap()
      .adding(Self.telling(Note.self))
      .adding(Self.telling((any World.Message).self))
      .adding(Self.telling(World.Base.self))
    #expect(
      texts([Note("a"), World.Plain(), World.Leaf(), AnyHashable(Note("b"))], cells)
        == ["Note: Note", "Message: Plain", "Base: Leaf", "Note: Note"])
  }

  @Test("Adding to a copy leaves the map as it is")
  func valueSemantics() {
    let none = CellAdapterMap()
    let one = none.adding(Self.telling(Int.self))
    let two = one.adding(Self.telling(String.self))
    #expect([none, one, two].map(\.adapters.all.count) == [0, 1, 2])
    #expect(one.adapters.entry(for: "") == nil)
    #expect(two.adapters.entry(for: "") != nil)
  }

  @Test("The kind of a row is found for its model under any static type")
  func kinds() {
    let cells = CellAdapterMap()
      .adding(Self.telling(World.Middle.self))
      .adding(Self.telling((any World.Message).self))
      .adding(Self.telling(Note.self))
    let leaf = World.Leaf()
    #expect(text(leaf, of: cells.behavior(for: leaf)) == "Middle: Leaf")
    #expect(text(leaf, of: cells.behavior(for: leaf as World.Middle)) == "Middle: Leaf")
    #expect(text(leaf, of: cells.behavior(for: leaf as World.Base)) == "Middle: Leaf")
    #expect(text(leaf, of: cells.behavior(for: leaf as any World.Dated)) == "Middle: Leaf")
    #expect(text(leaf, of: cells.behavior(for: leaf as Any)) == "Middle: Leaf")
    #expect(text(World.Plain(), of: cells.behavior(for: World.Plain())) == "Message: Plain")
    #expect(text(Note("a"), of: cells.behavior(for: Note("b"))) == "Note: Note")
    #expect(
      text(AnyHashable(Note("a")), of: cells.behavior(for: AnyHashable(Note("b")))) == "Note: Note")
  }

  @Test("A kind that is used with a model of another type reports that")
  func otherModel() {
    let cells = CellAdapterMap().adding(Self.telling(World.Leaf.self))
    let behavior = cells.behavior(for: World.Leaf() as World.Base)
    let anomalies = TableAnomaly.recording {
      #expect(cell(World.Middle(), of: behavior) is FallbackCell)
    }
    #expect(anomalies == [.noAdapter(modelType: "Middle", adapters: ["Leaf"])])
  }

  @Test("Without an adapter, a kind is reported for each of its rows, and has no capabilities")
  func noAdapter() {
    let cells = CellAdapterMap().adding(Self.telling(Note.self))
    let behavior = cells.behavior(for: 7)
    let anomalies = TableAnomaly.recording { #expect(cell(8, of: behavior) is FallbackCell) }
    #expect(anomalies == [.noAdapter(modelType: "Int", adapters: ["Note"])])
    #expect(behavior.events.height?(7) == nil)
    #expect(!behavior.selects(7))
  }

  private func cell<Model>(_ model: Model, of behavior: RowBehavior<Model>)
    -> UITableViewCell?
  {
    let tableView = UITableView.forTests()
    let identifier = String(reflecting: UITableViewCell.self)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    return RowTable(in: tableView) { behavior.cell($0, at: $1, for: model) }[0]
  }

  private func text<Model>(_ model: Model, of behavior: RowBehavior<Model>) -> String? {
    cell(model, of: behavior)?.textLabel?.text
  }
}
