/// The way of a call: the layers that it passes between a table and the app's object.
///
/// The object that a table calls finds the owner of a row itself, through the layouts of all
/// layers, and calls that. The parts of the layers inside it are not called, so that a call costs
/// one look-up for each layer and one question to the app's object, however many layers there are.
///
/// The way is found once. It is found anew when a part on it wraps another object.
final class LayerWay<Part: ForwardingObject>: LayerStack {
  /// The part that has the app's object inside; nil if that is the one that has the way, which
  /// would retain itself.
  let innermost: Part?

  init(_ layers: [TableLayer], innermost: Part?) {
    self.innermost = innermost
    super.init(layers)
  }

  /// The innermost layer's state.
  var innermostState: StateInForce { states[states.count - 1] }
}
