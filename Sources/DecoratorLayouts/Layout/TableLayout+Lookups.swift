/// The origin of one outer row of a whole layer, sections included.
@usableFromInline
package enum LayerRow: Hashable, Sendable {
  /// The content row at this inner position.
  case content(RowPosition)
  /// The additional row with this index: additional rows are counted through the whole layer, from
  /// the top of the table, without those in added sections.
  case additional(Int)
  /// A row of an added section, which has no inner position: the ordinal of the section among the
  /// added ones, and the row within it.
  case added(section: Int, row: Int)
}

extension TableLayout {
  /// Returns the origin of an outer section.
  ///
  /// - Parameter section: A section in outer coordinates; traps if there is no such section.
  /// - Returns: The inner section, or the ordinal of the added section.
  @inlinable
  @inline(__always)
  package func origin(ofSection section: Int) -> RowOrigin {
    guard section >= 0, section < sections.count else {
      Self.sectionDoesNotExist(section, count: sections.count)
    }
    return sections.origin(ofRow: section)
  }

  /// Returns the outer section of a content section.
  ///
  /// - Parameter section: A section in inner coordinates; traps if there is no such section.
  @inlinable
  @inline(__always)
  package func section(ofContent section: Int) -> Int {
    guard section >= 0, section < rows.count else {
      Self.contentSectionDoesNotExist(section, count: rows.count)
    }
    return sections.row(ofContent: section)
  }

  /// Returns the origin of an outer row.
  ///
  /// - Parameter position: A position in outer coordinates; traps if there is no such row.
  /// - Returns: The inner position of the content row, or which row of the layer it is.
  /// - Complexity: As ``RowLayout/origin(ofRow:)``.
  @inlinable
  @inline(__always)
  package func origin(of position: RowPosition) -> LayerRow {
    guard let origin = existingOrigin(of: position) else { refuse(position) }
    return origin
  }

  /// Stops the program, since there is no such outer row.
  @usableFromInline
  @inline(never)
  package func refuse(_ position: RowPosition) -> Never {
    switch origin(ofSection: position.section) {
    case .content(let section):
      _ = rows[section].origin(ofRow: position.row)
    case .additional(let ordinal):
      Self.rowDoesNotExist(
        position.row, inAddedSection: ordinal, count: addedSectionRowCounts[ordinal])
    }
    misuse("row \(position) does not exist")
  }

  /// Returns the origin of an outer row; nil if there is no such row.
  ///
  /// - Parameter position: A position in outer coordinates; any numbers.
  /// - Complexity: As ``RowLayout/origin(ofRow:)``.
  @inlinable
  @inline(__always)
  package func existingOrigin(of position: RowPosition) -> LayerRow? {
    guard position.section >= 0, position.section < sections.count else { return nil }
    switch sections.origin(ofRow: position.section) {
    case .content(let section):
      switch rows[section].existingOrigin(ofRow: position.row) {
      case .content(let row)?: return .content(RowPosition(section: section, row: row))
      case .additional(let ordinal)?: return .additional(firstIndices[section] + ordinal)
      case nil: return nil
      }
    case .additional(let ordinal):
      let count = addedSectionRowCounts[ordinal]
      return position.row >= 0 && position.row < count
        ? .added(section: ordinal, row: position.row) : nil
    }
  }

  /// Returns the outer position of a content row.
  ///
  /// - Parameter position: A position in inner coordinates; traps if there is no such content row,
  ///   and if it is hidden: see ``shownPosition(ofContent:)``.
  /// - Returns: A position in outer coordinates.
  /// - Complexity: As ``RowLayout/row(ofContent:)``.
  @inlinable
  @inline(__always)
  package func position(ofContent position: RowPosition) -> RowPosition {
    let section = section(ofContent: position.section)
    return RowPosition(
      section: section, row: rows[position.section].row(ofContent: position.row))
  }

  /// Returns the outer position of a content row, unless it is hidden.
  ///
  /// - Parameter position: A position in inner coordinates; traps if there is no such content row.
  /// - Returns: A position in outer coordinates; nil if the row is hidden.
  /// - Complexity: As ``RowLayout/shownRow(ofContent:)``.
  @inlinable
  @inline(__always)
  package func shownPosition(ofContent position: RowPosition) -> RowPosition? {
    let section = section(ofContent: position.section)
    guard let row = rows[position.section].shownRow(ofContent: position.row) else { return nil }
    return RowPosition(section: section, row: row)
  }

