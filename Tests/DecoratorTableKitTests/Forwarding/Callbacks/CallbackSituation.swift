#if HEADLESS_UIKIT
/// The owner of the row or section that a call is about, in a stack of up to three layers.
enum CalledRow: String, Sendable {
  case content
  case outermost
  case outer
  case inner

  /// All layers, innermost first.
  static let layers: [CalledRow] = [.inner, .outer, .outermost]
}

/// Which layers have all the handlers that there are. The outermost of three has them where both
/// others have.
enum HandlerSet: String, CaseIterable {
  case none
  case ofInner
  case ofOuter
  case ofBoth

  func covers(_ kind: CalledRow) -> Bool {
    switch kind {
    case .content: false
    case .outer: self == .ofOuter || self == .ofBoth
    case .inner: self == .ofInner || self == .ofBoth
    case .outermost: self == .ofBoth
    }
  }
}

/// What the app's object makes of the method.
enum AppVariant: String, CaseIterable {
  case implements
  case answersNil
  /// It has no such method and reports that when asked.
  case lacks
  /// It has no such method and cannot be asked, like every class that does not declare it.
  case lacksSilently

  var hasMethod: Bool { self == .implements || self == .answersNil }
}

/// All that an expectation may depend on.
struct CallbackSituation: Hashable, CustomStringConvertible {
  let kind: CalledRow
  let handlers: HandlerSet
  let app: AppVariant

  var isHandled: Bool { handlers.covers(kind) }

  var description: String {
    "\(kind.rawValue), the app \(app.rawValue), handlers \(handlers.rawValue)"
  }
}

/// What is expected, as a text, of a situation or of all.
struct Expectation: ExpressibleByStringLiteral, Sendable {
  let text: @Sendable (CallbackSituation) -> String

  init(_ text: @escaping @Sendable (CallbackSituation) -> String) { self.text = text }

  init(stringLiteral text: String) { self.text = { _ in text } }
}
#endif
