import Foundation

/// Layers around each other, and the way of rows through them.
@MainActor
class LayerStack {
  /// The layers, the outermost first.
  final let layers: [TableLayer]
  /// Their states.
  final let states: [StateInForce]
  /// What the layers observe, all together.
  final let observed: LayerObservations

  /// Creates a stack.
  ///
  /// - Parameter layers: The layers, the outermost first.
  init(_ layers: [TableLayer]) {
    self.layers = layers
    states = layers.map(\.known)
    observed = layers.reduce(into: []) { $0.formUnion($1.observed) }
  }

  /// Returns whether there is a row outside the layers; nil if there are no layers.
  final func contains(_ position: RowPosition, in tableView: UITableView) -> Bool? {
    guard let outermost = states.first else { return nil }
    if !outermost.isLoaded { layers[0].loadIfNeeded(for: tableView) }
    return outermost.contains(position)
  }

  /// Takes a row inwards, as far as it is one of the content. Traps if there is no such row.
  ///
  /// - Parameters:
  ///   - position: A row outside the layers; afterwards the row outside the layer that owns it, or
  ///     inside all of them.
  ///   - tableView: The table that asks. Layers that it has not asked before count their rows.
  /// - Returns: The index of the layer that owns the row; nil if it is one of the content.
  @inline(__always)
  final func takeInwards(_ position: inout RowPosition, in tableView: UITableView) -> Int? {
    let states = states
    for index in states.indices {
      let state = states[index]
      if !state.isLoaded, !layers[index].loads(for: tableView) { continue }
      if !state.takeInwards(&position) { return index }
    }
    return nil
  }

  /// Takes a content row outwards.
  ///
  /// - Parameters:
  ///   - position: A row inside all layers; afterwards the row outside them.
  ///   - tableView: The table that asks.
  /// - Returns: False if there is no such row, or a layer hides it.
  final func takeOutwards(_ position: inout RowPosition, in tableView: UITableView) -> Bool {
    let states = states
    for index in states.indices.reversed() {
      let state = states[index]
      if !state.isLoaded, !layers[index].loads(for: tableView) { continue }
      if !state.takeOutwards(&position) { return false }
    }
    return true
  }

  /// Returns the owner of a row outside the layers. Traps if there is no such row.
  @inline(__always)
  final func owner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner {
    var position = RowPosition(indexPath)
    if let index = takeInwards(&position, in: tableView) {
      return .layer(layers[index], states[index].additionalRow(at: position))
    }
    return .content(IndexPath(position))
  }

  /// Returns the owner of a row outside the layers; nil if there is no such row any more.
  final func existingOwner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner? {
    var position = RowPosition(indexPath)
    for (state, layer) in zip(states, layers) where state.isLoaded || layer.loads(for: tableView) {
      guard state.contains(position) else { return nil }
      if !state.takeInwards(&position) {
        return .layer(layer, state.additionalRow(at: position))
      }
    }
    return .content(IndexPath(position))
  }

  /// Returns the owner of a section outside the layers. Traps if there is no such section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - tableView: The table that asks. Layers that it has not asked before count their rows.
  ///   - passing: Called for each layer that the section is inside of, with its number there.
  final func sectionOwner(
    _ section: Int, in tableView: UITableView, passing: (TableLayer, Int) -> Void
  ) -> SectionOwner {
    var section = section
    for (state, layer) in zip(states, layers) where state.isLoaded || layer.loads(for: tableView) {
      switch state.value.layout.origin(ofSection: section) {
      case .content(let inner): section = inner
      case .additional(let ordinal): return .layer(layer, state.value.section(ofAdded: ordinal))
      }
      passing(layer, section)
    }
    return .content(section)
  }
}

extension TableLayer {
  /// Counts the rows inside, which nobody has asked about before.
  ///
  /// - Returns: False for a layer that was taken off its table: index paths are the same inside.
  fileprivate func loads(for tableView: UITableView) -> Bool {
    if passesOn { return false }
    loadIfNeeded(for: tableView)
    return true
  }
}
