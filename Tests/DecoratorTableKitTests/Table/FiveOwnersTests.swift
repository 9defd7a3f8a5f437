import DecoratorTableKit
import Foundation
import Testing

@Suite("Which objects retain the five objects around a table")
@MainActor
struct FiveOwnersTests {
  private enum Property: Int, CaseIterable {
    case dataSource, delegate, prefetchDataSource, dragDelegate, dropDelegate

    @MainActor
    func object(of tableView: UITableView) -> AnyObject? {
      switch self {
      case .dataSource: tableView.dataSource
      case .delegate: tableView.delegate
      case .prefetchDataSource: tableView.prefetchDataSource
      case .dragDelegate: tableView.dragDelegate
      case .dropDelegate: tableView.dropDelegate
      }
    }

    @MainActor
    func set(_ part: Part, of tableView: UITableView) {
      switch self {
      case .dataSource: tableView.dataSource = part
      case .delegate: tableView.delegate = part
      case .prefetchDataSource: tableView.prefetchDataSource = part
      case .dragDelegate: tableView.dragDelegate = part
      case .dropDelegate: tableView.dropDelegate = part
      }
    }
  }

  /// Any of the five objects of an app.
  private final class Part: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching, UITableViewDragDelegate, UITableViewDropDelegate
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { textCell(tableView, "post \(indexPath.row)") }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private func addLayers(to decorated: DecoratedTable) {
    for name in ["ads", "promos"] {
      decorated.addRows(["ad", "ad"], named: name, placed: .every(2)) { tableView, _, text in
        textCell(tableView, text)
      }
    }
  }

  private func tableView(with parts: [Part]) -> UITableView {
    let tableView = UITableView.forTests()
    for (property, part) in zip(Property.allCases, parts) { property.set(part, of: tableView) }
    return tableView
  }

  /// Uses a table in every way that asks one of its five objects.
  private func use(_ tableView: UITableView) {
    for offset in [200, 1000, 0] as [CGFloat] {
      tableView.contentOffset = CGPoint(x: 0, y: offset)
      tableView.layoutIfNeeded()
    }
    let path = IndexPath(row: 1, section: 0)
    tableView.prefetchDataSource?.tableView(tableView, prefetchRowsAt: [path])
    #if HEADLESS_UIKIT
    if tableView.numberOfSections > 0, tableView.numberOfRows(inSection: 0) > 1 {
      tableView.simulateTap(at: path)
      if let session = tableView.simulateDrag(from: path) {
        tableView.simulateEnd(of: session)
      }
      let item = UIDragItem(itemProvider: NSItemProvider())
      _ = tableView.simulateDrop(SimulatedDropSession(items: [item]), at: path)
    }
    #endif
    tableView.reloadData()
    tableView.layoutIfNeeded()
  }

  @Test("Adopted objects are not retained: once they are released, the table can still be used")
  func adoptedObjectsGo() {
    var observed: [Weak] = []
    let tableView: UITableView
    let decorated: DecoratedTable
    do {
      let parts = Property.allCases.map { _ in Part() }
      observed = parts.map { Weak(object: $0) }
      tableView = self.tableView(with: parts)
      decorated = DecoratedTable(adopting: tableView)
      addLayers(to: decorated)
      decorated.attach()
      use(tableView)
      #expect(observed.allSatisfy { $0.object != nil })
      // An optimizer releases what is no longer used.
      withExtendedLifetime(parts) {}
    }
    #expect(observed.allSatisfy { $0.object == nil })
    use(tableView)
    decorated.detach()
    for property in Property.allCases { #expect(property.object(of: tableView) == nil) }
    use(tableView)
  }

  @Test("Each adopted object can be released alone", arguments: 0..<5)
  func oneGoes(index: Int) {
    var parts = Property.allCases.map { _ in Part() }
    let tableView = tableView(with: parts)
    let decorated = DecoratedTable(adopting: tableView)
    addLayers(to: decorated)
    decorated.attach()
    use(tableView)
    weak let observed = parts[index]
    parts[index] = Part()
    #expect(observed == nil)
    use(tableView)
    decorated.detach()
    for property in Property.allCases {
      let expected = property.rawValue == index ? nil : parts[property.rawValue]
      #expect(property.object(of: tableView) === expected)
    }
    withExtendedLifetime(parts) {}
  }

  @Test("A decorated table that is released removes its five objects, and leaves the originals")
  func decoratedTableGoes() async {
    let parts = Property.allCases.map { _ in Part() }
    let tableView = tableView(with: parts)
    var ours: [Weak] = []
    do {
      let decorated = DecoratedTable(adopting: tableView)
      addLayers(to: decorated)
      decorated.attach()
      use(tableView)
      ours = Property.allCases.map { Weak(object: $0.object(of: tableView)) }
      for (mine, part) in zip(ours, parts) { #expect(mine.object != nil && mine.object !== part) }
      withExtendedLifetime(decorated) {}
    }
    // Where the main actor does not run on the main thread, that is a matter of its next turn.
    for _ in 0..<1000 where tableView.dataSource !== parts[0] { await Task.yield() }
    #expect(ours.allSatisfy { $0.object == nil })
    for (property, part) in zip(Property.allCases, parts) {
      #expect(property.object(of: tableView) === part)
    }
    use(tableView)
    withExtendedLifetime(parts) {}
  }

  @Test("Detaching leaves alone any of them that other code has set meanwhile", arguments: 0..<5)
  func foreignObjectsStay(index: Int) {
    let parts = Property.allCases.map { _ in Part() }
    let tableView = tableView(with: parts)
    let decorated = DecoratedTable(adopting: tableView)
    addLayers(to: decorated)
    decorated.attach()
    use(tableView)
    let foreign = Part()
    Property.allCases[index].set(foreign, of: tableView)
    use(tableView)
    decorated.detach()
    for property in Property.allCases {
      let expected = property.rawValue == index ? foreign : parts[property.rawValue]
      #expect(property.object(of: tableView) === expected)
    }
    use(tableView)
    withExtendedLifetime((parts, foreign)) {}
  }

  @Test(
    "Objects passed to the initializer are retained as long as the decorated table, no longer")
  func handedOver() {
    var observed: [Weak] = []
    let tableView = UITableView.forTests()
    do {
      let decorated: DecoratedTable
      do {
        let parts = Property.allCases.map { _ in Part() }
        observed = parts.map { Weak(object: $0) }
        decorated = DecoratedTable(
          dataSource: parts[0], delegate: parts[1], prefetchDataSource: parts[2],
          dragDelegate: parts[3], dropDelegate: parts[4])
      }
      addLayers(to: decorated)
      decorated.attach(to: tableView)
      use(tableView)
      #expect(observed.allSatisfy { $0.object != nil })
      decorated.detach()
      #expect(observed.allSatisfy { $0.object != nil })
      for property in Property.allCases { #expect(property.object(of: tableView) == nil) }
      withExtendedLifetime(decorated) {}
    }
    #expect(observed.allSatisfy { $0.object == nil })
    use(tableView)
  }
}
