import Foundation

/// A layer with a row in every slot: separators, for example.
///
/// ```swift
/// feed.addRows(placed: .beforeGroups { days[$0.row] }) { tableView, indexPath, post in … }
///   .height(24)
/// ```
///
/// Each of its rows is identified by the content row below it, in the inner coordinates of the
/// layer: those of the data, for the innermost layer. For the place after the last row of a
/// section, that is the number of its rows.
@MainActor
public final class SlotLayer: CapableLayer<RowPosition> {
  /// The sections that the layer adds.
  private let added: AddedSections

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - placement: The places of the rows among the rows of the layers inside this one.
  ///   - sections: Sections to add: section *j* fills slot *j* of `sectionPlacement`.
  ///   - sectionPlacement: The places of these sections among those of the layers inside this one.
  ///   - policy: The policy of the rows when the content changes; nil for the default of the
  ///     placement, see ``ContentPolicy``.
  ///   - name: The name of the layer in explanations and diagnoses; see ``TableLayer/name``.
  ///   - cell: Makes the cell for a slot. It gets the index path to dequeue with (reuse) and the
  ///     content row below the slot (inner). For the place after the last row, that is the number
  ///     of content rows of the section.
  package init(
    placed placement: Placement, sections sectionPlacement: Placement = .none,
    adding sections: [AdditionalSection] = [], policy: ContentPolicy? = nil,
    named name: String? = nil,
    cell: @escaping (UITableView, IndexPath, RowPosition) -> UITableViewCell
  ) {
    added = AddedSections(sections)
    let behavior = LayerRowBehavior<RowPosition> { row, layer in
      guard case .amongContent(let index) = row else { return nil }
      return layer.loadedState?.layout.anchor(ofAdditional: index)
    }
    super.init(
      placed: placement, sections: sectionPlacement, policy: policy, named: name,
      behavior: behavior)
    supply(.everySlot, addedSectionRowCounts: sections.map(\.rowCount))
    show([], in: .made(by: cell))
    added.show(in: self)
  }

  override func composed(_ events: AdditionalRowEvents) -> AdditionalRowEvents {
    added.events(after: super.composed(events))
  }

  public override func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    guard case .amongContent(let index) = row else {
      return added.cell(tableView, reuseIndexPath: reuseIndexPath, row: row)
    }
    let position = layout(for: tableView).anchor(ofAdditional: index)
    return behavior.cell(tableView, at: reuseIndexPath, for: position)
  }

  override var mayHaveTitles: Bool { added.mayHaveTitles(in: self) }

  public override func titleForHeader(inAddedSection section: Int) -> String? {
    added.list[section].headerTitle
  }

  public override func titleForFooter(inAddedSection section: Int) -> String? {
    added.list[section].footerTitle
  }
}
