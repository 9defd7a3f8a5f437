import DecoratorTableKit

@testable import DecoratorTableTesting

/// A table of several sources: each section is a child. What it says of them goes through methods,
/// for the broken ones to override.
class TableOfChildren: HandMadeTable {
  private struct Children: CheckedChildren {
    let table: TableOfChildren
    var haveOneSection: Bool { false }
    var rowCounts: [[Int]] { table.rowCountsOfChildren }

    func origin(ofReuse row: RowPosition) -> CheckedChildRow? { table.origin(ofReuse: row) }
    func reuseRow(of row: CheckedChildRow) -> RowPosition? { table.reuseRow(of: row) }
  }

  final override var checkedChildren: (any CheckedChildren)? { Children(table: self) }

  var rowCountsOfChildren: [[Int]] { content.map { [$0.count] } }

  func origin(ofReuse row: RowPosition) -> CheckedChildRow? {
    contentRow(ofReuse: row).map {
      CheckedChildRow(child: $0.section, row: RowPosition(section: 0, row: $0.row))
    }
  }

  func reuseRow(of row: CheckedChildRow) -> RowPosition? {
    guard row.row.section == 0, content[row.child].indices.contains(row.row.row) else { return nil }
    return reuseRow(ofContent: RowPosition(section: row.child, row: row.row.row))
  }
}

// Tables of several sources that are right but for one thing each.

final class NamesTheRowBelow: TableOfChildren {
  override func origin(ofReuse row: RowPosition) -> CheckedChildRow? {
    super.origin(ofReuse: row).map {
      CheckedChildRow(child: $0.child, row: RowPosition(section: 0, row: $0.row.row + 1))
    }
  }
}

final class GivesAdditionalRowsToChildren: TableOfChildren {
  override func origin(ofReuse row: RowPosition) -> CheckedChildRow? {
    super.origin(ofReuse: row)
      ?? CheckedChildRow(child: 0, row: RowPosition(section: 0, row: 0))
  }
}

final class LosesTheFirstRowOfAChild: TableOfChildren {
  override func reuseRow(of row: CheckedChildRow) -> RowPosition? {
    row.row.row == 0 ? nil : super.reuseRow(of: row)
  }
}

final class ShowsRowsThatNoChildHas: TableOfChildren {
  override func reuseRow(of row: CheckedChildRow) -> RowPosition? {
    super.reuseRow(of: row) ?? RowPosition(section: 0, row: 0)
  }
}

final class CountsARowTooMany: TableOfChildren {
  override var rowCountsOfChildren: [[Int]] { super.rowCountsOfChildren.map { [$0[0] + 1] } }
}
