import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// Rows that a person drags from one child to another.
@Suite("Rows that are dragged between children")
@MainActor
struct ComposedMoveTests {
  private let contents = [[["a", "b"]], [["c"], ["d", "e"]], [["f"]]]

  /// Allows rows to move from one child to another, and notes the source and the destination.
  private func allowMoves(
    on screen: ComposedScreen, in composed: ComposedTable? = nil,
    where allows: @escaping (ChildMove) -> Bool = { _ in true }
  ) -> CallLog {
    let log = CallLog()
    (composed ?? screen.composed).onMove(where: allows) { [weak screen] move in
      guard let screen,
        let source = screen.tables.firstIndex(where: { $0 === move.source }),
        let target = screen.tables.firstIndex(where: { $0 === move.destination })
      else { return log.note("unknown children") }
      let (from, to) = (move.sourceIndexPath, move.destinationIndexPath)
      let text = screen.sources[source].sections[from.section].remove(at: from.row)
      screen.sources[target].sections[to.section].insert(text, at: to.row)
      log.note("\(source) \(RowPosition(from)) > \(target) \(RowPosition(to))")
    }
    return log
  }

  @Test("Without a handler, and where the app refuses, a row stays in its child")
  func refused() {
    let screen = ComposedScreen(.bySections, contents)
    screen.tableView.isEditing = true
    #expect(screen.tableView.simulateReorder(from: path(0), to: path(0, 2)) == path(1))
    #expect(screen.texts == [["b", "a"], ["c"], ["d", "e"], ["f"]])
    let log = allowMoves(on: screen) { [unowned screen] in
      $0.destination === screen.tables[2]
    }
    #expect(screen.tableView.simulateReorder(from: path(0), to: path(1, 2)) == path(1))
    #expect(screen.texts == [["a", "b"], ["c"], ["d", "e"], ["f"]])
    #expect(log.lines.isEmpty)
    #expect(screen.tableView.simulateReorder(from: path(0), to: path(1, 3)) == path(1, 3))
    #expect(screen.texts == [["b"], ["c"], ["d", "e"], ["f", "a"]])
    #expect(log.lines == ["0 [0, 0] > 2 [0, 1]"])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("Once the observation is cancelled, rows stay in their child again")
  func cancelled() {
    let screen = ComposedScreen(.bySections, contents)
    screen.tableView.isEditing = true
    let earlier = screen.composed.onMove { _ in }
    let observation = screen.composed.onMove { _ in }
    // It was replaced, so that it has nothing to end.
    earlier.cancel()
    #expect(screen.composed.moveHandlers != nil)
    observation.cancel()
    #expect(screen.tableView.simulateReorder(from: path(0), to: path(0, 2)) == path(1))
    #expect(screen.texts == [["b", "a"], ["c"], ["d", "e"], ["f"]])
  }

  @Test(
    "Rows that a child holds follow one that moves within it, with layers and without",
    arguments: [false, true])
  func heldRowsWithinChild(hasLayer: Bool) {
    let screen = ComposedScreen(.bySections, contents)
    if hasLayer {
      screen.tables[0].addRows(["ad"], placed: .start) { tableView, _, text in
        textCell(tableView, text)
      }
    }
    screen.tableView.layoutIfNeeded()
    let held = screen.tables[0].holdRow(atData: path(0))
    let other = screen.tables[0].holdRow(atData: path(1))
    screen.tableView.isEditing = true
    let first = hasLayer ? 1 : 0
    _ = screen.tableView.simulateReorder(from: path(first), to: path(first + 1))
    #expect(screen.sources[0].sections == [["b", "a"]])
    #expect(held?.dataIndexPath == path(1))
    #expect(other?.dataIndexPath == path(0))
  }

  @Test("The display of a row that has moved within a child without layers ends at its new place")
  func displaysWithinChild() {
    let screen = ComposedScreen(.bySections, [[["a", "b"], ["c"]]])
    screen.tableView.stayTame()
    screen.tableView.isEditing = true
    #expect(screen.tableView.simulateReorder(from: path(0), to: path(1, 1)) == path(1, 1))
    #expect(screen.texts == [["b"], ["c", "a"]])
    var ended: Set<String> = []
    screen.sources[0].didEndDisplaying = { ended.insert("\(RowPosition($0)) \($1)") }
    screen.tableView.reloadData()
    screen.tableView.layoutIfNeeded()
    #expect(ended == ["[0, 0] b", "[1, 0] c", "[1, 1] a"])
  }

  @Test("The app is notified of the children's own rows")
  func bySections() {
    let screen = ComposedScreen(.bySections, contents)
    let log = allowMoves(on: screen)
    screen.tableView.isEditing = true
    #expect(screen.tableView.simulateReorder(from: path(1), to: path(1, 2)) == path(1, 2))
    #expect(screen.tableView.simulateReorder(from: path(0, 3), to: path(0, 1)) == path(0, 1))
    #expect(log.lines == ["0 [0, 1] > 1 [1, 1]", "2 [0, 0] > 1 [0, 0]"])
    #expect(screen.texts == [["a"], ["f", "c"], ["d", "b", "e"], []])
    // Within a child, it moves its row itself.
    #expect(screen.tableView.simulateReorder(from: path(0, 1), to: path(0, 2)) == path(0, 2))
    #expect(log.lines.count == 2)
    #expect(screen.texts == [["a"], ["c"], ["f", "d", "b", "e"], []])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("In one section, a row dropped where two children meet stays in its child")
  func byRows() {
    let screen = ComposedScreen(.byRows, [[["a", "b"]], [["c", "d"]], [], [["e"]]])
    let log = allowMoves(on: screen)
    screen.tableView.isEditing = true
    for (source, target) in [(0, 1), (0, 2), (3, 0), (0, 4)] {
      #expect(
        screen.tableView.simulateReorder(from: path(source), to: path(target)) == path(target))
    }
    #expect(log.lines == ["0 [0, 0] > 1 [0, 1]", "1 [0, 2] > 0 [0, 0]", "0 [0, 0] > 3 [0, 1]"])
    #expect(screen.texts == [["a", "c", "b", "e", "d"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("A row stays in its child where another one has a section of a layer")
  func addedSection() {
    let screen = ComposedScreen(.bySections, [[["a", "b"]], [["c"]]])
    let promo = AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "promo") }
    screen.tables[1].add(
      SlotLayer(placed: .none, sections: .start, adding: [promo], named: "promos") {
        tableView, _, _ in textCell(tableView, "")
      })
    let log = allowMoves(on: screen)
    screen.tableView.isEditing = true
    #expect(screen.texts == [["a", "b"], ["promo"], ["c"]])
    #expect(screen.tableView.simulateReorder(from: path(0), to: path(0, 1)) == path(1))
    #expect(log.lines.isEmpty)
    #expect(screen.texts == [["b", "a"], ["promo"], ["c"]])
    #expect(screen.tableView.simulateReorder(from: path(0), to: path(0, 2)) == path(0, 2))
    #expect(log.lines == ["0 [0, 0] > 1 [0, 0]"])
    #expect(screen.texts == [["a"], ["promo"], ["b", "c"]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("The row gets a cell of its new child, and the layers place their rows by their rules")
  func layers() async {
    let screen = ComposedScreen(.bySections, [[["a", "b", "c", "d"]], [["e", "f"]]])
    for (table, ad) in zip(screen.tables, ["x", "y"]) {
      table.addRows([ad, ad + ad], placed: .every(2), policy: .followRule) { tableView, _, ad in
        textCell(tableView, ad)
      }
      .height(40)
    }
    screen.composed.addRows(["promo"], placed: .end) { tableView, _, promo in
      textCell(tableView, promo)
    }
    .height(40)
    let log = allowMoves(on: screen)
    #expect(screen.texts == [["a", "b", "x", "c", "d", "xx", "promo"], ["e", "f", "y"]])
    let held = screen.tables[0].holdRow(atData: path(3))
    let gone = screen.tables[0].holdRow(atData: path(1))
    let pushed = screen.tables[1].holdRow(atData: path(1))
    screen.tableView.isEditing = true
    var asked: [IndexPath] = []
    screen.sources[1].willGiveCell = { asked.append($0) }
    #expect(screen.tableView.simulateReorder(from: path(1), to: path(1, 1)) == path(1, 1))
    #expect(log.lines == ["0 [0, 1] > 1 [0, 1]"])
    #expect(screen.texts == [["a", "x", "c", "d", "xx", "promo"], ["e", "b", "f", "y"]])
    await wait { asked.contains(path(1)) && screen.texts[0][1] == "c" }
    #expect(screen.texts == [["a", "c", "x", "d", "promo"], ["e", "b", "y", "f"]])
    #expect(asked.contains(path(1)))
    #expect(held?.dataIndexPath == path(2))
    #expect(gone?.dataIndexPath == nil)
    #expect(pushed?.dataIndexPath == path(2))
    #expect(screen.anomalies.isEmpty)
  }

  @Test("Held rows of a child with several layers follow rows that are moved out of it and into it")
  func heldRows() {
    let screen = ComposedScreen(.bySections, [[["a", "b", "c", "d"]], [["e", "f"]]])
    for table in screen.tables {
      for ad in ["x", "y"] {
        table.addRows([ad], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
          .height(40)
      }
    }
    _ = allowMoves(on: screen)
    let above = screen.tables[0].holdRow(atData: path(0))
    let below = screen.tables[0].holdRow(atData: path(3))
    let pushed = screen.tables[1].holdRow(atData: path(1))
    screen.tableView.isEditing = true
    #expect(screen.tableView.simulateReorder(from: path(3), to: path(3, 1)) == path(3, 1))
    #expect(screen.texts == [["y", "x", "a", "c", "d"], ["y", "x", "e", "b", "f"]])
    #expect(above?.dataIndexPath == path(0))
    #expect(below?.dataIndexPath == path(2))
    #expect(pushed?.dataIndexPath == path(2))
    #expect(screen.anomalies.isEmpty)
  }

  @Test(
    "A drag in a table with a drag delegate moves the row in the same way",
    arguments: [true, false])
  func drags(hasDropDelegate: Bool) {
    let sources = contents.map { DraggedSource($0) }
    let tables = sources.map {
      DecoratedTable(
        dataSource: $0, dragDelegate: $0, dropDelegate: hasDropDelegate ? $0 : nil)
    }
    let composed = ComposedTable(.bySections, tables)
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    tableView.dragInteractionEnabled = true
    func drag(_ from: IndexPath, to place: IndexPath) -> UIDropOperation? {
      tableView.simulateDrag(from: from).map { tableView.simulateDrop($0, at: place) }
    }
    if hasDropDelegate { #expect(drag(path(0), to: path(0, 2)) == .forbidden) }
    composed.onMove { move in
      guard let source = move.source.source(in: tables, sources),
        let target = move.destination.source(in: tables, sources)
      else { return }
      let text = source.sections[move.sourceIndexPath.section]
        .remove(at: move.sourceIndexPath.row)
      target.sections[move.destinationIndexPath.section]
        .insert(text, at: move.destinationIndexPath.row)
    }
    #expect(drag(path(0), to: path(0, 2)) == .move)
    #expect(tableView.displayedTexts() == [["b"], ["c"], ["a", "d", "e"], ["f"]])
    #expect(sources.map(\.sections) == [[["b"]], [["c"], ["a", "d", "e"]], [["f"]]])
    // A table does not move several rows.
    if hasDropDelegate, let session = tableView.simulateDrag(from: path(0)) {
      sources[0].sections[0].append("g")
      tables[0].insertRows(at: [path(1)], with: .none)
      _ = tableView.simulateAdding(path(1), to: session)
      #expect(tableView.simulateDrop(session, at: path(0, 2)) == .forbidden)
    }
  }

  @Test("A held row below one that is moved out of its child stays held")
  func heldBelow() {
    let screen = ComposedScreen(.bySections, [[["a", "b", "c", "d"]], [["e"]]], showing: [0, 1])
    screen.tables[0].addRows(["x"], placed: .before(1)) { tableView, _, ad in
      textCell(tableView, ad)
    }
    .height(40)
    screen.tables[0].addRows(["y"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
      .height(40)
    let log = allowMoves(on: screen)
    #expect(screen.texts == [["y", "a", "x", "b", "c", "d"], ["e"]])
    let below = screen.tables[0].holdRow(atData: path(3))
    let gone = screen.tables[0].holdRow(atData: path(1))
    let above = screen.tables[0].holdRow(atData: path(0))
    screen.tableView.isEditing = true
    #expect(screen.tableView.simulateReorder(from: path(3), to: path(0, 1)) == path(0, 1))
    #expect(log.lines == ["0 [0, 1] > 1 [0, 0]"])
    #expect(below?.dataIndexPath == path(2))
    #expect(below?.reuseIndexPath == path(4))
    #expect(gone?.dataIndexPath == nil)
    #expect(above?.dataIndexPath == path(0))
  }

  @Test("Into and out of children of children")
  func nested() async {
    let screen = ComposedScreen(.byRows, [[["a", "b"]], [["c", "d"]], [["e"]]], showing: [0])
    let group = ComposedTable(.byRows, [screen.tables[1], screen.tables[2]])
    group.addRows(["promo"], placed: .before(1)) { tableView, _, promo in
      textCell(tableView, promo)
    }
    .height(40)
    screen.composed.children.append(group)
    #expect(screen.texts == [["a", "b", "c", "promo", "d", "e"]])
    let log = allowMoves(on: screen)
    screen.tableView.isEditing = true
    #expect(screen.tableView.simulateReorder(from: path(0), to: path(3)) == path(3))
    #expect(screen.texts == [["b", "c", "promo", "a", "d", "e"]])
    #expect(screen.tableView.simulateReorder(from: path(5), to: path(0)) == path(0))
    #expect(log.lines == ["0 [0, 0] > 1 [0, 1]", "2 [0, 0] > 0 [0, 0]"])
    await nextTurn()
    #expect(screen.texts == [["e", "b", "c", "promo", "a", "d"]])
    // Between children of the group, the group decides.
    #expect(screen.tableView.simulateReorder(from: path(2), to: path(5)) == path(5))
    #expect(screen.sources.map(\.sections) == [[["e", "b"]], [["a", "d", "c"]], [[]]])
    #expect(screen.anomalies.isEmpty)
  }

  @Test("In random runs, the table shows the drag at once, and the layers' changes after that")
  func random() async throws {
    for seed in Thinning.seeds(0..<60) {
      var generator = SeededGenerator(seed: seed)
      let world = RandomMoves(&generator)
      _ = allowMoves(on: world.screen)
      for step in 0..<12 {
        do {
          try await world.drag(&generator)
        } catch let disagreement as Disagreement {
          throw disagreement.with("step", "\(step)").with("seed", "\(seed)")
        }
      }
    }
  }
}

/// Children with rows to drag, with and without layers inside and around.
@MainActor
private final class RandomMoves {
  let screen: ComposedScreen

  init(_ generator: inout SeededGenerator) {
    var next = 0
    let contents = (0..<generator.number(in: 2...4)).map { _ in
      (0..<generator.number(in: 1...2)).map { _ in
        (0..<generator.number(in: 0...4)).map { _ in
          next += 1
          return "\(next)"
        }
      }
    }
    screen = ComposedScreen(generator.chance(50) ? .byRows : .bySections, contents)
    for table in (screen.tables as [LayeredTable]) + [screen.composed] where generator.chance(60) {
      table.addRows(
        ["ad 1", "ad 2", "ad 3"], placed: .every(generator.number(in: 1...3)),
        policy: generator.chance(50) ? .followRule : .followContent
      ) { tableView, _, ad in textCell(tableView, ad) }
      .height(40)
    }
    screen.tableView.isEditing = true
  }

  /// Drags a row somewhere.
  func drag(_ generator: inout SeededGenerator) async throws {
    var expected = screen.texts
    let rows = expected.indices.flatMap { section in
      expected[section].indices.map { path($0, section) }
    }
    guard let source = rows.randomElement(using: &generator) else { return }
    let section = generator.number(in: 0...expected.count - 1)
    let last = expected[section].count - (section == source.section ? 1 : 0)
    let place = path(generator.number(in: 0...last), section)
    guard let target = screen.tableView.simulateReorder(from: source, to: place) else { return }
    let text = expected[source.section].remove(at: source.row)
    expected[target.section].insert(text, at: target.row)
    let name = "\(text) from \(RowPosition(source)) to \(RowPosition(place))"
    try expectEqual(screen.texts, expected, "at once after \(name), the table")
    await nextTurn()
    let settled = screen.texts
    try expectEqual(
      settled.flatMap { $0.filter { !$0.hasPrefix("ad") } }, content, "the rows after \(name)")
    try expectEqual(screen.anomalies.map { "\($0)" }, [], "what went wrong after \(name)")
    try expectEqual(
      (0..<settled.count).map { screen.tableView.numberOfRows(inSection: $0) },
      settled.map(\.count), "the counts after \(name)")
  }

  /// The texts of all sources that are shown.
  private var content: [String] {
    let sources = screen.sources.map(\.sections)
    return screen.tableView.numberOfSections == 1 && sources.joined().count > 1
      ? sources.flatMap { $0.first ?? [] } : sources.flatMap { $0.flatMap { $0 } }
  }
}

/// A source of texts, any row of which can be dragged and dropped within it.
private final class DraggedSource: NSObject, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var sections: [[String]]

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { textCell(tableView, sections[indexPath.section][indexPath.row]) }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
}

extension LayeredTable {
  /// The source of a child.
  fileprivate func source(
    in tables: [DecoratedTable], _ sources: [DraggedSource]
  ) -> DraggedSource? { tables.firstIndex { $0 === self }.map { sources[$0] } }
}
#endif
