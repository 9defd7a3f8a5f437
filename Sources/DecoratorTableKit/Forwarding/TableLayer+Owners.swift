import Foundation

extension TableLayer {
  /// Returns the owner of a row.
  ///
  /// - Parameter indexPath: A row in the outer coordinates of the layer. Traps if there is no such
  ///   row.
  func owner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner {
    if !isLoaded {
      if passesOn { return .inner(indexPath) }
      loadIfNeeded(for: tableView)
    }
    let position = RowPosition(indexPath)
    // Nothing is called while the layout is being asked, so that it need not be retained for it.
    return owner(of: inForce.layout.origin(of: position))
  }

  /// Returns the owner of what stands at a row.
  @inline(__always)
  func owner(of row: LayerRow) -> RowOwner {
    switch row {
    case .content(let position):
      .inner(IndexPath(position))
    case .additional(let ordinal):
      .layer(.amongContent(index: inForce.model(ofAdditional: ordinal)))
    case .added(let section, let row):
      .layer(.inAddedSection(section: inForce.section(ofAdded: section), row: row))
    }
  }

  /// Returns the owner of a section.
  ///
  /// - Parameter section: A section in the outer coordinates of the layer. Traps if there is no
  ///   such section.
  func sectionOwner(_ section: Int, in tableView: UITableView) -> SectionOwner {
    if passesOn { return .inner(section) }
    loadIfNeeded(for: tableView)
    return switch inForce.layout.origin(ofSection: section) {
    case .content(let section): .inner(section)
    case .additional(let ordinal): .layer(inForce.section(ofAdded: ordinal))
    }
  }
}
