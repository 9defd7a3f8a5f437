@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Rules and what they come to in sections of chosen lengths, edits of their layouts, and whole
/// layers around them.
func fuzzPlacements(_ choices: inout ByteChoices) throws {
  let naive = choices.placement(depth: choices.number(in: 0...3))
  let placement = naive.placement
  repeat {
    switch choices.number(in: 0...3) {
    case 0, 1: try expectLayout(of: placement, naive, &choices)
    case 2: try expectLayer(of: placement, naive, &choices)
    default: try expectEdits(&choices)
    }
  } while !choices.isAtEnd
}

/// Lays out one section.
private func expectLayout(
  of placement: Placement, _ naive: NaivePlacement, _ choices: inout ByteChoices
) throws {
  let isLong = choices.chance(10)
  let contentCount = choices.number(in: 0...18) * (isLong ? choices.number(in: 2...10) : 1)
  let section = choices.number(in: 0...3)
  let limit = choices.chance(50) ? nil : choices.number(in: 0...40)
  guard
    let anchors = naive.anchors(contentCount: contentCount, section: section, limit: limit)
  else { return }
  let layout = placement.layout(contentCount: contentCount, section: section, limit: limit)
  do {
    let rows = NaiveLayout(contentCount: contentCount, anchors: anchors)
    try (isLong ? expectAgreement : expectFullAgreement)(layout, rows)
  } catch let disagreement as Disagreement {
    throw disagreement.with("\(naive), section \(section)", "\(contentCount) rows")
  }
}

/// Lays out a layer of several sections with so many models.
private func expectLayer(
  of placement: Placement, _ naive: NaivePlacement, _ choices: inout ByteChoices
) throws {
  let counts = (0..<choices.number(in: 0...4)).map { _ in choices.number(in: 0...20) }
  let models = choices.chance(50) ? nil : choices.number(in: 0...30)
  var left = models
  var rows: [NaiveLayout] = []
  for (section, count) in counts.enumerated() {
    guard let anchors = naive.anchors(contentCount: count, section: section, limit: left) else {
      return
    }
    left? -= anchors.count
    rows.append(NaiveLayout(contentCount: count, anchors: anchors))
  }
  let rule = LayerRule(rows: placement, supply: models.map { .models($0) } ?? .everySlot)
  let layer = NaiveTable(rows: rows)
  do {
    let layout = rule.layout(of: counts)
    try layer.expectAgreement(of: layout)
    try expectEqual(layout, layer.layout, "the layout")
  } catch let disagreement as Disagreement {
    throw disagreement.with("\(naive), \(counts)", "\(String(describing: models)) models")
  }
}

/// Edits one section several times.
private func expectEdits(_ choices: inout ByteChoices) throws {
  let contentCount = choices.number(in: 0...16)
  let anchors =
    choices.chance(30)
    ? Array(stride(from: 1, through: contentCount, by: choices.number(in: 1...4)))
    : choices.anchors(choices.number(in: 0...12), in: 0...contentCount)
  var naive = NaiveLayout(contentCount: contentCount, anchors: anchors)
  var layout = RowLayout(contentCount: contentCount, anchors: anchors)
  for _ in 0..<choices.number(in: 1...6) {
    let (before, layoutBefore) = (naive, layout)
    let expected = naive.applying(choices.edit(of: naive))
    naive = expected.layout
    layout = layout.applying(expected.edit, tailAnchor: expected.tailAnchor)
    _ = choices.chance(20)  // A byte that inputs of the corpus have here.
    try expectFullAgreement(layout, with: naive)
    try expectEqual(layoutBefore.anchors, before.anchors, "the anchors before")
  }
  try expectEqual(
    layout, RowLayout(contentCount: naive.contentCount, anchors: naive.anchors), "the layout")
}
