import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// Everything that is expected of one method, in every situation.
struct CallbackCase {
  /// What a call can be about.
  enum Subject {
    case row
    case section
    case table

    /// The owners of rows or sections in a stack of two layers.
    var kinds: [CalledRow] { self == .table ? [.content] : [.content, .outer, .inner] }
  }

  /// When the table sees the method.
  enum Seen {
    case always
    case ifAppHasIt
    case ifAppHasItOrHandled
  }

  let method: ForwardedMethod
  let subject: Subject
  let seen: Seen
  /// The call that the app gets for a content row, in its own coordinates.
  var told: Expectation = "[0, 1]"
  /// The call that the app gets for an additional one; nil if none.
  var toldOfAdditional: Expectation?
  /// The app's result, translated outwards.
  var answer: Expectation = "done"
  /// The result for content where the app has no such method and the table sees it anyway.
  var absent: Expectation = "done"
  /// The result for content where it is not known whether the app has the method.
  var unknown: Expectation = "absent"
  /// The result for an additional one without a handler.
  var additional: Expectation = "done"
  /// The result of a layer's handler; as without one if nil.
  var handled: Expectation?
  /// The handler that is called.
  var handler: Expectation?
  /// What the app is like.
  var apps: [AppVariant] = [.implements, .lacks, .lacksSilently]
  /// What else the app has, without which the method would not be called.
  var companions: Set<ForwardedMethod> = []
  /// The call, as UIKit makes it.
  let call: @MainActor (CallbackWorld) -> Any?

  var situations: [CallbackSituation] {
    subject.kinds.flatMap { kind in
      apps.flatMap { app in
        // For rows of their own, layers call no other object.
        kind != .content && app == .lacksSilently
          ? []
          : HandlerSet.allCases.map { CallbackSituation(kind: kind, handlers: $0, app: app) }
      }
    }
  }

  /// Whether the table sees the method; nil if that is not known.
  func isSeen(in situation: CallbackSituation) -> Bool? {
    if seen == .always || situation.app.hasMethod { return true }
    if seen == .ifAppHasItOrHandled, situation.handlers != .none { return true }
    return situation.app == .lacks ? false : nil
  }

  func expectedAnswer(in situation: CallbackSituation) -> String {
    guard let isSeen = isSeen(in: situation) else { return unknown.text(situation) }
    guard isSeen else { return "absent" }
    guard situation.kind == .content else {
      return (situation.isHandled ? handled ?? additional : additional).text(situation)
    }
    return switch situation.app {
    case .implements: answer.text(situation)
    case .answersNil: "nil"
    case .lacks, .lacksSilently: absent.text(situation)
    }
  }

  func expectedLog(in situation: CallbackSituation) -> String {
    if situation.isHandled, let handler {
      return "\(situation.kind.rawValue): \(handler.text(situation))"
    }
    guard situation.app.hasMethod else { return "" }
    let told = situation.kind == .content ? told : toldOfAdditional
    return told.map { "app: \(method) \($0.text(situation))" } ?? ""
  }
}
#endif
