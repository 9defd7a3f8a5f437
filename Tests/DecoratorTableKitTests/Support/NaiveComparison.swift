@testable import DecoratorLayouts
@testable import DecoratorTableKit

// The operations of additional rows, found by a look at each: the form that is obviously right.
extension AdditionalComparison {
  /// Finds the change where each row's new ordinal is listed.
  func naiveChange(listed: [Int?]) -> AdditionalChange {
    var change = AdditionalChange()
    change.inserted = (0..<new.count).filter { !listed.contains($0) }
    for list in old.layouts.indices {
      var gap: Int?
      var members: [RowMap.Move] = []
      func moveOthers() {
        let standing = members.map(\.target).indicesOfHeaviestIncreasing(
          weights: members.map { _ in 1 })
        change.moved += members.indices.filter { !standing.contains($0) }.map { members[$0] }
        members = []
      }
      for ordinal in old.ordinals(ofList: list) {
        guard let target = listed[ordinal] else {
          change.removed.append(ordinal)
          continue
        }
        let move = RowMap.Move(from: ordinal, to: target)
        let listAfter = new.list(of: target)
        let rows = self.rows(ofList: list)
        guard let rows, self.list(before: listAfter) == list,
          case let count = rows.keptCount(aboveOldAnchor: old.anchor(of: ordinal, inList: list)),
          count == rows.keptCount(aboveNewAnchor: new.anchor(of: target, inList: listAfter))
        else {
          change.moved.append(move)
          continue
        }
        if gap != count { moveOthers() }
        gap = count
        members.append(move)
      }
      moveOthers()
    }
    change.moved.sort()
    return change
  }

  /// The same operations without rows of lists that are inserted or deleted as a whole: an
  /// operation on the section includes these, so that they need not be found.
  func withoutReplacedLists(_ change: AdditionalChange) -> AdditionalChange {
    AdditionalChange(
      removed: change.removed.filter { rows(ofList: old.list(of: $0)) != nil },
      inserted: change.inserted.filter { list(before: new.list(of: $0)) != nil },
      moved: change.moved)
  }

  /// Fails unless the operations for some identities are those that a look at each row finds.
  func expectAsListed(_ identities: AdditionalIdentities, _ name: String) throws {
    try expectEqual(
      withoutReplacedLists(change(matching: identities)),
      withoutReplacedLists(naiveChange(listed: newOrdinals(matching: identities))), name)
  }

  private func rows(ofList list: Int) -> RowMap? {
    switch content {
    case .rows(let map): map.rows(ofSection: list)
    case .sections(let map, identities: _): map
    }
  }

  private func list(before list: Int) -> Int? {
    switch content {
    case .rows(let map): map.oldSection(forNew: list)
    case .sections: list
    }
  }
}
