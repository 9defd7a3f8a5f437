import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Reuse identifiers under which children register different views.
@Suite("Reuse identifiers of several sources")
@MainActor
struct SharedIdentifierTests {
  /// A table that shows three rows at a time, so that cells are used again.
  private func makeTable() -> UITableView {
    let tableView = UITableView.forTests()
    tableView.frame.size.height = 120
    return tableView
  }

  private func child(
    _ rows: [String], register: @escaping (UITableView) -> Void = { _ in }
  ) -> (RegisteringSource, DecoratedTable) {
    let source = RegisteringSource(rows, register: register)
    return (source, DecoratedTable(dataSource: source, delegate: source))
  }

  private func rows(_ identifier: String, _ count: Int = 6) -> [String] {
    Array(repeating: identifier, count: count)
  }

  private func classes(_ name: String, _ count: Int = 6) -> [String] { rows(name, count) }

  @Test("No two nibs have the same name, whichever table they are registered with")
  func namesOfNibs() {
    let names = (0..<2).flatMap { _ in
      let identifiers = SharedIdentifiers(of: makeTable())
      _ = identifiers.identifier(
        for: "row", .cell, of: .viewClass(UITableViewCell.self), user: 1, current: nil
      ) { false }
      return (2...3).map { user in
        let nib = UINib(nibName: "Row", bundle: nil)
        return identifiers.identifier(
          for: "row", .cell, of: .nib(nib), user: user, current: nil
        ) { false }
      }
    }
    #expect(Set(names).count == 4)
  }

  @Test("Each child has its own cells under one identifier, also when they are used again")
  func cells() {
    let (_, red) = child(rows("cell")) {
      $0.register(Registered.Red.self, forCellReuseIdentifier: "cell")
    }
    let (_, green) = child(rows("cell")) {
      $0.register(Registered.Green.self, forCellReuseIdentifier: "cell")
    }
    let composed = ComposedTable(.bySections, [red, green])
    let tableView = makeTable()
    composed.attach(to: tableView)
    for _ in 0..<3 {
      #expect(tableView.displayedClasses() == [classes("Red"), classes("Green")])
      tableView.scrollToRow(at: path(0), at: .top, animated: false)
    }
    let identifiers = tableView.displayedIdentifiers()
    #expect(identifiers[0] == rows("cell"))
    #expect(identifiers[1].allSatisfy { $0.hasPrefix("cell of ") && $0.hasSuffix("Green") })
  }

  @Test("The only child with an identifier may register other cells, and a later one gets its own")
  func changedCells() {
    let (_, green) = child(rows("cell")) {
      $0.register(Registered.Red.self, forCellReuseIdentifier: "cell")
      $0.register(Registered.Green.self, forCellReuseIdentifier: "cell")
    }
    let (_, red) = child(rows("cell")) {
      $0.register(Registered.Red.self, forCellReuseIdentifier: "cell")
    }
    let composed = ComposedTable(.bySections, [green, red])
    let tableView = makeTable()
    composed.attach(to: tableView)
    #expect(tableView.displayedClasses() == [classes("Green"), classes("Red")])
  }

  @Test("A child that registers the cells of the first one gets these from then on")
  func sameCellsLater() {
    let (_, red) = child(rows("cell")) {
      $0.register(Registered.Red.self, forCellReuseIdentifier: "cell")
    }
    let greens = (0..<2).map { _ in
      child(rows("cell")) { $0.register(Registered.Green.self, forCellReuseIdentifier: "cell") }
    }
    let composed = ComposedTable(.bySections, [red] + greens.map(\.1))
    let tableView = makeTable()
    composed.attach(to: tableView)
    #expect(tableView.displayedClasses() == [classes("Red"), classes("Green"), classes("Green")])
    greens[0].0.told?.register(Registered.Red.self, forCellReuseIdentifier: "cell")
    tableView.reloadData()
    #expect(tableView.displayedClasses() == [classes("Red"), classes("Red"), classes("Green")])
  }

