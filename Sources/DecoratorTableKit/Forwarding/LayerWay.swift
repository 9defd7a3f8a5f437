/// The way of a call: the layers between a table and the app's object, and that object.
///
/// The part that a table calls finds the owner of a row itself, through the layouts of all layers,
/// and calls the owner. The parts of the layers inside are not called, so that a call costs one
/// look-up per layer and one call of the app's object.
///
/// A segment without a part of this kind is on the way as well: the data source halves determine
/// the order of layers. If a part wraps an app's object that has parts of layers further in, the
/// way ends between the layers.
///
/// The way is determined once. It is invalidated when a part on it wraps another object, or when
/// other layers are on it. It is constant, so that a call needs little reference counting.
final class LayerWay<Part: LayerPart>: LayerStack {
  /// The segments on the way, the outermost first.
  let segments: [Segment]
  /// The outermost segment on the way.
  let outermostSegment: Segment
  /// The innermost segment on the way.
  let innermostSegment: Segment
  /// Whether the way leads through all layers, and does not end at an object between two of them.
  let endsAtContent: Bool
  /// The app's object, if it is retained.
  let retained: Part.Inner?
  /// The children, in a composed table.
  let composed: ComposedContent?
  /// The innermost part; nil if it is the one that owns the way, which would retain itself.
  let innermost: Part?
  /// What the layers and the owners of the segments observe.
  let observed: ObservedEvents
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
    let segments = parts.map(\.segment).onWay(of: Part.kind)
    self.segments = segments
    outermostSegment = segments[0]
    innermostSegment = segments[segments.count - 1]
    endsAtContent = innermostSegment.inside == nil
    retained = last.ownership == .strong ? last.inner : nil
    retainedDecorator = retained as? Part.Decorator
    composed = last.innerObject as? ComposedContent
    receivesContentTable = last.receivesContentTable && endsAtContent
    observed = segments.reduce(into: []) { observed, segment in
      observed.formUnion(segment.observed)
      for layer in segment.layers { observed.formUnion(layer.observed) }
    }
    super.init(segments.flatMap { $0.layers.reversed() })
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
    innermostSegment.withInnerTable(tableView, isPlain: receivesContentTable, to: call)
  }
}

extension [Segment] {
  /// Returns all segments on the way of parts of these segments, the outermost first. Each part
  /// wraps the next one.
  @MainActor
  fileprivate func onWay(of kind: TableObjectKind) -> [Segment] {
    if areWholeStack { return self }
    let stacks = map { Array($0.inwards) }
    guard var segments = stacks.max(by: { $0.count < $1.count }),
      allSatisfy({ own in segments.contains { $0 === own } })
    else {
      // An app's own decorator is between the data source halves.
      return self
    }
    if let last = segments.lastIndex(where: { segment in contains { $0 === segment } }),
      segments[(last + 1)...].contains(where: { $0.has(kind) })
    {
      segments.removeSubrange((last + 1)...)
    }
    while let outside = segments[0].outside, !outside.has(kind) {
      segments.insert(outside, at: 0)
    }
    return segments
  }

  /// Whether these are all segments around the same content, as a rule.
  @MainActor
  private var areWholeStack: Bool {
    guard self[0].outside == nil else { return false }
    var segment: Segment? = self[0]
    for own in self {
      guard segment === own else { return false }
      segment = own.inside
    }
    return segment == nil
  }
}
