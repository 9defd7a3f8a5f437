import DecoratorTableTesting

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// A layer around a few sections, and the model of it.
struct SmallSectionLayer: CustomStringConvertible {
  /// The identity of a row that a table shows.
  private enum Row: Hashable {
    case content(Int)
    case additional(Int)
    /// A row of a rule that is followed: it belongs to the content below it, a row or the end of a
    /// section.
    case slot(below: Int, rowsBetween: Int)
    case added(section: Int, row: Int)
  }

  private let naive: NaivePolicyLayer
  private let state: LayerState

  init(
    _ policy: ContentPolicy, rows: NaivePlacement, sections: NaivePlacement, models: Int?,
    content counts: [Int]
  ) throws {
    let world = ContentWorld(
      NaiveBatch.rows(counts).enumerated().map {
        ContentWorld.Section(identity: $0.offset, rows: $0.element)
      })
    guard
      let naive = NaivePolicyLayer(
        policy, placement: rows, sectionPlacement: sections,
        models: models.map { Array(0..<$0) }, addedSectionRowCounts: [1, 0], world: world)
    else { throw Disagreement("the rules have no end") }
    self.naive = naive
    state = LayerState(rule: naive.rule, policy: policy, rowCounts: counts)
  }

  var description: String {
    """
    \(naive.placement), sections \(naive.sectionPlacement), \
    \(naive.models.map { "\($0.count) models" } ?? "every slot")
    """
  }

  /// Fails unless the layer follows a change as the model does, and returns a legal batch that
  /// leads to the rows that are there then.
  func expectFollows(_ change: SmallSectionChange) throws {
    var after = naive
    after.follow(change.world)
    let update = try state.applying(change.update, rowCounts: change.world.rowCounts)
    try expectAgreement(of: update.state, with: after)
    let before = rows(of: naive, content: naive.world.sections.map(\.rows))
    let expected = rows(of: after, content: change.renewedRows, change)
    try expectEqual(update.outerRowCounts, expected.map(\.count), "the row counts")
    let found = try NaiveUpdate(update: update.update).rows(from: before, takingNewFrom: expected)
    try expectEqual(found, expected, "what \(update.update) makes of \(before)")
    do {
      try update.update.validate(before: before.map(\.count), after: expected.map(\.count))
    } catch {
      throw Disagreement("\(update.update) is not legal: \(error)")
    }
  }

  /// The list seen from outside.
  private func rows(
    of layer: NaivePolicyLayer, content: [[Int]], _ change: SmallSectionChange? = nil
  ) -> [[Row]] {
    var sections: [NaiveLayer<Row>.Section] = []
    for (section, list) in zip(layer.world.sections, layer.lists) {
      sections.append(
        NaiveLayer.Section(
          anchors: list.anchors,
          identities: list.shown.indices.map { index in
            identity(of: index, in: list, of: section, change)
          }))
    }
    let added = zip(layer.sections.anchors, layer.sections.shown).map { anchor, section in
      let rows = (0..<layer.addedSectionRowCounts[section]).map {
        Row.added(section: section, row: $0)
      }
      return NaiveLayer<Row>.Added(
        anchor: anchor, identity: .added(section: section, row: -1), rows: rows)
    }
    return NaiveLayer(
      content: content.map { $0.map(Row.content) }, sections: sections, added: added
    ).outer
  }

  private func identity(
    of index: Int, in list: NaivePolicyList, of section: ContentWorld.Section,
    _ change: SmallSectionChange?
  ) -> Row {
    guard naive.policy == .followRule, naive.models == nil else {
      return .additional(list.shown[index])
    }
    let anchors = list.anchors
    let below: Int
    if anchors[index] < section.rows.count {
      let row = section.rows[anchors[index]]
      // What is moved out of a section that is deleted is new there.
      let isKept = change.map { $0.survivors.contains(row) || NaiveBatch.isNew(row) } ?? true
      below = isKept ? row : 200_000 + row
    } else {
      below = -1 - section.identity - 100 * section.generation
    }
    return .slot(
      below: below,
      rowsBetween: anchors[(index + 1)...].count(where: { $0 == anchors[index] }))
  }
}
