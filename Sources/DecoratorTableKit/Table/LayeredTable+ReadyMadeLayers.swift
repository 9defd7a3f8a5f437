import Foundation

extension LayeredTable {
  /// Adds a row that is shown while the content is empty; see ``PlaceholderLayer``.
  ///
  /// The rows of all layers that were added before count as content.
  ///
  /// - Parameters:
  ///   - scope: The part of the table that has to be empty.
  ///   - name: The name of the layer in explanations and diagnoses; named after its kind if nil.
  ///   - height: The height of the row in points; automatic if nil.
  ///   - cell: The cell of the row; its index path is the one to dequeue with (reuse).
  /// - Returns: The layer, which can be removed.
  @discardableResult
  public func addPlaceholder(
    _ scope: PlaceholderLayer.Scope = .table, named name: String? = nil,
    height: CGFloat? = nil,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell
  ) -> PlaceholderLayer {
    add(PlaceholderLayer(scope, named: name, height: height, cell: cell))
  }

  /// Adds a row after the last that loads more content when it is displayed; see ``LoadMoreLayer``.
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; named after its kind if nil.
  ///   - height: The height of the row in points; automatic if nil.
  ///   - cell: The cell of the row; its index path is the one to dequeue with (reuse).
  ///   - configure: Configures the cell for a state, before it is shown and when the state changes.
  ///   - load: Begins to load, and sets the state at the end. Called once each time that the state
  ///     becomes idle, when the row is on screen.
  /// - Returns: The layer, whose state the app sets.
  @discardableResult
  public func addLoadMore(
    named name: String? = nil, height: CGFloat? = nil,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell,
    configure: @escaping (UITableViewCell, LoadMoreLayer.State) -> Void = { _, _ in },
    load: @escaping (LoadMoreLayer) -> Void
  ) -> LoadMoreLayer {
    add(LoadMoreLayer(named: name, height: height, cell: cell, configure: configure, load: load))
  }

  /// Adds a layer that shows only the first rows of given sections, and outside it one with a row
  /// below each of these that shows the rest; see ``ShowMoreLayer``.
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; named after its kind if nil.
  ///     The layer inside, which hides the rows, has the same name with ", hidden" appended.
  ///   - height: The height of the row in points; automatic if nil.
  ///   - cell: The cell of a row; its index path is the one to dequeue with (reuse).
  ///   - configure: Configures the cell for the number of rows that a tap reveals, before it is
  ///     shown and when the number changes.
  /// - Returns: The layer, on which sections are limited and expanded.
  @discardableResult
  public func addShowMore(
    named name: String? = nil, height: CGFloat? = nil,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell,
    configure: @escaping (UITableViewCell, _ count: Int) -> Void
  ) -> ShowMoreLayer {
    let hiding = HidingLayer(named: name.map { "\($0), hidden" })
    if name == nil { hiding.name = "show more, hidden" }
    return add(
      ShowMoreLayer(
        around: hiding, named: name, height: height, cell: cell, configure: configure))
  }
}
