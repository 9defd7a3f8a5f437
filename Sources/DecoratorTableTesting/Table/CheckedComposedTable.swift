import DecoratorTableKit
import Foundation

/// The children of a composed table, in the form that a checker examines.
struct CheckedComposedTable: CheckedChildren {
  let table: ComposedTable

  var rowCounts: [[Int]] {
    table.children.map { child in
      let table = CheckedDecoratedTable(child)
      return table.checkedLayers.first?.outerRowCounts ?? table.sourceRowCounts ?? []
    }
  }

  var haveOneSection: Bool { table.kind == .byRows }

  func origin(ofReuse row: RowPosition) -> CheckedChildRow? {
    guard let (child, path) = table.child(at: IndexPath(row)),
      let number = table.children.firstIndex(where: { $0 === child })
    else { return nil }
    return CheckedChildRow(child: number, row: RowPosition(path))
  }

  func reuseRow(of row: CheckedChildRow) -> RowPosition? {
    table.indexPath(for: IndexPath(row.row), of: table.children[row.child]).map(RowPosition.init)
  }
}
