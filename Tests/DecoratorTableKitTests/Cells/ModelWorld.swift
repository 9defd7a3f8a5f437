import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Models of all sorts, and which adapter shows them by the rules, found out in a naive way.
enum ModelWorld {
  protocol Message {}
  protocol TextMessage: Message {}
  protocol Dated {}

  struct Plain: TextMessage, Hashable {}
  struct Bare {}
  class Base: Message {}
  class Middle: Base, Dated {}
  final class Leaf: Middle {}
  class Shelf<Item> {}
  final class Drawer<Item>: Shelf<Item> {}
  actor Worker: Dated {}
  enum Choice { case one, other(Int) }

  /// A type of models that an adapter can be for.
  struct AdapterType: Sendable, CustomStringConvertible {
    let description: String
    let add: @MainActor @Sendable (inout CellAdapterMap) -> Void

    init<Model>(_ type: Model.Type) {
      description = "\(type)"
      add = { $0.add(CellAdapter<UITableViewCell, Model> { _, _ in }) }
    }
  }

  /// The type of the models of the adapter that a map uses for a model.
  @MainActor
  static func choice(of types: [AdapterType], for model: Any) -> String {
    var cells = CellAdapterMap()
    for type in types { type.add(&cells) }
    return cells.adapters.entry(for: model).map { "\($0.modelType)" } ?? "none"
  }
}
