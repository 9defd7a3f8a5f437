import Foundation

/// The base class of all parts of a segment: it forwards to an object inside, and `responds(to:)`
/// is exact for optional methods.
@MainActor
public class ForwardingObject: NSObject, RealTableReceiver {
  /// The segment of this part.
  final let segment: Segment

  init(segment: Segment) {
    self.segment = segment
    super.init()
    segment.note(self)
  }

  /// Whether the object inside gets the content table: if it is neither the kit's own nor one that
  /// gets both index paths.
  private(set) final var receivesContentTable = false

  /// The detection of forwarding loops.
  final let loop = ForwardingLoop()

  /// The parts that wrap this one, or have wrapped it.
  private var wrappers: [Weak<ForwardingObject>] = []

  /// Whether it is retained.
  private(set) final var ownership = InnerOwnership.strong

  /// Whether the app's object inside has a method, as it answered in a call; see
  /// ``MethodsOfPart``.
  final var knownMethods: [ForwardedMethod: Bool] = [:]

  /// Clears the known methods, so that the app's object inside is asked again.
  final func forgetMethods() {
    if !knownMethods.isEmpty { knownMethods = [:] }
  }

  /// Notes the object inside, or nil.
  final func noteInner(_ inner: (any NSObjectProtocol)?, ownership: InnerOwnership) {
    self.ownership = ownership
    forgetMethods()
    if let part = inner as? ForwardingObject {
      part.wrappers.removeAll { $0.object == nil }
      part.wrappers.append(Weak(self))
    }
    invalidateWays()
    loop.forget()
    receivesContentTable =
      inner != nil && !(inner is any RealTableReceiver)
      && !(inner is any DecoratorUITableViewDataSource)
      && !(inner is any DecoratorUITableViewDelegate)
  }

  /// Invalidates the ways through this part.
  final func invalidateWays() {
    invalidateWay()
    for wrapper in wrappers { wrapper.object?.invalidateWays() }
  }

  /// Invalidates the way from this part inwards, and releases its objects.
  func invalidateWay() {}

  /// The kind of the part.
  class var kind: TableObjectKind { misuse("\(self) has no kind: override this") }

  /// The object that calls are forwarded to, if it is still there.
  var innerObject: (any NSObjectProtocol)? { children }

  /// The children that calls are forwarded to, in a composed table.
  final var children: ComposedContent?

  /// The innermost of this part and those inside it.
  final var innermostForwardingObject: ForwardingObject {
    var part = self
    while let inside = part.innerObject as? ForwardingObject { part = inside }
    return part
  }

  /// The object inside all parts, if it is still there.
  final var innermostObject: (any NSObjectProtocol)? { innermostForwardingObject.innerObject }

  /// The layers on the way inwards, the outermost first.
  var layersOnWay: [TableLayer] { [] }

  /// Returns whether some layer on the way has a handler for its own rows; see ``Presence``.
  func layersAnswer(_ method: ForwardedMethod) -> Bool {
    layersOnWay.contains { $0.rowBehavior.events.answers(method) }
  }

  /// Returns whether the layers on the way have a method even if the app's object does not.
  final func answersItself(_ method: ForwardedMethod) -> Bool {
    method.presence.decide(
      method, innerHas: { $0 == method ? false : innerHas($0) },
      layerAnswers: layersAnswer(method)) == true
  }

  /// Returns whether this part has an optional method: if the app's object or some layer on the way
  /// has it; nil if that depends on unknown methods of the app's object.
  final func answers(_ method: ForwardedMethod) -> Bool? { MethodsOfPart(of: self).has(method) }

  /// Returns whether the app's object has a method, as it answered last; nil if unknown.
  final func innerHas(_ method: ForwardedMethod) -> Bool? {
    MethodsOfPart(of: self, isInCall: true).innerHas(method)
  }

  /// The outcome of a call to the object inside.
  struct Answer<Value> {
    let isImplemented: Bool
    let value: Value
  }

  #if !HEADLESS_UIKIT

