import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Which adapter shows a model")
@MainActor
struct AdapterResolutionTests {
  typealias World = ModelWorld
  typealias AdapterType = ModelWorld.AdapterType

  /// A model, the classes that it is of from the most specific up, and the protocols it conforms
  /// to.
  private struct Case {
    let model: Any
    let classes: [String]
    let protocols: Set<String>
  }

  private let cases = [
    Case(
      model: World.Leaf(), classes: ["Leaf", "Middle", "Base"], protocols: ["Message", "Dated"]),
    Case(model: World.Middle(), classes: ["Middle", "Base"], protocols: ["Message", "Dated"]),
    Case(model: World.Base(), classes: ["Base"], protocols: ["Message"]),
    Case(model: World.Plain(), classes: ["Plain"], protocols: ["Message"]),
    Case(model: World.Worker(), classes: ["Worker"], protocols: ["Dated"]),
    Case(model: 7, classes: ["Int"], protocols: []),
  ]

  private func naiveChoice(of added: [String], for one: Case) -> String {
    one.classes.first { added.contains($0) }
      ?? added.last { one.protocols.contains($0) }
      ?? added.first { $0 == "Any" } ?? "none"
  }

  @Test("Own type, nearest class, protocol added last, Any: for all sets of adapters in all orders")
  func allOrders() {
    let types = [
      AdapterType(World.Base.self), AdapterType(World.Middle.self), AdapterType(World.Leaf.self),
      AdapterType((any World.Message).self), AdapterType((any World.Dated).self),
      AdapterType(Any.self),
    ]
    var orders = 0
    func visit(_ added: [AdapterType], _ rest: [AdapterType]) {
      orders += 1
      for one in cases {
        let expected = naiveChoice(of: added.map(\.description), for: one)
        let found = World.choice(of: added, for: one.model)
        if found != expected {
          Issue.record("\(type(of: one.model)) among \(added): \(found), not \(expected)")
        }
      }
      for index in rest.indices {
        var others = rest
        let next = others.remove(at: index)
        visit(added + [next], others)
      }
    }
    visit([], types)
    #expect(orders == 1957)
  }

  @Test("Of a protocol and one that it refines, the one added last")
  func refinedProtocols() {
    let general = AdapterType((any World.Message).self)
    let special = AdapterType((any World.TextMessage).self)
    #expect(World.choice(of: [general, special], for: World.Plain()) == "TextMessage")
    #expect(World.choice(of: [special, general], for: World.Plain()) == "Message")
    #expect(World.choice(of: [general, special], for: World.Base()) == "Message")
  }

  @Test("An adapter accepts models of its type, of derived classes, or that conform; nothing else")
  func accepted() {
    let leaf = World.Leaf()
    let accepted: [(AdapterType, Any)] = [
      (AdapterType(World.Choice.self), World.Choice.other(1)),
      (AdapterType((Int, String).self), (1, "a")),
      (AdapterType((() -> Int).self), { 1 } as () -> Int),
      (AdapterType(World.Worker.self), World.Worker()),
      (AdapterType(World.Shelf<Int>.self), World.Shelf<Int>()),
      (AdapterType(World.Shelf<Int>.self), World.Drawer<Int>()),
      (AdapterType((World.Base & World.Dated).self), leaf),
      (AdapterType(AnyObject.self), leaf),
      (AdapterType(AnyObject.self), World.Worker()),
      (AdapterType(AnyHashable.self), World.Plain()),
      (AdapterType((any Hashable).self), World.Plain()),
      (AdapterType(World.Plain.self), AnyHashable(World.Plain())),
      (AdapterType(World.Plain?.self), World.Plain?.none as Any),
      (AdapterType(Any.self), World.Plain?.none as Any),
      (AdapterType(Any.self), Int.self),
    ]
    for (adapter, model) in accepted {
      #expect(
        World.choice(of: [adapter], for: model) == adapter.description,
        "\(adapter) does not show \(type(of: model))")
    }
    let refused: [(AdapterType, Any)] = [
      (AdapterType(World.Plain.self), World.Plain?.some(World.Plain()) as Any),
      (AdapterType(World.Plain?.self), World.Plain()),
      (AdapterType(World.Plain?.self), World.Plain??.some(nil) as Any),
      (AdapterType(String?.self), Int?.none as Any),
      (AdapterType((any World.Message).self), World.Plain?.some(World.Plain()) as Any),
      (AdapterType(World.Base.self), World.Base?.some(leaf) as Any),
      (AdapterType(World.Shelf<String>.self), World.Drawer<Int>()),
      (AdapterType(World.Leaf.self), World.Base()),
      (AdapterType((World.Base & World.Dated).self), World.Base()),
      (AdapterType(AnyObject.self), World.Plain()),
      (AdapterType(AnyObject.self), 7),
      (AdapterType(AnyHashable.self), World.Bare()),
      (AdapterType(NSNumber.self), 7),
      (AdapterType(Int.self), NSNumber(value: 7)),
      (AdapterType(Double.self), 7),
      (AdapterType((() -> Int).self), { "a" } as () -> String),
      (AdapterType((Int, Int).self), (1, "a")),
    ]
    for (adapter, model) in refused {
      #expect(
        World.choice(of: [adapter], for: model) == "none", "\(adapter) shows \(type(of: model))")
    }
  }

  @Test("Nearest class in a deep hierarchy of generic classes")
  func genericClasses() {
    let types = [AdapterType(World.Shelf<Int>.self), AdapterType(World.Shelf<String>.self)]
    #expect(World.choice(of: types, for: World.Drawer<Int>()) == "Shelf<Int>")
    #expect(World.choice(of: types, for: World.Drawer<String>()) == "Shelf<String>")
    let more = types + [AdapterType(World.Drawer<Int>.self)]
    #expect(World.choice(of: more, for: World.Drawer<Int>()) == "Drawer<Int>")
    #expect(World.choice(of: more, for: World.Drawer<String>()) == "Shelf<String>")
  }

  @Test("Types of one name are different types")
  func namesakes() {
    let types = [AdapterType(Sample.Note.self), AdapterType(Sample.Elsewhere.Note.self)]
    var cells = CellAdapterMap()
    for type in types { type.add(&cells) }
    #expect(cells.adapters.entry(for: Sample.Note("a"))?.modelType == Sample.Note.self)
    #expect(
      cells.adapters.entry(for: Sample.Elsewhere.Note())?.modelType == Sample.Elsewhere.Note.self)
  }
}
