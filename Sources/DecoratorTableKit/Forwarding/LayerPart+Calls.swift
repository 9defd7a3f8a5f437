import Foundation

// Calls to the owner of a row or section, and their answers.
//
// Each closure that calls the app's object gets the object, its table, and its index path or
// section. The five objects of a table differ in their protocol only, so all of that is here.
extension LayerPart {
  /// Answers a callback. The table must not be updated meanwhile.
  @inline(__always)
  func answering<Value>(_ method: ForwardedMethod, _ answer: () -> Value) -> Value {
    guard method.isAskedInTheMiddle else { return answer() }
    segment.beginCallback()
    defer { segment.endCallback() }
    return answer()
  }

  // MARK: - The app's object

  /// Calls the app's object; returns nil if it is deallocated or has no such method.
  @discardableResult
  func callInner<Value>(
    _ method: ForwardedMethod, _ tableView: UITableView, _ call: (Inner, UITableView) -> Value?
  ) -> Value? {
    forward(method) {
      let way = way
      guard let content = way.content(from: self) else { return nil }
      return way.withInnerTable(tableView) { call(content, $0) }
    }
  }

  /// Forwards a method without a result.
  func forward(
    _ method: ForwardedMethod, _ tableView: UITableView, _ call: (Inner, UITableView) -> Void?
  ) {
    forward(method, tableView, otherwise: (), call)
  }

  /// Forwards a method whose result is not optional. Without the method, the result is UIKit's
  /// default.
  func forward<Value>(
    _ method: ForwardedMethod, _ tableView: UITableView,
    otherwise absent: @autoclosure () -> Value, _ call: (Inner, UITableView) -> Value?
  ) -> Value {
    conclude(method, callInner(method, tableView, call), otherwise: absent())
  }

  /// Returns an answer. Without one, records that the method is absent, and returns UIKit's
  /// default.
  @inline(__always)
  func conclude<Value>(
    _ method: ForwardedMethod, _ answer: Value?, otherwise absent: @autoclosure () -> Value
  ) -> Value {
    if let answer { return answer }
    recordAbsence(of: method)
    return absent()
  }

  /// Forwards a method whose result is optional. Nil from the app's object is a valid answer.
  /// Without the method, the result is UIKit's default.
  func askInner<Value>(
    _ method: ForwardedMethod, _ tableView: UITableView, otherwise absent: Value? = nil,
    _ call: (Inner, UITableView) -> Value?
  ) -> Value? {
    let way = way
    guard let content = way.content(from: self), let object = way.object(from: self) else {
      return absent
    }
    let answer = ask(object, method) { way.withInnerTable(tableView) { call(content, $0) } }
    if answer.isImplemented { return answer.value }
    recordAbsence(of: method)
    return absent
  }

  // MARK: - The owner of a row

  /// Notifies the app's object about a content row (outer); does nothing for an additional or
  /// removed one.
  func notifyInner(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    inner call: (Inner, UITableView, IndexPath) -> Void?
  ) {
    guard case .content(let path)? = existingOwner(of: indexPath, in: tableView) else { return }
    let done: Void? = callContent(
      method, path, tableView,
      child: { $0.part.notifyInner(method, $0.place, $0.tableView, inner: call) }, inner: call)
    conclude(method, done, otherwise: ())
  }

  /// Notifies the owner of a row (outer).
  func notify(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (PartCall<Self, IndexPath>, TableLayer, AdditionalRow) -> Void,
    inner call: (Inner, UITableView, IndexPath) -> Void?
  ) {
    answer(method, indexPath, tableView, layer: layer, otherwise: { _ in }, inner: call)
  }

  /// Returns the answer of the owner of a row (outer), or UIKit's default if the app's object has
  /// none.
  func answer<Value>(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (PartCall<Self, IndexPath>, TableLayer, AdditionalRow) -> Value,
    otherwise absent: (PartCall<Self, IndexPath>) -> Value,
    inner call: (Inner, UITableView, IndexPath) -> Value?
  ) -> Value {
    answering(method) {
      switch owner(of: indexPath, in: tableView) {
      case .layer(let owner, let row):
        return layer(PartCall(part: self, tableView: tableView, place: indexPath), owner, row)
      case .content(let path):
        let value = callContent(
          method, path, tableView,
          child: {
            $0.part.answer(
              method, $0.place, $0.tableView, layer: layer, otherwise: absent, inner: call)
          }, inner: call)
        return conclude(
          method, value,
          otherwise: absent(PartCall(part: self, tableView: tableView, place: indexPath)))
      }
    }
  }

  /// Returns the answer of the owner of a row (outer) where it may be nil, which is also UIKit's
  /// default.
  func ask<Value>(
    _ method: ForwardedMethod, _ indexPath: IndexPath, _ tableView: UITableView,
    layer: (PartCall<Self, IndexPath>, TableLayer, AdditionalRow) -> Value? = { _, _, _ in nil },
    inner call: (Inner, UITableView, IndexPath) -> Value?
  ) -> Value? {
    answering(method) {
      switch owner(of: indexPath, in: tableView) {
      case .layer(let owner, let row):
        return layer(PartCall(part: self, tableView: tableView, place: indexPath), owner, row)
      case .content(let path):
        return askContent(
          method, path, tableView,
          child: { $0.part.ask(method, $0.place, $0.tableView, layer: layer, inner: call) },
          inner: call)
      }
    }
  }

  // MARK: - The owner of a section

  /// Returns the answer of the owner of a section (outer) where it may be nil, which is also
  /// UIKit's default.
  func ask<Value>(
    _ method: ForwardedMethod, section: Int, _ tableView: UITableView,
    layer: (PartCall<Self, Int>, TableLayer, Int) -> Value?,
    inner call: (Inner, UITableView, Int) -> Value?
  ) -> Value? {
    answering(method) {
      switch way.sectionOwner(section, in: tableView) {
      case .layer(let owner, let section):
        return layer(PartCall(part: self, tableView: tableView, place: section), owner, section)
      case .content(let section):
        guard let composed = way.composed else {
          return askInner(method, tableView) { call($0, $1, section) }
        }
        let answer = callChild(method, composed, composed.child(ofSection: section)) {
          $0.part.ask(method, section: $0.place, $0.tableView, layer: layer, inner: call)
        }
        return conclude(method, answer, otherwise: nil)
      }
    }
  }
}
