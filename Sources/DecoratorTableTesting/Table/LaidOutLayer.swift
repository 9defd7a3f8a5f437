import DecoratorTableKit

/// A layer of the kit, in the form that a checker examines.
@MainActor
struct LaidOutLayer: CheckedLayer {
  let name: String
  let state: LayerState
  /// Returns the identity of the model with an index; nil if only its index is known.
  let identity: ((Int) -> AnyHashable?)?

  private var layout: TableLayout { state.layout }

  var knowsModels: Bool { identity != nil }
  var outerRowCounts: [Int] { layout.outerRowCounts }
  var innerRowCounts: [Int] { layout.contentRowCounts }

  func contentSection(of section: Int) -> Int? {
    guard (0..<layout.sectionCount).contains(section),
      case .content(let inner) = layout.origin(ofSection: section)
    else { return nil }
    return inner
  }

  func addedSection(at section: Int) -> AnyHashable {
    guard case .additional(let ordinal) = layout.origin(ofSection: section) else { return section }
    return state.section(ofAdded: ordinal)
  }

  func section(ofContent section: Int) -> Int? {
    layout.rows.indices.contains(section) ? layout.section(ofContent: section) : nil
  }

  func contentRow(of row: RowPosition) -> RowPosition? {
    guard case .content(let inner) = layout.existingOrigin(of: row) else { return nil }
    return inner
  }

  func row(ofContent row: RowPosition) -> RowPosition? {
    layout.containsContent(row) ? layout.shownPosition(ofContent: row) : nil
  }

  func isHidden(_ row: RowPosition) -> Bool {
    state.rule.hidesRows && layout.containsContent(row) && !layout.showsContent(row)
  }

  func additionalRow(at row: RowPosition) -> CheckedAdditionalRow? {
    switch layout.existingOrigin(of: row) {
    case .content, nil:
      return nil
    case .added(let section, let row):
      return .identified(AddedRow(section: state.section(ofAdded: section), row: row))
    case .additional(let ordinal):
      // The reverse map has to lead here; otherwise it is a different row.
      guard layout.position(ofAdditional: ordinal) == row else { return nil }
      return identity(ofAdditional: ordinal)
    }
  }

  private func identity(ofAdditional ordinal: Int) -> CheckedAdditionalRow {
    // Rows that come one by one go with their slots, of which some are empty.
    if state.rule.fillsSlots { return .identified(state.model(ofAdditional: ordinal)) }
    // Rows above groups stay whatever comes below them.
    guard let rule = state.rule.placed else { return .anonymous }
    switch rule.supply {
    case .models:
      let model = state.model(ofAdditional: ordinal)
      return .identified(identity?(model) ?? AnyHashable(model))
    case .everySlot where state.policy == .followRule:
      let anchor = layout.anchor(ofAdditional: ordinal)
      var distance = 0
      while ordinal + distance + 1 < layout.additionalCount,
        layout.anchor(ofAdditional: ordinal + distance + 1) == anchor
      {
        distance += 1
      }
      return .before(anchor, distance: distance)
    case .everySlot:
      return .anonymous
    }
  }

  func contentRows(around row: RowPosition) -> NearestContent? {
    guard let section = contentSection(of: row.section) else { return nil }
    let rows = layout.rows[section]
    return NearestContent(
      above: rows.nearestContent(before: row.row).map { RowPosition(section: section, row: $0) },
      below: rows.nearestContent(after: row.row).map { RowPosition(section: section, row: $0) })
  }
}

/// The identity of a row of an added section.
private struct AddedRow: Hashable {
  let section: Int
  let row: Int
}
