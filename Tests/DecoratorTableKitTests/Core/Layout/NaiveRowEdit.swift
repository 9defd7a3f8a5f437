@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// An edit of one section, done on the rows written out: the model that is obviously right.
struct NaiveRowEdit: CustomStringConvertible {
  /// Content rows that are deleted (before).
  var removed: [Int] = []
  /// Content rows that are inserted (after).
  var added: [Int] = []
  /// Additional rows that are deleted (before).
  var removedAdditional: [Int] = []
  /// Additional rows that are inserted: how many of the rows that stay are above, and where each
  /// may be between its neighbours, from 0 (as high as can be) to 1.
  var insertedAdditional: [(above: Int, place: Double)] = []
  /// How far below the last unmoved content row a row is placed that has no row to be before, from
  /// 0 to 1.
  var tail = 0.0

  var description: String {
    "-\(removed) +\(added) additional -\(removedAdditional) +\(insertedAdditional) tail \(tail)"
  }
}

/// The result of the naive edit of a section.
struct NaiveRowEditResult {
  let edit: RowLayoutEdit
  let tailAnchor: Int
  let layout: NaiveLayout
}

extension NaiveLayout {
  /// Walks through the rows written out.
  func applying(_ edit: NaiveRowEdit) -> NaiveRowEditResult {
    // Which old content row is at each new place; nil for one that was inserted.
    var unmoved = (0..<contentCount).filter { !edit.removed.contains($0) }
    let countAfter = unmoved.count + edit.added.count
    var content: [Int?] = []
    for place in 0..<countAfter {
      content.append(edit.added.contains(place) ? nil : unmoved.removeFirst())
    }
    let lowestTail = (content.lastIndex { $0 != nil } ?? -1) + 1
    let tailAnchor = lowestTail + Int(Double(countAfter - lowestTail) * edit.tail)

    let staying = anchors.indices.filter { !edit.removedAdditional.contains($0) }.map { ordinal in
      content.firstIndex { $0.map { $0 >= anchors[ordinal] } ?? false } ?? tailAnchor
    }
    var anchorsAfter: [Int] = []
    var inserted: [(ordinal: Int, anchor: Int)] = []
    for index in 0...staying.count {
      for row in edit.insertedAdditional where row.above == index {
        let low = anchorsAfter.last ?? 0
        let high = index < staying.count ? staying[index] : countAfter
        let anchor = low + Int(Double(high - low) * row.place)
        inserted.append((anchorsAfter.count, anchor))
        anchorsAfter.append(anchor)
      }
      if index < staying.count { anchorsAfter.append(staying[index]) }
    }

    var rows = RowMap(countBefore: contentCount, countAfter: countAfter)
    rows.removed = edit.removed
    rows.added = edit.added
    return NaiveRowEditResult(
      edit: RowLayoutEdit(
        rows: rows, removedAdditional: edit.removedAdditional, insertedAnchors: inserted),
      tailAnchor: tailAnchor,
      layout: NaiveLayout(contentCount: countAfter, anchors: anchorsAfter))
  }
}
