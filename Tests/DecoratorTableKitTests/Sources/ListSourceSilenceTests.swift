import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

#if HEADLESS_UIKIT
@Suite("A decorated list without additional rows is the bare list")
@MainActor
struct ListSourceSilenceTests {
  typealias World = ListWorld

  /// Twelve memos that can do everything, and photos, a title and a header view.
  private func layers(_ log: CallLog) -> SilentLayers {
    var cells = CellAdapterMap()
    func action(_ title: String) -> [UIContextualAction] {
      [
        UIContextualAction(style: .normal, title: title) { _, _, done in
          log.note(title)
          done(true)
        }
      ]
    }
    let memos = CellAdapter<World.MemoCell, World.Memo> { cell, memo in
      log.note("cell of \(memo.text)")
      cell.update(viewData: memo)
    }
    .height { $0.text == "2" ? nil : 30 }
    .accessory(.detailButton)
    .onAccessoryTap { memo, path in log.note("detail of \(memo.text) \(RowPosition(path))") }
    .onSelect { memo, path in log.note("select \(memo.text) \(RowPosition(path))") }
    .onDisplay { _, memo in log.note("show \(memo.text)") }
    .onEndDisplay { _, memo in log.note("end \(memo.text)") }
    .canEdit { $0.text != "4" }
    .onDelete { memo in log.note("delete \(memo.text)") }
    .leadingSwipeActions { $0.text == "1" ? action("Pin") : [] }
    .trailingSwipeActions { $0.text == "5" ? action("Hide") : [] }
    .contextMenu { memo in
      memo.text == "1"
        ? [UIAction(title: "Pin") { _ in log.note("pin \(memo.text)") }] : []
    }
    cells.add(memos)
    cells.add(CellAdapter<World.PhotoCell, World.Photo>(viewData: \.name))
    cells.add(HeaderFooterAdapter<World.MemoHeader, World.Memo>(height: 22))
    var list = HeterogeneousList()
    list.appendSection((0..<14).map { World.Memo("\($0)") }, header: "first")
    list.appendSection(
      (0..<6).map { World.Photo("\($0)") }, header: World.Memo("second"), footer: "end")
    list.merge([World.Memo("merged"), World.Memo("again")], placed: .every(6))
    let source = ListTableViewDataSource(list, cells: cells)
    return SilentLayers(
      TableObjects([.dataSource: source, .delegate: ListTableViewDelegate(source: source)]),
      log: log)
  }

  @Test("Whatever a person does to it", arguments: 1...3)
  func walkthrough(count: Int) throws {
    // Each menu has a name of its own.
    func lines(_ count: Int) -> [String] {
      layers(CallLog()).lines(layers: count).map { line in
        line.hasPrefix("menu ") && line != "menu nil" ? "a menu" : line
      }
    }
    let bare = lines(0)
    for line in ["select 1 [0, 1]", "pin 1", "delete 2", "detail of 3 [0, 3]", "Hide", "a menu"] {
      #expect(bare.contains(line), "\(line)")
    }
    try expectSameLines(lines(count), bare)
  }

  @Test("A table around the source without layers has the source and its delegate themselves")
  func noLayers() {
    let source = ListTableViewDataSource([World.configured("a")])
    let table = DecoratedTable(dataSource: source)
    #expect(table.dataSource === source)
    #expect(table.delegate is ListTableViewDelegate)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    #expect(tableView.dataSource === source)
    #expect(tableView.displayedTexts() == [["memo a!"]])
    table.detach()
    #expect(tableView.dataSource == nil && tableView.delegate == nil)
  }

  @Test("A table retains neither half; the delegate and the decorated table retain the source")
  func ownership() {
    weak var source: ListTableViewDataSource?
    let tableView = UITableView.forTests()
    var table: DecoratedTable?
    do {
      let made = ListTableViewDataSource([World.configured("a")])
      source = made
      table = DecoratedTable(dataSource: made)
      table?.attach(to: tableView)
    }
    #expect(source != nil && tableView.displayedTexts() == [["memo a!"]])
    table = nil
    #expect(source == nil)
    var delegate: ListTableViewDelegate?
    do {
      let made = ListTableViewDataSource([World.configured("a")])
      source = made
      delegate = ListTableViewDelegate(source: made)
    }
    #expect(source != nil)
    withExtendedLifetime(delegate) {}
    delegate = nil
    #expect(source == nil)
  }
}
#endif
