import Foundation

/// A layer of one row that is shown while the content is empty.
///
/// ```swift
/// let placeholder = PlaceholderDecorator(inner: postsSource) { tableView, indexPath in
///   tableView.dequeueReusableCell(withIdentifier: "nothing here yet", for: indexPath)
/// }
/// tableView.dataSource = placeholder
/// tableView.delegate = placeholder.makeDelegate(inner: postsDelegate)
/// ```
///
/// Every row inside the layer counts as content, those of other layers too: add it before ads that
/// should not hide it. The row comes and goes when the table learns of the content: with the app's
/// announcement in a ``DecoratedTable``, else when the table reads its counts.
///
/// Ownership: as ``ForwardingTableViewDataSource``; the closure is retained too.
@MainActor
public final class PlaceholderDecorator: ForwardingTableViewDataSource {
  /// The part of the content that has to be empty.
  public enum Scope: Hashable, Sendable {
    /// The whole table. The row is in its first section, in one of its own if there is none.
    case table
    /// A section. Each section without rows gets a row.
    case eachSection
  }

  private let cell: (UITableView, IndexPath) -> UITableViewCell

  /// Creates a layer of a row that is shown while there are no others.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - scope: The part of the content that has to be empty.
  ///   - name: What the layer is called in explanations and diagnoses; "placeholder" if nil, and
  ///     "placeholder 2" if another layer is called so.
  ///   - ownership: Whether this object retains `inner`.
  ///   - cell: Makes the cell of the row; its index path is the one to dequeue with (reuse).
  public init(
    inner: any UITableViewDataSource, scope: Scope = .table, named name: String? = nil,
    ownership: InnerOwnership = .strong,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell
  ) {
    self.cell = cell
    let layer = TableLayer(named: name) { Self.rule(of: scope, for: $0) }
    if name == nil { layer.name = "placeholder" }
    super.init(inner: inner, layer: layer, ownership: ownership)
  }

  override class var kitClass: AnyClass { PlaceholderDecorator.self }

  /// Creates the delegate half of the layer.
  ///
  /// - Parameters:
  ///   - inner: The delegate of the content: another decorator, any delegate as it stands, or none.
  ///   - ownership: Whether the half retains `inner`.
  ///   - height: The height of the row in points; automatic if nil.
  /// - Returns: The delegate. Keep it, since a table holds its delegate weakly.
  public func makeDelegate(
    inner: (any UITableViewDelegate)?, ownership: InnerOwnership = .strong, height: CGFloat? = nil
  ) -> ForwardingTableViewDelegate {
    ForwardingTableViewDelegate(
      inner: inner, layer: layer,
      events: AdditionalRowEvents(height: height.map { height in { _ in height } }),
      ownership: ownership)
  }

  public override func additionalCell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    cell(tableView, reuseIndexPath)
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
