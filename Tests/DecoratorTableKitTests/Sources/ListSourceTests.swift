import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("A source of mixed rows")
@MainActor
struct ListSourceTests {
  typealias World = ListWorld

  @Test("Configurators alone make a screen", arguments: ListScreen.wrappings)
  func configurators(layers: Int?) {
    let rows = [
      World.configured("a"), CellConfigurator<World.PhotoCell>(viewData: "sea").erased,
      World.configured("b"),
    ]
    let screen = ListScreen(ListTableViewDataSource(rows), layers: layers)
    #expect(screen.texts == [["memo a!", "photo sea", "memo b!"]])
    #expect(screen.cell(1) is World.PhotoCell)
  }

  @Test("Sections of configurators need no adapters", arguments: ListScreen.wrappings)
  func sectionsOfConfigurators(layers: Int?) {
    var list = HeterogeneousList([World.configured("a")])
    list.appendSection([World.configured("b"), World.configured("c")], header: "more")
    let screen = ListScreen(ListTableViewDataSource(list), layers: layers)
    #expect(screen.texts == [["memo a!"], ["memo b!", "memo c!"]])
  }

  @Test("Models of one type and an adapter make a screen", arguments: ListScreen.wrappings)
  func oneKind(layers: Int?) {
    let source = ListTableViewDataSource(
      [World.Photo("sea"), World.Photo("sky")],
      adapter: CellAdapter<World.PhotoCell, World.Photo>(viewData: \.name))
    #expect(ListScreen(source, layers: layers).texts == [["photo sea", "photo sky"]])
  }

  @Test("Models of several types are shown by their adapters", arguments: ListScreen.wrappings)
  func adapters(layers: Int?) {
    var list = HeterogeneousList([World.Memo("a"), World.Memo("b")])
    list.append(World.Photo("sea"))
    list.appendSection([World.Photo("sky")])
    list.append(World.Memo("c"))
    let screen = ListScreen(
      ListTableViewDataSource(list, cells: World.cells), layers: layers)
    #expect(screen.texts == [["memo a", "memo b", "photo sea"], ["photo sky", "memo c"]])
  }

