/// The way of a call: the layers that it passes between a table and the app's object, and that
/// object.
///
/// The object that a table calls finds the owner of a row itself, through the layouts of all
/// layers, and calls that. The parts of the layers inside it are not called, so that a call costs
/// one look-up for each layer and one question to the app's object, however many layers there are.
///
/// The way is found once. It is found anew when a part on it wraps another object. All of it is
/// constant, so that a call counts few references.
final class LayerWay<Part: LayerPart>: LayerStack {
  /// The innermost layer.
  let innermostLayer: TableLayer
  /// The app's object, if it is retained.
  let retained: Part.Inner?
  /// What the layers are around, if that is several children.
  let composed: ComposedContent?
  /// The part that has the app's object inside; nil if that is the one that has the way, which
  /// would retain itself.
  private let innermost: Part?
  /// Whether the app's object is to be handed the table as the content knows it.
  private let seesContentTable: Bool
  /// The app's object, if it is retained and told both index paths.
  private let retainedDecorator: Part.Decorator?

  /// Finds the way from a part inwards.
  init(from outermost: Part) {
    var parts = [outermost]
    while let part = parts[parts.count - 1].inner as? Part { parts.append(part) }
    let last = parts[parts.count - 1]
    innermost = last === outermost ? nil : last
    innermostLayer = last.layer
    retained = last.ownership == .strong ? last.inner : nil
    retainedDecorator = retained as? Part.Decorator
    composed = last.innerObject as? ComposedContent
    seesContentTable = last.seesContentTable
    super.init(parts.map(\.layer))
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
  func hand<Value>(_ tableView: UITableView, to call: (UITableView) -> Value) -> Value {
    innermostLayer.hand(tableView, asContentKnowsIt: seesContentTable, to: call)
  }
}
