import Foundation

/// A layer of one row that is shown while the content is empty.
///
/// ```swift
/// feed.addPlaceholder { tableView, indexPath in
///   tableView.dequeueReusableCell(withIdentifier: "nothing here yet", for: indexPath)
/// }
/// ```
///
/// Every row inside the layer counts as content, including those of other layers: add it before ads
/// that should not hide it. The row is inserted and removed with the app's announcements in a
/// ``DecoratedTable``, else when the table reads its counts.
///
/// `feed` is a ``DecoratedTable``. The layer retains the closure.
@MainActor
public final class PlaceholderLayer: TableLayer {
  /// The part of the content that has to be empty.
  public enum Scope: Hashable, Sendable {
    /// The whole table. The row is in its first section, in one of its own if there is none.
    case table
    /// A section. Each section without rows gets a row.
    case eachSection
  }

  private let makeCell: (UITableView, IndexPath) -> UITableViewCell

  /// Creates a layer of a row that is shown while there are no others.
  ///
  /// - Parameters:
  ///   - scope: The part of the content that has to be empty.
  ///   - name: The name of the layer in explanations and diagnoses; "placeholder" if nil, and
  ///     "placeholder 2" if another layer has that name.
  ///   - height: The height of the row in points; automatic if nil.
  ///   - cell: Makes the cell of the row; its index path is the one to dequeue with (reuse).
  init(
    _ scope: Scope = .table, named name: String? = nil, height: CGFloat? = nil,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell
  ) {
    makeCell = cell
    super.init(named: name) { Self.rule(of: scope, for: $0) }
    if name == nil { self.name = "placeholder" }
    events.height = height.map { height in { _ in height } }
  }

  public override func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    makeCell(tableView, reuseIndexPath)
  }

  private static func rule(of scope: Scope, for rowCounts: [Int]) -> LayerRule {
    switch scope {
    case .eachSection:
      let rows = Placement.when(fewerThan: 1, .start, otherwise: .none)
      return LayerRule(rows: rows, supply: .everySlot)
    case .table where !rowCounts.allSatisfy({ $0 == 0 }):
      return LayerRule(rows: .none, supply: .everySlot)
    case .table where rowCounts.isEmpty:
      return LayerRule(
        rows: .none, supply: .everySlot, sections: .start, addedSectionRowCounts: [1])
    case .table:
      return LayerRule(rows: .start.inSection(0), supply: .everySlot)
    }
  }
}
