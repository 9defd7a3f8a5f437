@testable import DecoratorLayouts
@testable import DecoratorTableKit

extension NaiveLayout {
  /// Every edit that does one thing.
  var singleEdits: [NaiveRowEdit] {
    var edits = (0..<contentCount).map { NaiveRowEdit(removed: [$0]) }
    edits += (0...contentCount).map { NaiveRowEdit(added: [$0]) }
    edits.append(NaiveRowEdit(added: [contentCount], tail: 1))
    edits += anchors.indices.map { NaiveRowEdit(removedAdditional: [$0]) }
    for above in 0...anchors.count {
      edits += [0.0, 1.0].map { NaiveRowEdit(insertedAdditional: [(above, $0)]) }
    }
    return edits
  }
}

extension SeededGenerator {
  /// An edit of a few operations of each kind, in rows that lie together or apart.
  mutating func edit(of layout: NaiveLayout) -> NaiveRowEdit {
    var edit = NaiveRowEdit()
    edit.removed = ordinals(below: layout.contentCount)
    edit.added = ordinals(below: layout.contentCount - edit.removed.count + 1)
    edit.removedAdditional = ordinals(below: layout.anchors.count)
    let left = layout.anchors.count - edit.removedAdditional.count
    for _ in 0..<number(in: 0...2) {
      edit.insertedAdditional.append((number(in: 0...left), Double(number(in: 0...2)) / 2))
    }
    edit.tail = Double(number(in: 0...2)) / 2
    return edit
  }

  /// None, one, some in a row, or some here and there.
  private mutating func ordinals(below count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let first = number(in: 0...count - 1)
    switch number(in: 0...5) {
    case 0...2: return []
    case 3: return [first]
    case 4: return Array(first..<min(first + number(in: 1...4), count))
    default: return Set((0..<3).map { _ in number(in: 0...count - 1) }).sorted()
    }
  }
}
