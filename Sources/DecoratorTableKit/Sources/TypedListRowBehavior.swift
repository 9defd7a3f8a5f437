import Foundation

/// The behavior of a list's rows with a known type of models.
///
/// Each row is of a ``RowKind``, which knows it by its model or by another value. There is no cast
/// between the model in its column and the closures of its kind.
@MainActor
class TypedListRowBehavior<Model, Known>: ListRowBehavior {
  /// The rows of visible cells with a handler for the end of their display, by cell.
  ///
  /// They are kept, since the list may have changed by then.
  private var shown: [ObjectIdentifier: (kind: RowKind<Known>, known: Known)] = [:]

  /// Returns the kind of a row.
  func kind(of model: Model) -> RowKind<Known> {
    misuse("\(type(of: self)) has no kinds: override this")
  }

  /// Returns the value by which the kind knows a row.
  func known(_ model: Model) -> Known {
    misuse("\(type(of: self)) has no values that its rows are known by: override this")
  }

  /// Returns the models of a column, which has to be of this type.
  final func models(of column: ListColumn) -> [Model] {
    // Rows are bound by the type with which their column was made.
    unsafeDowncast(column, to: TypedColumn<Model>.self).models
  }

  private final func model(_ item: ListItem) -> Model { models(of: item.column)[item.index] }

  override final func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for item: ListItem
  ) -> UITableViewCell {
    let model = model(item)
    return kind(of: model).cell(tableView, at: reuseIndexPath, for: known(model))
  }

  override final func height(of item: ListItem) -> CGFloat? {
    let model = model(item)
    return kind(of: model).capabilities.rowHeight(of: known(model))
  }

  // MARK: - Display

  override final func remember(_ cell: UITableViewCell, for item: ListItem) -> Bool {
    let model = model(item)
    let kind = kind(of: model)
    guard kind.capabilities.hearsOfEndOfDisplay else { return false }
    shown[ObjectIdentifier(cell)] = (kind, known(model))
    return true
  }

  override final func forget(_ cell: UITableViewCell) {
    shown[ObjectIdentifier(cell)] = nil
  }

  override final func willDisplay(_ cell: UITableViewCell, for item: ListItem) {
    let model = model(item)
    kind(of: model).capabilities.willDisplay(cell, for: known(model))
  }

  override final func didEndDisplaying(_ cell: UITableViewCell) {
    guard let (kind, known) = shown.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    kind.capabilities.didEndDisplaying(cell, for: known)
  }

  // MARK: - Touch

  override final func selects(_ item: ListItem) -> Bool {
    kind(of: model(item)).capabilities.selects
  }

  override final func didSelect(_ item: ListItem, at reuseIndexPath: IndexPath) {
    let model = model(item)
    kind(of: model).capabilities.select?(known(model), reuseIndexPath)
  }

  override final func didTapAccessory(of item: ListItem, at reuseIndexPath: IndexPath) {
    let model = model(item)
    kind(of: model).capabilities.accessoryTap?(known(model), reuseIndexPath)
  }

  override final func contextMenu(of item: ListItem) -> UIContextMenuConfiguration? {
    let model = model(item)
    return kind(of: model).capabilities.contextMenu?.configuration(for: known(model))
  }

  // MARK: - Editing

  override final func canEdit(_ item: ListItem) -> Bool {
    let model = model(item)
    return kind(of: model).capabilities.allowsEditing(of: known(model))
  }

  override final func deletes(_ item: ListItem) -> Bool {
    let model = model(item)
    let capabilities = kind(of: model).capabilities
    return capabilities.delete != nil && capabilities.allowsEditing(of: known(model))
  }

  override final func delete(_ item: ListItem) {
    let model = model(item)
    kind(of: model).capabilities.delete?(known(model))
  }

  override final func leadingActions(of item: ListItem) -> UISwipeActionsConfiguration? {
    let model = model(item)
    return kind(of: model).capabilities.leadingActions?.configuration(for: known(model))
  }

  override final func trailingActions(of item: ListItem) -> UISwipeActionsConfiguration? {
    let model = model(item)
    return kind(of: model).capabilities.trailingActions?.configuration(for: known(model))
  }
}
