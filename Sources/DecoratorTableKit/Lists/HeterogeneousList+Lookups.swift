extension HeterogeneousList {
  /// The number of sections.
  @inlinable public var sectionCount: Int { contentRows.count }

  /// The number of rows of a section.
  ///
  /// - Parameter section: A section; traps if there is no such section.
  @inlinable
  public func rowCount(inSection section: Int) -> Int {
    guard section >= 0, section < contentRows.count else {
      Self.sectionDoesNotExist(section, count: contentRows.count)
    }
    guard merges.count > 0 else { return contentRows[section].count }
    return merges[merges.count - 1].layout.rows[section].count
  }

  /// The number of rows of each section.
  ///
  /// - Complexity: O(sections)
  public var rowCounts: [Int] { contentRows.indices.map(rowCount(inSection:)) }

  /// Whether there is such a row.
  ///
  /// - Parameter position: Any numbers.
  @inlinable
  public func contains(_ position: RowPosition) -> Bool {
    position.section >= 0 && position.section < sectionCount
      && position.row >= 0 && position.row < rowCount(inSection: position.section)
  }

  /// The model of a row, if it is of a type.
  ///
  /// - Parameters:
  ///   - position: A position in the whole list; traps if there is no such row.
  ///   - type: The type of the row's model; or a superclass or a protocol, for a cast as with `as?`.
  /// - Returns: The model, or nil if it is of another type.
  /// - Complexity: O(merges), each as ``RowLayout/origin(ofRow:)``.
  @inlinable
  public func item<Model>(at position: RowPosition, as type: Model.Type) -> Model? {
    let place = place(of: position)
    let column = models.all[place.column]
    guard column.modelIdentifier == ObjectIdentifier(type) else {
      return column.item(at: place.index, castTo: type)
    }
    // The identifier was taken from the type with which the column was made.
    return unsafeDowncast(column, to: TypedColumn<Model>.self).models[place.index]
  }

  /// The model of a row.
  ///
  /// - Parameter position: A position in the whole list; traps if there is no such row.
  /// - Complexity: As ``item(at:as:)``.
  public func item(at position: RowPosition) -> Any {
    let place = place(of: position)
    return columns[place.column].item(at: place.index)
  }

  /// The type of a row's model: its own, where it is of a subclass of the type that was appended.
  ///
  /// - Parameter position: A position in the whole list; traps if there is no such row.
  /// - Complexity: As ``item(at:as:)``.
  public func modelType(at position: RowPosition) -> Any.Type {
    let place = place(of: position)
    return columns[place.column].modelType(at: place.index)
  }

  /// Where the model of a row is kept.
  ///
  /// - Parameter position: A position in the whole list; traps if there is no such row.
  @inlinable
  func place(of position: RowPosition) -> ListPlace {
    guard contains(position) else { rowDoesNotExist(position) }
    var position = position
    var index = merges.count
    while index > 0 {
      index -= 1
      switch merges[index].layout.origin(of: position) {
      case .content(let inner): position = inner
      case .additional(let model): return merges[index].models.place(of: model)
      case .added: preconditionFailure("a list adds no sections")
      }
    }
    return contentRows[position.section].place(of: position.row)
  }

  @usableFromInline
  @inline(never)
  func rowDoesNotExist(_ position: RowPosition) -> Never {
    let rowCount = rowCount(inSection: position.section)
    misuse("row \(position) does not exist: section \(position.section) has \(rowCount) rows")
  }

  @usableFromInline
  @inline(never)
  static func sectionDoesNotExist(_ section: Int, count: Int) -> Never {
    misuse("section \(section) does not exist: the list has \(count) sections")
  }
}
