extension HeterogeneousList {
  /// Returns the model of a row, if it is of a type.
  ///
  /// ```swift
  /// if let post = list.item(at: position, as: Post.self) { cell.show(post) }
  /// ```
  ///
  /// - Parameters:
  ///   - position: A position in the whole list; traps if there is no such row.
  ///   - type: The type that the row was appended or merged as, which is the fast way. Any other
  ///     type that `as?` casts to does as well: a superclass, a subclass, a protocol.
  /// - Returns: The model, or nil if it is of another type.
  /// - Complexity: O(merges), each as ``RowLayout/origin(ofRow:)``.
  @inlinable
  @inline(__always)
  public func item<Model>(at position: RowPosition, as type: Model.Type) -> Model? {
    let place = place(of: position)
    let column = models.all[place.column]
    guard column.modelIdentifier == ObjectIdentifier(type) else {
      return Self.item(in: column, at: place.index, castTo: type)
    }
    // A column has the identifier of its own type, and no two types share one. To ask the runtime
    // for the same again would take longer than all the rest.
    return unsafeDowncast(column, to: TypedColumn<Model>.self).models[place.index]
  }

  /// Returns the model of a row.
  ///
  /// - Parameter position: A position in the whole list; traps if there is no such row.
  /// - Complexity: As ``item(at:as:)-(IndexPath,_)``.
  public func item(at position: RowPosition) -> Any {
    let place = place(of: position)
    return columns[place.column].item(at: place.index)
  }

  /// Returns the place where the model of a row is kept.
  ///
  /// - Parameter position: A position in the whole list; traps if there is no such row.
  @inlinable
  @inline(__always)
  func place(of position: RowPosition) -> ListPlace {
    switch origin(at: position) {
    case .content(let content): contentRows[content.section].place(of: content.row)
    case .merged(let merge, let index): merges[merge].models.place(of: index)
    }
  }

  // These are out of line, so that the frequent look-ups stay short enough to be inlined.

  @inlinable
  @inline(never)
  static func item<Model>(in column: ListColumn, at index: Int, castTo type: Model.Type) -> Model? {
    column.item(at: index, castTo: type)
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
