import Foundation

// The translation of a child's table, and the objects that the child sets on it.
extension ChildSlot: ContentTableHost {
  func isShown(in tableView: UITableView) -> Bool { table?.real === tableView }

  var contentSectionCount: Int { segment.sectionCount }

  func contentRowCount(inSection section: Int) -> Int? {
    rowCounts.indices.contains(section) ? rowCounts[section] : nil
  }

  func outerSection(ofContent section: Int) -> Int {
    guard let composed else { return NSNotFound }
    if let number, (0..<contentSectionCount).contains(section),
      let section = composed.composition.section(of: section, inChild: number)
    {
      return composed.outerSection(ofContent: section)
    }
    // A section that does not exist causes UIKit's exception with the app's number, unless that is
    // a section of another child.
    guard section >= 0, section != NSNotFound else { return section }
    return composed.outerSection(
      ofContent: max(section, composed.composition.sectionCount))
  }

  func outerPosition(ofContent position: RowPosition) -> RowPosition {
    guard let composed, let place = place(of: position) else {
      return RowPosition(
        section: outerSection(ofContent: position.section), row: NSNotFound)
    }
    return composed.outerPosition(ofContent: place)
  }

  func isHidden(_ position: RowPosition) -> Bool {
    guard let composed, segment.containsContent(position) else { return false }
    return place(of: position).map { composed.isHidden($0) } ?? true
  }

  func contentPosition(ofOuter position: RowPosition) -> RowPosition? {
    guard let composed, let number,
      let place = composed.contentPosition(ofOuter: position),
      let origin = composed.composition.origin(of: place), origin.child == number
    else { return nil }
    return origin.row
  }

  func layOutWhatWasLoadedOutOfSight() {
    composed?.queue.layOutWhatWasLoadedOutOfSight()
  }

  func report(writeByUIKit member: String) {
    child.queue.report(.writtenByUIKit(member: member))
  }

  /// Returns the position of an existing row among those of all children; nil if there is no such
  /// row, or it is not shown.
  func place(of position: RowPosition) -> RowPosition? {
    guard let composed, let number, segment.containsContent(position) else { return nil }
    return composed.composition.position(of: position, inChild: number)
  }
}

// Updates that other code sends to the table of a child. For a child without layers they are
// changes of its source. With layers, which do not follow such updates, the child's rows are
// reloaded.
extension ChildSlot {
  func announce(_ call: TableCall) {
    let table = child
    if table.changingSegment == nil { table.announce(call) } else { reloadData() }
  }

  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    child.queue.perform(updates, completion: completion)
  }

  func beginUpdates() { child.queue.begin() }

  func endAnnouncedUpdates() { child.queue.end() }
}

// The objects that are set on the child's table.
extension ChildSlot {
  func wrapped(_ kind: TableObjectKind) -> AnyObject? { front.existingPart(kind)?.innerObject }

  /// Wraps another object, and updates the methods that the table sees. The parts of layers belong
  /// to the child; an app's object may have another owner.
  func setWrapped(_ object: AnyObject?, _ kind: TableObjectKind) {
    front.part(kind).wrap(
      object: object, ownership: object is ForwardingObject ? .strong : .weak)
    // The same object may have other methods by now.
    composed?.methodsDidChange()
    if kind == .dataSource { noteDataSource() }
  }
}