  @Test(
    "Merged sources, models and rows that describe themselves can be in one list",
    arguments: ListScreen.wrappings)
  func everything(layers: Int?) {
    var list = HeterogeneousList((0..<4).map { World.Memo("\($0)") })
    list.appendSection([World.configured("x")])
    list.append(World.Animal("cow"))
    list.merge([World.Photo("ad"), World.Photo("ad 2")], placed: .every(3))
    list.merge([World.configured("top")], placed: .start)
    let screen = ListScreen(
      ListTableViewDataSource(list, cells: World.cells), layers: layers)
    #expect(
      screen.texts == [
        ["memo top!", "memo 0", "memo 1", "memo 2", "photo ad", "memo 3"],
        ["memo x!", "animal cow"],
      ])
  }

  @Test("Rows whose static type is a protocol or Any are shown by what they are")
  func erasedModels() {
    let models: [Any] = [World.Memo("a"), World.configured("b"), World.Photo("sea")]
    let source = ListTableViewDataSource(HeterogeneousList(models), cells: World.cells)
    #expect(ListScreen(source).texts == [["memo a", "memo b!", "photo sea"]])
  }

  @Test("Instances are shown by the adapter of the nearest class")
  func hierarchies() {
    let animals: [World.Animal] = [
      World.Animal("cow"), World.Dog("rex"), World.Puppy("bo"), World.Bird("tit"),
      World.Animal("pig"),
    ]
    var cells = World.cells
    cells.add(
      CellAdapter<World.SoundCell, any World.Sound> { cell, sound in
        cell.textLabel?.text = "sound \(sound.noise)"
      })
    let source = ListTableViewDataSource(HeterogeneousList(animals), cells: cells)
    #expect(
      ListScreen(source).texts == [
        ["animal cow", "dog rex", "dog bo", "animal tit", "animal pig"]
      ])
    // Without an adapter above its class, a protocol's serves.
    var sounds = CellAdapterMap()
    sounds.add(
      CellAdapter<World.SoundCell, any World.Sound> { cell, sound in
        cell.textLabel?.text = "sound \(sound.noise)"
      })
    let birds = ListTableViewDataSource(HeterogeneousList([World.Bird("tit")]), cells: sounds)
    #expect(ListScreen(birds).texts == [["sound tweet"]])
  }

  @Test("An optional is not the type that it wraps")
  func optionals() {
    var list = HeterogeneousList([World.Memo("a"), nil])
    list.append(World.Memo("b"))
    var cells = World.cells
    cells.add(
      CellAdapter<UITableViewCell, World.Memo?> { cell, memo in
        cell.textLabel?.text = memo.map { "maybe \($0.text)" } ?? "none"
      })
    let source = ListTableViewDataSource(list, cells: cells)
    #expect(ListScreen(source).texts == [["maybe a", "none", "memo b"]])
  }

  @Test("A row without an adapter is reported, and shown all the same")
  func noAdapter() throws {
    var list = HeterogeneousList([World.Memo("a")])
    list.append(7)
    list.append(World.Animal("cow"))
    var cells = CellAdapterMap()
    cells.add(CellAdapter<World.MemoCell, World.Memo>())
    cells.add(CellAdapter<World.DogCell, World.Dog>())
    let screen = ListScreen(ListTableViewDataSource(list, cells: cells))
    let anomalies = TableAnomaly.recording { screen.tableView.layoutIfNeeded() }
    let adapters = ["Memo", "Dog"]
    #expect(
      anomalies == [
        .noAdapter(modelType: "Int", adapters: adapters),
        .noAdapter(modelType: "Animal", adapters: adapters),
      ])
    let texts = screen.texts[0]
    #expect(texts[0] == "memo a")
    #if DEBUG
    #expect(texts[1].contains("no adapter for Int, only for Memo, Dog"))
    #endif
    screen.tableView.simulateTap(at: screen.reuse(1))
    #expect(screen.tableView.indexPathForSelectedRow == nil)
  }

  @Test("An adapter makes one cell when one is asked for, and is found once for a type")
  func calls() throws {
    var made: [String] = []
    var cells = CellAdapterMap()
    cells.add(
      CellAdapter<UITableViewCell, World.Memo> { cell, memo in
        made.append(memo.text)
        cell.textLabel?.text = memo.text
      })
    cells.add(CellAdapter<World.AnimalCell, World.Animal>())
    cells.add(CellAdapter<World.DogCell, World.Dog>())
    var list = HeterogeneousList((0..<5).map { World.Memo("\($0)") })
    list.append(World.Dog("rex") as World.Animal)
    let source = ListTableViewDataSource(list, cells: cells)
    let screen = ListScreen(source)
    screen.tableView.layoutIfNeeded()
    #expect(made == ["0", "1", "2", "3", "4"])
    func kind(_ row: Int) -> RowBehavior<Any> {
      source.row(at: IndexPath(row: row, section: 0)).behavior
    }
    let (memos, dogs) = (kind(0), kind(5))
    #expect(kind(1) === memos)
    source.list.append(contentsOf: [World.Dog("bo"), World.Animal("cow")])
    #expect(kind(6) === dogs)
    #expect(kind(7) !== dogs)
    // Another list has the same rows of a type.
    source.list = HeterogeneousList([World.Memo("z")])
    #expect(kind(0) === memos)
  }

  @Test("A subclass overrides what a data source does, bare and decorated")
  func subclass() {
    final class Indexed: ListTableViewDataSource {
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }

      override func getCell(
        _ tableView: UITableView, reuseIndexPath: IndexPath, dataIndexPath: IndexPath
      ) -> UITableViewCell {
        let cell = super.getCell(
          tableView, reuseIndexPath: reuseIndexPath, dataIndexPath: dataIndexPath)
        cell.textLabel?.text = "\(dataIndexPath.row) \(cell.textLabel?.text ?? "")"
        return cell
      }
    }
    for layers in ListScreen.wrappings {
      let source = Indexed(
        [World.Memo("a"), World.Memo("b")], adapter: CellAdapter<World.MemoCell, World.Memo>())
      let screen = ListScreen(source, layers: layers)
      #expect(screen.texts == [["0 memo a", "1 memo b"]])
      let dataSource = screen.tableView.dataSource
      #expect(dataSource?.sectionIndexTitles?(for: screen.tableView) == ["A", "B"])
    }
  }
}
