import Foundation

/// What both halves of a layer have in common: they forward to an object inside, and say truthfully
/// which optional methods they have.
@MainActor
open class ForwardingObject: NSObject {
  /// The layout that this half shares with the other half of its layer.
  public let layout: LayerLayout

  init(layout: LayerLayout) {
    self.layout = layout
  }

  /// The object that is forwarded to, if it is still there.
  var innerObject: (any NSObjectProtocol)? { nil }

  /// Whether the layer itself has something to answer where a method's presence is `either`.
  func layerAnswers(_ method: ForwardedMethod) -> Bool { false }

  /// Whether this half has a method of its own, whatever the object inside has.
  final func answersItself(_ method: ForwardedMethod) -> Bool {
    switch method.presence {
    case .always: true
    case .either: layerAnswers(method)
    case .inner: false
    }
  }

  /// Whether this half has an optional method; nil if only the object inside could tell and cannot.
  final func answers(_ method: ForwardedMethod) -> Bool? {
    if answersItself(method) { return true }
    guard let innerObject else { return false }
    return implements(method, innerObject)
  }

  /// What came of a call to the object inside.
  struct Answer<Value> {
    let isImplemented: Bool
    let value: Value
  }

  #if canImport(UIKit) && !os(watchOS)

  /// Whether UIKit may call a method: what the object inside has, and what the layer's rows need.
  open override nonisolated func responds(to selector: Selector!) -> Bool {
    guard let selector, let method = ForwardedMethod(rawValue: NSStringFromSelector(selector)),
      Thread.isMainThread
    else { return super.responds(to: selector) }
    return MainActor.assumeIsolated { answers(method) ?? false }
  }

  final func implements(_ method: ForwardedMethod, _ object: any NSObjectProtocol) -> Bool? {
    object.responds(to: NSSelectorFromString(method.rawValue))
  }

  /// Asks the object inside, and whether it has the method first: its nil is an answer.
  final func ask<Value>(
    _ object: any NSObjectProtocol, _ method: ForwardedMethod, _ call: () -> Value?
  ) -> Answer<Value?> {
    implements(method, object) == true
      ? Answer(isImplemented: true, value: call()) : Answer(isImplemented: false, value: nil)
  }

  /// UIKit knows from `responds(to:)` and never calls a method that is absent.
  final func recordAbsence(of method: ForwardedMethod) {}

  #else

  final func implements(_ method: ForwardedMethod, _ object: any NSObjectProtocol) -> Bool? {
    OptionalMethod.response(of: object, to: Selector(method.rawValue))
  }

  /// Asks the object inside, and learns whether it has the method: its nil is an answer.
  final func ask<Value>(
    _ object: any NSObjectProtocol, _ method: ForwardedMethod, _ call: () -> Value?
  ) -> Answer<Value?> {
    let answer = OptionalMethod.call(object, Selector(method.rawValue), call)
    return Answer(isImplemented: answer.isImplemented, value: answer.value)
  }

  /// Tells the caller that neither the object inside nor the layer has the method.
  final func recordAbsence(of method: ForwardedMethod) {
    if answersItself(method) { return }
    OptionalMethod.recordAbsence(of: Selector(method.rawValue), by: self)
  }

  #endif
}

#if !(canImport(UIKit) && !os(watchOS))
extension ForwardingObject: SelectorResponding {
  /// Whether a table may call a method; nil if only the object inside could tell and cannot.
  public func response(to selector: Selector) -> Bool? {
    guard let method = ForwardedMethod(rawValue: selector.description) else { return nil }
    return answers(method)
  }
}
#endif
