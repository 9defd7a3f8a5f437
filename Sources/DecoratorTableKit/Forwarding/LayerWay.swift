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
  /// The part that has the app's object inside; nil if that is the one that has the way, which
  /// would retain itself.
  let innermost: Part?

  init(layers: [TableLayer], innermost: Part?) {
    self.layers = layers
    self.innermost = innermost
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
    var position = RowPosition(indexPath)
    let layers = way.layers
    for layer in layers {
      guard layer.translates(for: tableView) else { continue }
      switch layer.inForce.layout.origin(of: position) {
      case .content(let inner): position = inner
      case let row: return .layer(layer, layer.inForce.additionalRow(row))
      }
    }
    return .content(IndexPath(position), inside: layers[layers.count - 1])
  }

  /// Returns the owner of a row, or nil if there is no such row any more.
  func existingOwner(of indexPath: IndexPath, in tableView: UITableView) -> RowOwner? {
    var position = RowPosition(indexPath)
    let layers = way.layers
    for layer in layers {
      guard layer.translates(for: tableView) else { continue }
      guard layer.inForce.layout.contains(position) else { return nil }
      switch layer.inForce.layout.origin(of: position) {
      case .content(let inner): position = inner
      case let row: return .layer(layer, layer.inForce.additionalRow(row))
      }
    }
    return .content(IndexPath(position), inside: layers[layers.count - 1])
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
    let layers = way.layers
    for layer in layers {
      guard layer.translates(for: tableView) else { continue }
      switch layer.inForce.layout.origin(ofSection: section) {
      case .content(let inner): section = inner
      case .additional(let ordinal): return .layer(layer, layer.inForce.section(ofAdded: ordinal))
      }
      passing(layer, section)
    }
    return .content(section, inside: layers[layers.count - 1])
  }

  /// Returns the owner of a section, or nil if there is no such section any more.
  func existingSectionOwner(_ section: Int, in tableView: UITableView) -> SectionOwner? {
    guard layer.translates(for: tableView) else { return sectionOwner(section, in: tableView) }
    let exists = (0..<layer.inForce.layout.sectionCount).contains(section)
    return exists ? sectionOwner(section, in: tableView) : nil
  }

  /// Returns the outer row that shows a content row; nil if there is no such row, or a layer hides
  /// it.
  func outerPosition(ofContent position: RowPosition, in tableView: UITableView) -> RowPosition? {
    var position = position
    for layer in way.layers.reversed() where layer.translates(for: tableView) {
      let layout = layer.inForce.layout
      guard layout.containsContent(position), let outer = layout.shownPosition(ofContent: position)
      else { return nil }
      position = outer
    }
    return position
  }
}

extension TableLayer {
  /// Returns whether rows inside the layer have other index paths than outside, which is so unless
  /// it was taken off its table. It counts its rows if nobody has asked before.
  @inline(__always)
  fileprivate func translates(for tableView: UITableView) -> Bool {
    if isLoaded { return true }
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
