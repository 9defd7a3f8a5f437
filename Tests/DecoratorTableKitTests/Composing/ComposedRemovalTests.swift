import DecoratorTableKit
import Foundation
import Testing

/// Children that come and go while a change of theirs, or of a table around them, is made.
@Suite("Children that come and go in the middle of a change", .serialized)
@MainActor
struct ComposedRemovalTests {
  /// Two children in a composed table, which is the first child of another one. The last child is
  /// the second one there.
  @MainActor
  private final class Screen {
    let sources = ["a", "b", "c"].map { name in TextSource([(0..<3).map { "\(name)\($0)" }]) }
    let children: [DecoratedTable]
    let inner: ComposedTable
    let outer: ComposedTable
    let tableView: UITableView

    init(height: CGFloat = 4000) {
      children = sources.map { DecoratedTable(dataSource: $0, delegate: $0) }
      inner = ComposedTable(.bySections, Array(children[..<2]))
      outer = ComposedTable(.bySections, [inner, children[2]])
      tableView = UITableView.forTests()
      tableView.frame.size.height = height
      outer.attach(to: tableView)
      tableView.layoutIfNeeded()
    }

    var texts: [[String]] { tableView.displayedTexts() }

    /// Removes the inner table and its first child in the batch of a change of that child. An
    /// observer of it sets both children of the inner table again.
    ///
    /// - Returns: The events of the first child.
    func removeAndSetAgain() -> [String] {
      let (inner, all) = (inner, Array(children[..<2]))
      var events: [String] = []
      let observation = children[0].observe { event in
        events.append(ComposedRemovalTests.name(event))
        if case .didApply = event { inner.children = all }
      }
      outer.performBatchUpdates {
        deleteFirst(of: 0)
        inner.children = [all[1]]
        outer.children = [children[2]]
      }
      observation.cancel()
      return events
    }

    /// Deletes the first row of a child.
    func deleteFirst(of number: Int) {
      sources[number].sections[0].removeFirst()
      children[number].deleteRows(at: [path(0)], with: .none)
    }
  }

  private static func name(_ event: DecoratedTableEvent) -> String {
    switch event {
    case .willApply: "will"
    case .didApply: "did"
    case .didLoad: "load"
    case .anomaly(let anomaly): "\(anomaly)"
    }
  }

  @Test("An observer of a child's last change adds it again to a table that goes in the same batch")
  func addedAgainInRemovedTable() async {
    let screen = Screen()
    let (a, inner) = (screen.children[0], screen.inner)
    // It is not loaded while it ends that change.
    #expect(screen.removeAndSetAgain() == ["will", "did"])
    await nextTurn()
    #expect(screen.texts == [["c0", "c1", "c2"]])
    #expect(!a.isAttached && !inner.isAttached)
    screen.outer.children = [inner, screen.children[2]]
    #expect(screen.texts == [["a1", "a2"], ["b0", "b1", "b2"], ["c0", "c1", "c2"]])
    await nextTurn()
    #expect(a.isAttached)
    screen.deleteFirst(of: 0)
    #expect(screen.texts.first == ["a2"])
  }

  @Test("A child that waits for its removal is shown when its table is attached again")
  func shownAgain() async {
    let screen = Screen()
    let (a, inner) = (screen.children[0], screen.inner)
    #expect(screen.removeAndSetAgain() == ["will", "did"])
    screen.outer.children = [inner, screen.children[2]]
    await nextTurn()
    await nextTurn()
    #expect(a.isAttached)
    #expect(screen.texts == [["a1", "a2"], ["b0", "b1", "b2"], ["c0", "c1", "c2"]])
    screen.deleteFirst(of: 0)
    #expect(screen.texts.first == ["a2"])
  }

