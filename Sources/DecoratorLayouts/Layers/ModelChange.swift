/// A change of the models of a layer.
package enum ModelChange: Sendable {
  /// Model *j* is model *j*, as far as both exist. Further ones are appended.
  case unchanged
  /// The new index of each model is listed by old index; nil for a removed model. New indices that
  /// are not listed are inserted models. Unchanged models with other content are named by their old
  /// index.
  case listed([Int?], changed: Set<Int>)

  /// Whether no model changes.
  var isUnchanged: Bool { if case .unchanged = self { true } else { false } }

  /// Returns the new index of a model; nil for a removed one.
  func newIndex(forOld index: Int) -> Int? {
    if case .listed(let listed, _) = self { listed[index] } else { index }
  }

  /// Returns whether a model has other content.
  func isChanged(_ index: Int) -> Bool {
    if case .listed(_, let changed) = self { changed.contains(index) } else { false }
  }
}

/// A change of models, as it applies to stored rows.
struct ModelRenumbering: Sendable {
  /// The new index of each model, by old index; nil for a removed model. A model replaces another
  /// at the same place in the list. Nil as a whole if the last ones are removed.
  private let identities: [Int?]?
  /// The model that a row shows after, by the old index of its model: the one at the same place
  /// among the remaining ones.
  private let shown: [Int?]?
  private let countAfter: Int
  /// Models (old) with other content, or that others replace.
  let changed: Set<Int>

  /// Reads a change of models; nil if models were only appended.
  ///
  /// - Complexity: O(*n* log *n*) for *n* models.
  init?(_ change: ModelChange, from countBefore: Int, to countAfter: Int) {
    self.countAfter = countAfter
    guard case .listed(let listed, let changed) = change else {
      if countBefore <= countAfter { return nil }
      (identities, shown, self.changed) = (nil, nil, [])
      return
    }
    guard listed.count == countBefore else {
      misuse("\(listed.count) models are listed: give what becomes of each of \(countBefore)")
    }
    var isUsed = [Bool](repeating: false, count: countAfter)
    for case let target? in listed {
      guard isUsed.indices.contains(target), !isUsed[target] else {
        misuse("two models become model \(target), or there is no such model: give each its own")
      }
      isUsed[target] = true
    }
    var identities = listed
    var replaced: Set<Int> = []
    for (index, target) in listed.enumerated() where target == nil && index < countAfter {
      guard !isUsed[index] else { continue }
      identities[index] = index
      isUsed[index] = true
      replaced.insert(index)
    }
    var places = identities.compactMap { $0 }.sorted()[...]
    shown = identities.map { $0 == nil ? nil : places.removeFirst() }
    self.identities = identities
    self.changed = changed.union(replaced)
  }

  /// Returns the new index of a model; nil for a removed one.
  func newIndex(forOld index: Int) -> Int? {
    if let identities { identities[index] } else { index < countAfter ? index : nil }
  }

  /// Returns the model that the row of a model (old) shows after; nil if the row is removed.
  func modelShown(insteadOf index: Int) -> Int? {
    if let shown { shown[index] } else { index < countAfter ? index : nil }
  }

  /// Whether the remaining models have changed their order.
  var isReordered: Bool { identities != shown }
}
