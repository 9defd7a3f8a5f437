/// The views of models, and the cells that show them now: each view is in one cell at most, and
/// each cell has one view at most.
///
/// Nothing is retained: views belong to their models, and cells to their tables.
@MainActor
enum LentViews {
  private struct Loan {
    weak var view: UIView?
    weak var cell: UITableViewCell?
  }

  private static var loans: [Loan] = []

  /// The number of views that cells show.
  static var count: Int { loans.count }

  /// Lets a cell show a view, or none. Whoever loses a view is told first: the cell, if it has
  /// another one, and the cell that has this one.
  ///
  /// - Complexity: O(views that cells show), which are those on screen.
  static func lend(_ view: UIView?, to cell: UITableViewCell) {
    guard view != nil || !loans.isEmpty else { return }
    loans.removeAll { $0.view == nil || $0.cell == nil }
    if loans.contains(where: { $0.cell === cell && $0.view === view }) { return }
    end { $0.cell === cell || $0.view === view }
    guard let view else { return }
    loans.append(Loan(view: view, cell: cell))
    cell.showModelView(view)
  }

  /// Takes a view back from a cell, if that shows it.
  static func takeBack(_ view: UIView, from cell: UITableViewCell) {
    end { $0.cell === cell && $0.view === view }
  }

  private static func end(where isMeant: (Loan) -> Bool) {
    let ended = loans.filter(isMeant)
    loans.removeAll(where: isMeant)
    for loan in ended {
      if let view = loan.view { loan.cell?.removeModelView(view) }
    }
  }
}
