import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

#if HEADLESS_UIKIT
@Suite("What rows of a list can do")
@MainActor
struct ListSourceCapabilityTests {
  typealias World = ListWorld

  /// A screen of three memos that can do something, a photo that can do nothing, and a row that
  /// describes itself and can do the same as a memo.
  private func screen(
    layers: Int?,
    _ memos: (CellAdapter<World.MemoCell, World.Memo>, ScreenBox)
      -> CellAdapter<World.MemoCell, World.Memo>,
    configured: (CellConfigurator<World.MemoCell>, ScreenBox) -> CellConfigurator<World.MemoCell>
  ) -> ListScreen {
    let box = ScreenBox()
    var cells = CellAdapterMap()
    cells.add(memos(CellAdapter(), box))
    cells.add(CellAdapter<World.PhotoCell, World.Photo>(viewData: \.name))
    var list = HeterogeneousList([World.Memo("a"), World.Memo("b"), World.Memo("c")])
    list.append(World.Photo("sea"))
    let row = configured(CellConfigurator(viewData: World.Memo("own")), box)
    list.append(row.erased)
    let screen = ListScreen(ListTableViewDataSource(list, cells: cells), layers: layers)
    box.screen = screen
    screen.tableView.frame.size.height = 1000
    screen.tableView.layoutIfNeeded()
    return screen
  }

  // MARK: - Touch