  @Test("Each child has its own headers under one identifier")
  func headers() throws {
    let (redSource, red) = child(rows("cell", 1)) {
      $0.register(Registered.Red.self, forCellReuseIdentifier: "cell")
      $0.register(Registered.RedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    }
    // What cells are called has nothing to do with it.
    let (greenSource, green) = child(rows("header", 1)) {
      $0.register(Registered.Green.self, forCellReuseIdentifier: "header")
      $0.register(Registered.GreenHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    }
    redSource.header = "header"
    greenSource.header = "header"
    let composed = ComposedTable(.bySections, [red, green])
    let tableView = UITableView.forTests()
    composed.attach(to: tableView)
    #expect(tableView.displayedClasses() == [["Red"], ["Green"]])
    #expect(tableView.displayedIdentifiers() == [["cell"], ["header"]])
    #expect(tableView.headerView(forSection: 0) is Registered.RedHeader)
    #expect(tableView.headerView(forSection: 1) is Registered.GreenHeader)
  }

  #if HEADLESS_UIKIT
  @Test("Each child has the cells of its own nib, and children with one nib share them")
  func nibs() {
    let nibs = [
      UINib(headless: { [Registered.Red()] }), UINib(headless: { [Registered.Green()] }),
    ]
    let children = [0, 1, 1, 0].map { number in
      child(rows("cell")) { $0.register(nibs[number], forCellReuseIdentifier: "cell") }.1
    }
    let composed = ComposedTable(.bySections, children)
    let tableView = makeTable()
    composed.attach(to: tableView)
    #expect(
      tableView.displayedClasses() == ["Red", "Green", "Green", "Red"].map { classes($0) })
    let identifiers = tableView.displayedIdentifiers()
    #expect(identifiers[0] == identifiers[3] && identifiers[1] == identifiers[2])
    #expect(identifiers[0] == rows("cell") && identifiers[1] != identifiers[0])
  }

  @Test("A child with a nib and one with a class each have their own under one identifier")
  func nibAndClass() {
    let nib = UINib(headless: { [Registered.Green()] })
    let children = [
      child(rows("cell")) { $0.register(Registered.Red.self, forCellReuseIdentifier: "cell") }.1,
      child(rows("cell")) { $0.register(nib, forCellReuseIdentifier: "cell") }.1,
      child(rows("cell")) { $0.register(Registered.Blue.self, forCellReuseIdentifier: "cell") }.1,
    ]
    let composed = ComposedTable(.bySections, children)
    let tableView = makeTable()
    composed.attach(to: tableView)
    #expect(tableView.displayedClasses() == ["Red", "Green", "Blue"].map { classes($0) })
  }

  @Test("The placeholder of a drop has the child's cell")
  func placeholder() throws {
    let children = [Registered.Red.self, Registered.Green.self].map { cellClass in
      child(rows("cell")) { $0.register(cellClass, forCellReuseIdentifier: "cell") }.1
    }
    let composed = ComposedTable(.bySections, children)
    let tableView = makeTable()
    composed.attach(to: tableView)
    let base = PlaceholderNote()
    for slot in composed.shown {
      _ = DecoratedDropCoordinator(base, ChildDropTranslation(slot: slot, composed: composed))
        .makePlaceholder(insertionIndexPath: path(1), reuseIdentifier: "cell", rowHeight: 40)
    }
    let identifiers = tableView.displayedIdentifiers()
    #expect(base.identifiers == identifiers.map { $0[0] })
    #expect(Set(base.identifiers).count == 2)
  }
  #endif

  @Test("The same cells under one identifier are no conflict")
  func sameCells() {
    let children = (0..<2).map { _ in
      child(rows("cell")) {
        $0.register(Registered.Red.self, forCellReuseIdentifier: "cell")
        $0.register(Registered.Red.self, forCellReuseIdentifier: "cell")
      }.1
    }
    let composed = ComposedTable(.byRows, children)
    let tableView = makeTable()
    composed.attach(to: tableView)
    #expect(tableView.displayedClasses() == [classes("Red", 12)])
    #expect(tableView.displayedIdentifiers() == [rows("cell", 12)])
  }

  @Test("What the table has registered, a prototype for example, stays as it is")
  func prototypes() {
    let tableView = makeTable()
    tableView.register(Registered.Blue.self, forCellReuseIdentifier: "cell")
    tableView.register(Registered.Blue.self, forCellReuseIdentifier: "other")
    let (_, red) = child(["cell", "other"]) {
      $0.register(Registered.Red.self, forCellReuseIdentifier: "cell")
    }
    // It has not registered anything, here or elsewhere.
    let (_, plain) = child(["cell", "other"])
    let composed = ComposedTable(.bySections, [red, plain])
    composed.attach(to: tableView)
    #expect(tableView.displayedClasses() == [["Red", "Blue"], ["Blue", "Blue"]])
    #expect(tableView.displayedIdentifiers()[1] == ["cell", "other"])
    // A prototype may be of the same class, and look otherwise.
    let (source, blue) = child(["cell"]) {
      $0.register(Registered.Blue.self, forCellReuseIdentifier: "cell")
    }
    composed.children.append(blue)
    #expect(tableView.displayedClasses()[2] == ["Blue"])
    #expect(tableView.displayedIdentifiers()[2] != ["cell"])
    #expect(source.told?.dequeueReusableCell(withIdentifier: "unknown") == nil)
  }

  @Test("Children of children have their own, too")
  func nested() {
    let leaves = [0, 1, 2, 1].map { number in
      child(rows("cell", 4)) {
        $0.register(Registered.cells[number], forCellReuseIdentifier: "cell")
      }.1
    }
    let group = ComposedTable(.byRows, [leaves[1], leaves[2]])
    let composed = ComposedTable(.bySections, [leaves[0], group, leaves[3]])
    let tableView = makeTable()
    composed.attach(to: tableView)
    let all = [
      classes("Red", 4), classes("Green", 4) + classes("Blue", 4), classes("Green", 4),
    ]
    #expect(tableView.displayedClasses() == all)
    // A group that is removed and added again has not registered anything again.
    composed.children = [leaves[3], leaves[0]]
    #expect(tableView.displayedClasses() == [all[2], all[0]])
    composed.children = [group, leaves[3], leaves[0]]
    #expect(tableView.displayedClasses() == [all[1], all[2], all[0]])
  }

  @Test("A child that is removed and added again has its own, and so has one added meanwhile")
  func comingBack() {
    let leaves = [0, 1, 2].map { number in
      child(rows("cell")) {
        $0.register(Registered.cells[number], forCellReuseIdentifier: "cell")
      }.1
    }
    let composed = ComposedTable(.bySections, [leaves[0], leaves[1]])
    let tableView = makeTable()
    composed.attach(to: tableView)
    #expect(tableView.displayedClasses() == [classes("Red"), classes("Green")])
    // Cells of removed children are still in the reuse pool of the table.
    composed.children = []
    #expect(tableView.displayedClasses().isEmpty)
    composed.children = [leaves[2]]
    #expect(tableView.displayedClasses() == [classes("Blue")])
    composed.children = [leaves[1], leaves[2], leaves[0]]
    #expect(
      tableView.displayedClasses() == [classes("Green"), classes("Blue"), classes("Red")])
    composed.detach()
    composed.attach(to: tableView)
    #expect(
      tableView.displayedClasses() == [classes("Green"), classes("Blue"), classes("Red")])
  }

  @Test("The cells of children's layers have their own under one identifier")
  func layers() {
    let tables = (0..<2).map { _ in child(rows("text")).1 }
    tables[0].addRows(
      [Sample.Note("note")], placed: .start,
      cell: .class(Sample.NoteCell.self, registration: .cellClass(reuseIdentifier: "cell")))
    tables[1].addRows(
      ["picture"], placed: .start,
      cell: .class(Sample.PictureCell.self, registration: .cellClass(reuseIdentifier: "cell")))
    let composed = ComposedTable(.bySections, tables)
    var anomalies: [TableAnomaly] = []
    for table in tables {
      table.observe { if case .anomaly(let anomaly) = $0 { anomalies.append(anomaly) } }
    }
    let tableView = makeTable()
    composed.attach(to: tableView)
    let shown = tableView.displayedClasses().map(\.first)
    #expect(shown == ["NoteCell", "PictureCell"])
    #expect(anomalies.isEmpty)
  }

  @Test("The only child with an identifier can do with it what it could in its own table")
  func alone() throws {
    let (source, red) = child(rows("cell")) {
      $0.register(Registered.Red.self, forCellReuseIdentifier: "cell")
    }
    let (otherSource, other) = child([])
    let composed = ComposedTable(.bySections, [red, other])
    let tableView = makeTable()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    let told = try #require(source.told)
    told.register(Registered.Blue.self, forCellReuseIdentifier: "new")
    told.register(Registered.Green.self, forCellReuseIdentifier: "new")
    #expect(tableView.dequeueReusableCell(withIdentifier: "new") is Registered.Green)
    told.register(nil as AnyClass?, forCellReuseIdentifier: "new")
    #expect(tableView.dequeueReusableCell(withIdentifier: "new") == nil)
    // Now another child has it as well, and neither unregisters that of the other.
    told.register(Registered.Blue.self, forCellReuseIdentifier: "new")
    let otherTold = try #require(otherSource.told)
    otherTold.register(Registered.Blue.self, forCellReuseIdentifier: "new")
    told.register(nil as AnyClass?, forCellReuseIdentifier: "new")
    #expect(otherTold.dequeueReusableCell(withIdentifier: "new") is Registered.Blue)
    told.register(Registered.Red.self, forCellReuseIdentifier: "new")
    #expect(otherTold.dequeueReusableCell(withIdentifier: "new") is Registered.Blue)
    #expect(told.dequeueReusableCell(withIdentifier: "new") is Registered.Red)
    // A child cannot unregister what it has not registered.
    otherTold.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    #expect(tableView.displayedClasses() == [classes("Red"), []])
  }

  @Test("At random, each child has the cells that it registered, or else the table's")
  func random() throws {
    try withEverySeed(Thinning.seeds(0..<60)) { generator in
      let identifiers = ["a", "b", "c"]
      // By identifier, the number of the class. What no child has registered is the table's.
      let ofTable = Dictionary(
        uniqueKeysWithValues: identifiers.map { ($0, generator.number(in: 0...2)) })
      let tableView = makeTable()
      for (identifier, number) in ofTable {
        tableView.register(Registered.cells[number], forCellReuseIdentifier: identifier)
      }
      var expected: [[String]] = []
      let children = (0..<4).map { _ in
        var own: [String: Int] = [:]
        for identifier in identifiers where generator.chance(50) {
          own[identifier] = generator.number(in: 0...2)
        }
        let rows = (0..<5).compactMap { _ in identifiers.randomElement(using: &generator) }
        expected.append(
          rows.map { "\(Registered.cells[own[$0] ?? ofTable[$0] ?? 0])" })
        return child(rows) { table in
          for (identifier, number) in own {
            table.register(Registered.cells[number], forCellReuseIdentifier: identifier)
          }
        }.1
      }
      let composed = ComposedTable(.bySections)
      composed.attach(to: tableView)
      for step in 0..<8 {
        let shown = children.indices.filter { _ in generator.chance(70) }
          .shuffled(using: &generator)
        composed.children = shown.map { children[$0] }
        try withEvery("step", in: [step]) { _ in
          try expectEqual(
            tableView.displayedClasses(), shown.map { expected[$0] }, "the cells of \(shown)")
        }
      }
    }
  }
}

#if HEADLESS_UIKIT
/// A drop that notes the cells of placeholders.
@MainActor
private final class PlaceholderNote: NSObject, UITableViewDropCoordinator, PlaceholderMaking {
  private(set) var identifiers: [String] = []
  let items: [any UITableViewDropItem] = []
  let destinationIndexPath: IndexPath? = path(0)
  let proposal = UITableViewDropProposal(operation: .copy, intent: .unspecified)
  let session: any UIDropSession = SimulatedDropSession(items: [])

  func makeOuterPlaceholder(
    insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat
  ) -> UITableViewDropPlaceholder {
    identifiers.append(reuseIdentifier)
    return UITableViewDropPlaceholder(
      insertionIndexPath: insertionIndexPath, reuseIdentifier: reuseIdentifier,
      rowHeight: rowHeight)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext { misuse("nothing is dropped") }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    misuse("nothing is dropped")
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { misuse("nothing is dropped") }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    misuse("nothing is dropped")
  }
}
#endif
