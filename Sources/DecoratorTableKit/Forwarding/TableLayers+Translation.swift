import Foundation

// Translation from the content to the table and back, through one layer after the other. Rows and
// sections that do not exist have no existing place on the other side.
extension TableLayer {
  /// Returns the number of rows of an inner section; nil if there is no such section.
  func contentRowCount(inSection section: Int) -> Int? {
    guard let layout = current, layout.containsContentSection(section) else { return nil }
    return layout.rows[section].contentCount
  }

  /// Returns the section inside the layer (inner) that a header on screen is, or was last, shown
  /// for; nil if its beginning was not observed, or it belongs to a layer further out.
  func section(ofHeader view: UIView) -> Int? {
    let inside = Array(layersInside.reversed())
    switch segment?.outermost.views.headers.owner(of: view)?.owner {
    case .content(let section): return inside.outerSection(ofContent: section)
    case .layer(let owner, let section):
      guard let index = inside.firstIndex(where: { $0 === owner }),
        let outer = owner.inForce.outerSection(ofAdded: section)
      else { return nil }
      return inside[(index + 1)...].outerSection(ofContent: outer)
    case nil: return nil
    }
  }
}

extension LayerState {
  /// Returns the outer section of an added section, by its index among those to add; nil if it has
  /// no slot.
  fileprivate func outerSection(ofAdded section: Int) -> Int? {
    (0..<layout.sections.additionalCount)
      .first { self.section(ofAdded: $0) == section }
      .map { layout.sections.row(ofAdditional: $0) }
  }
}

extension Sequence where Element == TableLayer {
  /// Returns the outer section of a section of the content; the innermost layer comes first.
  @MainActor
  func outerSection(ofContent section: Int) -> Int {
    var section = section
    for layer in self {
      guard let layout = layer.current else { return section }
      if layout.containsContentSection(section) {
        section = layout.section(ofContent: section)
      } else if section >= 0, section != NSNotFound {
        section += layout.sectionCount - layout.rows.count
      }
    }
    return section
  }

  /// Returns the outer row of a row of the content; the innermost layer comes first.
  @MainActor
  func outerPosition(ofContent position: RowPosition) -> RowPosition {
    var position = position
    for layer in self {
      guard let layout = layer.current else { return position }
      if layout.containsContent(position) {
        position = layout.place(nearestContent: position)
      } else if layout.containsContentSection(position.section) {
        let section = layout.section(ofContent: position.section)
        let added =
          layout.rowCount(inSection: section) - layout.rows[position.section].contentCount
        position.section = section
        // A layer may hide more rows than it adds.
        if position.row >= 0, position.row < NSNotFound - Swift.max(added, 0) {
          position.row += added
        }
      } else if position.section >= 0, position.section != NSNotFound {
        position.section += layout.sectionCount - layout.rows.count
      }
    }
    return position
  }

  /// Returns whether a row of the content exists and has no place in the table; the innermost layer
  /// comes first.
  @MainActor
  func hides(_ position: RowPosition) -> Bool {
    var position = position
    for layer in self {
      guard let layout = layer.current, layout.containsContent(position) else { return false }
      guard let outer = layout.shownPosition(ofContent: position) else { return true }
      position = outer
    }
    return false
  }

  /// Returns the content row that an outer row shows; nil if a layer owns it, or there is none. The
  /// outermost layer comes first.
  @MainActor
  func contentPosition(ofOuter position: RowPosition) -> RowPosition? {
    var position = position
    for layer in self {
      guard let layout = layer.current, layout.contains(position),
        case .content(let inner) = layout.origin(of: position)
      else { return nil }
      position = inner
    }
    return position
  }

  /// Returns the content section that an outer section shows; nil if a layer added it, or there is
  /// none. The outermost layer comes first.
  @MainActor
  func contentSection(ofOuter section: Int) -> Int? {
    var section = section
    for layer in self {
      guard let layout = layer.current, (0..<layout.sectionCount).contains(section),
        case .content(let inner) = layout.origin(ofSection: section)
      else { return nil }
      section = inner
    }
    return section
  }
}
