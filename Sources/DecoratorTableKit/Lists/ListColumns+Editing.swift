// Content rows have columns that no merge has, so that only they are told when models move.
extension ListColumns {
  /// Inserts a model among content rows.
  mutating func insert<Model>(
    _ model: Model, at position: RowPosition, in sections: inout [ListRows]
  ) {
    guard !erasesType(of: model) else {
      return insert(opened(model), at: position, in: &sections)
    }
    let (section, row) = (position.section, position.row)
    if case .run(let column, let first, let count) = sections[section], count > 0,
      isColumn(column, of: Model.self)
    {
      sections[section] = .none
      change(column, of: Model.self) { $0.insert(model, at: first + row) }
      move(by: 1, from: first + row, ofColumn: column, in: &sections)
      sections[section] = .run(column: column, first: first, count: count + 1)
      return
    }
    append(model, to: &sections[section])
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
    guard !erasesType(of: model) else {
      return replace(at: position, with: opened(model), in: &sections)
    }
    let place = sections[position.section].place(of: position.row)
    if isColumn(place.column, of: Model.self) {
      change(place.column, of: Model.self) { $0[place.index] = model }
    } else {
      _ = remove(at: position, in: &sections)
      insert(model, at: position, in: &sections)
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