  /// Returns whether UIKit may call a method: one that the object inside has, or that the layer's
  /// rows need.
  public override nonisolated func responds(to selector: Selector!) -> Bool {
    guard let selector, Thread.isMainThread else { return super.responds(to: selector) }
    let name = NSStringFromSelector(selector)
    if name == ForwardingLoop.question {
      return MainActor.assumeIsolated { answerLoopProbe() }
    }
    // A part of another kind does not have the methods of this protocol.
    guard super.responds(to: selector) else {
      MainActor.assumeIsolated { reportIfUnknown(name) }
      return false
    }
    guard let method = ForwardedMethod(rawValue: name) else { return true }
    return MainActor.assumeIsolated { answers(method) ?? false }
  }

  /// Returns whether the object conforms to a protocol. All methods of the protocol for state
  /// restoration are required, so it conforms to that only if the object inside does.
  public override nonisolated func conforms(to aProtocol: Protocol) -> Bool {
    guard super.conforms(to: aProtocol) else { return false }
    let isAboutRestoration = NSStringFromProtocol(aProtocol) == "UIDataSourceModelAssociation"
    guard isAboutRestoration, Thread.isMainThread else { return true }
    return MainActor.assumeIsolated { innerHas(.modelIdentifier) ?? false }
  }

  /// Calls the object inside if it has the method: nil is a valid answer.
  final func ask<Value>(
    _ object: any NSObjectProtocol, _ method: ForwardedMethod, _ call: () -> Value?
  ) -> Answer<Value?> {
    guard askOnce({ AskedObject(object).has(method.rawValue) }) == true else {
      return Answer(isImplemented: false, value: nil)
    }
    let value: Value?? = forward(method) { .some(call()) }
    return Answer(isImplemented: value != nil, value: value ?? nil)
  }

  /// Calls the part of a child. With UIKit, `responds(to:)` has decided whether the child has the
  /// method.
  final func callPart<Value>(
    _ part: ForwardingObject, _ method: ForwardedMethod, _ call: () -> Value
  ) -> Answer<Value> {
    Answer(isImplemented: true, value: call())
  }

  /// Does nothing: because of `responds(to:)`, UIKit never calls an absent method.
  final func recordAbsence(of method: ForwardedMethod) {}

  #else

  #if DEBUG
  /// Whether questions of the code for UIKit are also asked here, so that a test can count them.
  static var asksAsOnDevice = false
  #endif

  /// Calls the object inside, and finds out whether it has the method: nil is a valid answer.
  final func ask<Value>(
    _ object: any NSObjectProtocol, _ method: ForwardedMethod, _ call: () -> Value?
  ) -> Answer<Value?> {
    #if DEBUG
    if Self.asksAsOnDevice { _ = askOnce { AskedObject(object).has(method.rawValue) } }
    #endif
    let answer = forward(method) {
      OptionalMethod.call(object, Selector(method.rawValue), call)
    }
    return Answer(isImplemented: answer?.isImplemented == true, value: answer?.value ?? nil)
  }

  /// Calls the part of a child, and finds out whether the child has the method.
  final func callPart<Value>(
    _ part: ForwardingObject, _ method: ForwardedMethod, _ call: () -> Value
  ) -> Answer<Value> {
    let answer = OptionalMethod.call(part, Selector(method.rawValue), call)
    return Answer(isImplemented: answer.isImplemented, value: answer.value)
  }

  /// Records for the caller that neither the object inside nor the layer has the method.
  final func recordAbsence(of method: ForwardedMethod) {
    if answersItself(method) { return }
    OptionalMethod.recordAbsence(of: Selector(method.rawValue), by: self)
  }

  /// Returns whether a table may call a method; nil if that depends on unknown methods of the
  /// object inside.
  public func response(to selector: Selector) -> Bool? {
    let name = selector.description
    if name == ForwardingLoop.question { return answerLoopProbe() }
    guard let method = ForwardedMethod(rawValue: name) else {
      reportIfUnknown(name)
      return false
    }
    return answers(method)
  }

  #endif
}

#if HEADLESS_UIKIT
extension ForwardingObject: SelectorResponding {}
#endif
