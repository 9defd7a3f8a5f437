// What the children need from the table around them.
extension ComposedTable: TableParent {
  /// Returns the number of a child from the top, from 0 on, and the type of its source, as "child 2
  /// (PostSource)"; after that, what this table is a child of.
  func name(ofChild table: LayeredTable) -> String? {
    nameAmongChildren(of: table).map { name in
      parent?.name(ofChild: self).map { "\(name) of \($0)" } ?? name
    }
  }

  /// Returns the number and the type of a child; nil if it is none.
  package func nameAmongChildren(of table: LayeredTable) -> String? {
    let slots = shown.isEmpty ? wanted : shown
    guard let number = slots.firstIndex(where: { $0.child === table }) else {
      return nil
    }
    let child = slots[number].child
    let source: AnyObject? = child is ComposedTable ? child : child.wrappedDataSource
    let type = source.map { " (\(Swift.type(of: $0)))" } ?? ""
    return "child \(number)\(type)"
  }

  func didSetOwnObjects(of segment: Segment, in child: LayeredTable) {
    guard let slot = child.place as? ChildSlot else { return }
    slot.noteSameRows(followedIn: segment, insteadOf: slot.segment)
  }

  func didReleaseOwnObjects(of segment: Segment, in child: LayeredTable) {
    guard let slot = child.place as? ChildSlot else { return }
    slot.noteSameRows(followedIn: slot.segment, insteadOf: segment)
  }
}
