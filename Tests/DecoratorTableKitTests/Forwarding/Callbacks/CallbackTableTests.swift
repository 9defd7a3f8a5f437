import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
@Suite("The table in the article about callbacks")
@MainActor
struct CallbackTableTests {
  /// A line of the table, and the heading that it is under.
  private struct Line: Equatable, CustomStringConvertible {
    let heading: String
    let method: String
    let seen: String

    var description: String { "\(heading) \(method): \(seen)" }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let facts = Result { try UIKitFacts() }

  /// The cells of every line of the table.
  private func cells() throws -> [(heading: String, cells: [String])] {
    let file = Self.root.appendingPathComponent(
      "Sources/DecoratorTableKit/DecoratorTableKit.docc/Callbacks.md")
    var heading = ""
    var lines: [(String, [String])] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      guard line.hasPrefix("| `") else { continue }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      lines.append((heading, cells))
    }
    return lines
  }

  /// The protocol and the Swift name of a method, as UIKit declares it.
  private func declaration(of method: ForwardedMethod) throws -> (heading: String, name: String) {
    for (heading, methods) in try Self.facts.get().methods {
      for declared in methods where declared.selector == method.rawValue {
        return (heading, declared.name)
      }
    }
    throw CocoaError(.keyValueValidation)
  }

  private func words(_ presence: Presence) throws -> String {
    func name(_ method: ForwardedMethod) throws -> String {
      "`\(try declaration(of: method).name)`"
    }
    return switch presence {
    case .always: "always"
    case .inner: "if it is inside"
    case .either: "if it is inside, or the layer has an answer"
    case .innerOrNeeded(let other): "if it is inside, or \(try name(other)) is"
    case .eitherOrNeeded(let other):
      "if it or \(try name(other)) is inside, or the layer has an answer"
    case .innerOrLayerIfInnerHas(let other):
      "if it is inside; or if \(try name(other)) is, and the layer has an answer"
    }
  }

  @Test("Each method has its line, in order, under UIKit's name, with the code's presence")
  func lines() throws {
    let written = try cells().map {
      Line(heading: $0.heading, method: $0.cells[0], seen: $0.cells.last ?? "")
    }
    let expected = try ForwardedMethod.allCases.map { method in
      let (heading, name) = try declaration(of: method)
      return Line(heading: heading, method: "`\(name)`", seen: try words(method.presence))
    }
    #expect(written.count == expected.count)
    for (written, expected) in zip(written, expected) { #expect(written == expected) }
  }

  /// What the article may write about the children that are called.
  private func words(_ audience: Audience) -> [String] {
    switch audience {
    case .rowOwner: ["the child of the row"]
    case .sectionOwner: ["the child of the section"]
    case .viewOwner: ["the child that the cell was shown for", "the child that the view was shown"]
    case .menuOwner: ["the child whose menu it is"]
    case .editedOwner: ["the child whose row was edited"]
    case .draggedOwner: ["the child that is dragged from"]
    case .dropTarget: ["the child under the finger"]
    case .each:
      [
        "the sum of the children", "all children: their titles", "the child whose title it is",
        "the child whose number", "each child",
      ]
    case .all: ["all children, from the top"]
    case .firstThatDecides:
      [
        "all children, until one", "the first child that",
        "the children with a drop delegate, until",
      ]
    }
  }

  @Test("Each line names the objects that the code calls")
  func audiences() throws {
    for (method, line) in zip(ForwardedMethod.allCases, try cells()) {
      let composed = line.cells[4]
      #expect(
        words(method.audience).contains { composed.hasPrefix($0) }, "\(method): \(composed)")
    }
  }

  @Test("No line has an empty cell")
  func noGaps() throws {
    for (_, cells) in try cells() {
      #expect(cells.count == 6, "\(cells)")
      #expect(!cells.contains(""), "\(cells)")
    }
  }

  @Test("Every method that Swift sees in these protocols is forwarded")
  func complete() throws {
    let methods = try Self.facts.get().methods
    let headings = Set(try cells().map(\.heading))
    let declared = headings.flatMap { methods[$0] ?? [] }
      .filter { $0.unavailableInSwift != true }.map(\.selector)
    #expect(declared.count == ForwardedMethod.allCases.count)
    #expect(Set(declared) == Set(ForwardedMethod.allCases.map(\.rawValue)))
  }
}
#endif
