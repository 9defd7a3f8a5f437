import Foundation

// An app may set the properties of its table that are about heights at any time: `viewDidLoad`
// often does so after it has attached the decorated table.
extension DecoratedTable {
  /// The delegate half of the outermost layer, if there are layers.
  private var outermostDelegate: AdditionalTableViewDelegateImpl? {
    delegate as? AdditionalTableViewDelegateImpl
  }

  /// Shows the objects in a table, which may ask for heights at once, and reads its properties
  /// again in the next turn.
  func showObjects(in tableView: UITableView) {
    let shown = layers
    for layer in shown { layer.isBeingAdded = true }
    attachment.show {
      readHeights(of: tableView)
      return prepareObjects()
    }
    for layer in shown { layer.isBeingAdded = false }
    checkingHeights.schedule { [weak self] in self?.noteTableHeights() }
  }

  /// Lets the table ask again which methods there are, if its properties about heights are others
  /// than when it was given its objects.
  func noteTableHeights() {
    guard isDecorating, let tableView, let part = outermostDelegate,
      part.tableHeights != TableHeights(of: tableView)
    else { return }
    showOtherMethods()
  }

  /// Reads the properties of the table about heights for the delegate that it is about to be given.
  func readHeights(of tableView: UITableView) {
    guard let part = outermostDelegate else { return }
    let heights = TableHeights(of: tableView)
    if part.tableHeights != heights { attachment.hasOtherHeights = true }
    // Also if they are the same: a layer may have been added inside.
    part.tableHeights = heights
  }
}
