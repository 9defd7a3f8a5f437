import Foundation

/// The base of what a table sees of several children: it asks and tells the child that it is about,
/// and has the methods that any of them has.
@MainActor
class ComposedObject: NSObject, RealTableReceiver, ComposedParts {
  weak var composed: ComposedTable?
  /// What all children have said of methods: whether any has one; nil where that depends on one
  /// that cannot tell.
  private var known: [ForwardedMethod: Bool?] = [:]
  /// Whether that is so for some method.
  private var isSomeUnknown = false

  /// The children that the table shows, from the top.
  final var slots: [ChildSlot] { composed?.shown ?? [] }

  /// Returns the part of a child that stands for its object.
  func part(of slot: ChildSlot) -> ForwardingObject {
    misuse("\(type(of: self)) has no parts: override this")
  }

  /// Returns whether the table may call a method: if any child has it; nil if that depends on one
  /// that cannot tell.
  final func answers(_ method: ForwardedMethod) -> Bool? {
    if method.presence == .always { return true }
    // A title's place among all of them is not that among its child's.
    if method == .sectionForSectionIndexTitle, slots.count > 1 {
      return answers(.sectionIndexTitles)
    }
    if let known = known[method] { return known }
    let answer = answerOfChildren(method)
    known[method] = answer
    if answer == nil { isSomeUnknown = true }
    return answer
  }

  private func answerOfChildren(_ method: ForwardedMethod) -> Bool? {
    var answer: Bool? = false
    for slot in composed?.all ?? [] {
      switch part(of: slot).answers(method) {
      case true?: return true
      case false?: continue
      case nil: answer = nil
      }
    }
    return answer
  }

  /// Reports a callback that the kit does not know and that a child has.
  private func reportIfUnknown(_ name: String) {
    for slot in composed?.all ?? [] { part(of: slot).reportIfUnknown(name) }
  }

  final func noteAnswer(to method: ForwardedMethod) {
    if isSomeUnknown, known[method] == .some(nil) { known[method] = true }
  }

  /// Forgets which methods children have.
  final func forgetMethods() {
    known = [:]
    isSomeUnknown = false
  }

  /// A row of a child, with the table that the child knows.
  struct Row {
    let slot: ChildSlot
    let table: UITableView
    let path: IndexPath
  }

  /// Returns whose a row is (data); nil if there is no such row any more.
  final func row(_ indexPath: IndexPath) -> Row? {
    guard let composed, let origin = composed.composition.origin(of: RowPosition(indexPath)),
      let (slot, table) = answering(origin.child, of: composed)
    else { return nil }
    return Row(slot: slot, table: table, path: IndexPath(origin.row))
  }

  /// Returns a child that has the rows that the table was told of, with the table that it knows;
  /// nil if it has others by now.
  private func answering(_ child: Int, of composed: ComposedTable) -> (ChildSlot, UITableView)? {
    let slot = composed.shown[child]
    guard let table = slot.table, !slot.isOutdated else { return nil }
    return (slot, table)
  }

  /// Returns whose a section is (data); nil if there is no such section any more. A section that
  /// several share is that of the first of them.
  final func section(_ section: Int) -> (slot: ChildSlot, section: Int)? {
    guard let composed else { return nil }
    if composed.composition.kind == .byRows {
      guard !composed.shown.isEmpty, let (slot, _) = answering(0, of: composed),
        !slot.rowCounts.isEmpty
      else { return nil }
      return (slot, 0)
    }
    guard let origin = composed.composition.origin(ofSection: section),
      let (slot, _) = answering(origin.child, of: composed)
    else { return nil }
    return (slot, origin.section)
  }

  final func child(ofRow indexPath: IndexPath) -> ChildPlace<IndexPath>? {
    guard let row = row(indexPath) else { return nil }
    return place(row.path, in: row.slot)
  }

  final func child(ofSection section: Int) -> ChildPlace<Int>? {
    guard let owner = self.section(section) else { return nil }
    return place(owner.section, in: owner.slot)
  }

  /// Returns a place of a child as the part of that is asked about it; nil if the child has no
  /// table any more.
  final func place<Place>(_ place: Place, in slot: ChildSlot) -> ChildPlace<Place>? {
    guard let table = slot.table else { return nil }
    return ChildPlace(number: slot.number, part: part(of: slot), tableView: table, place: place)
  }

