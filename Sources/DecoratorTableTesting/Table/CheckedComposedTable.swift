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
    guard let place = table.place(atOuter: row),
      let number = table.children.firstIndex(where: { $0 === place.child })
    else { return nil }
    return CheckedChildRow(child: number, row: place.position)
  }

  func reuseRow(of row: CheckedChildRow) -> RowPosition? {
    table.outerPosition(of: row.row, in: table.children[row.child])
  }
}
