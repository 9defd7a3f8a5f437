import DecoratorTableKit
import Foundation

/// A kind of messages, with all that the app knows about it: how one is read, which cell shows it, and
/// what it does when it is selected.
///
/// Each kind is made in a folder of its own. Nothing outside tells one kind from another.
@MainActor
struct MessageKind {
  /// What the kind is called in messages that arrive.
  let name: String
  /// The type of its messages.
  let model: any Message.Type
  private let decode: (Data) throws -> any Message
  private let addAdapter: (inout CellAdapterMap, MessageActions) -> Void

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - name: What the kind is called in messages that arrive.
  ///   - adapter: Makes what shows its messages, with what the app can do for one.
  init<Cell, Model: Message>(
    _ name: String, adapter: @escaping (MessageActions) -> CellAdapter<Cell, Model>
  ) {
    self.name = name
    model = Model.self
    decode = { try JSONDecoder().decode(Model.self, from: $0) }
    addAdapter = { cells, actions in cells.add(adapter(actions)) }
  }

  /// Reads a message of this kind, a JSON object.
  func message(from data: Data) throws -> any Message { try decode(data) }

  /// Has the messages of this kind shown, with what the app can do for one.
  func add(to cells: inout CellAdapterMap, actions: MessageActions) {
    addAdapter(&cells, actions)
  }
}
