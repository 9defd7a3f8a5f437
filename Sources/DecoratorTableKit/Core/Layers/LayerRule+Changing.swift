extension LayerRule {
  /// Returns the same rule with other places for its rows.
  func placing(_ rows: Placement) -> LayerRule {
    if fillsSlots { return LayerRule(fillingSlotsOf: rows) }
    return LayerRule(
      rows: rows, supply: supply, sections: sections, addedSectionRowCounts: addedSectionRowCounts)
  }

  /// Returns the same rule with other places for its sections.
  func placingSections(_ sections: Placement) -> LayerRule {
    LayerRule(
      rows: rows, supply: supply, sections: sections, addedSectionRowCounts: addedSectionRowCounts)
  }

  /// Returns the same rule with another number of models.
  func supplying(models count: Int) -> LayerRule {
    LayerRule(
      rows: rows, supply: .models(count), sections: sections,
      addedSectionRowCounts: addedSectionRowCounts)
  }

  /// Returns the same rule with other sections.
  func adding(sectionsOf rowCounts: [Int]) -> LayerRule {
    LayerRule(rows: rows, supply: supply, sections: sections, addedSectionRowCounts: rowCounts)
  }
}
