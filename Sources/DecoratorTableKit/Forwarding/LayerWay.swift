import Foundation

/// The way of a call: the layers that it passes between a table and the app's object.
///
/// The object that a table calls finds the owner of a row itself, through the layouts of all
/// layers, and calls that. The parts of the layers inside it are not called, so that a call costs
/// one look-up for each layer and one question to the app's object, however many layers there are.
///
/// The way is found once. It is found anew when a part on it wraps another object.
@MainActor
final class LayerWay<Part: ForwardingObject> {
  /// The layers, the outermost first.
  let layers: [TableLayer]
  /// Their states.
  let states: [StateInForce]
  /// The part that has the app's object inside; nil if that is the one that has the way, which
  /// would retain itself.
  let innermost: Part?

  init(layers: [TableLayer], innermost: Part?) {
    self.layers = layers
    states = layers.map(\.known)
    self.innermost = innermost
  }

  /// The innermost layer.
  var innermostLayer: TableLayer { layers[layers.count - 1] }

  /// Returns the owner of a row.
  ///
  /// - Parameters:
  ///   - indexPath: A row outside the layers.
  ///   - tableView: The table that asks. Layers that it has not asked before count their rows.
  ///   - mayBeGone: Whether the answer is nil if there is no such row; otherwise it traps.
  @inline(__always)
  fileprivate func owner(
    of indexPath: IndexPath, in tableView: UITableView, mayBeGone: Bool
  ) -> RowOwner? {
    var position = RowPosition(indexPath)
    for index in states.indices {
      let state = states[index]
      if !state.isLoaded, !layers[index].loads(for: tableView) { continue }
      if mayBeGone, !state.value.layout.contains(position) { return nil }
      switch state.origin(of: position) {
      case .content(let inner): position = inner
      case let row: return .layer(layers[index], state.value.additionalRow(row))
      }
    }
    return .content(IndexPath(position))
  }
}

/// A part of a layer that finds owners: one of the five objects that a table can have.
@MainActor
protocol OwnerFinding: ForwardingObject {
  /// The way from this part inwards, once somebody has asked.
  var knownWay: LayerWay<Self>? { get set }
  /// The part of the layer inside, if there is one.
  var partInside: Self? { get }
}

extension OwnerFinding {
  /// The way from this part inwards.
  var way: LayerWay<Self> {
    if let knownWay { return knownWay }
    var layers = [layer]
    var innermost: Self?
    while let part = (innermost ?? self).partInside {
      layers.append(part.layer)
      innermost = part
    }
    let way = LayerWay(layers: layers, innermost: innermost)
    knownWay = way
    return way
  }

  /// The part that has the app's object inside.
  var innermostPart: Self { way.innermost ?? self }

  /// Returns the owner of a row. Traps if there is no such row.
  ///
  /// - Parameters:
  ///   - indexPath: A row in the outer coordinates of this part.
  ///   - tableView: The table that asks. Layers that it has not asked before count their rows.
  func owner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner {
    guard let owner = way.owner(of: indexPath, in: tableView, mayBeGone: false) else {
      misuse("there is no row \(RowPosition(indexPath)) any more")
    }
    return owner
  }

  /// Returns the owner of a row, or nil if there is no such row any more.
  func existingOwner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner? {
    way.owner(of: indexPath, in: tableView, mayBeGone: true)
  }

  /// Returns the owner of a section. Traps if there is no such section.
  ///
  /// - Parameters:
  ///   - section: A section in the outer coordinates of this part.
  ///   - tableView: The table that asks.
  ///   - passing: Called for each layer that the section is inside of, with its number there.
  func sectionOwner(
    _ section: Int, in tableView: UITableView, passing: (TableLayer, Int) -> Void = { _, _ in }
  ) -> SectionOwner {
    var section = section
    let way = way
    for index in way.states.indices {
      let state = way.states[index]
      if !state.isLoaded, !way.layers[index].loads(for: tableView) { continue }
      switch state.value.layout.origin(ofSection: section) {
      case .content(let inner): section = inner
      case .additional(let ordinal):
        return .layer(way.layers[index], state.value.section(ofAdded: ordinal))
      }
      passing(way.layers[index], section)
    }
    return .content(section)
  }

  /// Returns the owner of a section, or nil if there is no such section any more.
  func existingSectionOwner(_ section: Int, in tableView: UITableView) -> SectionOwner? {
    guard layer.isLoaded || layer.loads(for: tableView) else {
      return sectionOwner(section, in: tableView)
    }
    let exists = (0..<layer.inForce.layout.sectionCount).contains(section)
    return exists ? sectionOwner(section, in: tableView) : nil
  }

  /// Returns the outer row that shows a content row; nil if there is no such row, or a layer hides
  /// it.
  func outerPosition(ofContent position: RowPosition, in tableView: UITableView) -> RowPosition? {
    var position = position
    for layer in way.layers.reversed() where layer.isLoaded || layer.loads(for: tableView) {
      let layout = layer.inForce.layout
      guard layout.containsContent(position), let outer = layout.shownPosition(ofContent: position)
      else { return nil }
      position = outer
    }
    return position
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

extension LayerState {
  /// Returns which row of the layer a row is; traps for a content row.
  @inline(__always)
  func additionalRow(_ row: LayerRow) -> AdditionalRow {
    switch row {
    case .additional(let ordinal): .amongContent(index: model(ofAdditional: ordinal))
    case .added(let section, let row):
      .inAddedSection(section: self.section(ofAdded: section), row: row)
    case .content(let position): misuse("row \(position) is one of the content, and of no layer")
    }
  }
}
