import Foundation

/// A layer with a row in every slot: separators, for example.
///
/// ```swift
/// feed.addRows(placed: .beforeGroups { days[$0.row] }) { tableView, indexPath, post in … }
///   .height(24)
/// ```
///
/// Each of its rows belongs to the content row below it and is known by that, in the inner
/// coordinates of the layer: those of the data, for the innermost layer. For the place after the
/// last row of a section, that is the number of its rows.
@MainActor
public final class SlotLayer: CapableLayer<RowPosition> {
  /// Creates a layer, for a table that is wired by hand: make both of its halves with it.
  ///
  /// - Parameters:
  ///   - placement: Where the rows stand among the rows of the layers inside this one.
  ///   - sections: Where sections are added, if the data source half adds any.
  ///   - promise: What becomes of the rows when the content changes; nil for what suits the
  ///     placement, see ``ContentPromise``.
  ///   - name: What the layer is called in explanations and diagnoses; see ``TableLayer/name``.
  public init(
    placed placement: Placement, sections: Placement = .none,
    promise: ContentPromise? = nil, named name: String? = nil
  ) {
    let behavior = LayerRowBehavior<RowPosition> { row, layer in
      guard case .amongContent(let index) = row else { return nil }
      return layer.state?.layout.anchor(ofAdditional: index)
    }
    super.init(
      placed: placement, sections: sections, promise: promise, named: name, behavior: behavior)
  }

  /// The closure that makes the cell of a row; its index path is the one to dequeue with (reuse).
  var makeCell: (UITableView, IndexPath, _ index: Int) -> UITableViewCell {
    { [self] tableView, indexPath, index in
      let position = layout(for: tableView).anchor(ofAdditional: index)
      return behavior.cell(tableView, at: indexPath, for: position)
    }
  }
}
