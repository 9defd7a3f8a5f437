import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// An app's object that has all methods in its code, and behaves like a class that has only some.
///
/// Whether a class has an optional method is settled when it is compiled; this one lets a test
/// decide.
@MainActor
class CallbackApp: NSObject {
  /// The methods that every conformer has.
  static let required: Set<ForwardedMethod> = [
    .numberOfRows, .cellForRow, .prefetchRows, .itemsForBeginningDrag, .performDrop,
  ]

  var methods: Set<ForwardedMethod> = []
  /// The method whose calls are noted.
  var subject: ForwardedMethod?
  /// Called when that method is called.
  var willAnswer: (() -> Void)?
  /// Whether it answers nil where it can.
  var answersNil = false
  /// Whether it reports which methods it has; if not, only a call shows it.
  var saysWhatItHas = true
  /// Whether it has all its rows in one section.
  var showsOneSection = false
  private let name: String
  private let log: CallLog

  init(named name: String = "app", log: CallLog) {
    self.name = name
    self.log = log
  }

  /// Returns an app that has, or lacks, one method.
  static func make(
    _ callback: CallbackCase, _ variant: AppVariant, named name: String, log: CallLog
  ) -> CallbackApp {
    let restoration: Set<ForwardedMethod> = [.modelIdentifier, .indexPathForModelIdentifier]
    let isRestorable = restoration.contains(callback.method) && variant.hasMethod
    let app =
      isRestorable
      ? RestorableCallbackApp(named: name, log: log) : CallbackApp(named: name, log: log)
    app.methods = required.union([.numberOfSections]).union(callback.companions)
    if isRestorable { app.methods.formUnion(restoration) }
    if variant.hasMethod {
      app.methods.insert(callback.method)
    } else {
      app.methods.remove(callback.method)
    }
    app.subject = callback.method
    app.answersNil = variant == .answersNil
    app.saysWhatItHas = variant != .lacksSilently
    return app
  }

  /// The texts of its rows.
  var rows: [[String]] {
    let all = showsOneSection ? [["a", "b", "c", "d", "e"]] : [["a", "b", "c"], ["d", "e"]]
    let shown = methods.contains(.numberOfSections) ? all : Array(all.prefix(1))
    return name == "app" ? shown : shown.map { $0.map { "\($0) \(name)" } }
  }

  /// The row "d", which it returns from methods that return a row.
  var otherRow: IndexPath {
    showsOneSection ? IndexPath(row: 3, section: 0) : IndexPath(row: 0, section: 1)
  }

  /// The row "e".
  var lastRow: IndexPath { IndexPath(row: otherRow.row + 1, section: otherRow.section) }

  /// What a class with the method does, or what happens in a class without it.
  func answer<Value>(
    _ method: ForwardedMethod, _ told: String, _ value: Value, without standIn: Value
  ) -> Value {
    guard has(method, told) else { return standIn }
    return value
  }

  /// The same where the answer may be nil, as it is without the method.
  func answer<Value>(_ method: ForwardedMethod, _ told: String, _ value: Value) -> Value? {
    guard has(method, told) else { return nil }
    return answersNil && method == subject ? nil : value
  }

  /// The same where nothing is answered.
  func hear(_ method: ForwardedMethod, _ told: String) { _ = has(method, told) }

  func text(_ path: IndexPath) -> String { "\(RowPosition(path))" }

  private func has(_ method: ForwardedMethod, _ told: String) -> Bool {
    guard methods.contains(method) else {
      OptionalMethod.recordAbsence(of: Selector(method.rawValue), by: self)
      return false
    }
    if method == subject {
      log.note("\(name): \(method) \(told)")
      willAnswer?()
    }
    return true
  }
}

extension CallbackApp: SelectorResponding {
  func response(to selector: Selector) -> Bool? {
    guard saysWhatItHas, let method = ForwardedMethod(rawValue: "\(selector)") else { return nil }
    return methods.contains(method)
  }
}

/// The same with state restoration, whose methods a class has together or not at all.
final class RestorableCallbackApp: CallbackApp, UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
    answer(.modelIdentifier, text(idx), "b")
  }

  func indexPathForElement(
    withModelIdentifier identifier: String, in view: UIView
  ) -> IndexPath? {
    answer(.indexPathForModelIdentifier, identifier, otherRow)
  }
}
#endif
