@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Compares all answers of a state about its rows and added sections with the model.
func expectAgreement(of state: LayerState, with naive: NaivePolicyLayer) throws {
  try expectRows(of: state, with: naive, shown: naive.shown)
  let layout = state.layout
  let sections = naive.sections.shown
  try expectEqual(
    layout.sections.contentCount, naive.world.sections.count, "the number of sections")
  try expectEqual(layout.sections.anchors, naive.sections.anchors, "the added sections")
  try expectEqual(
    sections.indices.map(state.section(ofAdded:)), sections, "who the added sections are")
  try expectEqual(
    layout.addedSectionRowCounts, sections.map { naive.addedSectionRowCounts[$0] },
    "the rows of added sections")
}

/// Compares the answers of a state about its rows with the model, of which `shown` is on screen.
func expectRows(
  of state: LayerState, with naive: NaivePolicyLayer, shown: [Int]
) throws {
  let layout = state.layout
  try expectEqual(layout.rows.map(\.contentCount), naive.world.rowCounts, "the content counts")
  try expectEqual(layout.rows.map(\.anchors), naive.lists.map(\.anchors), "the anchors")
  try expectEqual(layout.additionalCount, shown.count, "additionalCount")
  guard let models = naive.models else { return }
  try expectEqual(
    shown.indices.map { models[state.model(ofAdditional: $0)] }, shown, "the models shown")
  try expectEqual(
    models.indices.map(state.ordinal(ofModel:)), models.map(shown.firstIndex(of:)),
    "the rows of the models")
  // A layer that follows the rule lays out all rows again, and remembers none.
  guard naive.policy != .followRule else { return }
  let wanted = Set(naive.lists.flatMap { $0.rows.map(\.identity) })
  let waiting = models.filter { !wanted.contains($0) }
  try expectEqual(
    state.waitingModels, waiting.compactMap(models.firstIndex(of:)).sorted(), "the waiting models")
}

/// Compares which row is which, for rows that are named by identity.
func expectMatch(
  _ match: AdditionalIdentities, from old: [Int], to new: [Int], _ name: String
) throws {
  guard let found = match.newOrdinals(countBefore: old.count, countAfter: new.count) else {
    throw Disagreement("which \(name) is which depends on the content")
  }
  try expectEqual(found, old.map(new.firstIndex(of:)), "which \(name) is which")
  guard case .edited(let edit) = match else { return }
  let arriving = edit.inserted + edit.moves.map(\.target)
  let leaving = edit.deleted + edit.moves.map(\.source)
  try expectEqual(edit.countBefore, old.count, "the number of \(name)s before")
  try expectEqual(edit.countAfter, new.count, "the number of \(name)s after")
  try expectEqual(edit.removed, leaving.sorted(), "the \(name)s that leave their places")
  try expectEqual(edit.added, arriving.sorted(), "the \(name)s that get to a place")
  try expectEqual(
    edit.moves.map(\.source), edit.moves.map(\.source).sorted(),
    "the order of \(name)s that move")
  try expectEqual(Set(arriving).count, arriving.count, "the number of \(name)s that arrive")
  try expectEqual(Set(leaving).count, leaving.count, "the number of \(name)s that leave")
  try expectEqual(
    old.count - leaving.count, new.count - arriving.count, "the number of \(name)s that stay")
}

extension AdditionalIdentities {
  /// Returns the new ordinal of each row, by old ordinal, and nil for a row that is deleted.
  /// Returns nil if that depends on the content.
  func newOrdinals(countBefore: Int, countAfter: Int) -> [Int?]? {
    switch self {
    case .sameOrdinals: (0..<countBefore).map { $0 < countAfter ? $0 : nil }
    case .contentRow: nil
    case .edited(let map): map.targets
    }
  }
}

extension LayerState {
  /// The models that wait for a row; empty where rows follow the rule.
  var waitingModels: [Int] {
    guard case .placed(let layer) = kind, let waiting = layer.memory?.rows.waiting else {
      return []
    }
    return waiting.returned + waiting.unused
  }
}

extension LayerTransition {
  /// Rows that are not named are after as many unmoved content rows as they were.
  func expectUnnamedRowsStay() throws {
    guard case .edited(let edit) = rows else { return }
    let named = Set(edit.removed)
    for (ordinal, target) in edit.targets.enumerated() where !named.contains(ordinal) {
      guard let target else { continue }
      let before = old.layout.anchor(ofAdditional: ordinal)
      let after = new.layout.anchor(ofAdditional: target)
      try expectEqual(
        content.sections.newUnmovedRow(forOld: before.section), after.section,
        "the section of row \(ordinal), which is not named")
      guard let map = content.rows(ofSection: before.section) else { continue }
      try expectEqual(
        map.keptCount(aboveNewAnchor: after.row), map.keptCount(aboveOldAnchor: before.row),
        "the unmoved content above row \(ordinal), which is not named")
    }
  }
}
