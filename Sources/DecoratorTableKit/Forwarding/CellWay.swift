import Foundation

/// The way of a question for a cell: the parts that it passes through, and their layouts.
///
/// An index path is taken apart once and made once, whatever the number of layers in between, and
/// none of these is visited.
@MainActor
final class CellWay {
  /// The layouts of the part that has the way, and of those inside, the outermost first.
  let layouts: LayoutStack
  /// The parts inside, the outermost first. The one that has the way is not among them, since it
  /// would retain itself.
  private let inside: [AdditionalTableViewDataSourceImpl]
  /// The last of them. It stands here, too, since an element of an array is retained to be asked.
  private let innermost: AdditionalTableViewDataSourceImpl?
  private let generation: Int

  /// Finds the way from a part whose layer is loaded. It leads inwards up to a part that has cells
  /// made in its own way, or whose layer is not loaded.
  init(from outermost: AdditionalTableViewDataSourceImpl) {
    var inside: [AdditionalTableViewDataSourceImpl] = []
    var layouts = [outermost.layer.inForce.layout]
    var part = outermost
    while let next = part.innerWithoutOwnCells, next.layer.isLoaded {
      inside.append(next)
      layouts.append(next.layer.inForce.layout)
      part = next
    }
    self.inside = inside
    innermost = inside.last
    self.layouts = LayoutStack(layouts)
    generation = LayerGeneration.current
  }

  /// Whether everything is still as it was when the way was found.
  var isUpToDate: Bool { generation == LayerGeneration.current }

  /// Returns the cell of a row, from the part that owns the row, or by way of the innermost part.
  ///
  /// - Parameters:
  ///   - position: The row in the outer coordinates of the part that has the way.
  ///   - outermost: That part.
  func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, position: RowPosition,
    from outermost: AdditionalTableViewDataSourceImpl
  ) -> UITableViewCell {
    let found = layouts.resolve(position)
    if found.level >= inside.count, let innermost {
      return innermost.cell(tableView, reuseIndexPath: reuseIndexPath, of: found.row)
    }
    let part = found.level == 0 || inside.isEmpty ? outermost : inside[found.level - 1]
    return part.cell(tableView, reuseIndexPath: reuseIndexPath, of: found.row)
  }
}
