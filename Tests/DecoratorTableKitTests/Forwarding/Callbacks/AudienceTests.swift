import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// Three children that all have a method, and calls about the one in the middle.
// What hostile tables change is tested with them elsewhere.
@Suite("The children that a callback is for", .enabled(if: !Thinning.isTempered))
@MainActor
struct AudienceTests {
  private let everyone = ["above", "app", "below"]

  private func world(_ callback: CallbackCase) -> CallbackWorld {
    let world = CallbackWorld(
      callback, CallbackSituation(kind: .content, handlers: .none, app: .implements), layers: 0,
      .bySections, beside: .both)
    // Others ask for more than they are told to.
    world.tableView.stayTame()
    world.log.clear()
    return world
  }

  /// The children that were called, each once, in the order of their first calls.
  private func called(_ world: CallbackWorld) -> [String] {
    var names: [String] = []
    for line in world.log.lines {
      let name = String(line.prefix { $0 != ":" })
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The children that are called about a row, section or view of the one in the middle.
  private func audience(of method: ForwardedMethod) -> [String] {
    switch method.audience {
    // The rows of all sections are counted when the table asks for its sections.
    case .sectionOwner where method == .numberOfRows: everyone
    case .rowOwner, .sectionOwner, .viewOwner, .menuOwner, .editedOwner, .draggedOwner,
      .dropTarget:
      ["app"]
    case .all: everyone
    case .each:
      switch method {
      // The rows, and the identifier, are those of the child in the middle.
      case .prefetchRows, .cancelPrefetching, .indexPathForModelIdentifier: ["app"]
      // It is the first title of all.
      case .sectionForSectionIndexTitle: ["above"]
      default: everyone
      }
    // The answer of the first one decides, but a drop can be handled if any child can handle it.
    case .firstThatDecides: method == .canHandleDrop ? everyone : ["above"]
    }
  }

  @Test("Each method calls the children that the code says it is for, and no other")
  func everyMethod() throws {
    for callback in CallbackCase.all {
      let world = world(callback)
      if callback.method.audience == .draggedOwner {
        let items = world.drag?.tableView(
          world.tableView, itemsForBeginning: DragSession(), at: world.path)
        #expect(items?.count == 1)
        #expect(called(world).isEmpty)
      }
      let outcome = try world.outcome(of: callback)
      #expect(outcome != "absent", "\(callback.method)")
      #expect(called(world) == audience(of: callback.method), "\(callback.method)")
    }
  }

  @Test(
    "A list of rows is divided among the children that have some of them",
    arguments: [ForwardedMethod.prefetchRows, .cancelPrefetching])
  func lists(method: ForwardedMethod) throws {
    let callback = try #require(CallbackCase.all.first { $0.method == method })
    let world = world(callback)
    let paths = ["b below", "a above", "d below"].map { world.place(of: $0) }
    if method == .prefetchRows {
      world.prefetching?.tableView(world.tableView, prefetchRowsAt: paths)
    } else {
      world.prefetching?.tableView?(world.tableView, cancelPrefetchingForRowsAt: paths)
    }
    let calls = ["above: \(method) [0, 0]", "below: \(method) [0, 1] [1, 0]"]
    #expect(world.log.lines.sorted() == calls)
  }

  @Test("A child that leaves the decision to others is followed by the next one")
  func undecided() throws {
    let methods: Set<ForwardedMethod> = [
      .preferredFocusedView, .viewForZooming, .accessibilityScrollStatus,
      .accessibilityAttributedScrollStatus,
    ]
    for callback in CallbackCase.all where methods.contains(callback.method) {
      let world = CallbackWorld(
        callback, CallbackSituation(kind: .content, handlers: .none, app: .answersNil), layers: 0,
        .bySections, beside: .below)
      _ = try world.outcome(of: callback)
      #expect(called(world) == ["app", "below"], "\(callback.method)")
    }
  }
}
#endif
