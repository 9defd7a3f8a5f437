/// The models of a list, in columns of one type each.
@usableFromInline
struct ListColumns {
  /// All columns. A column keeps its number while the list lives.
  @usableFromInline private(set) var all: [ListColumn] = []
  /// The column for single models of each type.
  private var open: [ObjectIdentifier: Int] = [:]

  /// Adds a model below other rows.
  ///
  /// - Complexity: O(1) amortized; O(rows) when they begin to be of several types.
  mutating func append<Model>(_ model: Model, to rows: inout ListRows) {
    if erasesType(of: model) {
      let own = opened(model)
      append(own.model, as: own.type, to: &rows)
    } else {
      add(Model.self, to: &rows) { $0.append(model) }
    }
  }

  /// Adds models below other rows.
  ///
  /// - Complexity: O(1) if there are no other rows and `Model` does not erase types, otherwise
  ///   O(models), and O(rows) when they begin to be of several types.
  mutating func append<Model>(contentsOf models: [Model], to rows: inout ListRows) {
    guard let first = models.first else { return }
    if erasesType(of: first) {
      for own in models.lazy.map(opened) { append(own.model, as: own.type, to: &rows) }
    } else if rows.count == 0 {
      rows = .run(column: all.count, first: 0, count: models.count)
      all.append(TypedColumn(models))
    } else {
      add(Model.self, to: &rows) { $0 += models }
    }
  }

  /// Adds models in columns of their own, and returns their rows.
  mutating func rows<Model>(of models: [Model]) -> ListRows {
    let others = open
    open = [:]
    defer { open = others }
    var rows = ListRows.none
    append(contentsOf: models, to: &rows)
    return rows
  }

  private mutating func append<Own>(_ model: Any, as type: Own.Type, to rows: inout ListRows) {
    let model = typed(model, as: type)
    add(type, to: &rows) { $0.append(model) }
  }

  /// Adds rows below other rows. `append` appends their models.
  mutating func add<Model>(
    _ type: Model.Type, to rows: inout ListRows, _ append: (inout [Model]) -> Void
  ) {
    if case .run(let column, let first, let count) = rows, count > 0 {
      if isColumn(column, of: type), first + count == all[column].count {
        change(column, of: type, append)
        rows = .run(column: column, first: first, count: all[column].count - first)
        return
      }
      // From here on the rows are of several types, and more of each may come.
      open[all[column].modelIdentifier] = open[all[column].modelIdentifier] ?? column
    }
    let column = openColumn(of: type)
    let start = all[column].count
    change(column, of: type, append)
    let end = all[column].count
    if rows.count == 0 {
      rows = .run(column: column, first: start, count: end - start)
    } else {
      rows.withPlaces { places in
        for index in start..<end { places.append(PackedListPlace(column: column, index: index)) }
      }
    }
  }

  /// Returns whether the models of a column were given as `type`.
  func isColumn<Model>(_ column: Int, of type: Model.Type) -> Bool {
    all[column].modelIdentifier == ObjectIdentifier(type)
  }

  private mutating func openColumn<Model>(of type: Model.Type) -> Int {
    let identifier = ObjectIdentifier(type)
    if let column = open[identifier] { return column }
    open[identifier] = all.count
    all.append(TypedColumn<Model>([]))
    return all.count - 1
  }

  /// Changes the models of a column. The caller has checked that they are of `type`.
  mutating func change<Model>(
    _ column: Int, of type: Model.Type, _ change: (inout [Model]) -> Void
  ) {
    makeUnique(column)
    change(&unsafeDowncast(all[column], to: TypedColumn<Model>.self).models)
  }

  /// Removes a model from its column, and returns it. The models after it move up.
  mutating func removeModel(at place: ListPlace) -> Any {
    makeUnique(place.column)
    let model = all[place.column].item(at: place.index)
    all[place.column].remove(at: place.index)
    return model
  }

  private mutating func makeUnique(_ column: Int) {
    if !isKnownUniquelyReferenced(&all[column]) { all[column] = all[column].copy() }
  }
}
