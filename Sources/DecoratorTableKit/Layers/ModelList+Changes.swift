extension ModelList {
  /// Returns the list with other models, and the change of the old models and reserved places.
  ///
  /// Models are matched by identity, those with one identity in their order. Models without an
  /// identity are matched by index. A new model at the index of a removed one gets its row. Other
  /// new models use reserved places, as long as there are some.
  ///
  /// - Complexity: O(*n*) for *n* models
  func replacing(
    with models: [Model], identity: ModelIdentity<Model>
  ) -> (list: ModelList, change: ModelChange) {
    var targets = self.targets(in: models, identity: identity)
    var changed: Set<Int> = []
    var isNew = Array(repeating: true, count: models.count)
    for (old, new) in targets.enumerated() {
      guard let new else { continue }
      isNew[new] = false
      let isSame = identity.areEqual?(self.models[old], models[new]) ?? false
      if !isSame { changed.insert(old) }
    }
    for index in 0..<min(targets.count, models.count) where isNew[index] && targets[index] == nil {
      targets[index] = index
      isNew[index] = false
      changed.insert(index)
    }
    var insertedModels = models.indices.filter { isNew[$0] }[...]
    for place in self.models.count..<count {
      guard let newcomer = insertedModels.popFirst() else { break }
      targets.append(newcomer)
      changed.insert(place)
    }
    let list = ModelList(models: models, reservedCount: count - targets.count)
    targets += (models.count..<list.count).map { $0 }
    return (list, .listed(targets, changed: changed))
  }

  /// Returns the index of each model among others; nil for a removed one.
  private func targets(in models: [Model], identity: ModelIdentity<Model>) -> [Int?] {
    guard let id = identity.id else {
      return self.models.indices.map { $0 < models.count ? $0 : nil }
    }
    // In descending order, so that the lowest index is used from the end first.
    var indices: [AnyHashable: [Int]] = [:]
    for index in models.indices.reversed() { indices[id(models[index]), default: []].append(index) }
    return self.models.map { indices[id($0)]?.popLast() }
  }

  /// Returns the list with more models, the first of which use the reserved places.
  func inserting(
    _ new: [Model], at index: Int
  ) -> (list: ModelList, change: ModelChange) {
    var list = self
    list.models.insert(contentsOf: new, at: index)
    list.reservedCount = max(0, reservedCount - new.count)
    if index == models.count, reservedCount == 0 { return (list, .unchanged) }
    var targets: [Int?] = models.indices.map { $0 < index ? $0 : $0 + new.count }
    let places = models.count..<count
    let used = places.prefix(new.count)
    targets += used.map { index + $0 - places.lowerBound }
    targets += (list.models.count..<list.count).map { $0 }
    return (list, .listed(targets, changed: Set(used)))
  }

  /// Returns the list without a model and its row.
  func removing(at index: Int) -> (list: ModelList, change: ModelChange) {
    var list = self
    list.models.remove(at: index)
    let targets = (0..<count).map { $0 == index ? nil : $0 < index ? $0 : $0 - 1 }
    return (list, .listed(targets, changed: []))
  }

  /// Returns the list with one model replaced.
  func replacing(_ model: Model, at index: Int) -> (list: ModelList, change: ModelChange) {
    var list = self
    list.models[index] = model
    return (list, .listed(Array(0..<count), changed: [index]))
  }

  /// Returns the list without its reserved places.
  func releasing() -> (list: ModelList, change: ModelChange) {
    let targets = (0..<count).map { $0 < models.count ? $0 : nil }
    return (ModelList(models: models, reservedCount: 0), .listed(targets, changed: []))
  }
}

extension ModelChange {
  /// Whether no model changes.
  var isEmpty: Bool {
    switch self {
    case .unchanged: true
    case .listed(let targets, let changed):
      changed.isEmpty && zip(targets.indices, targets).allSatisfy { $0 == $1 }
    }
  }
}
