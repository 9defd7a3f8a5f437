/// The state of a layer as the table knows it.
///
/// It is a separate object, since there are weak references to layers, and retaining an object with
/// weak references takes longer than converting an index path.
@MainActor
final class StateInForce {
  /// The state, without sections before the first count.
  final var value: LayerState
  /// Whether the table has asked for its sections.
  final var isLoaded = false
  /// Whether the layer is inert and forwards all calls: it was removed from its table, or the table
  /// shows the rows of another data source, and has not counted the layer's sections since.
  final var isTransparent = false

  init(_ value: LayerState) {
    self.value = value
  }

  // A caller that read the layout would copy it.

  /// Returns whether there is a row (outer).
  final func contains(_ position: RowPosition) -> Bool { value.layout.contains(position) }

  /// Returns whether there is a section (outer).
  final func contains(section: Int) -> Bool {
    section >= 0 && section < value.layout.sectionCount
  }

  /// The number of sections (outer).
  final var sectionCount: Int { value.layout.sectionCount }

  /// Returns the number of rows of a section (outer).
  final func rowCount(inSection section: Int) -> Int { value.layout.rowCount(inSection: section) }

  /// Stops the program, since there is no such row (outer).
  final func refuse(_ position: RowPosition) -> Never {
    value.layout.refuse(position)
  }

  /// Converts a row (outer) to its content row (inner).
  ///
  /// - Returns: False if there is none, and the row is unchanged: if the layer owns it, or there is
  ///   no such row.
  @inline(__always)
  final func convertInwards(_ position: inout RowPosition) -> Bool {
    guard case .content(let inner)? = value.layout.existingOrigin(of: position) else {
      return false
    }
    position = inner
    return true
  }

  /// Converts a content row (inner) to its place (outer).
  ///
  /// - Returns: False if there is no such row, or it is hidden.
  final func convertOutwards(_ position: inout RowPosition) -> Bool {
    guard value.layout.containsContent(position),
      let outer = value.layout.shownPosition(ofContent: position)
    else { return false }
    position = outer
    return true
  }

  /// Returns the layer's own row at a position (outer); traps for a content row.
  final func additionalRow(at position: RowPosition) -> AdditionalRow {
    switch value.layout.origin(of: position) {
    case .additional(let ordinal): .amongContent(index: value.model(ofAdditional: ordinal))
    case .added(let section, let row):
      .inAddedSection(section: value.section(ofAdded: section), row: row)
    case .content: misuse("row \(position) is one of the content, and of no layer")
    }
  }
}
