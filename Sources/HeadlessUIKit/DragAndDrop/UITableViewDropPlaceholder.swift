/// A row that stands in until what was dropped has been loaded.
@MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Says how the cell of the row looks as the drop settles.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
