import Foundation

extension DecoratedTable {
  /// Adds a row that is there while the content is empty; see ``PlaceholderDecorator``.
  ///
  /// The content is the rows of all layers that were added before.
  ///
  /// - Parameters:
  ///   - scope: The part of the table that has to be empty.
  ///   - name: The name of the layer in explanations and diagnoses; named after its kind if nil.
  ///   - height: The height of the row in points; automatic if nil.
  ///   - cell: The cell of the row; its index path is the one to dequeue with (reuse).
  public func addPlaceholder(
    _ scope: PlaceholderDecorator.Scope = .table, named name: String? = nil,
    height: CGFloat? = nil, file: StaticString = #fileID, line: UInt = #line,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell
  ) {
    addLayer(file: file, line: line) { inner, ownership in
      PlaceholderDecorator(
        inner: inner, scope: scope, named: name, ownership: ownership, cell: cell)
    } delegate: { placeholder, inner, ownership in
      placeholder.makeDelegate(inner: inner, ownership: ownership, height: height)
    }
  }

  /// Adds a row after the last that loads more content when it comes on screen; see
  /// ``LoadMoreDecorator``.
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; named after its kind if nil.
  ///   - height: The height of the row in points; automatic if nil.
  ///   - cell: The cell of the row; its index path is the one to dequeue with (reuse).
  ///   - configure: Configures the cell for a state, before it is shown and when the state changes.
  ///   - load: Begins to load, and sets the state when it is done. Called once for each time that
  ///     the state becomes idle, when the row is on screen.
  /// - Returns: The layer, whose state the app sets.
  @discardableResult
  public func addLoadMore(
    named name: String? = nil, height: CGFloat? = nil, file: StaticString = #fileID,
    line: UInt = #line,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell,
    configure: @escaping (UITableViewCell, LoadMoreDecorator.State) -> Void = { _, _ in },
    load: @escaping (LoadMoreDecorator) -> Void
  ) -> LoadMoreDecorator {
    addLayer(file: file, line: line) { inner, ownership in
      LoadMoreDecorator(
        inner: inner, named: name, ownership: ownership, cell: cell, configure: configure,
        load: load)
    } delegate: { more, inner, ownership in
      more.makeDelegate(inner: inner, ownership: ownership, height: height)
    }
  }
}
