import Foundation

/// The base of all parts of a layer: it forwards to an object inside, and says truthfully which
/// optional methods it has.
@MainActor
public class ForwardingObject: NSObject, RealTableReceiver {
  /// The layer that this part belongs to, with all other parts of it.
  ///
  /// In a ``DecoratedTable`` the part that the table has belongs to the outermost layer, whichever
  /// that is.
  package var layer: TableLayer { currentLayer }
  private final var currentLayer: TableLayer

  init(layer: TableLayer) {
    currentLayer = layer
    super.init()
    layer.parts.note(self)
  }

  /// Makes this a part of another layer.
  final func belong(to layer: TableLayer) {
    currentLayer = layer
    layer.parts.note(self)
  }

  /// Whether the object inside is to be handed the table as the content knows it: if it is neither
  /// the kit's own nor one that is told both index paths.
  private(set) final var seesContentTable = false

  /// Whether calls that are forwarded come back to this part.
  final let loop = ForwardingLoop()

  /// The parts that wrap this one, or have wrapped it.
  private var wrappers: [Wrapper] = []

  private struct Wrapper {
    weak var part: ForwardingObject?
  }

  /// Whether that is retained.
  private(set) final var ownership = InnerOwnership.strong

  /// Notes the object inside, or that there is none.
  final func noteInner(_ inner: (any NSObjectProtocol)?, ownership: InnerOwnership) {
    self.ownership = ownership
    if let part = inner as? ForwardingObject {
      part.wrappers.removeAll { $0.part == nil }
      part.wrappers.append(Wrapper(part: self))
    }
    forgetWays()
    loop.forget()
    seesContentTable =
      inner != nil && !(inner is any RealTableReceiver)
      && !(inner is any DecoratorUITableViewDataSource)
      && !(inner is any DecoratorUITableViewDelegate)
  }

  /// Returns the table that the object inside is handed.
  final func told(_ tableView: UITableView) -> UITableView {
    layer.hand(tableView, asContentKnowsIt: seesContentTable) { $0 }
  }

  /// Forgets the ways that lead through this part.
  final func forgetWays() {
    forgetWay()
    for wrapper in wrappers { wrapper.part?.forgetWays() }
  }

  /// Forgets the way from this part inwards, and what it retains.
  func forgetWay() {}

  /// The kind of object that the part is to a table.
  class var kind: TableObjectKind { misuse("\(self) has no kind: override this") }

  /// The object that calls are forwarded to, if it is still there.
  var innerObject: (any NSObjectProtocol)? { children }

  /// The children that calls are forwarded to, where the part is around several.
  final var children: ComposedContent?

  /// The object inside all parts, if it is still there.
  final var innermostObject: (any NSObjectProtocol)? {
    var object = innerObject
    while let part = object as? ForwardingObject { object = part.innerObject }
    return object
  }

  /// Returns whether a layer on the way has something to answer for its own rows; see
  /// ``Presence``.
  func layerAnswers(_ method: ForwardedMethod, of layer: TableLayer) -> Bool {
    layer.handlers.answers(method)
  }

  /// The layers on the way that have no part of this kind.
  var layersWithoutPart: [TableLayer] { [] }

  /// Returns whether some layer on the way has something to answer for its own rows.
  final func layersAnswer(_ method: ForwardedMethod) -> Bool {
    var part: ForwardingObject? = self
    while let current = part {
      if current.layerAnswers(method, of: current.layer) { return true }
      part = current.innerObject as? ForwardingObject
    }
    for layer in layersWithoutPart where layerAnswers(method, of: layer) { return true }
    return false
  }

  /// Returns whether the layers on the way have a method even where the app's object has not.
  final func answersItself(_ method: ForwardedMethod) -> Bool {
    method.presence.decide(
      method, innerHas: { $0 == method ? false : innerHas($0) },
      layerAnswers: layersAnswer(method)) == true
  }

