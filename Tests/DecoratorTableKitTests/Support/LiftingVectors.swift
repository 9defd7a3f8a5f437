import DecoratorTableKit
import Foundation
import Testing

/// Worked examples of lifting, read from a file next to the tests.
struct LiftingVectors: Decodable {
  struct Section: Decodable {
    let contentCount: Int
    let anchors: [Int]
    let additional: [String]
  }

  struct AddedSections: Decodable {
    let anchors: [Int]
    let additional: [String]
    let rows: [String: [String]]
  }

  struct ClosedForm: Decodable {
    let contentCount: Int
    let first: Int
    let period: Int
    let additionalCount: Int
  }

  struct Layer: Decodable {
    let old: Section
    let new: Section
  }

  struct Update: Decodable {
    let deleteRows: [[Int]]?
    let insertRows: [[Int]]?
    let insertRowsRange: [Int]?
    let moveRows: [[[Int]]]?
    let reloadRows: [[Int]]?
    let deleteSections: [Int]?
    let insertSections: [Int]?
    let moveSections: [[Int]]?
    let reloadSections: [Int]?
  }

  struct Case: Decodable, CustomTestStringConvertible {
    let name: String
    let inner: Update
    let outer: Update
    let old: [Section]?
    let new: [Section]?
    let oldSections: AddedSections?
    let newSections: AddedSections?
    let oldClosedForm: ClosedForm?
    let newClosedForm: ClosedForm?
    let layers: [Layer]?
    let outerOfLayer: [Update]?
    let changed: [String]?
    let rowsBefore: [[String]]?
    let rowsAfter: [[String]]?

    var testDescription: String { name }
  }

  let cases: [Case]

  static func load() throws -> LiftingVectors {
    let url = try #require(
      Bundle.module.url(
        forResource: "lifting-vectors", withExtension: "json", subdirectory: "Resources"))
    return try JSONDecoder().decode(LiftingVectors.self, from: Data(contentsOf: url))
  }
}

extension LiftingVectors.Update {
  var batch: BatchUpdate {
    var batch = BatchUpdate()
      .deletingRows((deleteRows ?? []).map(Self.position))
      .insertingRows((insertRows ?? []).map(Self.position))
      .reloadingRows((reloadRows ?? []).map(Self.position))
      .deletingSections(deleteSections ?? [])
      .insertingSections(insertSections ?? [])
      .reloadingSections(reloadSections ?? [])
    if let range = insertRowsRange {
      batch = batch.insertingRows(range[1]..<range[2], inSection: range[0])
    }
    for move in moveRows ?? [] {
      batch.add(
        .moveRow(from: Self.position(move[0]), to: Self.position(move[1])))
    }
    for move in moveSections ?? [] {
      batch.add(.moveSection(from: move[0], to: move[1]))
    }
    return batch
  }

  private static func position(_ path: [Int]) -> RowPosition {
    RowPosition(section: path[0], row: path[1])
  }
}

extension LiftingVectors.ClosedForm {
  var layout: TableLayout {
    TableLayout(rows: [
      RowLayout(
        contentCount: contentCount,
        anchors: (0..<additionalCount).lazy.map { first + $0 * period })
    ])
  }
}

extension NaiveLayer<String> {
  /// One side of a worked example around some content.
  init(
    content: [[String]], _ sections: [LiftingVectors.Section],
    added: LiftingVectors.AddedSections? = nil
  ) {
    self.init(
      content: content,
      sections: sections.map { Section(anchors: $0.anchors, identities: $0.additional) },
      added: zip(added?.anchors ?? [], added?.additional ?? []).map { anchor, identity in
        Added(anchor: anchor, identity: identity, rows: added?.rows[identity] ?? [])
      })
  }
}
