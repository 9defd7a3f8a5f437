import Foundation

/// The content of a composed table, inside the layers around all children: the children.
///
/// A call about a row or section is forwarded to the part of the child that contains it, with the
/// table and the index path of the child. That part finds the owner among the layers of the child,
/// or in a child of its own. A call about the whole table is forwarded to the parts of all
/// children.
@MainActor
final class ComposedContent: NSObject {
  weak var host: (any ComposedContentHost)?

  /// For each method whether any child has it; nil if that depends on unknown methods.
  private var known: [ForwardedMethod: Bool?] = [:]
  /// Whether it is unknown for some method.
  private var hasUnknown = false
  /// The children whose rows the user may delete; nil until they are needed.
  private var deleting: [any ComposedChild]?

  /// The child of each visible cell, header and footer. At the end of a display, the table may pass
  /// an old place.
  private var displayed = DisplayedOwners<any ComposedChild>()
  /// The child of each context menu.
  private var menus = ContextMenuOwners<any ComposedChild>()
  /// The child of the row that is being edited. The row may be removed before editing ends.
  private weak var edited: (any ComposedChild)?
  /// The child of the present drag.
  private(set) weak var dragged: (any ComposedChild)?
  /// For each child with titles in the section index, the number of titles above its own.
  private var titleStarts: [(slot: any ComposedChild, start: Int)] = []

  /// The number of children that the table shows.
  var childCount: Int { host?.childCount ?? 0 }

  /// Calls a closure with each child that has a table, from the top, until it returns false.
  func visitChildren(_ visit: (ChildPlace<Void>) -> Bool) {
    host?.visitChildren { slot in
      guard let child = place((), in: slot) else { return true }
      return visit(child)
    }
  }

  /// Which rows are content of the children's own sources.
  var contentPositions: ContentPositions {
    host?.contentPositions ?? ContentPositions(rowCounts: [])
  }

  // MARK: - Methods

  /// Returns whether any child has a method; nil if that depends on unknown methods.
  func answers(_ method: ForwardedMethod) -> Bool? {
    // A title's index among all titles is not its index among its child's.
    if method == .sectionForSectionIndexTitle, childCount > 1 {
      return answers(.sectionIndexTitles)
    }
    if known[method] == nil { askChildren(ForwardedMethod.byKind[method.kind, default: []]) }
    return known[method] ?? false
  }

  /// Asks each child for some methods of one kind, unless a child above it has them.
  private func askChildren(_ methods: [ForwardedMethod]) {
    guard let kind = methods.first?.kind else { return }
    var answers = [Bool?](repeating: false, count: methods.count)
    for slot in host?.childrenWithTable ?? [] {
      let own = MethodsOfPart(of: slot.front.part(kind))
      for (index, method) in methods.enumerated() where answers[index] != true {
        let answer = own.has(method)
        if answer != false { answers[index] = answer }
      }
    }
    for (method, answer) in zip(methods, answers) {
      known[method] = .some(answer)
      if answer == nil { hasUnknown = true }
    }
  }

  /// Returns whether the user may delete rows of other children than one.
  func deletesRows(ofOthersThan slot: any ComposedChild) -> Bool {
    let children =
      deleting
      ?? host?.childrenWithTable.filter { $0.front.dataSource.answers(.commitEditing) == true }
      ?? []
    deleting = children
    return children.contains { $0 !== slot }
  }

  /// Notes that a child has a method, as its answer has shown.
  func noteAnswer(to method: ForwardedMethod) {
    if hasUnknown, known[method] == .some(nil) { known[method] = true }
  }

  /// Invalidates the known methods of children, since there are other children, or they have other
  /// methods.
  func forgetMethods() {
    known = [:]
    hasUnknown = false
    deleting = nil
  }

  // MARK: - The child of a place

  /// Returns the child that owns a row (data); nil if there is no such row any more.
  func child(ofRow indexPath: IndexPath) -> ChildPlace<IndexPath>? {
    guard let host, let origin = host.composition.origin(of: RowPosition(indexPath)) else {
      return nil
    }
    return current(IndexPath(origin.row), in: host.child(origin.child))
  }

  /// Returns the child that owns a section (data); nil if there is no such section any more. A
  /// shared section belongs to the first child that has a section.
  func child(ofSection section: Int) -> ChildPlace<Int>? {
    guard let host else { return nil }
    if host.composition.kind == .byRows {
      for number in 0..<childCount where !host.child(number).rowCounts.isEmpty {
        return current(0, in: host.child(number))
      }
      return nil
    }
    guard let origin = host.composition.origin(ofSection: section) else { return nil }
    return current(origin.section, in: host.child(origin.child))
  }

  /// Returns a place of a child; nil if the child has no table any more, or has other rows by now
  /// than the table knows.
  private func current<Place>(_ place: Place, in slot: any ComposedChild) -> ChildPlace<Place>? {
    slot.isOutdated ? nil : self.place(place, in: slot)
  }

  /// Returns a place of a child; nil if the child has no table any more.
  func place<Place>(_ place: Place, in slot: any ComposedChild) -> ChildPlace<Place>? {
    guard let table = slot.table else { return nil }
    return ChildPlace(slot: slot, tableView: table, place: place)
  }

