import Foundation

#if HEADLESS_UIKIT
/// What the files of `Tests/UIKitInterface` have about the methods of UIKit's protocols.
struct UIKitFacts {
  struct Method: Decodable {
    let selector: String
    let unavailableInSwift: Bool?
    fileprivate let swiftSignature: String

    /// The name with its labels, `tableView(_:cellForRowAt:)`.
    var name: String {
      let declaration = swiftSignature.dropFirst("func ".count).split(separator: " -> ")[0]
      let parts = declaration.split(separator: "(", maxSplits: 1)
      let labels = parts[1].split(separator: ",").map { parameter in
        parameter.split(separator: ":")[0].split(separator: " ")[0] + ":"
      }
      return "\(parts[0])(\(labels.joined()))"
    }
  }

  private struct Interface: Decodable {
    struct Declaration: Decodable {
      let methods: [Method]
    }

    let protocols: [String: Declaration]
  }

  private struct OptionalMethods: Decodable {
    struct Method: Decodable {
      let standIn: String?
    }

    let methods: [String: Method]
  }

  /// The methods that each protocol declares.
  let methods: [String: [Method]]
  /// What UIKit does without a method, by its selector, as an expression of the parameters. There
  /// is none for a method without a result, and where the result would be nil.
  let standIns: [String: String]

  init() throws {
    methods = try Self.read("uikit-table-api.json", Interface.self).protocols
      .mapValues(\.methods)
    let optional = try Self.read("OptionalMethods/methods.json", [String: OptionalMethods].self)
    var standIns: [String: String] = [:]
    for (protocolName, declared) in methods {
      for method in declared {
        standIns[method.selector] = optional[protocolName]?.methods[method.name]?.standIn
      }
    }
    self.standIns = standIns
  }

  private static func read<Value: Decodable>(_ path: String, _ type: Value.Type) throws -> Value {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("UIKitInterface").appendingPathComponent(path)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(contentsOf: file))
  }
}
#endif
