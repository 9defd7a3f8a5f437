extension LayerState {
  /// Returns the index of the model that an additional row shows; its ordinal where rows have no
  /// models.
  ///
  /// - Parameter ordinal: The additional row, counted through the layer. Traps if there is no such
  ///   row, unless the promise is to follow the rule.
  /// - Complexity: O(log *s* + log *r*) for *s* sections and *r* stretches of rows that show
  ///   successive models: as a rule one a section.
  public func model(ofAdditional ordinal: Int) -> Int {
    if let filled = memory.filled { return filled.fills[ordinal] }
    guard memory.rows.waiting != nil else { return ordinal }
    let (section, row) = layout.sectionAndOrdinal(ofAdditional: ordinal)
    return memory.rows.lists[section].models[row]
  }

  /// Returns the additional row that shows a model, counted through the layer.
  ///
  /// - Parameter index: The index of the model; where rows have no models, an ordinal.
  /// - Returns: Nil while the model waits for a place.
  /// - Complexity: O(*s* + *r*) for *s* sections and *r* stretches of rows that show successive
  ///   models.
  public func ordinal(ofModel index: Int) -> Int? {
    if let filled = memory.filled { return filled.fills.firstIndex(of: index) }
    guard memory.rows.waiting != nil else {
      return (0..<layout.additionalCount).contains(index) ? index : nil
    }
    for (section, memory) in memory.rows.lists.enumerated() {
      guard let row = memory.models.row(of: index) else { continue }
      return row < layout.rows[section].additionalCount ? layout.firstIndices[section] + row : nil
    }
    return nil
  }

  /// Returns the section of the rule that an added section shows.
  ///
  /// - Parameter ordinal: The added section, counted from the top of the table. Traps if there is
  ///   no such section, unless the promise is to follow the rule.
  /// - Returns: An index in ``LayerRule/addedSectionRowCounts``.
  /// - Complexity: As ``model(ofAdditional:)``.
  public func section(ofAdded ordinal: Int) -> Int {
    memory.sections.waiting != nil ? memory.sections.lists[0].models[ordinal] : ordinal
  }
}

extension LayerState {
  /// The models that the additional rows show, by ordinal; the ordinals where rows have no models.
  var modelsShown: [Int] { (0..<layout.additionalCount).map(model(ofAdditional:)) }

  /// The sections of the rule that the added sections show, by ordinal.
  var sectionsShown: [Int] { (0..<layout.sections.additionalCount).map(section(ofAdded:)) }

  /// The ordinal of the row of each model; nil for one that waits. Empty where rows have no models.
  var ordinalsOfModels: [Int?] {
    guard case .models(let count) = rule.supply else { return [] }
    return modelsShown.indicesByValue(count: count)
  }

  /// The ordinal of each section to add; nil for one that waits.
  var ordinalsOfSections: [Int?] {
    sectionsShown.indicesByValue(count: rule.addedSectionRowCounts.count)
  }
}

extension [Int] {
  /// Returns the index of each number below `count`; nil for one that is not in the array.
  fileprivate func indicesByValue(count: Int) -> [Int?] {
    var indices = [Int?](repeating: nil, count: count)
    for (index, value) in enumerated() { indices[value] = index }
    return indices
  }
}
