extension LayerRule {
  /// All models, to be dealt to rows; nil where rows have no models.
  var modelsToDeal: WaitingModels? {
    if case .models(let count) = supply { WaitingModels(count: count) } else { nil }
  }

  /// All sections to add.
  var sectionsToDeal: WaitingModels { WaitingModels(count: addedSectionRowCounts.count) }

  /// Whether rows have models under both rules, or under none.
  func isSupplied(as other: LayerRule) -> Bool {
    (supply == .everySlot) == (other.supply == .everySlot)
  }
}