  /// Returns the outer positions of content rows. Hidden rows are omitted.
  ///
  /// - Parameter positions: Positions in inner coordinates; traps if there is no such content row.
  /// - Complexity: For each position as ``RowLayout/shownRow(ofContent:)``.
  func shownPositions(ofContent positions: [RowPosition]) -> [RowPosition] {
    guard !positions.isEmpty else { return [] }
    var places: [RowPosition] = []
    places.reserveCapacity(positions.count)
    for position in positions {
      if let place = shownPosition(ofContent: position) { places.append(place) }
    }
    return places
  }

  /// Returns the outer position of a content row; of a hidden one, that of the next shown row
  /// below, or else the last one.
  ///
  /// - Parameter position: A position in inner coordinates; traps if there is no such content row.
  /// - Returns: A position in outer coordinates. Its row is `Int.max` if the section shows no rows.
  package func place(nearestContent position: RowPosition) -> RowPosition {
    let layout = rows[position.section]
    guard layout.hiddenCount > 0 else { return self.position(ofContent: position) }
    let row = layout.shownCount(ofFirst: position.row)
    return RowPosition(
      section: section(ofContent: position.section),
      row: layout.count > 0 ? min(row, layout.count - 1) : .max)
  }

  /// Returns whether there is a content row at a position, and it is not hidden.
  ///
  /// - Parameter position: A position in inner coordinates; any numbers.
  package func showsContent(_ position: RowPosition) -> Bool {
    containsContent(position) && shownPosition(ofContent: position) != nil
  }

  /// Returns the outer position of an additional row.
  ///
  /// - Parameter index: The additional row, counted through the layer, in `0..<additionalCount`;
  ///   traps for any other.
  /// - Returns: A position in outer coordinates.
  /// - Complexity: O(log *s*) for *s* sections, and as ``RowLayout/row(ofAdditional:)``; with added
  ///   sections also as ``RowLayout/row(ofContent:)``.
  package func position(ofAdditional index: Int) -> RowPosition {
    let (section, ordinal) = sectionAndOrdinal(ofAdditional: index)
    return RowPosition(
      section: sections.row(ofContent: section), row: rows[section].row(ofAdditional: ordinal))
  }

  /// Returns the anchor of an additional row.
  ///
  /// - Parameter index: The additional row, counted through the layer, in `0..<additionalCount`;
  ///   traps for any other.
  /// - Returns: A position in inner coordinates. The number of content rows of the section is the
  ///   place after the last row.
  /// - Complexity: O(log *s*) for *s* sections, and as ``RowLayout/anchor(ofAdditional:)``.
  package func anchor(ofAdditional index: Int) -> RowPosition {
    let (section, ordinal) = sectionAndOrdinal(ofAdditional: index)
    return RowPosition(section: section, row: rows[section].anchor(ofAdditional: ordinal))
  }

  /// Returns the inner section of an additional row, and its ordinal there.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  func sectionAndOrdinal(ofAdditional index: Int) -> (section: Int, ordinal: Int) {
    guard index >= 0, index < additionalCount else {
      misuse("additional row \(index) does not exist: the layer has \(additionalCount) of them")
    }
    // Sections without such rows begin where the next one does, and are skipped.
    let section = firstIndices.lastIndex(atMost: index)
    return (section, index - firstIndices[section])
  }

  // As in ``RowLayout``, messages are built in functions of their own, and from numbers.

  @usableFromInline
  @inline(never)
  package static func sectionDoesNotExist(_ section: Int, count: Int) -> Never {
    misuse("section \(section) does not exist: the layer has \(count) sections")
  }

  @usableFromInline
  @inline(never)
  package static func contentSectionDoesNotExist(_ section: Int, count: Int) -> Never {
    misuse("content section \(section) does not exist: the content has \(count) sections")
  }

  @inline(never)
  private static func rowDoesNotExist(_ row: Int, inAddedSection ordinal: Int, count: Int) -> Never
  {
    misuse("row \(row) does not exist: added section \(ordinal) has \(count) rows")
  }
}

extension TableLayout {
  /// Returns whether a content section exists.
  ///
  /// - Parameter section: A number of a section in inner coordinates.
  package func containsContentSection(_ section: Int) -> Bool { rows.indices.contains(section) }

  /// Returns the content row nearest to a row of the same section: the next one below, else the
  /// next one above.
  ///
  /// - Parameter position: A position in outer coordinates; traps if there is no such row.
  /// - Returns: A position in inner coordinates; nil in an added section, and in a section without
  ///   content rows.
  package func nearestContent(to position: RowPosition) -> RowPosition? {
    guard case .content(let section) = origin(ofSection: position.section) else { return nil }
    let layout = rows[section]
    let row =
      layout.nearestContent(after: position.row) ?? layout.nearestContent(before: position.row)
    return row.map { RowPosition(section: section, row: $0) }
  }
}