  /// Returns the row (data) that shows a row of a child; nil if there is no such row.
  func row(showing indexPath: IndexPath, of slot: any ComposedChild) -> IndexPath? {
    guard let number = slot.number else { return nil }
    return host?.composition.position(of: RowPosition(indexPath), inChild: number)
      .map { IndexPath($0) }
  }

  /// Returns the rows of a list (data) by child, in the order of the first row of each.
  func split(_ indexPaths: [IndexPath]) -> [ChildPlace<[IndexPath]>] {
    var children: [ChildPlace<[IndexPath]>] = []
    for case let row? in indexPaths.map({ child(ofRow: $0) }) {
      if let index = children.firstIndex(where: { $0.slot === row.slot }) {
        children[index].place.append(row.place)
      } else {
        children.append(
          ChildPlace(slot: row.slot, tableView: row.tableView, place: [row.place]))
      }
    }
    return children
  }

  // MARK: - Views and menus

  /// Notes that a cell, header or footer is shown for a child.
  func note(_ view: UIView, of slot: any ComposedChild) { displayed.remember(slot, of: view) }

  /// Removes a cell, and returns its row in the child that it was shown for, or else in that of a
  /// row (data); nil if there is none any more. A row of another child is returned unchanged.
  func forget(_ cell: UITableViewCell, at indexPath: IndexPath) -> ChildPlace<IndexPath>? {
    let row = child(ofRow: indexPath)
    guard let slot = displayed.forget(cell) ?? row?.slot else { return nil }
    return row?.slot === slot ? row : lastPlace(indexPath, in: slot)
  }

  /// Removes a header or footer, and returns its section in the same way.
  func forget(_ view: UIView, ofSection section: Int) -> ChildPlace<Int>? {
    let owner = child(ofSection: section)
    guard let slot = displayed.forget(view) ?? owner?.slot else { return nil }
    return owner?.slot === slot ? owner : lastPlace(section, in: slot)
  }

  /// Returns a place of a child that may have no table any more, since its last views go.
  private func lastPlace<Place>(
    _ place: Place, in slot: any ComposedChild
  ) -> ChildPlace<Place>? {
    slot.lastTable.map { ChildPlace(slot: slot, tableView: $0, place: place) }
  }

  /// Notes that a child owns a context menu.
  func note(_ menu: UIContextMenuConfiguration, of slot: any ComposedChild) {
    menus.remember(slot, of: menu)
  }

  /// Returns the child that owns a context menu; nil if its beginning was not observed.
  func child(of menu: UIContextMenuConfiguration) -> ChildPlace<Void>? {
    menus.owner(of: menu).flatMap { place((), in: $0) }
  }

  /// Removes a context menu.
  func forget(_ menu: UIContextMenuConfiguration) { _ = menus.forget(menu) }

  // MARK: - Editing

  /// Notes that a row of a child is being edited.
  func noteEditing(_ slot: any ComposedChild) { edited = slot }

  /// Returns the child of the row that was being edited, and the row there (in the outermost
  /// coordinates of the child; nil if it was removed); nil if the child is not known.
  ///
  /// - Parameter indexPath: The row (data) for which editing has ended, if it still exists.
  func endEditing(at indexPath: IndexPath?) -> ChildPlace<IndexPath?>? {
    let row = indexPath.flatMap { child(ofRow: $0) }
    let slot = edited ?? row?.slot
    edited = nil
    return slot.flatMap { place(row?.slot === $0 ? row?.place : nil, in: $0) }
  }

  // MARK: - Section index titles

  /// Removes the titles of the section index, since they are read again.
  func forgetTitles() { titleStarts = [] }

  /// Notes that the titles of a child begin at a place among those of all.
  func noteTitles(of slot: any ComposedChild, from start: Int) { titleStarts.append((slot, start)) }

  /// Returns the child of a title, and the title's index among the child's own; nil if the titles
  /// are not known.
  func child(ofTitle index: Int) -> ChildPlace<Int>? {
    let owner = titleStarts.last { $0.start <= index }
    guard let slot = owner?.slot ?? (childCount == 1 ? host?.child(0) : nil) else { return nil }
    return place(index - (owner?.start ?? 0), in: slot)
  }

  // MARK: - Dragging and dropping

  /// Notes that a row of a child is being dragged.
  func noteDrag(_ slot: any ComposedChild) { dragged = slot }

  /// Ends a drag, here and in the child that began it.
  func endDrag() {
    dragged?.composedContent?.endDrag()
    dragged = nil
  }

  /// Returns the child at a place (data), or that of a drop that is over no row: the one that is
  /// being dragged from, or else the last that accepts drops.
  func dropTarget(at indexPath: IndexPath?) -> ChildPlace<Void>? {
    let slot =
      if let indexPath {
        host?.child(around: indexPath)
      } else {
        dragged ?? lastTakingDrops
      }
    return slot.flatMap { place((), in: $0) }
  }

  private var lastTakingDrops: (any ComposedChild)? {
    var last: (any ComposedChild)?
    host?.visitChildren { child in
      if child.front.dropDelegate.innerObject != nil { last = child }
      return true
    }
    return last
  }

  /// Returns whether a child may accept a drop: not a drag of another child.
  func mayDrop(_ session: any UIDropSession, on slot: any ComposedChild) -> Bool {
    session.localDragSession == nil || dragged == nil || dragged === slot
  }
}
