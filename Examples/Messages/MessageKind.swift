import DecoratorTableKit
import Foundation

/// A kind of message, with everything that the app knows about it: how it is read, which cell shows
/// it, and what selecting it does.
///
/// Each kind is defined in a folder of its own. No other code distinguishes between kinds.
@MainActor
struct MessageKind {
  /// The name of the kind in messages.
  let name: String
  /// The type of its messages.
  let model: any Message.Type
  private let decode: (Data) throws -> any Message
  private let addAdapter: (inout CellAdapterMap, MessageActions) -> Void

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - name: The name of the kind in messages.
  ///   - adapter: Creates the adapter of the kind's messages, with the app's actions for them.
  init<Cell, Model: Message>(
    _ name: String, adapter: @escaping (MessageActions) -> CellAdapter<Cell, Model>
  ) {
    self.name = name
    model = Model.self
    decode = { try JSONDecoder().decode(Model.self, from: $0) }
    addAdapter = { cells, actions in cells.add(adapter(actions)) }
  }

  /// Reads a message of this kind from a JSON object.
  func message(from data: Data) throws -> any Message { try decode(data) }

  /// Adds the kind's adapter, with the app's actions for its messages.
  func add(to cells: inout CellAdapterMap, actions: MessageActions) {
    addAdapter(&cells, actions)
  }
}