  // Views and menus are of the delegates of children.
  func note(_ view: UIView, ofChild number: Int) {}
  func forget(_ cell: UITableViewCell, at indexPath: IndexPath) -> ChildPlace<IndexPath>? { nil }
  func forget(_ view: UIView, ofSection section: Int) -> ChildPlace<Int>? { nil }
  func note(_ menu: UIContextMenuConfiguration, ofChild number: Int) {}
  func child(of menu: UIContextMenuConfiguration) -> ChildPlace<Void>? { nil }
  func forget(_ menu: UIContextMenuConfiguration) {}

  final func visitChildren(_ visit: (ChildPlace<Void>) -> Bool) {
    for slot in slots {
      if let child = place((), in: slot), !visit(child) { return }
    }
  }

  final func place(of indexPath: IndexPath, inChild number: Int) -> IndexPath? {
    composed?.composition.position(of: RowPosition(indexPath), inChild: number)
      .map { IndexPath($0) }
  }

  /// Returns the place of a child's row among those of all (data).
  final func place(of path: IndexPath, in slot: ChildSlot) -> IndexPath? {
    slot.number.flatMap { place(of: path, inChild: $0) }
  }

  /// Calls each child that may have a method, from the top.
  final func tellAll(
    _ method: ForwardedMethod, _ tell: (ChildSlot, UITableView) -> Void
  ) {
    var isThere = false
    for slot in slots {
      guard let table = slot.table, part(of: slot).answers(method) != false else { continue }
      isThere = call(method, slot) { tell(slot, table) }.isImplemented || isThere
    }
    if !isThere { recordAbsence(of: method) }
  }

  /// Asks the child of a row; if it does not have the method, the answer is what UIKit does without
  /// it. Without such a row the answer is `absent`, and nobody has the method.
  final func ask<Value>(
    _ method: ForwardedMethod, _ indexPath: IndexPath, otherwise absent: @autoclosure () -> Value,
    _ ask: (Row) -> Value
  ) -> Value {
    guard let row = row(indexPath) else {
      recordAbsence(of: method)
      return absent()
    }
    return decided(method, row.slot) { ask(row) }
  }

  /// Calls a child, and tells the caller that the method is absent if no child is known to have it.
  final func decided<Value>(
    _ method: ForwardedMethod, _ slot: ChildSlot, _ ask: () -> Value
  ) -> Value {
    let answer = call(method, slot, ask)
    if !answer.isImplemented, answers(method) != true { recordAbsence(of: method) }
    return answer.value
  }

  #if !HEADLESS_UIKIT

  /// Returns whether UIKit may call a method: one that any child has.
  override nonisolated func responds(to selector: Selector!) -> Bool {
    guard let selector, Thread.isMainThread else { return super.responds(to: selector) }
    let name = NSStringFromSelector(selector)
    // A method about a row or section is the part's of a child, and not one of this object.
    if let method = ForwardedMethod(rawValue: name) {
      return MainActor.assumeIsolated { answers(method) ?? false }
    }
    if super.responds(to: selector) { return true }
    MainActor.assumeIsolated { reportIfUnknown(name) }
    return false
  }

  /// Calls a child, whose part says by itself whether it has the method.
  final func call<Value>(
    _ method: ForwardedMethod, _ slot: ChildSlot, _ body: () -> Value
  ) -> ForwardingObject.Answer<Value> {
    ForwardingObject.Answer(
      isImplemented: part(of: slot).answers(method) == true, value: body())
  }

  /// UIKit knows from `responds(to:)`.
  final func recordAbsence(of method: ForwardedMethod) {}

  #else

  /// Calls a child, and learns whether it has the method.
  final func call<Value>(
    _ method: ForwardedMethod, _ slot: ChildSlot, _ body: () -> Value
  ) -> ForwardingObject.Answer<Value> {
    #if DEBUG
    if ForwardingObject.asksAsOnDevice { _ = part(of: slot).answers(method) }
    #endif
    let answer = OptionalMethod.call(part(of: slot), Selector(method.rawValue), body)
    if answer.isImplemented { noteAnswer(to: method) }
    return ForwardingObject.Answer(isImplemented: answer.isImplemented, value: answer.value)
  }

  /// Tells the caller that no child has the method.
  final func recordAbsence(of method: ForwardedMethod) {
    OptionalMethod.recordAbsence(of: Selector(method.rawValue), by: self)
  }

  func response(to selector: Selector) -> Bool? {
    let name = selector.description
    if let method = ForwardedMethod(rawValue: name) { return answers(method) }
    reportIfUnknown(name)
    return false
  }

  #endif
}

#if HEADLESS_UIKIT
extension ComposedObject: SelectorResponding {}
#endif
