import DecoratorTableKit
import Foundation
import Testing

/// The events that the observer of a child gets, and what the child knows of its rows by then.
@Suite("The events of one of several sources", .serialized)
@MainActor
struct ComposedEventTests {
  nonisolated private static let cases = [ComposedTable.Kind.bySections, .byRows].flatMap { kind in
    [(kind, false), (kind, true)]
  }

  /// A screen of two children, the second of which is observed.
  @MainActor
  private final class Screen {
    let composed: ComposedScreen
    let child: DecoratedTable
    /// The events of the child, with where its row [0, 1] was by then.
    private var events: [String] = []

    init(_ kind: ComposedTable.Kind, hasLayer: Bool, showing shown: [Int]) {
      composed = ComposedScreen(kind, [[["a"]], [["b0", "b1", "b2"]]], showing: shown)
      child = composed.tables[1]
      if hasLayer {
        child.addRows(["ad"], placed: .start) { tableView, _, ad in textCell(tableView, ad) }
          .height(40)
      }
      child.observe { [weak self] event in self?.note(event) }
    }

    /// The children, by their numbers.
    func show(_ numbers: [Int]) {
      composed.composed.children = numbers.map { composed.tables[$0] }
    }

    func takeEvents() -> [String] {
      defer { events = [] }
      return events
    }

    private func note(_ event: DecoratedTableEvent) {
      let name =
        switch event {
        case .willApply: "will"
        case .didApply: "did"
        case .didLoad: "load"
        case .anomaly(let anomaly): "\(anomaly)"
        }
      let place = child.reuseIndexPath(forData: path(1)).map { "[0, \($0.row)]" } ?? "nowhere"
      events.append("\(name), \(place)\(child.isAttached ? "" : ", detached")")
    }
  }

  @Test(
    "An inserted child is notified once that its rows are loaded, and has them", arguments: cases)
  func coming(kind: ComposedTable.Kind, hasLayer: Bool) {
    let screen = Screen(kind, hasLayer: hasLayer, showing: [0])
    let place = hasLayer ? 2 : 1
    screen.show([0, 1])
    #expect(screen.takeEvents() == ["load, [0, \(place + (kind == .byRows ? 1 : 0))]"])
    screen.show([0])
    #expect(screen.takeEvents() == [])
    screen.show([1, 0])
    #expect(screen.takeEvents() == ["load, [0, \(place)]"])
    // One that merely moves keeps what is known of its rows.
    screen.show([0, 1])
    #expect(screen.takeEvents() == [])
  }

  @Test(
    "A child that is removed in the block of its own change completes that, then is detached",
    arguments: cases)
  func going(kind: ComposedTable.Kind, hasLayer: Bool) {
    let screen = Screen(kind, hasLayer: hasLayer, showing: [0, 1])
    _ = screen.takeEvents()
    screen.composed.composed.performBatchUpdates {
      screen.composed.sources[1].sections[0].remove(at: 0)
      screen.child.deleteRows(at: [path(0)], with: .none)
      screen.show([0])
    }
    let place = hasLayer ? 2 : 1
    let before = place + (kind == .byRows ? 1 : 0)
    #expect(screen.takeEvents() == ["will, [0, \(before)]", "did, nowhere"])
    #expect(!screen.child.isAttached && screen.child.reuseIndexPath(forData: path(1)) == nil)
    #expect(screen.composed.texts == [["a"]])
    screen.show([0, 1])
    #expect(screen.takeEvents() == ["load, [0, \(before)]"])
  }

  @Test(
    "A child that is added again before its removal is shown is inserted on the next turn",
    arguments: cases)
  func comingBack(kind: ComposedTable.Kind, hasLayer: Bool) async {
    let screen = Screen(kind, hasLayer: hasLayer, showing: [0, 1])
    _ = screen.takeEvents()
    screen.composed.composed.performBatchUpdates {
      screen.composed.sources[1].sections[0].remove(at: 0)
      screen.child.deleteRows(at: [path(0)], with: .none)
      screen.show([0])
    } completion: { _ in
      screen.show([0])
      screen.show([1, 0])
    }
    let place = hasLayer ? 2 : 1
    #expect(
      screen.takeEvents() == ["will, [0, \(place + (kind == .byRows ? 1 : 0))]", "did, nowhere"])
    #expect(!screen.child.isAttached)
    await nextTurn()
    screen.composed.tableView.layoutIfNeeded()
    #expect(screen.child.isAttached)
    let own = (hasLayer ? ["ad"] : []) + ["b1", "b2"]
    #expect(screen.composed.texts == (kind == .bySections ? [own, ["a"]] : [own + ["a"]]))
    #expect(screen.takeEvents() == ["load, [0, \(place)]"])
    // It is a child as before.
    screen.child.insertRows(at: [path(9)], with: .none)
    #expect(screen.takeEvents().first?.contains("child 0 (TextSource)") == true)
  }

  @Test("A child that an observer of its last change adds again is inserted, too", arguments: cases)
  func addedByObserver(kind: ComposedTable.Kind, hasLayer: Bool) async {
    let screen = Screen(kind, hasLayer: hasLayer, showing: [0, 1])
    var isAdded = false
    let observation = screen.child.observe { event in
      guard case .didApply = event, !isAdded else { return }
      isAdded = true
      screen.show([1, 0])
    }
    screen.composed.composed.performBatchUpdates {
      screen.composed.sources[1].sections[0].remove(at: 0)
      screen.child.deleteRows(at: [path(0)], with: .none)
      screen.show([0])
    }
    observation.cancel()
    await nextTurn()
    screen.composed.tableView.layoutIfNeeded()
    #expect(isAdded && screen.child.isAttached)
    let own = (hasLayer ? ["ad"] : []) + ["b1", "b2"]
    #expect(screen.composed.texts == (kind == .bySections ? [own, ["a"]] : [own + ["a"]]))
    screen.composed.sources[1].sections[0].append("b3")
    screen.child.insertRows(at: [path(2)], with: .none)
    #expect(screen.composed.texts.joined().contains("b3"))
    #expect(screen.composed.anomalies.isEmpty)
  }
}