  /// Returns whether this part has an optional method: if the app's object or some layer on the way
  /// has it; nil if only the app's object could tell and cannot.
  final func answers(_ method: ForwardedMethod) -> Bool? { MethodsOfPart(of: self).has(method) }

  /// Returns whether the app's object has a method; nil if it cannot tell.
  final func innerHas(_ method: ForwardedMethod) -> Bool? {
    MethodsOfPart(of: self).innerHas(method)
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
      return MainActor.assumeIsolated { answerWhetherItComesBack() }
    }
    // An object of another part does not have the methods of this protocol.
    guard super.responds(to: selector) else {
      MainActor.assumeIsolated { reportIfUnknown(name) }
      return false
    }
    guard let method = ForwardedMethod(rawValue: name) else { return true }
    return MainActor.assumeIsolated { answers(method) ?? false }
  }

  /// Returns whether the object conforms to a protocol. All methods of the one for state
  /// restoration are required, so it conforms to that only if the object inside does.
  public override nonisolated func conforms(to aProtocol: Protocol) -> Bool {
    guard super.conforms(to: aProtocol) else { return false }
    let isAboutRestoration = NSStringFromProtocol(aProtocol) == "UIDataSourceModelAssociation"
    guard isAboutRestoration, Thread.isMainThread else { return true }
    return MainActor.assumeIsolated { innerHas(.modelIdentifier) ?? false }
  }

  /// Asks the object inside, and whether it has the method first: its nil is an answer.
  final func ask<Value>(
    _ object: any NSObjectProtocol, _ method: ForwardedMethod, _ call: () -> Value?
  ) -> Answer<Value?> {
    guard askOnce({ AskedObject(object).has(method.rawValue) }) == true else {
      return Answer(isImplemented: false, value: nil)
    }
    let value: Value?? = passOn(method) { .some(call()) }
    return Answer(isImplemented: value != nil, value: value ?? nil)
  }

  /// Calls the part of a child. Whether the child has the method does not matter: UIKit knows from
  /// `responds(to:)`.
  final func callPart<Value>(
    _ part: ForwardingObject, _ method: ForwardedMethod, _ call: () -> Value
  ) -> Answer<Value> {
    Answer(isImplemented: true, value: call())
  }

  /// UIKit knows from `responds(to:)` and never calls a method that is absent.
  final func recordAbsence(of method: ForwardedMethod) {}

  #else

  #if DEBUG
  /// Whether objects are also asked what only the code for UIKit asks, so that a test can count it.
  static var asksAsOnDevice = false
  #endif

  /// Asks the object inside, and learns whether it has the method: its nil is an answer.
  final func ask<Value>(
    _ object: any NSObjectProtocol, _ method: ForwardedMethod, _ call: () -> Value?
  ) -> Answer<Value?> {
    #if DEBUG
    if Self.asksAsOnDevice { _ = askOnce { AskedObject(object).has(method.rawValue) } }
    #endif
    let answer = passOn(method) {
      OptionalMethod.call(object, Selector(method.rawValue), call)
    }
    return Answer(isImplemented: answer?.isImplemented == true, value: answer?.value ?? nil)
  }

  /// Calls the part of a child, and learns whether the child has the method.
  final func callPart<Value>(
    _ part: ForwardingObject, _ method: ForwardedMethod, _ call: () -> Value
  ) -> Answer<Value> {
    let answer = OptionalMethod.call(part, Selector(method.rawValue), call)
    return Answer(isImplemented: answer.isImplemented, value: answer.value)
  }

  /// Tells the caller that neither the object inside nor the layer has the method.
  final func recordAbsence(of method: ForwardedMethod) {
    if answersItself(method) { return }
    OptionalMethod.recordAbsence(of: Selector(method.rawValue), by: self)
  }

  /// Returns whether a table may call a method; nil if only the object inside could tell and
  /// cannot.
  public func response(to selector: Selector) -> Bool? {
    let name = selector.description
    if name == ForwardingLoop.question { return answerWhetherItComesBack() }
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
