import Foundation

/// Nested layers, and the translation of rows through them.
@MainActor
class LayerStack {
  /// The layers, the outermost first.
  final let layers: [TableLayer]
  /// The outermost layer on the way; nil if there are no layers.
  final let outermost: LayerStep?

  /// Creates a stack of layers, the outermost first.
  init(_ layers: [TableLayer]) {
    self.layers = layers
    outermost = layers.reversed().reduce(nil) { LayerStep($1, inside: $0) }
  }

  /// Returns the owner of a row outside the layers. Traps if there is no such row, unless the table
  /// shows the rows of another data source.
  @inline(__always)
  final func owner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner {
    var position = RowPosition(indexPath)
    if let owner = outermost?.convertInwards(&position, in: tableView) {
      return .layer(owner.layer, owner.state.additionalRow(at: position))
    }
    return .content(IndexPath(position))
  }

  /// Returns the owner of a row outside the layers; nil if there is no such row any more.
  final func existingOwner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner? {
    guard let outermost else { return .content(indexPath) }
    return outermost.existingOwner(of: RowPosition(indexPath), in: tableView)
  }

  /// Converts a content row outwards.
  ///
  /// - Parameters:
  ///   - position: A row inside all layers; afterwards the row outside them.
  ///   - tableView: The table that asks. Layers that it has not asked before count their rows.
  /// - Returns: False if there is no such row, or a layer hides it.
  final func convertOutwards(_ position: inout RowPosition, in tableView: UITableView) -> Bool {
    guard let outermost else { return true }
    outermost.loadIfNeeded(for: tableView)
    return outermost.convertOutwards(&position)
  }

  /// Returns the owner of a section outside the layers. Traps if there is no such section. Layers
  /// that the table has not asked before count their rows.
  ///
  /// `passing` is called for each layer around the section, with its number there.
  final func sectionOwner(
    _ section: Int, in tableView: UITableView, passing: (TableLayer, Int) -> Void = { _, _ in }
  ) -> SectionOwner {
    outermost?.sectionOwner(section, in: tableView, passing: passing) ?? .content(section)
  }
}

/// A layer on a way, with those inside it.
///
/// The references of a step are constant, so that a row is converted without reference counting,
/// which would take as long as the look-up.
@MainActor
final class LayerStep {
  let layer: TableLayer
  let state: StateInForce
  let inside: LayerStep?

  init(_ layer: TableLayer, inside: LayerStep?) {
    self.layer = layer
    state = layer.known
    self.inside = inside
  }

  /// Returns whether there is a row outside the layer.
  func contains(_ position: RowPosition, in tableView: UITableView) -> Bool {
    if isPassed(in: tableView) { return inside?.contains(position, in: tableView) ?? true }
    return state.contains(position)
  }

  /// Converts a row inwards, through all layers that do not own it. Traps if there is no such row,
  /// unless the table shows the rows of another data source.
  ///
  /// - Parameters:
  ///   - position: A row outside the layer; afterwards the row outside the layer that owns it, or
  ///     inside all of them.
  ///   - tableView: The table that asks. Layers that it has not asked before count their rows.
  /// - Returns: The layer that owns the row; nil if it is a content row.
  func convertInwards(_ position: inout RowPosition, in tableView: UITableView) -> LayerStep? {
    if !isPassed(in: tableView), !state.convertInwards(&position) {
      return owner(ofOtherThanContent: &position, in: tableView)
    }
    return inside?.convertInwards(&position, in: tableView)
  }

  /// Converts a row inwards to its content row. Layers that no table has asked are passed; see
  /// ``loadIfNeeded(for:)``.
  ///
  /// - Parameter position: A row outside the layer; any numbers. Afterwards the row inside all
  ///   layers.
  /// - Returns: False if a layer owns the row, or there is no such row.
  func convertToContent(_ position: inout RowPosition) -> Bool {
    if state.isLoaded, !state.convertInwards(&position) { return false }
    return inside?.convertToContent(&position) ?? true
  }

  /// Returns the layer that owns a row outside the layer which is not content: this one, or one
  /// inside if the table shows the rows of another data source.
  @inline(never)
  private func owner(
    ofOtherThanContent position: inout RowPosition, in tableView: UITableView
  ) -> LayerStep? {
    if state.contains(position) { return self }
    guard layer.hasOtherRows(in: tableView) else { state.refuse(position) }
    return inside?.convertInwards(&position, in: tableView)
  }

  /// Returns the owner of a row outside the layer; nil if there is no such row any more.
  func existingOwner(of position: RowPosition, in tableView: UITableView) -> RowOwner? {
    var position = position
    if !isPassed(in: tableView) {
      guard state.contains(position) else { return nil }
      if !state.convertInwards(&position) {
        return .layer(layer, state.additionalRow(at: position))
      }
    }
    guard let inside else { return .content(IndexPath(position)) }
    return inside.existingOwner(of: position, in: tableView)
  }

  /// Converts a content row outwards. Layers that no table has asked are passed; see
  /// ``loadIfNeeded(for:)``.
  ///
  /// - Parameter position: A row inside all layers; afterwards the row outside this one.
  /// - Returns: False if there is no such row, or a layer hides it.
  func convertOutwards(_ position: inout RowPosition) -> Bool {
    guard inside?.convertOutwards(&position) ?? true else { return false }
    return !state.isLoaded || state.convertOutwards(&position)
  }

  /// Counts the rows of this layer and of those inside it, where the table has not asked before.
  func loadIfNeeded(for tableView: UITableView) {
    if !state.isLoaded { _ = layer.loads(for: tableView) }
    inside?.loadIfNeeded(for: tableView)
  }

  /// Returns the owner of a section outside the layer. Traps if there is no such section.
  func sectionOwner(
    _ section: Int, in tableView: UITableView, passing: (TableLayer, Int) -> Void
  ) -> SectionOwner {
    var section = section
    if !isPassed(in: tableView),
      state.contains(section: section) || !layer.hasOtherRows(in: tableView)
    {
      switch state.value.layout.origin(ofSection: section) {
      case .content(let inner): section = inner
      case .additional(let ordinal): return .layer(layer, state.value.section(ofAdded: ordinal))
      }
      passing(layer, section)
    }
    return inside?.sectionOwner(section, in: tableView, passing: passing) ?? .content(section)
  }

  /// Returns whether index paths are the same on both sides: for a layer whose rows the table no
  /// longer shows. Any other layer that is not loaded counts the rows inside.
  @inline(__always)
  private func isPassed(in tableView: UITableView) -> Bool {
    !state.isLoaded && !layer.loads(for: tableView)
  }
}

extension TableLayer {
  /// Counts the rows inside for the first time.
  ///
  /// - Returns: False for a transparent layer: index paths are the same inside.
  fileprivate func loads(for tableView: UITableView) -> Bool {
    if isTransparent || isHalfMissing(in: tableView) { return false }
    loadIfNeeded(for: tableView)
    return true
  }
}
