/// Whether a part of a layer has methods, as long as nothing changes on the way from it to the
/// app's object.
///
/// The ends of that way are found once, for however many methods.
@MainActor
struct MethodsOfPart {
  private let part: ForwardingObject
  private let kind: TableObjectKind
  /// The children that the layers are around, if they are.
  private let children: ComposedContent?
  /// The app's object, if it is still there.
  private let object: AskedObject?

  init(of part: ForwardingObject) {
    self.part = part
    kind = type(of: part).kind
    let innermost = part.innermostObject
    children = innermost as? ComposedContent
    object = children == nil ? innermost.map { AskedObject($0) } : nil
  }

  /// Returns whether the part has an optional method: if the app's object or some layer on the way
  /// has it; nil if only the app's object could tell and cannot.
  func has(_ method: ForwardedMethod) -> Bool? {
    let answer = method.presence.decide(
      method, innerHas: { innerHas($0) }, layerAnswers: part.layersAnswer(method))
    return part.loop.isRecursive(method) ? false : answer
  }

  /// Returns whether the app's object has a method; nil if it cannot tell.
  func innerHas(_ method: ForwardedMethod) -> Bool? {
    if method.kind != kind {
      // The delegate needs to know some things about the data source beside it.
      guard method.kind == .dataSource, let source = part.layer.source else { return false }
      return source.innerHas(method)
    }
    if let children { return part.askOnce { children.answers(method) } }
    guard let object else { return false }
    return part.askOnce { object.has(method.rawValue) }
  }
}

/// An object that is asked which methods it has.
@MainActor
struct AskedObject {
  private let object: any NSObjectProtocol

  #if HEADLESS_UIKIT

  /// The object if it can tell.
  private let responding: (any SelectorResponding)?

  init(_ object: any NSObjectProtocol) {
    self.object = object
    responding = object as? any SelectorResponding
  }

  /// Returns whether the object has a method; nil if it cannot tell.
  func has(_ name: String) -> Bool? {
    OptionalMethod.response(of: object, as: responding, to: Selector(name))
  }

  #else

  init(_ object: any NSObjectProtocol) { self.object = object }

  /// Returns whether the object has a method.
  func has(_ name: String) -> Bool? { object.responds(to: NSSelectorFromString(name)) }

  #endif
}
