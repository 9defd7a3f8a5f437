/// Which methods a part of a segment has, as long as its way does not change.
///
/// The ends of the way are determined once for all methods. The app's object is asked whenever the
/// table asks. In calls, which must ask nothing more than they would without the kit, it is asked
/// once until then; a call to it is never skipped for what it answered.
@MainActor
struct MethodsOfPart {
  private let part: ForwardingObject
  private let kind: TableObjectKind
  /// Whether an answer in an earlier call counts.
  private let isInCall: Bool
  /// The part around the app's object, which keeps its answers.
  private let innermost: ForwardingObject
  /// The children, in a composed table.
  private let children: ComposedContent?
  /// The app's object, if it is still there.
  private let object: AskedObject?

  /// - Parameters:
  ///   - part: The part.
  ///   - isInCall: Whether a call is under way, and not a question of the table.
  init(of part: ForwardingObject, isInCall: Bool = false) {
    self.part = part
    self.isInCall = isInCall
    kind = type(of: part).kind
    innermost = part.innermostForwardingObject
    children = innermost.innerObject as? ComposedContent
    object = children == nil ? innermost.innerObject.map { AskedObject($0) } : nil
    if !isInCall { innermost.forgetMethods() }
  }

  /// Returns whether the part has an optional method: if the app's object or some layer on the way
  /// has it; nil if that depends on unknown methods of the app's object.
  func has(_ method: ForwardedMethod) -> Bool? {
    let answer = method.presence.decide(
      method, innerHas: { innerHas($0) }, layerAnswers: part.layersAnswer(method))
    return part.loop.isRecursive(method) ? false : answer
  }

  /// Returns whether the app's object has a method; nil if unknown.
  func innerHas(_ method: ForwardedMethod) -> Bool? {
    if method.kind != kind {
      // Some presences of the delegate depend on the data source.
      guard method.kind == .dataSource, let source = part.segment.source else { return false }
      return MethodsOfPart(of: source, isInCall: isInCall).innerHas(method)
    }
    if let children { return part.askOnce { children.answers(method) } }
    guard let object else { return false }
    guard isInCall else { return part.askOnce { object.has(method.rawValue) } }
    if let known = innermost.knownMethods[method] { return known }
    let answer = part.askOnce { object.has(method.rawValue) }
    innermost.knownMethods[method] = answer
    return answer
  }
}

/// An object that is asked for its methods.
@MainActor
struct AskedObject {
  private let object: any NSObjectProtocol

  #if HEADLESS_UIKIT

  /// The object, if it can be asked.
  private let responding: (any SelectorResponding)?

  init(_ object: any NSObjectProtocol) {
    self.object = object
    responding = object as? any SelectorResponding
  }

  /// Returns whether the object has a method; nil if unknown.
  func has(_ name: String) -> Bool? {
    OptionalMethod.response(of: object, as: responding, to: Selector(name))
  }

  #else

  init(_ object: any NSObjectProtocol) { self.object = object }

  /// Returns whether the object has a method.
  func has(_ name: String) -> Bool? { object.responds(to: NSSelectorFromString(name)) }

  #endif
}
