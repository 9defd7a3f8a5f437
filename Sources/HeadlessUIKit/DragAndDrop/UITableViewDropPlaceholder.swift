/// A row that is shown until dropped data has been loaded.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns the look of the row's cell as the drop settles.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