  @Test("A child of a child stays attached until the batch that removes it is shown, then is free")
  func removedInside() {
    let screen = Screen()
    let (a, b) = (screen.children[0], screen.children[1])
    var sections: [Int?] = []
    let observation = screen.outer.observe { event in
      guard case .willApply = event else { return }
      sections.append(a.reuseIndexPath(forData: path(0))?.section)
      sections.append(b.reuseIndexPath(forData: path(0))?.section)
    }
    screen.outer.performBatchUpdates { screen.inner.children = [b] }
    #expect(sections == [0, 1])
    #expect(!a.isAttached)
    sections = []
    // With a change of its own it is free by the end of the batch as well.
    screen.outer.performBatchUpdates {
      screen.deleteFirst(of: 1)
      screen.inner.children = [a]
    }
    #expect(sections == [nil, 0])
    observation.cancel()
    #expect(!b.isAttached)
    screen.outer.children.append(b)
    #expect(screen.texts == [["a0", "a1", "a2"], ["c0", "c1", "c2"], ["b1", "b2"]])
  }

  @Test("A removed child's rows end their display with their own delegate", arguments: [0, 2])
  func endOfDisplay(number: Int) async {
    let screen = Screen()
    var ended: [String] = []
    screen.sources[number].didEndDisplaying = { ended.append("\($0.row) \($1)") }
    screen.outer.performBatchUpdates {
      if number == 0 {
        screen.inner.children = [screen.children[1]]
      } else {
        screen.outer.children = [screen.inner]
      }
    }
    screen.tableView.layoutIfNeeded()
    await wait { ended.count == 3 }
    let name = screen.sources[number].sections[0][0].prefix(1)
    #expect(ended.sorted() == (0..<3).map { "\($0) \(name)\($0)" })
  }

  @Test("A child that is removed while it is inserted is free at once, and can be added again")
  func removedWhileInserted() async {
    let screen = Screen()
    let (a, b, c) = (screen.children[0], screen.children[1], screen.children[2])
    screen.outer.children = [c]
    let inner = screen.inner
    let observation = c.observe { event in
      if case .willApply = event { screen.outer.children = [c] }
    }
    screen.outer.performBatchUpdates {
      screen.deleteFirst(of: 2)
      screen.outer.children = [c, inner]
    }
    observation.cancel()
    #expect(screen.texts == [["c1", "c2"]])
    #expect(!inner.isAttached && !a.isAttached && !b.isAttached)
    screen.outer.children = [inner, c]
    #expect(screen.texts == [["a0", "a1", "a2"], ["b0", "b1", "b2"], ["c1", "c2"]])
  }

  @Test("A child that an observer adds while others change is inserted on the next turn")
  func addedWhileOthersChange() async {
    let screen = Screen()
    let (c, inner) = (screen.children[2], screen.inner)
    screen.outer.children = [c]
    let observation = c.observe { event in
      if case .willApply = event { screen.outer.children = [c, inner] }
    }
    screen.deleteFirst(of: 2)
    observation.cancel()
    await wait { inner.isAttached }
    #expect(screen.texts == [["c1", "c2"], ["a0", "a1", "a2"], ["b0", "b1", "b2"]])
    screen.deleteFirst(of: 0)
    #expect(screen.texts[1] == ["a1", "a2"])
  }

  @Test("The list keeps its place where a removed child has announced rows above the screen")
  func placeOfTheList() {
    let screen = Screen(height: 400)
    let (a, c) = (screen.children[0], screen.children[2])
    screen.sources[0].sections[0] = (0..<30).map { "a\($0)" }
    screen.sources[2].sections[0] = (0..<30).map { "c\($0)" }
    screen.outer.reloadData()
    screen.tableView.layoutIfNeeded()
    a.keepsScrollPosition = true
    screen.tableView.contentOffset.y = 800
    screen.tableView.layoutIfNeeded()
    screen.outer.performBatchUpdates {
      screen.deleteFirst(of: 0)
      screen.outer.children = [c]
    }
    screen.tableView.layoutIfNeeded()
    #expect(screen.tableView.contentOffset.y == 800)
  }
}
