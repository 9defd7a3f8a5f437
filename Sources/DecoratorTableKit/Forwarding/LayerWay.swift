/// The way of a call: the layers that it passes between a table and the app's object, and that
/// object.
///
/// The object that a table calls finds the owner of a row itself, through the layouts of all
/// layers, and calls that. The parts of the layers inside it are not called, so that a call costs
/// one look-up for each layer and one question to the app's object, however many layers there are.
///
/// A layer that has no part of this kind is on the way of the parts of the layers next to it: the
/// data source halves say which layer is around which. Where a part wraps an app's object that has
/// parts of layers further in, the way ends between the layers.
///
/// The way is found once. It is found anew when a part on it wraps another object, or when another
/// layer is around those on it. All of it is constant, so that a call counts few references.
final class LayerWay<Part: LayerPart>: LayerStack {
  /// The innermost layer on the way.
  let innermostLayer: TableLayer
  /// The layers without a part of their own.
  let layersWithoutPart: [TableLayer]
  /// Whether the way leads through all layers, and not to an object between two of them.
  let endsAtContent: Bool
  /// The app's object, if it is retained.
  let retained: Part.Inner?
  /// What the layers are around, if that is several children.
  let composed: ComposedContent?
  /// The part that has the app's object inside; nil if that is the one that has the way, which
  /// would retain itself.
  private let innermost: Part?
  /// Whether the app's object is to be handed the table as the content knows it.
  let receivesContentTable: Bool
  /// The app's object, if it is retained and told both index paths.
  private let retainedDecorator: Part.Decorator?

  /// Finds the way from a part inwards.
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
  /// - Parameter outermost: The part that has the way.
  @inline(__always)
  func content(from outermost: Part) -> Part.Inner? {
    retained ?? (innermost ?? outermost).inner
  }

  /// Returns the app's object, if it is still there, for questions about its methods.
  func object(from outermost: Part) -> (any NSObjectProtocol)? {
    (innermost ?? outermost).innerObject
  }

  /// Returns the app's object, if it is still there and told both index paths.
  @inline(__always)
  func decorator(from outermost: Part) -> Part.Decorator? {
    if retained != nil { return retainedDecorator }
    return content(from: outermost) as? Part.Decorator
  }

  /// Makes a call with the table that the app's object is handed.
  @inline(__always)
  func withInnerTable<Value>(_ tableView: UITableView, to call: (UITableView) -> Value) -> Value {
    innermostLayer.withInnerTable(tableView, isPlain: receivesContentTable, to: call)
  }
}

extension [TableLayer] {
  /// Returns the layers that calls of parts of these layers pass, the outermost first.
  ///
  /// - Parameter kind: The kind of the parts, each of which is around the next one.
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
