import Foundation

/// A call about a row or section of a part: the one that a table calls, or that of a child.
struct PartCall<Part: LayerPart, Place> {
  let part: Part
  /// The table of the part.
  let tableView: UITableView
  /// The row or section in the outer coordinates of the part.
  let place: Place

  /// The table that the layers of the part get: the one on screen.
  @MainActor var tableOfLayers: UITableView { tableView.tableOfLayers }
}

extension UITableView {
  /// Makes a call about a row of this table to a layer, or to an object that gets both index paths:
  /// with the table on screen, and the row there (reuse).
  @inline(__always)
  func forLayers<Value>(_ row: IndexPath, _ call: (UITableView, IndexPath) -> Value) -> Value {
    guard let table = self as? ContentTableView, table.isChildTable else { return call(self, row) }
    return AnomalyObservers.during(callsOf: table) { call(tableOfLayers, rowOnScreen(row)) }
  }
}

// Calls to the children of a composed table.
extension LayerPart {
  /// Calls the app's object, or makes another call for several children; nil if there is no such
  /// method.
  @inline(__always)
  func callContent<Value>(
    _ method: ForwardedMethod, _ tableView: UITableView,
    among children: (ComposedContent) -> Value?, inner call: (Inner, UITableView) -> Value?
  ) -> Value? {
    guard let composed = way.composed else { return callInner(method, tableView, call) }
    return children(composed)
  }

  /// Calls the app's object about a content row (inner), or the part of the child that has the row;
  /// nil if there is no such method.
  func callContent<Value>(
    _ method: ForwardedMethod, _ path: IndexPath, _ tableView: UITableView,
    child: (PartCall<Self, IndexPath>) -> Value,
    inner call: (Inner, UITableView, IndexPath) -> Value?
  ) -> Value? {
    callContent(method, tableView) {
      callChild(method, $0, $0.child(ofRow: path), child)
    } inner: {
      call($0, $1, path)
    }
  }

  /// Calls the part of the child that has a content row or section; nil if it has no such method
  /// and no child is known to have it, or if there is no such place any more.
  func callChild<Place, Value>(
    _ method: ForwardedMethod, _ composed: ComposedContent, _ child: ChildPlace<Place>?,
    _ call: (PartCall<Self, Place>) -> Value
  ) -> Value? {
    guard let child else { return nil }
    let part = Self.part(of: child.slot)
    let answer = callPart(part, method) {
      call(PartCall(part: part, tableView: child.tableView, place: child.place))
    }
    if answer.isImplemented {
      composed.noteAnswer(to: method)
    } else if composed.answers(method) != true {
      return nil
    }
    return answer.value
  }

  /// Calls the app's object about a content row (inner), or the part of the child that has the row,
  /// where the answer may be nil, which is also UIKit's default.
  func askContent<Value>(
    _ method: ForwardedMethod, _ path: IndexPath, _ tableView: UITableView,
    child: (PartCall<Self, IndexPath>) -> Value?,
    inner call: (Inner, UITableView, IndexPath) -> Value?
  ) -> Value? {
    guard let composed = way.composed else {
      return askInner(method, tableView) { call($0, $1, path) }
    }
    let answer = callChild(method, composed, composed.child(ofRow: path), child)
    return conclude(method, answer, otherwise: nil)
  }

  /// Calls the part of each child, from the top, until an answer decides; nil if none has the
  /// method.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - composed: The children.
  ///   - absent: The answer if no other decides.
  ///   - decides: Returns whether an answer does.
  ///   - call: Calls the part of a child.
  func callChildren<Value>(
    _ method: ForwardedMethod, _ composed: ComposedContent, otherwise absent: Value,
    until decides: (Value) -> Bool, _ call: (Self, ChildPlace<Void>) -> Value
  ) -> Value? {
    var result: Value?
    composed.visitChildren { child in
      let part = Self.part(of: child.slot)
      let answer = callPart(part, method) { call(part, child) }
      guard answer.isImplemented else { return true }
      let isDecided = decides(answer.value)
      result = isDecided ? answer.value : absent
      return !isDecided
    }
    return result
  }

  /// Notifies the app's object, or that of each child.
  func notifyAll(
    _ method: ForwardedMethod, _ tableView: UITableView,
    inner call: (Inner, UITableView) -> Void?
  ) {
    askAll(method, tableView, otherwise: (), until: { _ in false }, inner: call)
  }

  /// Returns the answer of the app's object, or the first of those of the children that decides;
  /// without any, UIKit's default.
  func askAll<Value>(
    _ method: ForwardedMethod, _ tableView: UITableView, otherwise absent: Value,
    until decides: (Value) -> Bool, inner call: (Inner, UITableView) -> Value?
  ) -> Value {
    let answer = callContent(
      method, tableView,
      among: { composed in
        callChildren(method, composed, otherwise: absent, until: decides) {
          $0.askAll(method, $1.tableView, otherwise: absent, until: decides, inner: call)
        }
      }, inner: call)
    return conclude(method, answer, otherwise: absent)
  }
}
