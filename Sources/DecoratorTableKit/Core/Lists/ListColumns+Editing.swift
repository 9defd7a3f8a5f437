// Content rows share no columns with merges. So only they have to follow when models move.
extension ListColumns {
  /// Inserts a model among content rows.
  mutating func insert<Model>(
    _ model: Model, at position: RowPosition, in sections: inout [ListRows]
  ) {
    if erasesType(of: model) {
      let own = opened(model)
      insert(own.model, as: own.type, at: position, in: &sections)
    } else {
      insert(model, as: Model.self, at: position, in: &sections)
    }
  }

  private mutating func insert<Model>(
    _ model: Any, as type: Model.Type, at position: RowPosition, in sections: inout [ListRows]
  ) {
    let model = typed(model, as: type)
    let (section, row) = (position.section, position.row)
    if case .run(let column, let first, let count) = sections[section], count > 0,
      isColumn(column, of: type)
    {
      sections[section] = .none
      change(column, of: type) { $0.insert(model, at: first + row) }
      move(by: 1, from: first + row, ofColumn: column, in: &sections)
      sections[section] = .run(column: column, first: first, count: count + 1)
      return
    }
    add(type, to: &sections[section]) { $0.append(model) }
    guard row < sections[section].count - 1 else { return }
    sections[section].withPlaces { places in
      let place = places.removeLast()
      places.insert(place, at: row)
    }
  }

  /// Removes a content row, and returns its model.
  mutating func remove(at position: RowPosition, in sections: inout [ListRows]) -> Any {
    let place = sections[position.section].place(of: position.row)
    sections[position.section].remove(at: position.row)
    move(by: -1, from: place.index + 1, ofColumn: place.column, in: &sections)
    return removeModel(at: place)
  }

  /// Gives a content row another model.
  mutating func replace<Model>(
    at position: RowPosition, with model: Model, in sections: inout [ListRows]
  ) {
    if erasesType(of: model) {
      let own = opened(model)
      replace(at: position, with: own.model, as: own.type, in: &sections)
    } else {
      replace(at: position, with: model, as: Model.self, in: &sections)
    }
  }

  private mutating func replace<Model>(
    at position: RowPosition, with model: Any, as type: Model.Type, in sections: inout [ListRows]
  ) {
    let model = typed(model, as: type)
    let place = sections[position.section].place(of: position.row)
    if isColumn(place.column, of: type) {
      change(place.column, of: type) { $0[place.index] = model }
    } else {
      _ = remove(at: position, in: &sections)
      insert(model, as: type, at: position, in: &sections)
    }
  }

  private func move(
    by distance: Int, from index: Int, ofColumn column: Int, in sections: inout [ListRows]
  ) {
    for section in sections.indices {
      sections[section].move(by: distance, from: index, ofColumn: column)
    }
  }
}