  @Test(
    "A tap calls the row's handler with the real table's path", arguments: ListScreen.wrappings)
  func taps(layers: Int?) {
    let screen = screen(layers: layers) { adapter, box in
      adapter.onSelect { memo, path in box.screen?.note("select \(memo.text)", path) }
    } configured: { row, box in
      row.onSelect { memo, path in box.screen?.note("select \(memo.text)", path) }
    }
    for row in 0..<5 { screen.tableView.simulateTap(at: screen.reuse(row)) }
    #expect(
      screen.takeLines() == [
        "select a [0, 0]", "select b [0, 1]", "select c [0, 2]", "select own [0, 4]",
      ])
    #expect(screen.tableView.indexPathForSelectedRow == screen.reuse(4))
  }

  @Test(
    "Rows without a handler are not highlighted and not selected, except in editing",
    arguments: ListScreen.wrappings)
  func untouchableRows(layers: Int?) {
    let screen = screen(layers: layers) { adapter, _ in
      adapter.onSelect { _, _ in }
    } configured: { row, _ in
      row
    }
    let tableView = screen.tableView
    #expect(tableView.simulateTouchDown(at: screen.reuse(0)))
    tableView.simulateTouchCancel()
    for row in [3, 4] {
      #expect(!tableView.simulateTouchDown(at: screen.reuse(row)))
      tableView.simulateTap(at: screen.reuse(row))
      #expect(tableView.indexPathForSelectedRow == nil)
      let delegate = tableView.delegate
      #expect(delegate?.tableView?(tableView, willSelectRowAt: screen.reuse(row)) == nil)
    }
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.setEditing(true, animated: false)
    for row in [0, 3, 4] { tableView.simulateTap(at: screen.reuse(row)) }
    #expect(tableView.indexPathsForSelectedRows == [0, 3, 4].map { screen.reuse($0) })
  }

  @Test(
    "A tapped detail button calls the row's handler with the real table's path",
    arguments: ListScreen.wrappings)
  func accessories(layers: Int?) {
    let screen = screen(layers: layers) { adapter, box in
      adapter.accessory { $0.text == "b" ? nil : .detailButton }
        .onAccessoryTap { memo, path in box.screen?.note("detail \(memo.text)", path) }
    } configured: { row, box in
      row.accessory(.detailDisclosureButton)
        .onAccessoryTap { memo, path in box.screen?.note("detail \(memo.text)", path) }
    }
    let types = (0..<5).map { screen.cell($0)?.accessoryType }
    #expect(
      types == [
        UITableViewCell.AccessoryType.detailButton, UITableViewCell.AccessoryType.none,
        .detailButton, UITableViewCell.AccessoryType.none, .detailDisclosureButton,
      ])
    for row in [0, 2, 4] { screen.tableView.simulateTapOnAccessory(at: screen.reuse(row)) }
    #expect(screen.takeLines() == ["detail a [0, 0]", "detail c [0, 2]", "detail own [0, 4]"])
  }

  @Test("The path of another layer's primary action is not used for a detail button")
  func pathsOfOtherCalls() throws {
    let box = ScreenBox()
    let source = ListTableViewDataSource(
      [World.Memo("a"), World.Memo("b")],
      adapter: CellAdapter<World.MemoCell, World.Memo>().accessory(.detailButton)
        .onAccessoryTap { memo, path in box.screen?.note("detail \(memo.text)", path) })
    let screen = ListScreen(source, layers: 1)
    box.screen = screen
    let tableView = screen.tableView
    tableView.layoutIfNeeded()
    let outer = try #require(screen.table?.delegate as? AdditionalTableViewDelegateImpl)
    outer.tableView(tableView, performPrimaryActionForRowAt: screen.reuse(1))
    let inner = try #require(outer.inner as? ListTableViewDelegate)
    inner.tableView(tableView, accessoryButtonTappedForRowWith: IndexPath(row: 0, section: 0))
    tableView.simulateTapOnAccessory(at: screen.reuse(1))
    #expect(screen.takeLines() == ["detail a no row of the list", "detail b [0, 1]"])
  }

  @Test("A row's menu opens and its actions work", arguments: ListScreen.wrappings)
  func menus(layers: Int?) {
    let screen = screen(layers: layers) { adapter, box in
      adapter.contextMenu { memo in
        memo.text == "b"
          ? [] : [UIAction(title: "Copy") { _ in box.screen?.log.note("copy \(memo.text)") }]
      }
    } configured: { row, box in
      row.contextMenu { memo in
        [UIAction(title: "Copy") { _ in box.screen?.log.note("copy \(memo.text)") }]
      }
    }
    let tableView = screen.tableView
    for row in 0..<5 {
      if tableView.simulateContextMenu(at: screen.reuse(row)) != nil {
        _ = tableView.simulateTapOnMenuAction(titled: "Copy")
      }
    }
    #expect(screen.takeLines() == ["copy a", "copy c", "copy own"])
  }

  // MARK: - Display

  @Test(
    "The display of cells is notified as it begins and ends, with their models",
    arguments: ListScreen.wrappings)
  func display(layers: Int?) {
    let screen = screen(layers: layers) { adapter, box in
      adapter.onDisplay { cell, memo in
        box.screen?.log.note("show \(memo.text) in \(cell.textLabel?.text ?? "")")
      }
      .onEndDisplay { cell, memo in box.screen?.log.note("end \(memo.text)") }
    } configured: { row, box in
      row.onEndDisplay { _, memo in box.screen?.log.note("end \(memo.text)") }
    }
    let shown = ["a", "b", "c"].map { "show \($0) in memo \($0)" }
    #expect(screen.takeLines() == shown)
    screen.tableView.reloadData()
    screen.tableView.layoutIfNeeded()
    #expect(screen.takeLines() == ["end own", "end c", "end b", "end a"] + shown)
  }

  @Test(
    "The end of a cell's display is notified with the model that it was shown for",
    arguments: ListScreen.wrappings)
  func endAfterChange(layers: Int?) {
    let screen = screen(layers: layers) { adapter, box in
      adapter.onEndDisplay { _, memo in box.screen?.log.note("end \(memo.text)") }
    } configured: { row, box in
      row.onEndDisplay { _, memo in box.screen?.log.note("end \(memo.text)") }
    }
    var list = HeterogeneousList([World.Photo("x")])
    list.append(World.Memo("new"))
    screen.source.list = list
    // The change was not announced, and the cells are those of the old list.
    screen.tableView.reloadData()
    screen.tableView.layoutIfNeeded()
    #expect(screen.takeLines() == ["end own", "end c", "end b", "end a"])
    screen.source.list = HeterogeneousList()
    screen.tableView.reloadData()
    screen.tableView.layoutIfNeeded()
    #expect(screen.takeLines() == ["end new"])
  }

  @Test("A handler that loads the table in the middle of display loses no end")
  func reloadInDisplay() {
    let box = ScreenBox()
    var reloads = 1
    let adapter = CellAdapter<World.MemoCell, World.Memo>()
      .onDisplay { _, memo in
        box.screen?.log.note("show \(memo.text)")
        if reloads > 0 {
          reloads -= 1
          box.screen?.tableView.reloadData()
        }
      }
      .onEndDisplay { _, memo in box.screen?.log.note("end \(memo.text)") }
    let screen = ListScreen(
      ListTableViewDataSource([World.Memo("a"), World.Memo("b")], adapter: adapter))
    box.screen = screen
    screen.tableView.layoutIfNeeded()
    screen.tableView.dataSource = nil
    screen.tableView.layoutIfNeeded()
    let lines = screen.takeLines()
    for name in ["a", "b"] {
      #expect(
        lines.count { $0 == "show \(name)" } == lines.count { $0 == "end \(name)" }, "\(lines)")
    }
  }

  // MARK: - Heights

  @Test(
    "Heights are the adapter's, the configurator's, or the table's", arguments: ListScreen.wrappings
  )
  func heights(layers: Int?) {
    let screen = screen(layers: layers) { adapter, _ in
      adapter.height { $0.text == "b" ? nil : 50 }
    } configured: { row, _ in
      row.height(75)
    }
    let heights = (0..<5).map { screen.tableView.rectForRow(at: screen.reuse($0)).height }
    #expect(heights == [50, 40, 50, 40, 75])
  }

  // MARK: - Swipes and editing

  private func action(_ title: String, _ done: @escaping () -> Void) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { _, _, completion in
      done()
      completion(true)
    }
  }

  @Test(
    "Swipes uncover a row's own actions, and nothing where it has none",
    arguments: ListScreen.wrappings)
  func swipes(layers: Int?) {
    let screen = screen(layers: layers) { adapter, box in
      adapter.trailingSwipeActions { memo in
        memo.text == "b"
          ? [] : [action("Hide") { box.screen?.log.note("hide \(memo.text)") }]
      }
    } configured: { row, box in
      row.leadingSwipeActions { memo in
        [action("Pin") { box.screen?.log.note("pin \(memo.text)") }]
      }
    }
    let tableView = screen.tableView
    func titles(_ edge: UITableView.SwipeEdge) -> [[String]] {
      (0..<5).map { row in
        let titles = tableView.simulateSwipe(at: screen.reuse(row), edge: edge)
        if !titles.isEmpty { tableView.simulateTapOnAction(at: 0) }
        return titles
      }
    }
    #expect(titles(.trailing) == [["Hide"], [], ["Hide"], [], []])
    #expect(titles(.leading) == [[], [], [], [], ["Pin"]])
    #expect(screen.takeLines() == ["hide a", "hide c", "pin own"])
  }

  @Test(
    "Rows that can be deleted have the table's deletion, and no others",
    arguments: ListScreen.wrappings)
  func deletion(layers: Int?) {
    let screen = screen(layers: layers) { adapter, box in
      adapter.canEdit { $0.text != "b" }
        .onDelete { memo in box.screen?.log.note("delete \(memo.text)") }
    } configured: { row, box in
      row.onDelete { memo in box.screen?.log.note("delete \(memo.text)") }
    }
    let tableView = screen.tableView
    let titles = (0..<5).map { tableView.simulateSwipe(at: screen.reuse($0)) }
    #expect(titles == [["Delete"], [], ["Delete"], [], ["Delete"]])
    tableView.simulateDismissalOfActions()
    #expect(tableView.simulateFullSwipe(at: screen.reuse(0)))
    tableView.setEditing(true, animated: false)
    tableView.layoutIfNeeded()
    let styles = (0..<5).map { screen.cell($0)?.editingStyle ?? .none }
    #expect(styles == [.delete, .none, .delete, .none, .delete])
    let indents = (0..<5).map { row in
      let cell = screen.cell(row)
      return cell?.isEditing == true && cell?.shouldIndentWhileEditing == true
    }
    #expect(indents == [true, false, true, false, true])
    #expect(
      (0..<5).map { tableView.simulateDeletion(at: screen.reuse($0)) } == [
        true, false, true, false, true,
      ])
    #expect(
      screen.takeLines() == ["delete a", "delete a", "delete c", "delete own"])
  }

  @Test(
    "Rows that can be edited without deletion offer none, and take part in a selection of several")
  func editableRows() {
    let screen = screen(layers: 2) { adapter, _ in
      adapter.canEdit { _ in true }
    } configured: { row, box in
      row.trailingSwipeActions { memo in [action("Hide") {}] }.canEdit { _ in false }
    }
    let tableView = screen.tableView
    for row in 0..<5 { #expect(tableView.simulateSwipe(at: screen.reuse(row)) == []) }
    tableView.setEditing(true, animated: false)
    tableView.layoutIfNeeded()
    let styles = (0..<5).map { screen.cell($0)?.editingStyle ?? .none }
    #expect(styles == [.none, .none, .none, .none, .none])
    #expect((0..<5).map { screen.cell($0)?.isEditing } == [true, true, true, false, false])
    let delegate = tableView.delegate
    let memo = screen.reuse(0)
    // No answer would be the table's own deletion.
    let swipe = delegate?.tableView?(
      tableView, trailingSwipeActionsConfigurationForRowAt: memo)
    #expect(swipe?.actions.isEmpty == true)
    #expect(delegate?.tableView?(tableView, shouldIndentWhileEditingRowAt: memo) == false)
    tableView.allowsMultipleSelectionDuringEditing = true
    #expect(delegate?.tableView?(tableView, shouldIndentWhileEditingRowAt: memo) == true)
  }

  @Test("Only deletions are committed, and nothing can be moved")
  func otherEdits() {
    let screen = screen(layers: nil) { adapter, box in
      adapter.onDelete { memo in box.screen?.log.note("delete \(memo.text)") }
    } configured: { row, _ in
      row
    }
    let source = screen.source
    let tableView = screen.tableView
    source.tableView(tableView, commit: .insert, forRowAt: screen.reuse(0))
    source.tableView(tableView, commit: .delete, forRowAt: screen.reuse(3))
    #expect(screen.takeLines().isEmpty)
    source.tableView(tableView, commit: .delete, forRowAt: screen.reuse(1))
    #expect(screen.takeLines() == ["delete b"])
    tableView.setEditing(true, animated: false)
    #expect((0..<5).allSatisfy { screen.cell($0)?.showsReorderControl == false })
  }

  #if !os(iOS) && DEBUG
  @Test("In a debug build a height that is none is refused, with the row")
  func badHeight() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let adapter = CellAdapter<ListWorld.MemoCell, ListWorld.Memo>().height { _ in -3 }
      let source = ListTableViewDataSource([ListWorld.Memo("a")], adapter: adapter)
      let screen = ListScreen(source)
      screen.tableView.layoutIfNeeded()
      withExtendedLifetime(screen) {}
    }
    try expectErrorText(
      of: result, contains: "row [0, 0] of layer content cannot be -3.0 points high")
  }
  #endif

  #if !os(iOS)
  @Test("A row that does not exist is refused, with the number of rows that there are")
  func badRow() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let source = ListTableViewDataSource([ListWorld.configured("a")])
      let delegate = ListTableViewDelegate(source: source)
      _ = delegate.tableView(.forTests(), heightForRowAt: IndexPath(row: 1, section: 0))
    }
    try expectErrorText(
      of: result, contains: "row [0, 1] does not exist: section 0 has 1 rows")
  }
  #endif
}
#endif
