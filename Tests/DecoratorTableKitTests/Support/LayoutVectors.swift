import Foundation
import Testing

/// Worked examples of layouts and placements, read from a file next to the tests.
struct LayoutVectors: Decodable {
  struct Layout: Decodable {
    struct Slot: Decodable {
      let content: Int?
      let additional: Int?
    }

    let contentCount: Int
    let anchors: [Int]
    let count: Int
    let rowOfContent: [Int]
    let rowOfAdditional: [Int]
    let slots: [Slot]
  }

  struct Rule: Decodable {
    struct Case: Decodable {
      let contentCount: Int
      let anchors: [Int]
    }

    let rule: String
    let fixedRows: [Int]?
    let everyTableRows: Int?
    let firstAnchors: [Int]?
    let cases: [Case]?
  }

  /// A change of the content of a section, and where the additional rows are after it.
  struct ContentChange: Decodable {
    let policy: String
    let anchors: [Int]
    let contentCount: Int
    let delete: [Int]?
    let insert: [Int]?
    let move: [Int]?
    let anchorsAfter: [Int]
  }

  let layouts: [Layout]
  let placements: [Rule]
  let contentChanges: [ContentChange]

  static func load() throws -> LayoutVectors {
    let url = try #require(
      Bundle.module.url(
        forResource: "layout-vectors", withExtension: "json", subdirectory: "Resources"))
    return try JSONDecoder().decode(LayoutVectors.self, from: Data(contentsOf: url))
  }
}
