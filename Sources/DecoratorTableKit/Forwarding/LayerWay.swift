/// The way of a call: the layers between a table and the app's object, and that object.
///
/// The part that a table calls finds the owner of a row itself, through the layouts of all layers,
/// and calls the owner. The parts of the layers inside are not called, so that a call costs one
/// look-up per layer and one call of the app's object.
///
/// A layer without a part of this kind is on the way as well: the data source halves determine the
/// order of layers. If a part wraps an app's object that has parts of layers further in, the way
/// ends between the layers.
///
/// The way is determined once. It is invalidated when a part on it wraps another object, or when
/// another layer is inserted outside. It is constant, so that a call needs little reference
/// counting.
final class LayerWay<Part: LayerPart>: LayerStack {
  /// The innermost layer on the way.
  let innermostLayer: TableLayer
  /// The layers without a part of their own.
  let layersWithoutPart: [TableLayer]
  /// Whether the way leads through all layers, and does not end at an object between two of them.
  let endsAtContent: Bool
  /// The app's object, if it is retained.
  let retained: Part.Inner?
  /// The children, in a composed table.
  let composed: ComposedContent?
  /// The innermost part; nil if it is the one that owns the way, which would retain itself.
  private let innermost: Part?
  /// Whether the app's object gets the content table.
  let receivesContentTable: Bool
  /// The app's object, if it is retained and gets both index paths.
  private let retainedDecorator: Part.Decorator?

  /// Determines the way from a part inwards.
  init(from outermost: Part) {
    var parts = [outermost]
    while let part = parts[parts.count - 1].inner as? Part { parts.append(part) }
    let last = parts[parts.count - 1]
    innermost = last === outermost ? nil : last
    let own = parts.map(\.layer)
    let layers = own.onWay(of: Part.kind)
    layersWithoutPart =
      layers.count == own.count ? [] : layers.filter { layer in !own.contains { $0 === layer } }
    innermostLayer = layers[layers.count - 1]
    endsAtContent = innermostLayer.inside == nil
    retained = last.ownership == .strong ? last.inner : nil
    retainedDecorator = retained as? Part.Decorator
    composed = last.innerObject as? ComposedContent
    receivesContentTable = last.receivesContentTable && endsAtContent
    super.init(layers)
  }

  /// Returns the app's object, if it is still there.
  ///
  /// - Parameter outermost: The part that owns the way.
  @inline(__always)
  func content(from outermost: Part) -> Part.Inner? {
    retained ?? (innermost ?? outermost).inner
  }

  /// Returns the app's object, if it is still there, for questions about its methods.
  func object(from outermost: Part) -> (any NSObjectProtocol)? {
    (innermost ?? outermost).innerObject
  }

  /// Returns the app's object, if it is still there and gets both index paths.
  @inline(__always)
  func decorator(from outermost: Part) -> Part.Decorator? {
    if retained != nil { return retainedDecorator }
    return content(from: outermost) as? Part.Decorator
  }

  /// Makes a call with the table for the app's object.
  @inline(__always)
  func withInnerTable<Value>(_ tableView: UITableView, to call: (UITableView) -> Value) -> Value {
    innermostLayer.withInnerTable(tableView, isPlain: receivesContentTable, to: call)
  }
}

extension [TableLayer] {
  /// Returns all layers on the way of parts of these layers, the outermost first. Each part wraps
  /// the next one.
  @MainActor
  fileprivate func onWay(of kind: TableObjectKind) -> [TableLayer] {
    if areWholeStack { return self }
    let stacks = map { [$0] + $0.layersInside }
    guard var layers = stacks.max(by: { $0.count < $1.count }),
      allSatisfy({ own in layers.contains { $0 === own } })
    else {
      // An app's own decorator is between the data source halves.
      return self
    }
    if let last = layers.lastIndex(where: { layer in contains { $0 === layer } }),
      layers[(last + 1)...].contains(where: { $0.parts.has(kind) })
    {
      layers.removeSubrange((last + 1)...)
    }
    while let outside = layers[0].outside, !outside.parts.has(kind) {
      layers.insert(outside, at: 0)
    }
    return layers
  }

  /// Whether these are all layers around the same content, as a rule.
  @MainActor
  private var areWholeStack: Bool {
    guard self[0].outside == nil else { return false }
    var layer: TableLayer? = self[0]
    for own in self {
      guard layer === own else { return false }
      layer = own.inside
    }
    return layer == nil
  }
}
